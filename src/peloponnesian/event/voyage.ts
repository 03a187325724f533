/** R 16.4-16.8: movement by sea: what happens. */
import type { UnitId } from '../vocabulary.js';
import type { PlaceId } from '../state.js';
import type { Said } from './common.js';

export type VoyageEvent = FleetSailed;

export interface FleetSailed extends Said<'fleetSailed'> {
  readonly to: PlaceId;
  readonly fleets: readonly UnitId[];
}
