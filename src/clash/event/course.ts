/** R S7.1, S11-S14: the course of the game. */
import type { Said } from '../../conquest/event/base.js';
import type { BaggageId, LeaderId, PlaceId, SideId, UnitId } from '../../conquest/vocabulary.js';
import type { Offer } from '../vocabulary.js';

export type CourseEvent =
  | WentNative
  | TreasurySpent
  | MarkerDestroyed
  | PointsCounted
  | MutinyChecked
  | UnitMutinied
  | GuardDesignated
  | LeaderHeld
  | PrisonerAsked
  | PrisonerDied;

/** R S7.1: barbarians have become Indians. */
export interface WentNative extends Said<'wentNative'> {
  readonly units: readonly UnitId[];
}

/** R S11.4: a side has traded the Treasury for points. */
export interface TreasurySpent extends Said<'treasurySpent'> {
  readonly marker: BaggageId;
  readonly side: SideId;
  readonly points: number;
}

/** R S12.2: a side has eliminated a marker. */
export interface MarkerDestroyed extends Said<'markerDestroyed'> {
  readonly marker: BaggageId;
  readonly side: SideId;
}

/** R S13: the points of each player at the end; `die`: the value of Alexander's Body, `null` if no player had it. */
export interface PointsCounted extends Said<'pointsCounted'> {
  readonly die: number | null;
  readonly tallies: readonly { readonly side: SideId; readonly points: number }[];
}

/** R S14.1: the die of a place, and how many units go home by it. */
export interface MutinyChecked extends Said<'mutinyChecked'> {
  readonly side: SideId;
  readonly at: PlaceId;
  /** The die and its modifier: -1 for each of Roxane and the Royal Family. */
  readonly die: number;
  readonly modifier: number;
  readonly units: number;
}

/** R S3.0, S14.1: a unit has gone home. */
export interface UnitMutinied extends Said<'unitMutinied'> {
  readonly unit: UnitId;
  readonly side: SideId;
  readonly at: PlaceId;
}

/** R S14.2: a unit guards a leader from now on. */
export interface GuardDesignated extends Said<'guardDesignated'> {
  readonly side: SideId;
  readonly unit: UnitId;
  readonly leader: LeaderId;
}

/** R S13, S14.3: a leader is held prisoner. */
export interface LeaderHeld extends Said<'leaderHeld'> {
  readonly leader: LeaderId;
  readonly from: SideId;
  readonly by: SideId;
}

/** R S14.3: the result of an offer; the modifier was added to the die. */
export interface PrisonerAsked extends Said<'prisonerAsked'> {
  readonly side: SideId;
  readonly leader: LeaderId;
  readonly die: number;
  readonly modifier: number;
  readonly result: Offer;
}

/** R S11.5, S14.3: a prisoner was executed, or has died. */
export interface PrisonerDied extends Said<'prisonerDied'> {
  readonly leader: LeaderId;
  readonly by: SideId;
}
