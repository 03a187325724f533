/** R 7: events of bases and new leaders. */
import type { HexId, LeaderId, PlaceId, PlayerId, RegionId } from '../vocabulary.js';
import type { Said } from './common.js';

export type ForcesEvent = BasePlaced | LeaderCame;

/** R 7.6.3, 22.4.5: a base is built, or placed. */
export interface BasePlaced extends Said<'basePlaced'> {
  readonly hex: HexId;
  readonly by: PlayerId;
}
/** R 7.8.4: a new leader comes to the stack of the predecessor, or to a Force Pool. */
export interface LeaderCame extends Said<'leaderCame'> {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  /** The predecessor. */
  readonly for: LeaderId;
  readonly at: PlaceId;
  /** In a Force Pool its region, otherwise `null`. */
  readonly pool: RegionId | null;
}
