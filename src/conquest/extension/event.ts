/** Events of the extension. Deeds tell what moves and what is lost. */
import type { Said } from '../event/index.js';
import type { LeaderId, PlaceId, SeaZoneId, SideId, UnitId } from '../vocabulary.js';
import type { FleetId } from './action.js';

export type ExtensionEvent = Carried;

/** R X6.2, S8.3: a fleet has carried these from one province to another, and lies in this sea zone. */
export interface Carried extends Said<'carried'> {
  readonly side: SideId;
  readonly fleet: FleetId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly from: PlaceId;
  /** Where they have landed; their sea zone, if they have not (R S8.4). */
  readonly to: PlaceId;
  readonly zone: SeaZoneId;
}
