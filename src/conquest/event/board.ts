/** R 5-8, 11-15: changes of pieces and places. Only `deeds` emits these events. */
import type {
  BaggageId,
  BaggageLoss,
  CityId,
  LeaderId,
  MilestoneId,
  ObjectiveId,
  PlaceId,
  ProvinceId,
  SideId,
  Supplies,
  UnitId,
} from '../vocabulary.js';
import type { Said } from './base.js';

export type BoardEvent =
  | UnitMoved
  | UnitRaised
  | UnitChangedSides
  | UnitReduced
  | UnitRestored
  | UnitEliminated
  | UnitWithdrawn
  | LeaderMoved
  | LeaderArrived
  | LeaderWounded
  | LeaderRecovered
  | LeaderLeft
  | BaggageMoved
  | BaggageLost
  | BaggageBuilt
  | ProvinceTaken
  | SuppliesChanged
  | WallBuilt
  | WallLost
  | CityTaken
  | ObjectiveSecured
  | MilestonePassed;

/** A unit goes from one place of the map to another. */
export interface UnitMoved extends Said<'unitMoved'> {
  readonly unit: UnitId;
  readonly from: PlaceId;
  readonly to: PlaceId;
}

/** A unit enters the map for a side, with a number of steps. */
export interface UnitRaised extends Said<'unitRaised'> {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly at: PlaceId;
  readonly steps: number;
}

/** A unit changes sides, in a place. */
export interface UnitChangedSides extends Said<'unitChangedSides'> {
  readonly unit: UnitId;
  readonly from: SideId;
  readonly to: SideId;
  readonly at: PlaceId;
}

/** A unit loses a step and stays; `steps`: those left. */
export interface UnitReduced extends Said<'unitReduced'> {
  readonly unit: UnitId;
  readonly at: PlaceId;
  readonly steps: number;
}

/** A unit regains a step. */
export interface UnitRestored extends Said<'unitRestored'> {
  readonly unit: UnitId;
  readonly at: PlaceId;
  readonly steps: number;
}

/** A unit goes to the dead pile. */
export interface UnitEliminated extends Said<'unitEliminated'> {
  readonly unit: UnitId;
  readonly at: PlaceId;
}

/** A unit leaves the game. */
export interface UnitWithdrawn extends Said<'unitWithdrawn'> {
  readonly unit: UnitId;
  readonly at: PlaceId;
}

export interface LeaderMoved extends Said<'leaderMoved'> {
  readonly leader: LeaderId;
  readonly from: PlaceId;
  readonly to: PlaceId;
}

/** A leader comes onto the map. */
export interface LeaderArrived extends Said<'leaderArrived'> {
  readonly leader: LeaderId;
  readonly at: PlaceId;
}

export interface LeaderWounded extends Said<'leaderWounded'> {
  readonly leader: LeaderId;
}

export interface LeaderRecovered extends Said<'leaderRecovered'> {
  readonly leader: LeaderId;
}

/**
 * A leader leaves the map: killed or captured in combat, withdrawn, replaced as a stand-in, or dead of ill health
 * (R 17.3).
 */
export interface LeaderLeft extends Said<'leaderLeft'> {
  readonly leader: LeaderId;
  readonly from: PlaceId;
  readonly why: 'killed' | 'captured' | 'withdrawn' | 'replaced' | 'died';
}

export interface BaggageMoved extends Said<'baggageMoved'> {
  readonly baggage: BaggageId;
  readonly from: PlaceId;
  readonly to: PlaceId;
}

export interface BaggageLost extends Said<'baggageLost'> {
  readonly baggage: BaggageId;
  readonly from: PlaceId;
  readonly why: BaggageLoss;
}

/** A marker that was lost is built again (R 11.7). */
export interface BaggageBuilt extends Said<'baggageBuilt'> {
  readonly baggage: BaggageId;
  readonly at: PlaceId;
}

/** A province changes hands; `null`: it has no holder. */
export interface ProvinceTaken extends Said<'provinceTaken'> {
  readonly province: ProvinceId;
  readonly from: SideId | null;
  readonly to: SideId | null;
}

export interface SuppliesChanged extends Said<'suppliesChanged'> {
  readonly province: ProvinceId;
  readonly supplies: Supplies;
}

export interface WallBuilt extends Said<'wallBuilt'> {
  readonly city: CityId;
  readonly side: SideId;
  /** The walls that it has now. */
  readonly walls: number;
}

export interface WallLost extends Said<'wallLost'> {
  readonly city: CityId;
  readonly walls: number;
}

/** A city changes hands, with the number of walls that it has. */
export interface CityTaken extends Said<'cityTaken'> {
  readonly city: CityId;
  readonly from: SideId | null;
  readonly to: SideId;
  readonly walls: number;
}

export interface ObjectiveSecured extends Said<'objectiveSecured'> {
  readonly objective: ObjectiveId;
}

/** Something happened for the first time that rules refer back to. */
export interface MilestonePassed extends Said<'milestonePassed'> {
  readonly milestone: MilestoneId;
}
