/** R 10: what happens on the Tactical Display. */
import type { Line, Post } from '../data/display.js';
import type { BattleEnd, BoxId, LeaderId, ProvinceId, Pursuer, SideId, TacticalResult, UnitId } from '../vocabulary.js';
import type { Said } from './base.js';

export type DisplayEvent =
  | BattleBegan
  | RoundBegan
  | UnitPosted
  | LeaderPosted
  | UnitsPaired
  | UnitsParted
  | AttackBegan
  | ShotFired
  | DuelFought
  | UnitRouted
  | RoutIgnored
  | BattleEnded
  | PursuitTried;

export interface BattleBegan extends Said<'battleBegan'> {
  readonly province: ProvinceId;
  /** In the order in which they set up. */
  readonly sides: readonly [SideId, SideId];
}

export interface RoundBegan extends Said<'roundBegan'> {
  readonly round: number;
}

/** A unit or a pair is now in a box of this army: placed, moved, advanced or rallied, according to the rule. */
export interface UnitPosted extends Said<'unitPosted'> {
  readonly unit: UnitId;
  /** The other unit of the pair; absent: none. */
  readonly with?: UnitId;
  readonly army: SideId;
  readonly box: BoxId;
  readonly line: Line;
}

/** A leader goes to a unit; `null`: he is alone in the box. */
export interface LeaderPosted extends Said<'leaderPosted'> {
  readonly leader: LeaderId;
  readonly unit: UnitId | null;
  readonly army: SideId;
  readonly box: BoxId;
}

/** Two units form a pair, or split it. */
export interface UnitsPaired extends Said<'unitsPaired'> {
  readonly unit: UnitId;
  readonly with: UnitId;
}
export interface UnitsParted extends Said<'unitsParted'> {
  readonly unit: UnitId;
  readonly with: UnitId;
}

export interface AttackBegan extends Said<'attackBegan'> {
  readonly side: SideId;
  readonly from: Post;
  readonly into: Post;
}

/** A unit shoots as attacker or defender. It hits if the modified die is at most its strength. */
export interface ShotFired extends Said<'shotFired'> {
  readonly unit: UnitId;
  /** The unit of a pair that suffers first. */
  readonly target: UnitId;
  readonly strength: number;
  /** The die, and what is added to it. */
  readonly die: number;
  readonly modifier: number;
  readonly hit: boolean;
}

export interface DuelFought extends Said<'duelFought'> {
  /** The other unit of a pair of which one shoots. */
  readonly attacker: UnitId;
  readonly defender: UnitId;
  /** The strengths of both, their leaders' ability included. */
  readonly attack: number;
  readonly defense: number;
  /** The column of the Tactical Combat Results Table, from 0. */
  readonly column: number;
  readonly die: number;
  /** The modifier of the die; absent: none. */
  readonly modifier?: number;
  readonly result: TacticalResult;
}

/** A unit is routed, and the leader with it. */
export interface UnitRouted extends Said<'unitRouted'> {
  readonly unit: UnitId;
  readonly with: UnitId | null;
  readonly leader: LeaderId | null;
}

/** A unit ignores a rout because of its leader. */
export interface RoutIgnored extends Said<'routIgnored'> {
  readonly unit: UnitId;
  readonly leader: LeaderId;
}

export interface BattleEnded extends Said<'battleEnded'> {
  readonly province: ProvinceId;
  readonly how: BattleEnd;
  /** The winner; `null` at nightfall. */
  readonly winner: SideId | null;
  readonly round: number;
}

/** A unit of the victor pursues; the die gives the number of units that the loser gives up (R 10.20). */
export interface PursuitTried extends Said<'pursuitTried'> {
  readonly unit: UnitId;
  readonly as: Pursuer;
  readonly die: number;
  /** At most the number of units that it can catch. */
  readonly units: number;
}
