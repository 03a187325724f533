/** R 7: the supply of armies, and its effects on land and armies. */
import type { ForceName, ProvinceId, SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type SupplyEvent = SupplyShipped | LandTested | ArmyStarved;

/** An army is supplied by sea (R 7.5). */
export interface SupplyShipped extends Said<'supplyShipped'> {
  readonly side: SideId;
  readonly force: ForceName;
  readonly province: ProvinceId;
  readonly from: ProvinceId;
  /** Units that are fed. */
  readonly units: number;
}

/** The die for the depletion of a province was rolled (R 7.2). */
export interface LandTested extends Said<'landTested'> {
  readonly province: ProvinceId;
  /** Units that it feeds. */
  readonly units: number;
  readonly die: number;
  /** The modifier of the die. */
  readonly added: number;
}

/** The die for an army without supply was rolled (R 7.4). */
export interface ArmyStarved extends Said<'armyStarved'> {
  readonly side: SideId;
  readonly force: ForceName;
  readonly province: ProvinceId;
  readonly units: number;
  readonly die: number;
  /** Steps that it loses. */
  readonly steps: number;
}
