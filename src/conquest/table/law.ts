/**
 * What the games of the family answer differently. Rules ask the law of the situation, and never which game it is; a variant puts
 * its own answers in the place of those of the base (`rules/law.ts`), each with its clause.
 */
import type { RuleRef } from '../../core/index.js';
import type { RefusalCode } from '../code/index.js';
import type { Post } from '../data/display.js';
import type { Components } from '../data/shape.js';
import type { FamilyOptions } from '../options.js';
import type { Ended } from '../state.js';
import type { ForceName, LeaderId, Phase, ProvinceId, Pursuer, SideId, UnitId } from '../vocabulary.js';
import type { PlaceCode } from './ground.js';
import type { LeaderCode, LeaderInfo, RangeInfo, UnitCode, UnitInfo } from './roster.js';

/** One step of a turn: a phase, and whose it is. */
export interface Step {
  readonly phase: Phase;
  readonly side: SideId | null;
}

/** A unit or a leader, as its side's. */
export interface Mover {
  readonly side: SideId;
  readonly info: UnitInfo | LeaderInfo;
}

/** R 8.4: a march through one province into another. */
export interface ForcedMarch {
  readonly side: SideId;
  readonly through: PlaceCode;
  readonly to: PlaceCode;
}

/** R 11.7: those who go somewhere together, and may take something along; `forced`: further than one province (R 8.4). */
export interface Column {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly forced: boolean;
}

/** One side of a combat: the units and leaders of a force who fight. */
export interface Engaged {
  readonly name: ForceName;
  readonly side: SideId;
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
}

/** R 9.1: two forces that are about to fight, on the Tactical Display or not; the attacker of a minor combat is the first. */
export interface Engagement {
  readonly province: PlaceCode;
  readonly tactical: boolean;
  readonly forces: readonly [Engaged, Engaged];
}

/** R 9.2, 9.3: who may try to evade. */
export interface Evader {
  readonly force: Engaged;
  /** On this or less he evades. */
  readonly on: number;
  /** He may go nowhere else (R 9.3); left out: anywhere. */
  readonly within?: readonly ProvinceId[];
}

/** R 12.8: a step is bought of one's own troops and mercenaries, or recruited of the enemy's. */
export type Purchase = 'own' | 'recruits';
/** Why something is not to be had. */
export interface RefusalReason {
  readonly code: RefusalCode;
  readonly rule: RuleRef;
}

/** `S`: what may be asked; this file does not know its shape, for that one knows this. */
export interface Law<S> {
  /** What a game of these options is played with that brings no components of its own; the same for the same options. */
  componentsFor(options: FamilyOptions): Components;

  // R 4
  /** The step of this number, from 0, in the turn being played (R 4.2, 4.3); `undefined`: there are no more. Asked anew at each step. */
  step(situation: S, number: number): Step | undefined;

  // R 5
  /**
   * Whose a province is in which this side alone has units, or nobody has or several: a side, `null` for nobody, and `undefined`
   * where nothing changes (R 5.2-5.5).
   */
  holderWith(situation: S, province: PlaceCode, alone: SideId | undefined): SideId | null | undefined;

  // R 6
  /** The force that a unit belongs to (R 6.3). */
  forceOf(situation: S, unit: UnitCode): ForceName;
  /** The force that a leader belongs to (R 6.3). */
  forceOfLeader(situation: S, leader: LeaderCode): ForceName;
  /** Whether a unit is told from all others of its kind. */
  isDistinct(situation: S, unit: UnitCode): boolean;

  // R 7
  /** Whether a unit must be fed where it stands (R 7.1, 14.2, 14.3). */
  needsSupply(situation: S, unit: UnitCode): boolean;
  /** Whether an army of a side loses steps in a province that does not feed it (R 7.4, 7.8). */
  starves(situation: S, side: SideId, province: PlaceCode): boolean;
  /** Whether a die is rolled for a province that feeds armies (R 7.2). */
  isTested(situation: S, province: PlaceCode): boolean;
  /** What is added to the die for a province that feeds so many units (R 7.2). */
  depletionModifier(situation: S, province: PlaceCode, units: number): number;

  // R 8
  /** Whether these sides are at war with each other. */
  hostile(situation: S, one: SideId, other: SideId): boolean;
  /** Whether fleets of a side are stopped by fleets and coastal cities of another. */
  opposesAtSea(situation: S, one: SideId, other: SideId): boolean;
  /** The land that a piece keeps to, or keeps out of (R 8.3, 14.2); `null`: it may be anywhere. */
  rangeOf(situation: S, piece: UnitInfo | LeaderInfo): RangeInfo | null;
  /** Whether a piece may be in a province while it is this side's (R 8.3, 14.2): that depends on it, and on nothing else that the stamps of ranges do not know of. */
  mayEnter(situation: S, piece: UnitInfo | LeaderInfo, side: SideId, province: PlaceCode): boolean;
  /** Whether a piece may move at all now: it is free to, and not held back. */
  mayMove(situation: S, piece: Mover): boolean;
  /** Whether a piece is free to move (R 3.3): on the stack that does not depend. */
  isFree(situation: S, piece: Mover): boolean;
  /** The units that do not move with a side now although they are free to (R 17.4): most often there are none. */
  heldBack(situation: S, side: SideId): readonly UnitId[];
  /** Whether a unit moves without a leader (R 14.3): it follows from where it stands, whose it is and its group alone. */
  movesAlone(situation: S, unit: UnitCode): boolean;
  /** Of all counters, wherever they are, those whose units could ever do so as a side's. */
  possibleLoners(situation: S, side: SideId): readonly UnitInfo[];
  /** Whether a leader may force a march (R 8.4). */
  leadsForcedMarch(situation: S, leader: LeaderCode): boolean;
  /** Whether a unit may go all the way of one (R 8.4). */
  joinsForcedMarch(situation: S, unit: UnitCode): boolean;
  /** Whether a forced march costs those who have gone all the way a die of attrition (R 8.6). */
  isStrained(situation: S, march: ForcedMarch): boolean;
  /** Why a marker does not go along with those who go (R 11.7); of one that there is not (`undefined`), why none would. */
  cargoRefusal(situation: S, column: Column, baggage: number | undefined): RefusalReason | undefined;
  /** Whether a marker that has come along goes on with those who force the march. */
  hastens(situation: S, baggage: number): boolean;

  // R 9
  /** Whether a unit in the field can be drawn into combat at all. */
  fights(situation: S, unit: UnitCode): boolean;
  /** Whether a leader without units can be sought out in the field (ruling C9.11). */
  mayBeCaught(situation: S, leader: LeaderCode): boolean;
  /** Whether a unit has any part in minor combat but to share the fate of the others. */
  countsInMinor(situation: S, unit: UnitCode): boolean;
  /** Whether those of a side may leave a province of their own will after a combat (R 9.5). */
  mayGiveWay(situation: S, side: SideId, province: PlaceCode): boolean;
  /** Who may try to evade a combat, one after another (R 9.2, 9.3); whether there is anywhere to go is seen later. */
  evaders(situation: S, engagement: Engagement): readonly Evader[];
  /** The clause by which a combat is evaded, one on the display or another (R 9.2, 9.3). */
  evadedBy(tactical: boolean): RuleRef;
  // R 10
  /** The order in which the sides of a battle set up, and who of them begins each round (R 10.2, 10.3). */
  arrayOrder(situation: S, sides: readonly [SideId, SideId]): readonly [SideId, SideId];
  beginsRounds(situation: S, sides: readonly [SideId, SideId]): SideId;
  /** Whether a unit, or two that stand as one, may enter a box on the Tactical Display (R 10.5). */
  mayStandIn(situation: S, units: readonly UnitCode[], post: Post): boolean;
  /** Whether two units may stand as one in a box, in which a leader of theirs is or is not (R 10.7). */
  mayPair(situation: S, unit: UnitCode, other: UnitCode, isLed: boolean, post: Post): boolean;
  /** Whether two units that stand as one can have come to do so, whatever they have lost since, and whoever has left them. */
  mayHavePaired(situation: S, unit: UnitCode, other: UnitCode, post: Post): boolean;
  /** The clause by which two units stand as one, or do not (R 10.7). */
  pairedBy(situation: S, unit: UnitInfo | undefined, other: UnitInfo | undefined): RuleRef;
  /** Which of two units that stand as one suffers first: the one that comes, or the one that it comes to (R 10.7). */
  suffersFirst(situation: S, coming: UnitCode, standing: UnitCode): UnitCode;
  /** Whether a unit may attack another (R 10.10). */
  mayAttack(situation: S, attacker: UnitCode, defender: UnitCode): boolean;
  /** The clause by which a unit attacks whoever attacks it, takes nothing of a leader, and is lost with its attack; `null`: it is none such. */
  charges(situation: S, unit: UnitCode): RuleRef | null;
  /** The clause by which artillery, and who stands with it, neither moves on the display nor routs. */
  engineBy(): RuleRef;
  /** What is added to the die when a unit strikes at another (R 10.11). */
  strikeModifier(situation: S, attacker: UnitCode, defender: UnitCode): number;
  /** What is added to the die when a unit shoots at another (R 10.13). */
  shotModifier(situation: S, shooter: UnitCode, target: UnitCode): number;
  /** The column of the Pursuit Table for a unit; `undefined`: it does not pursue (R 10.20). */
  pursuesAs(situation: S, unit: UnitCode): Pursuer | undefined;
  /** Whether a unit that pursues so may ride another down (R 10.20). */
  ridesDown(situation: S, pursuer: Pursuer, unit: UnitCode): boolean;

  // R 11
  /** The clause by which a marker that follows a leader is lost where an enemy catches it without that leader (R 11.7). */
  strandedBy(): RuleRef;

  // R 12
  /** Whether stand-ins take the place of leaders (R 12.10). */
  hasStandIns(situation: S): boolean;
  /** Replacement points that a side receives for what it holds (R 12.1, 12.6). */
  income(situation: S, side: SideId): number;
  /** Points for a step of a unit (R 12.2), the same for all of its kind. */
  stepCost(situation: S, side: SideId, unit: UnitCode): number;
  /** As what a side may buy steps of a unit; or why it may not (R 12.6-12.8, 15.8): the same for all of its kind. */
  boughtAs(situation: S, side: SideId, unit: UnitCode): Purchase | RefusalReason;
  /** Why a side forms no unit of a kind of which it may rebuild reduced ones (R 15.8). */
  levyRefusal(situation: S, side: SideId, unit: UnitCode): RefusalReason | undefined;
  /** Whether a side may build a marker again that was lost (R 11.7). */
  rebuilds(situation: S, side: SideId, baggage: number): boolean;

  // R 13
  /** Where a piece that has come may be placed (R 13.1). */
  arrivals(situation: S, side: SideId, piece: UnitInfo | LeaderInfo): readonly PlaceCode[];

  // R 16
  /** Who has won at the beginning of a turn; `undefined`: nobody yet (R 16.2). */
  conqueror(situation: S): SideId | undefined;
  /** Victory Points at the end, of the side whose they are counted for (R 16.3). */
  points(situation: S): number;
  /** How the game ends when the track does (R 16.3). */
  decision(situation: S): Ended;
}

/** What a game of these options is played with under a law of the family. */
export const componentsOf = <S>(options: FamilyOptions, law: Pick<Law<S>, 'componentsFor'>): Components =>
  options.components ?? law.componentsFor(options);
