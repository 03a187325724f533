/** R S5.6, S8: what is decided about fleets, at sea, and in talks with Rhodes. */
import type { Decision } from '../../conquest/action/base.js';
import type { FleetAction as Sailing, FleetId } from '../../conquest/extension/action.js';
import type { CityId, PieceId, ProvinceId, SeaZoneId, SideId, UnitId } from '../../conquest/vocabulary.js';

export type FleetAction =
  | Sailing
  | EngageFleets
  | EndSeaBattles
  | LoseFleet
  | LoseSeaWall
  | GiveUp
  | ComeAshore
  | WithdrawFleets
  | HoldSea
  | BuildFleet
  | TalkWithRhodes
  | LeaveRhodes;

/** R S8.4: the side fights this one at sea next. */
export interface EngageFleets extends Decision<'engageFleets'> {
  readonly zone: SeaZoneId;
  readonly against: SideId;
}

/** The side leaves neutral fleets and fortresses alone. */
export type EndSeaBattles = Decision<'endSeaBattles'>;

/** R S8.4: this fleet is lost. */
export interface LoseFleet extends Decision<'loseFleet'> {
  readonly fleet: FleetId;
}

/** R S1.2, S8.4: a wall of the naval fortress is lost. */
export interface LoseSeaWall extends Decision<'loseSeaWall'> {
  readonly city: CityId;
}

/** R S8.4: this unit is lost with the ships that it was on. */
export interface GiveUp extends Decision<'giveUp'> {
  readonly unit: UnitId;
}

/** R S8.5, S12.1, S12.2: this piece comes ashore in the province. */
export interface ComeAshore extends Decision<'comeAshore'> {
  readonly piece: PieceId;
  readonly province: ProvinceId;
}

/** R 9.5, S8.4: the fleets that are left go into this zone. */
export interface WithdrawFleets extends Decision<'withdrawFleets'> {
  readonly zone: SeaZoneId;
}

/** The fleets do not withdraw. */
export type HoldSea = Decision<'holdSea'>;

/** R S8.1: the fleet is built, and lies in this zone. */
export interface BuildFleet extends Decision<'buildFleet'> {
  readonly fleet: FleetId;
  readonly zone: SeaZoneId;
}

/** R S5.6: the side rolls for an alliance with Rhodes, or for the end of another one. */
export type TalkWithRhodes = Decision<'talkWithRhodes'>;

/** The side does not send envoys to Rhodes. */
export type LeaveRhodes = Decision<'leaveRhodes'>;
