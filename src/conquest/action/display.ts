/** R 10: decisions on the Tactical Display. */
import type { Line, Post } from '../data/display.js';
import type { BoxId, LeaderId, UnitId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type DisplayAction =
  | ArrayUnit
  | ArrayPair
  | JoinLeader
  | Rally
  | RallyTo
  | StayRouted
  | StepForward
  | RanksClosed
  | AdvanceUnit
  | ShiftUnit
  | ChangeLine
  | ChangePlaces
  | PairUnits
  | PartUnits
  | HoldPositions
  | AttackBox
  | Engage
  | BreakOff
  | EndAttacks
  | Fire
  | HoldFire
  | Pursue
  | ForgoPursuit
  | GiveUpUnit;

/** R 10.3: a unit is placed. */
export interface ArrayUnit extends Decision<'arrayUnit'> {
  readonly unit: UnitId;
  readonly box: BoxId;
  readonly line: Line;
}

/** R 10.3, 10.7: a unit is placed with another one, as a pair. */
export interface ArrayPair extends Decision<'arrayPair'> {
  readonly unit: UnitId;
  readonly with: UnitId;
}

/** R 10.3, 10.12, 10.16: a leader goes to a unit. */
export interface JoinLeader extends Decision<'joinLeader'> {
  readonly leader: LeaderId;
  readonly unit: UnitId;
}

/** R 10.18: a leader rallies the unit with which he has routed, or does not try. */
export interface Rally extends Decision<'rally'> {
  readonly leader: LeaderId;
}
export interface StayRouted extends Decision<'stayRouted'> {
  readonly leader: LeaderId;
}

/** R 10.18: rallied units go to another box because enemies hold the Reserve. */
export interface RallyTo extends Decision<'rallyTo'> {
  readonly to: Post;
}

/** R 10.6: a unit of the second line steps into the empty first line; or no further unit does. */
export interface StepForward extends Decision<'stepForward'> {
  readonly unit: UnitId;
}
export type RanksClosed = Decision<'ranksClosed'>;

/** R 10.9: a unit advances into an empty box. */
export interface AdvanceUnit extends Decision<'advanceUnit'> {
  readonly unit: UnitId;
  readonly to: Post;
}

/** R 10.8: a unit takes part in the tactical movement. */
export interface ShiftUnit extends Decision<'shiftUnit'> {
  readonly unit: UnitId;
  readonly to: Post;
  readonly line: Line;
}

/** R 10.6: a unit goes into the other line, or changes places with a unit there if that line is full. */
export interface ChangeLine extends Decision<'changeLine'> {
  readonly unit: UnitId;
}
export interface ChangePlaces extends Decision<'changePlaces'> {
  readonly unit: UnitId;
  readonly with: UnitId;
}

/** R 10.7: two units form a pair, or split it. */
export interface PairUnits extends Decision<'pairUnits'> {
  readonly unit: UnitId;
  readonly with: UnitId;
}
export interface PartUnits extends Decision<'partUnits'> {
  readonly unit: UnitId;
}

/** R 10.3, 10.6: the side makes no further change. */
export type HoldPositions = Decision<'holdPositions'>;

/** R 10.10: the units of one box attack those in another. */
export interface AttackBox extends Decision<'attackBox'> {
  readonly from: Post;
  readonly into: Post;
}

/** R 10.10: a unit attacks another one. */
export interface Engage extends Decision<'engage'> {
  readonly attacker: UnitId;
  readonly defender: UnitId;
}

/** R 10.15: units that were attacked from another box are not attacked again. */
export type BreakOff = Decision<'breakOff'>;

/** R 10.10: no further box attacks. */
export type EndAttacks = Decision<'endAttacks'>;

/** R 10.14, optional: light infantry fires at its attacker, or keeps its fire. */
export type Fire = Decision<'fire'>;
export type HoldFire = Decision<'holdFire'>;

/** R 10.20: the victor pursues, or does not. */
export type Pursue = Decision<'pursue'>;
export type ForgoPursuit = Decision<'forgoPursuit'>;

/** R 10.20: this unit is given up. */
export interface GiveUpUnit extends Decision<'giveUpUnit'> {
  readonly unit: UnitId;
}
