/** R 9: supply: what happens. */
import type { PlayerId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type SupplyEvent = UnitsSupplied;

export interface UnitsSupplied extends Said<'unitsSupplied'> {
  readonly player: PlayerId;
  readonly units: readonly UnitId[];
}
