/** R 9: events of supply. */
import type { AreaId, HexId, PlayerId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type SupplyEvent = UnitsSupplied | UnitForages;

/** R 9.4: units are supplied from the treasury at this cost. */
export interface UnitsSupplied extends Said<'unitsSupplied'> {
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
  readonly talents: number;
}
/** R 9.7 */
export interface UnitForages extends Said<'unitForages'> {
  readonly player: PlayerId;
  readonly unit: UnitId;
  readonly area: AreaId;
  readonly at: HexId;
}
