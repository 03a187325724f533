/** R 9: actions of supply. */
import type { HexId, LeaderId, PlayerId, UnitId } from '../vocabulary.js';

export type SupplyAction = BringAshore | Forage | SupplyUnit | EndForaging;

/** R 9.8: a single fleet at sea, or a leader's stack, comes ashore. */
export interface BringAshore {
  readonly type: 'bringAshore';
  readonly player: PlayerId;
  readonly stack: UnitId | LeaderId;
  readonly hex: HexId;
}
/** R 9.7: a unit forages. */
export interface Forage {
  readonly type: 'forage';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
/** R 9.1: a unit is chosen for supply from a treasury that is too small for all. */
export interface SupplyUnit {
  readonly type: 'supplyUnit';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
/** No further unit forages by choice. */
export interface EndForaging {
  readonly type: 'endForaging';
  readonly player: PlayerId;
}
