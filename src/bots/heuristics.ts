/** What a game knows about playing it well. Bots are made from it. */
import type { ChanceSource, Game, WholeGameTypes } from '../core/index.js';

/**
 * The heuristics of a game: scores of actions, and the value of situations. `diadochi/<game>/bots` exports them. Write
 * your own to make bots that play differently.
 */
export interface Heuristics<G extends WholeGameTypes> {
  readonly game: Game<G>;
  /**
   * Returns a score for each of the legal actions of the player who sees the view, in the same order: the higher, the
   * better. Scores compare the actions of one decision and mean nothing beyond it.
   */
  scores(view: G['view'], actions: readonly G['action'][], chance: ChanceSource): readonly number[];
  /** Scores that differ by less than this count as nearly equal. */
  readonly tolerance: number;
  /** Returns how good a situation is for a player compared with their opponents; 0 if it is even. */
  worth(shown: G['shown'], player: G['player']): number;
  /**
   * Returns the number of the round: it grows when a new round begins, in which every player has a turn. Situations are
   * compared at the end of a round, because in the middle of it one player has moved more than another.
   */
  round(shown: G['shown']): number;
  /** The number of rounds that a search should play on before it evaluates a situation; by default 1. */
  readonly horizon?: number;
  /** A difference in worth that makes a player a clear favourite: who is ahead by it wins about three games of four. */
  readonly advantage: number;
}
