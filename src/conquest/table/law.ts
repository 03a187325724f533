/**
 * What the games of the family answer differently. Rules ask the law of the situation, and never which game it is; a variant puts
 * its own answers in the place of those of the base (`rules/law.ts`), each with its clause.
 */
import type { Components } from '../data/shape.js';
import type { ForceName, Phase, ProvinceId, SideId } from '../vocabulary.js';
import type { PlaceCode } from './ground.js';
import type { LeaderCode, LeaderInfo, UnitCode, UnitInfo } from './roster.js';

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

/** `S`: what may be asked; this file does not know its shape, for that one knows this. */
export interface Law<S> {
  /** What a game is played with that brings no components of its own. */
  readonly components: Components;

  // R 4
  /** The steps of the turn being played, in order (R 4.2, 4.3). Asked anew at each step. */
  sequence(situation: S): readonly Step[];

  // R 5
  /**
   * Whose a province is in which nobody has units, or these sides have: a side, `null` for nobody, and `undefined` where
   * nothing changes (R 5.2-5.5).
   */
  holderWith(situation: S, province: PlaceCode, present: readonly SideId[]): SideId | null | undefined;

  // R 6
  /** The force that a unit belongs to (R 6.3). */
  forceOf(situation: S, unit: UnitCode): ForceName;

  // R 8
  /** Whether these sides are at war with each other. */
  hostile(situation: S, one: SideId, other: SideId): boolean;
  /** Whether a piece may move at all now (R 3.3). */
  mayMove(situation: S, piece: Mover): boolean;
  /** Whether a unit moves without a leader (R 14.3). */
  movesAlone(situation: S, unit: UnitCode): boolean;
  /** Whether a leader may force a march (R 8.4). */
  leadsForcedMarch(situation: S, leader: LeaderCode): boolean;
  /** Whether a unit may go all the way of one (R 8.4). */
  joinsForcedMarch(situation: S, unit: UnitCode): boolean;
  /** Whether a forced march costs those who have gone all the way a die of attrition (R 8.6). */
  isStrained(situation: S, march: ForcedMarch): boolean;

  // R 9
  /** Who may try to evade a combat, one after another (R 9.2, 9.3); whether there is anywhere to go is seen later. */
  evaders(situation: S, engagement: Engagement): readonly Evader[];

  // R 16
  /** Who has won at the beginning of a turn; `undefined`: nobody yet (R 16.2). */
  conqueror(situation: S): SideId | undefined;
  /** Victory Points at the end (R 16.3). */
  points(situation: S): number;
}
