/** What a game must bring to be played and told in a terminal. */
import type { ChanceSource, Game, WholeGameTypes } from '../src/core/index.js';

export interface Storyteller<G extends WholeGameTypes> {
  readonly game: Game<G>;
  /** The options of a game for so many players. */
  options(players: number): G['options'];
  /** A bot: one of the listed actions of the player whose turn it is. It knows only that player's view. */
  choose(view: G['view'], actions: readonly G['action'][], chance: ChanceSource): G['action'];
  /** The lines that tell what an event did (none for what is not worth telling); `state` is the state after the action. */
  tell(event: G['event'], state: G['state']): readonly string[];
  /** How the game ended, with the rule. */
  ending(state: G['state']): readonly string[];
}
