/** What a game must provide to be told in a terminal. */
import type { Game, WholeGameTypes } from '../core/index.js';

/**
 * Returns the lines about some events; `state` is the state after the action that caused them and the chance that
 * followed. A tale keeps what it has told, so pass all events of a game to one tale, each once and in order.
 */
export type Tale<G extends WholeGameTypes> = (events: readonly G['event'][], state: G['state']) => readonly string[];

export interface Storyteller<G extends WholeGameTypes> {
  readonly game: Game<G>;
  /** Returns the options of a game for this number of players. */
  options(players: number): G['options'];
  /** Returns a new tale. */
  newTale(): Tale<G>;
  /** Returns a name for the round of a state, which is used for its picture. Each round has another name. */
  round(state: G['state']): string;
  /** Returns a picture of a state, with the events of the round. */
  picture(state: G['state'], events: readonly G['event'][]): string;
  /** Returns how the game ended, with the rule. */
  ending(state: G['state']): readonly string[];
}
