/** R 7: actions of placing, withdrawing and replacing units and leaders. */
import type { Chance } from '../../core/index.js';
import type { CityId, HexId, LeaderId, PlayerId, UnitId } from '../vocabulary.js';

export type ForcesAction = Place | Withdraw | PlaceLeader | WithdrawLeader | PlaceBase | EndPlacement | DrawLeader;

/** R 7.3: a unit moves from its Force Pool to a city of its region. */
export interface Place {
  readonly type: 'place';
  readonly player: PlayerId;
  readonly unit: UnitId;
  readonly city: CityId;
}
/** R 7.3: a unit returns from a city of its region to its Force Pool. */
export interface Withdraw {
  readonly type: 'withdraw';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
/** R 7.8.5 */
export interface PlaceLeader {
  readonly type: 'placeLeader';
  readonly player: PlayerId;
  readonly leader: LeaderId;
  readonly city: CityId;
}
/** R 7.8.5 */
export interface WithdrawLeader {
  readonly type: 'withdrawLeader';
  readonly player: PlayerId;
  readonly leader: LeaderId;
}
/** R 22.4.5 */
export interface PlaceBase {
  readonly type: 'placeBase';
  readonly player: PlayerId;
  readonly hex: HexId;
}
export interface EndPlacement {
  readonly type: 'endPlacement';
  readonly player: PlayerId;
}
/** R 7.8.4: chance draws a leader from the Leader Pool. */
export interface DrawLeader {
  readonly type: 'drawLeader';
  readonly player: Chance;
  readonly leader: LeaderId;
}
