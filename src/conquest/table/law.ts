/**
 * The rules that differ between the games of the family. Rules call the law of the situation and never ask which game
 * is played. A variant replaces functions of the base with its own (`rules/law.ts`), each with its clause.
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

/** One step of a turn: a phase and the side that it belongs to. */
export interface Step {
  readonly phase: Phase;
  readonly side: SideId | null;
}

/** A unit or leader, and the side that moves it. */
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

/**
 * R 11.7: units and leaders that move together and may take baggage along; `forced`: they go further than one province
 * (R 8.4).
 */
export interface Column {
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly forced: boolean;
}

/** One side of a combat: the units and leaders of a force that fight. */
export interface Engaged {
  readonly name: ForceName;
  readonly side: SideId;
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
}

/**
 * R 9.1: two forces that are about to fight, on the Tactical Display or in minor combat. In minor combat the first is
 * the attacker.
 */
export interface Engagement {
  readonly province: PlaceCode;
  readonly tactical: boolean;
  readonly forces: readonly [Engaged, Engaged];
}

/** R 9.2, 9.3: a force that may try to evade. */
export interface Evader {
  readonly force: Engaged;
  /** The force evades if the die shows this number or less. */
  readonly on: number;
  /** The only provinces to which it may go (R 9.3); left out: any. */
  readonly within?: readonly ProvinceId[];
}

/** R 12.8: how a step is bought: as own troops and mercenaries, or as recruits from the enemy's troops. */
export type Purchase = 'own' | 'recruits';
/** The code and the clause by which something is refused. */
export interface RefusalReason {
  readonly code: RefusalCode;
  readonly rule: RuleRef;
}

/** `S` is the situation. It is a parameter because the situation's type refers to this one. */
export interface Law<S> {
  /** Returns the standard components for these options; the same object for the same options. */
  componentsFor(options: FamilyOptions): Components;

  // R 4
  /**
   * Returns the step with this number, from 0, in the current turn (R 4.2, 4.3); `undefined`: the turn has no more
   * steps. It is called again at each step.
   */
  step(situation: S, number: number): Step | undefined;

  // R 5
  /**
   * Returns who holds a province; `alone`: the only side with units in it, `undefined` if no side or several sides have
   * units. The answer is a side, `null` for nobody, and `undefined` where nothing changes (R 5.2-5.5).
   */
  holderWith(situation: S, province: PlaceCode, alone: SideId | undefined): SideId | null | undefined;

  // R 6
  /** Returns the force of a unit (R 6.3). */
  forceOf(situation: S, unit: UnitCode): ForceName;
  /** Returns the force of a leader (R 6.3). */
  forceOfLeader(situation: S, leader: LeaderCode): ForceName;
  /** Returns whether a unit counts as different from all others of its kind. */
  isDistinct(situation: S, unit: UnitCode): boolean;

  // R 7
  /** Returns whether a unit needs supply where it stands (R 7.1, 14.2, 14.3). */
  needsSupply(situation: S, unit: UnitCode): boolean;
  /** Returns whether an army of a side loses steps in a province that cannot supply it (R 7.4, 7.8). */
  starves(situation: S, side: SideId, province: PlaceCode): boolean;
  /** Returns whether a die is rolled for a province that supplies armies (R 7.2). */
  isTested(situation: S, province: PlaceCode): boolean;
  /** Returns the modifier of the die for a province that supplies this number of units (R 7.2). */
  depletionModifier(situation: S, province: PlaceCode, units: number): number;

  // R 8
  /** Returns whether these sides are at war with each other. */
  hostile(situation: S, one: SideId, other: SideId): boolean;
  /** Returns whether fleets and coastal cities of one side stop fleets of the other. */
  opposesAtSea(situation: S, one: SideId, other: SideId): boolean;
  /**
   * Returns the provinces to which a piece is restricted, or which it may not enter (R 8.3, 14.2); `null`: it may be
   * anywhere.
   */
  rangeOf(situation: S, piece: UnitInfo | LeaderInfo): RangeInfo | null;
  /**
   * Returns whether a piece of this side may be in a province (R 8.3, 14.2). The answer depends on the piece, the side
   * and the groups in `FREEDOM` alone.
   */
  mayEnter(situation: S, piece: UnitInfo | LeaderInfo, side: SideId, province: PlaceCode): boolean;
  /** Returns whether a piece may move now: it is free to move (`isFree`) and not held back (`heldBack`). */
  mayMove(situation: S, piece: Mover): boolean;
  /** Returns whether a piece is free to move (R 3.3). The answer is memoised, so it must not depend on the stack. */
  isFree(situation: S, piece: Mover): boolean;
  /** Returns the units of a side that may not move now although they are free to (R 17.4). */
  heldBack(situation: S, side: SideId): readonly UnitId[];
  /**
   * Returns whether a unit moves without a leader (R 14.3). The answer is memoised: it may depend on the place, side
   * and group of the unit alone.
   */
  movesAlone(situation: S, unit: UnitCode): boolean;
  /** Returns all units that could ever move without a leader for a side, wherever they are. */
  possibleLoners(situation: S, side: SideId): readonly UnitInfo[];
  /** Returns whether a leader may force a march (R 8.4). */
  leadsForcedMarch(situation: S, leader: LeaderCode): boolean;
  /** Returns whether a unit may take part in a whole forced march (R 8.4). */
  joinsForcedMarch(situation: S, unit: UnitCode): boolean;
  /** Returns whether a die of attrition is rolled for the units that have made a whole forced march (R 8.6). */
  isStrained(situation: S, march: ForcedMarch): boolean;
  /**
   * Returns why a marker may not go along with a column (R 11.7); `undefined`: it may. If `baggage` is `undefined`, why
   * no marker may.
   */
  cargoRefusal(situation: S, column: Column, baggage: number | undefined): RefusalReason | undefined;
  /** Returns whether a marker that has come along may go on with a forced march. */
  hastens(situation: S, baggage: number): boolean;

  // R 9
  /** Returns whether a unit in the field can take part in combat. */
  fights(situation: S, unit: UnitCode): boolean;
  /** Returns whether a leader without units can be attacked in the field (ruling C9.11). */
  mayBeCaught(situation: S, leader: LeaderCode): boolean;
  /** Returns whether the strength and losses of a unit count in minor combat. */
  countsInMinor(situation: S, unit: UnitCode): boolean;
  /** Returns whether pieces of a side may choose to leave a province after a combat (R 9.5). */
  mayGiveWay(situation: S, side: SideId, province: PlaceCode): boolean;
  /**
   * Returns the forces that may try to evade a combat, in order (R 9.2, 9.3). Whether there is a province to go to is
   * checked later.
   */
  evaders(situation: S, engagement: Engagement): readonly Evader[];
  /** Returns the clause by which a combat is evaded, on the display or in minor combat (R 9.2, 9.3). */
  evadedBy(tactical: boolean): RuleRef;
  // R 10
  /** Returns the order in which the sides of a battle set up (R 10.3), and the side that begins each round (R 10.2). */
  arrayOrder(situation: S, sides: readonly [SideId, SideId]): readonly [SideId, SideId];
  beginsRounds(situation: S, sides: readonly [SideId, SideId]): SideId;
  /** Returns whether a unit or pair may enter a box of the Tactical Display (R 10.5). */
  mayStandIn(situation: S, units: readonly UnitCode[], post: Post): boolean;
  /** Returns whether two units may form a pair in a box (R 10.7); `isLed`: a leader of their side is in the box. */
  mayPair(situation: S, unit: UnitCode, other: UnitCode, isLed: boolean, post: Post): boolean;
  /**
   * Returns whether two units can have formed a pair at some time, whatever steps they have lost and whatever leader
   * has left them since.
   */
  mayHavePaired(situation: S, unit: UnitCode, other: UnitCode, post: Post): boolean;
  /** Returns the clause by which two units may or may not form a pair (R 10.7). */
  pairedBy(situation: S, unit: UnitInfo | undefined, other: UnitInfo | undefined): RuleRef;
  /** Returns which unit of a pair takes the first loss: the one that joins, or the one that it joins (R 10.7). */
  suffersFirst(situation: S, coming: UnitCode, standing: UnitCode): UnitCode;
  /** Returns whether a unit may attack another (R 10.10). */
  mayAttack(situation: S, attacker: UnitCode, defender: UnitCode): boolean;
  /**
   * Returns the clause by which a unit charges: it attacks its attacker, gets no leader's rating, and is lost with its
   * attack; `null`: it does not charge.
   */
  charges(situation: S, unit: UnitCode): RuleRef | null;
  /** Returns the clause by which artillery, and a unit paired with it, neither moves on the display nor routs. */
  engineBy(): RuleRef;
  /** Returns the modifier of the die when a unit strikes at another (R 10.11). */
  strikeModifier(situation: S, attacker: UnitCode, defender: UnitCode): number;
  /** Returns the modifier of the die when a unit shoots at another (R 10.13). */
  shotModifier(situation: S, shooter: UnitCode, target: UnitCode): number;
  /** Returns the column of the Pursuit Table for a unit; `undefined`: it does not pursue (R 10.20). */
  pursuesAs(situation: S, unit: UnitCode): Pursuer | undefined;
  /** Returns whether a pursuer of this column can catch a unit (R 10.20). */
  ridesDown(situation: S, pursuer: Pursuer, unit: UnitCode): boolean;

  // R 11
  /**
   * Returns the clause by which a marker that follows a leader is lost if an enemy finds it without that leader
   * (R 11.7).
   */
  strandedBy(): RuleRef;

  // R 12
  /** Returns whether stand-ins replace lost leaders (R 12.10). */
  hasStandIns(situation: S): boolean;
  /** Returns the replacement points that a side receives (R 12.1, 12.6). */
  income(situation: S, side: SideId): number;
  /** Returns the cost of a step of a unit (R 12.2). It is the same for all units of a kind. */
  stepCost(situation: S, side: SideId, unit: UnitCode): number;
  /**
   * Returns how a side may buy steps of a unit, or why it may not (R 12.6-12.8, 15.8). It is the same for all units of
   * a kind.
   */
  boughtAs(situation: S, side: SideId, unit: UnitCode): Purchase | RefusalReason;
  /** Returns why a side may not buy a unit although it may rebuild reduced ones of its kind (R 15.8). */
  levyRefusal(situation: S, side: SideId, unit: UnitCode): RefusalReason | undefined;
  /** Returns whether a side may rebuild a marker that was lost (R 11.7). */
  rebuilds(situation: S, side: SideId, baggage: number): boolean;

  // R 13
  /** Returns the provinces in which a reinforcement may be placed (R 13.1). */
  arrivals(situation: S, side: SideId, piece: UnitInfo | LeaderInfo): readonly PlaceCode[];

  // R 16
  /** Returns the side that has won at the beginning of a turn (R 16.2); `undefined`: none has yet. */
  conqueror(situation: S): SideId | undefined;
  /** Returns the Victory Points of the side for which they are counted (R 16.3). */
  points(situation: S): number;
  /** Returns how the game ends after the last turn (R 16.3). */
  decision(situation: S): Ended;
}

/** Returns the components of a game with these options: its own, or the standard ones of the law. */
export const componentsOf = <S>(options: FamilyOptions, law: Pick<Law<S>, 'componentsFor'>): Components =>
  options.components ?? law.componentsFor(options);
