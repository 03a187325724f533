/** R 5.3: the assessment of tribute: what is being resolved. */
import type { PlayerId } from '../vocabulary.js';

export type AssessmentSectionFrame = AssessmentFrame;

/** R 5.3: a player assesses regions. */
export interface AssessmentFrame {
  readonly kind: 'assessment';
  readonly player: PlayerId;
}
