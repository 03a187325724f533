/** R 5.3: the event of assessments. */
import type { PlayerId, RegionId } from '../vocabulary.js';
import type { Said } from './common.js';

export type AssessmentEvent = TributeAssessed;

/**
 * A region is assessed at another multiple of its Base Tribute Value: by its player's choice (R 5.3.1), because it is
 * inactive (R 5.3.3), or because it has changed hands (R 4.3.1).
 */
export interface TributeAssessed extends Said<'tributeAssessed'> {
  readonly region: RegionId;
  /** The holder of the region. */
  readonly player: PlayerId;
  readonly before: number;
  readonly now: number;
}
