/** R C: actions of cards that act on regions, cities and satraps. */
import type { CardId, LeaderId, PlayerId } from '../vocabulary.js';

export type PlotAction = ReleaseLeader | DismissFleets;

/** A player gives up a leader in a Force Pool for one who changes sides. */
export interface ReleaseLeader {
  readonly type: 'releaseLeader';
  readonly player: PlayerId;
  readonly leader: LeaderId;
}
/** A player ends a card with which a satrap pays for fleets. The fleets stay at the player's expense. */
export interface DismissFleets {
  readonly type: 'dismissFleets';
  readonly player: PlayerId;
  readonly card: CardId;
}
