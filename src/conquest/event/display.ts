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

/** A unit, or two that stand as one, stands in a box of this army from now on: placed, moved, advanced, or rallied, as the rule says. */
export interface UnitPosted extends Said<'unitPosted'> {
  readonly unit: UnitId;
  /** Who stands with it as one; left out: nobody. */
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

/** Two units stand as one from now on; or no longer do. */
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

/** A unit shoots, attacking or attacked: it hits with this die, modified, or less. */
export interface ShotFired extends Said<'shotFired'> {
  readonly unit: UnitId;
  /** Of a pair who suffers first. */
  readonly target: UnitId;
  readonly strength: number;
  /** The die, and what is added to it. */
  readonly die: number;
  readonly modifier: number;
  readonly hit: boolean;
}

export interface DuelFought extends Said<'duelFought'> {
  /** Of a pair of which one shoots, the other. */
  readonly attacker: UnitId;
  readonly defender: UnitId;
  /** The strengths of both, their leaders' ability included. */
  readonly attack: number;
  readonly defense: number;
  /** The column of the Tactical Combat Results Table, from 0. */
  readonly column: number;
  readonly die: number;
  /** What is added to the die; absent where nothing is. */
  readonly modifier?: number;
  readonly result: TacticalResult;
}

/** A unit is put to flight, and the leader with it. */
export interface UnitRouted extends Said<'unitRouted'> {
  readonly unit: UnitId;
  readonly with: UnitId | null;
  readonly leader: LeaderId | null;
}

/** A unit stands because of who leads it. */
export interface RoutIgnored extends Said<'routIgnored'> {
  readonly unit: UnitId;
  readonly leader: LeaderId;
}

export interface BattleEnded extends Said<'battleEnded'> {
  readonly province: ProvinceId;
  readonly how: BattleEnd;
  /** Nobody when night falls. */
  readonly winner: SideId | null;
  readonly round: number;
}

/** A unit of the victor's pursues, and the die has told how many units the beaten give up (R 10.20). */
export interface PursuitTried extends Said<'pursuitTried'> {
  readonly unit: UnitId;
  readonly as: Pursuer;
  readonly die: number;
  /** No more than there are whom it can catch. */
  readonly units: number;
}
