/** The greedy bot as a function of what it sees. */
import type { ChanceSource, WholeGameTypes } from '../../src/core/index.js';
import type { Heuristics } from '../../src/bots/heuristics.js';
import { greedyChoice } from '../../src/bots/greedy.js';

/** Returns one of the legal actions of the player who sees the view. */
export type Choose<G extends WholeGameTypes> = (
  view: G['view'],
  actions: readonly G['action'][],
  chance: ChanceSource,
) => G['action'];

/** Returns a function that takes the action with the best score. */
export const greedily =
  <G extends WholeGameTypes>(heuristics: Heuristics<G>): Choose<G> =>
  (view, actions, chance) =>
    greedyChoice(heuristics, view, actions, chance);
