/** What a game must bring to be played and told in a terminal. */
import type { ChanceSource, Game, WholeGameTypes } from '../core/index.js';

/**
 * The lines that tell what some events did; `state` is the state after the action that brought them about and the chance that
 * followed. A tale remembers what it has told, so the events of one game are given to one tale, each once and in order.
 */
export type Tale<G extends WholeGameTypes> = (events: readonly G['event'][], state: G['state']) => readonly string[];

export interface Storyteller<G extends WholeGameTypes> {
  readonly game: Game<G>;
  /** The options of a game for so many players. */
  options(players: number): G['options'];
  /** A bot: one of the listed actions of the player whose turn it is. It knows only that player's view. */
  choose(view: G['view'], actions: readonly G['action'][], chance: ChanceSource): G['action'];
  /** Begins to tell a game. */
  newTale(): Tale<G>;
  /** The round of a state, by the name of its picture: another round, another name. */
  round(state: G['state']): string;
  /** A picture of a state, with what has happened in the round. */
  picture(state: G['state'], events: readonly G['event'][]): string;
  /** How the game ended, with the rule. */
  ending(state: G['state']): readonly string[];
}
