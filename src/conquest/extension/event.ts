/** Events of the extension. The events of `deeds` report moves and losses. */
import type { Said } from '../event/index.js';
import type { LeaderId, PlaceId, SeaZoneId, SideId, UnitId } from '../vocabulary.js';
import type { FleetId } from './action.js';

export type ExtensionEvent = Carried;

/** R X6.2, S8.3: a fleet has carried pieces from one province to another, and is in this sea zone. */
export interface Carried extends Said<'carried'> {
  readonly side: SideId;
  readonly fleet: FleetId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly from: PlaceId;
  /** The province where they have landed, or their sea zone if they have not (R S8.4). */
  readonly to: PlaceId;
  readonly zone: SeaZoneId;
}
