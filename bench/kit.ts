/** What a game provides for the soak. */
import type { Game, WholeGameTypes } from '../src/core/index.js';
import type { Policy } from '../tools/policies/policy.js';
import type { Reachable } from './reach.js';

/** A property, other than the number of players, in which games may differ. */
export interface Axis {
  /** Its name on the command line. */
  readonly name: string;
  /** The option of the game for it. */
  readonly field: string;
  readonly words: readonly string[];
  /** Whether any number of the words can be combined; otherwise exactly one applies. */
  readonly several: boolean;
}

/** What a game must provide for the soak. */
export interface SoakKit<G extends WholeGameTypes> {
  readonly game: Game<G>;
  readonly playerCounts: readonly number[];
  options(players: number): G['options'];
  /** The policies of its players by name; `uniform` is one of them. */
  readonly policies: Readonly<Record<string, Policy<G['state'], G['action']>>>;
  /** The other properties in which games may differ. */
  readonly axes: readonly Axis[];
  readonly reach: Reachable<G>;
  /** One in this number of states of a random game is checked, if checking each takes too long. */
  readonly stride: number;
  /** Options in which every field is set. */
  readonly everyOption: G['options'];
  /** Returns what is wrong with a state; empty if nothing is. `before`: the state that led to it, if known. */
  invariants(state: G['state'], before?: G['state']): readonly string[];
}
