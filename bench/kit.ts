/** What a game brings to be soaked. */
import type { Game, WholeGameTypes } from '../src/core/index.js';
import type { Policy } from '../tools/policies/policy.js';
import type { Reachable } from './reach.js';

/** Something besides the number of players in which games may differ. */
export interface Axis {
  /** What the command calls it. */
  readonly name: string;
  /** The option of the game that holds it. */
  readonly field: string;
  readonly words: readonly string[];
  /** Any number of the words together; else exactly one of them. */
  readonly several: boolean;
}

/** What a game must bring to be soaked. */
export interface SoakKit<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly playerCounts: readonly number[];
  options(players: number): G['options'];
  /** How its players may choose, by name; `uniform` is one of them. */
  readonly policies: Readonly<Record<string, Policy<G['state'], G['action']>>>;
  /** In what else games may differ. */
  readonly axes: readonly Axis[];
  readonly reach: Reachable<G>;
  /** Of so many states of a random game one is looked at, where to look at each would take too long. */
  readonly stride: number;
  /** Options with everything that options may hold. */
  readonly everyOption: G['options'];
  /** What is wrong with a state; empty when nothing is. `before`: the state that led to it, if it is known. */
  invariants(state: G['state'], before?: G['state']): readonly string[];
}
