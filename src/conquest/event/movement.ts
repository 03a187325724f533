/** R 8: movement. */
import type { ForceName, LeaderId, ProvinceId, SideId, UnitId } from '../vocabulary.js';
import type { Said } from './base.js';

export type MovementEvent = Marched | MarchStrained | BandFormed;

/** A force has marched into an adjacent province, by a forced march if `forced` (R 8.1, 8.4). */
export interface Marched extends Said<'marched'> {
  readonly side: SideId;
  /** The name of the force when it sets out (R 6.3, 14.3). */
  readonly force: ForceName;
  readonly leader: LeaderId | null;
  readonly units: readonly UnitId[];
  readonly from: ProvinceId;
  readonly to: ProvinceId;
  readonly forced: boolean;
}

/** The cost of a forced march through a province (R 8.6). */
export interface MarchStrained extends Said<'marchStrained'> {
  readonly side: SideId;
  readonly through: ProvinceId;
  readonly die: number;
  /** Steps to be lost. */
  readonly steps: number;
}

/** Units form a group of raiders of their own (R 14.3). */
export interface BandFormed extends Said<'bandFormed'> {
  readonly units: readonly UnitId[];
  readonly band: number;
}
