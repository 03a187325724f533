/** A bot that takes the action with the best score, without looking ahead. */
import type { ChanceSource, WholeGameTypes } from '../core/index.js';
import { elementAt, indexOfLargest, type Bot } from './bot.js';
import type { Heuristics } from './heuristics.js';

/** The number of steps into which a tolerance is divided. */
const STEPS = 1_000;

/** Returns scores with a random part that is smaller than the tolerance, so that nearly equal actions take turns. */
export function shuffledScores<G extends WholeGameTypes>(
  { scores, tolerance }: Heuristics<G>,
  view: G['view'],
  actions: readonly G['action'][],
  chance: ChanceSource,
): readonly number[] {
  return scores(view, actions, chance).map((score) => score + (tolerance * chance.draw(STEPS)) / STEPS);
}

/** Returns the action with the best score. */
export function greedyChoice<G extends WholeGameTypes>(
  heuristics: Heuristics<G>,
  view: G['view'],
  actions: readonly G['action'][],
  chance: ChanceSource,
): G['action'] {
  const [only] = actions;
  if (only !== undefined && actions.length === 1) return only;
  return elementAt(actions, indexOfLargest(shuffledScores(heuristics, view, actions, chance)));
}

/**
 * Returns a bot that takes the action with the best score of a game's heuristics. Chance decides between scores that are
 * nearly equal. It is fast, and plays like a sensible person who does not look ahead.
 *
 * @example
 * import { alexandros } from 'diadochi/alexandros';
 * import { heuristics } from 'diadochi/alexandros/bots';
 * import { greedyBot, playMatch } from 'diadochi/bots';
 * import { orThrow } from 'diadochi/core';
 *
 * const bot = greedyBot(heuristics);
 * const { outcome } = orThrow(playMatch(alexandros, { bots: [bot, bot], options: { players: 2 }, seed: 'susa' }));
 * outcome?.how; // 'hundredPoints'
 */
export const greedyBot = <G extends WholeGameTypes>(heuristics: Heuristics<G>): Bot<G> => ({
  name: 'greedy',
  choose: ({ view, actions, chance }) => greedyChoice(heuristics, view, actions, chance),
});
