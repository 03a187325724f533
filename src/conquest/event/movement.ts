/** R 8: movement. */
import type { ForceName, LeaderId, ProvinceId, SideId, UnitId } from '../vocabulary.js';
import type { Said } from './base.js';

export type MovementEvent = Marched | MarchStrained | BandFormed;

/** Those who gathered have gone into an adjacent province, at a forced march where `forced` (R 8.1, 8.4). */
export interface Marched extends Said<'marched'> {
  readonly side: SideId;
  /** The force that they are when they set out (R 6.3, 14.3). */
  readonly force: ForceName;
  readonly leader: LeaderId | null;
  readonly units: readonly UnitId[];
  readonly from: ProvinceId;
  readonly to: ProvinceId;
  readonly forced: boolean;
}

/** What a forced march through a province has cost (R 8.6). */
export interface MarchStrained extends Said<'marchStrained'> {
  readonly side: SideId;
  readonly through: ProvinceId;
  readonly die: number;
  /** Steps to be lost. */
  readonly steps: number;
}

/** Units are a group of raiders by themselves from now on (R 14.3). */
export interface BandFormed extends Said<'bandFormed'> {
  readonly units: readonly UnitId[];
  readonly band: number;
}
