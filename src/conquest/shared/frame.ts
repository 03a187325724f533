/** What the variants have in common beside the base: frames. */
import type { LeaderId, ProvinceId, SideId, UnitId } from '../vocabulary.js';
import type { FleetId } from './action.js';

export type SharedFrame = VoyageFrame;

/** R X6.2, S8.3: a fleet takes units and leaders aboard in a province, and brings them to another one. */
export interface VoyageFrame {
  readonly kind: 'voyage';
  readonly side: SideId;
  readonly fleet: FleetId;
  /** Where they come aboard. */
  readonly from: ProvinceId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}
