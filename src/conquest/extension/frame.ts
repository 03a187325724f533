/** Frames of the extension. */
import type { BaggageId, LeaderId, PlaceId, SideId, UnitId } from '../vocabulary.js';
import type { FleetId } from './action.js';

export type ExtensionFrame = VoyageFrame;

/** R X6.2, S8.3: a fleet takes units and leaders aboard in a province and brings them to another one. */
export interface VoyageFrame {
  readonly kind: 'voyage';
  readonly side: SideId;
  readonly fleet: FleetId;
  /** The place where they come aboard; a sea zone if they were at sea (R S8.4). */
  readonly from: PlaceId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  /** Markers that go along (R S12); left out: none. */
  readonly baggage?: readonly BaggageId[];
}
