/** R 5.3: actions of the assessment of tribute. */
import type { PlayerId, RegionId } from '../vocabulary.js';

export type AssessmentAction = Assess | EndAssessment;

/** R 5.3.1, 4.3.1 a: a region is assessed at a multiple of its Base Tribute Value. */
export interface Assess {
  readonly type: 'assess';
  readonly player: PlayerId;
  readonly region: RegionId;
  readonly multiple: number;
}
/** R 5.3.1: a player keeps the assessments of all other regions. */
export interface EndAssessment {
  readonly type: 'endAssessment';
  readonly player: PlayerId;
}
