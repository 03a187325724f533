/** R 5.3: the assessment of tribute: what happens. */
import type { PlayerId, RegionId } from '../vocabulary.js';
import type { Said } from './common.js';

export type AssessmentEvent = TributeAssessed;

/**
 * A region is assessed at another multiple of its Base Tribute Value: as its player wants it (R 5.3.1), because its Militance is too low
 * (R 5.3.3), or because it has changed hands (R 4.3.1).
 */
export interface TributeAssessed extends Said<'tributeAssessed'> {
  readonly region: RegionId;
  /** Who holds the region. */
  readonly player: PlayerId;
  readonly before: number;
  readonly now: number;
}
