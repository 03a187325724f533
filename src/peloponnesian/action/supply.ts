/** R 9: supply: what can be done. */
import type { HexId, LeaderId, PlayerId, UnitId } from '../vocabulary.js';

export type SupplyAction = BringAshore | Forage | SupplyUnit | EndForaging;

/** R 9.8: a fleet at sea, or the stack of a leader, is brought to a coast. */
export interface BringAshore {
  readonly type: 'bringAshore';
  readonly player: PlayerId;
  readonly stack: UnitId | LeaderId;
  readonly hex: HexId;
}
/** R 9.7: a unit lives off the land. */
export interface Forage {
  readonly type: 'forage';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
/** R 9.1: a unit is among those that a treasury which is too small supplies. */
export interface SupplyUnit {
  readonly type: 'supplyUnit';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
/** No further unit forages instead of being supplied. */
export interface EndForaging {
  readonly type: 'endForaging';
  readonly player: PlayerId;
}
