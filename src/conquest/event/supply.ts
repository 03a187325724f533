/** R 7: who is fed from where, and what becomes of land and armies. */
import type { ForceName, ProvinceId, SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type SupplyEvent = SupplyShipped | LandTested | ArmyStarved;

/** An army is fed from across the sea (R 7.5). */
export interface SupplyShipped extends Said<'supplyShipped'> {
  readonly side: SideId;
  readonly force: ForceName;
  readonly province: ProvinceId;
  readonly from: ProvinceId;
  /** Units that are fed. */
  readonly units: number;
}

/** The die has fallen for a province that feeds armies (R 7.2). */
export interface LandTested extends Said<'landTested'> {
  readonly province: ProvinceId;
  /** Units that it feeds. */
  readonly units: number;
  readonly die: number;
  /** What is added to the die. */
  readonly added: number;
}

/** The die has fallen for an army that nobody feeds (R 7.4). */
export interface ArmyStarved extends Said<'armyStarved'> {
  readonly side: SideId;
  readonly force: ForceName;
  readonly province: ProvinceId;
  readonly units: number;
  readonly die: number;
  /** Steps that it loses. */
  readonly steps: number;
}
