/**
 * What the games of the family answer differently. Rules ask the law of the situation, and never which game it is; a variant puts
 * its own answers in the place of those of the base (`rules/law.ts`), each with its clause.
 */
import type { Components } from '../data/shape.js';
import type { BoxId, Phase, Pursuer, SideId } from '../vocabulary.js';
import type { PlaceCode } from './ground.js';
import type { UnitCode } from './roster.js';

/** One step of a turn: a phase, and whose it is. */
export interface Step {
  readonly phase: Phase;
  readonly side: SideId | null;
}

/** The name of a force: those of one name in a province act as one (R 6.3). */
export type ForceName = string;

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

  // R 10
  /** The order in which the sides of a battle set up, and who of them begins each round (R 10.2, 10.3). */
  arrayOrder(situation: S, sides: readonly [SideId, SideId]): readonly [SideId, SideId];
  beginsRounds(situation: S, sides: readonly [SideId, SideId]): SideId;
  /** Whether a unit enters boxes of this name on the Tactical Display (R 10.5). */
  mayStandIn(situation: S, unit: UnitCode, box: BoxId): boolean;
  /** Whether two units may stand as one in a box, in which a leader of theirs is or is not (R 10.7). */
  mayPair(situation: S, unit: UnitCode, other: UnitCode, isLed: boolean): boolean;
  /** Whether a unit may attack another (R 10.10). */
  mayAttack(situation: S, attacker: UnitCode, defender: UnitCode): boolean;
  /** What is added to the die when a unit shoots at another (R 10.13). */
  shotModifier(situation: S, shooter: UnitCode, target: UnitCode): number;
  /** The column of the Pursuit Table for a unit; `undefined`: it does not pursue (R 10.20). */
  pursuesAs(situation: S, unit: UnitCode): Pursuer | undefined;
  /** Whether a unit that pursues so may ride another down (R 10.20). */
  ridesDown(situation: S, pursuer: Pursuer, unit: UnitCode): boolean;

  // R 16
  /** Who has won at the beginning of a turn; `undefined`: nobody yet (R 16.2). */
  conqueror(situation: S): SideId | undefined;
  /** Victory Points at the end (R 16.3). */
  points(situation: S): number;
}
