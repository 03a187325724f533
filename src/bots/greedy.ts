/** A bot that takes the action with the best score, without looking ahead. */
import type { ChanceSource, WholeGameTypes } from '../core/index.js';
import { elementAt, indexOfLargest, type Bot, type Turn } from './bot.js';
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

/** An action with the score that a bot gives it, the random part for nearly equal actions included. */
export interface RatedAction<G extends WholeGameTypes> {
  readonly action: G['action'];
  readonly score: number;
}

/**
 * Returns the legal actions of a turn as the greedy bot rates them, the best first. The first is the one that the bot
 * chooses with the same chance, so a page can say what else the bot weighed. Scores compare the actions of one decision
 * and mean nothing beyond it. They depend on what the bot sees: to others they can reveal its hand.
 *
 * @example
 * import { alexandros, createMatch } from 'diadochi/alexandros';
 * import { heuristics } from 'diadochi/alexandros/bots';
 * import { rankedActions, turnOf } from 'diadochi/bots';
 * import { orThrow, seededChance } from 'diadochi/core';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'susa' }));
 * const ranked = rankedActions(heuristics, turnOf(alexandros, state, 'red', seededChance('a bot')));
 * ranked.length === alexandros.legalActions(state).length; // true
 */
export function rankedActions<G extends WholeGameTypes>(
  heuristics: Heuristics<G>,
  { view, actions, chance }: Turn<G>,
): readonly RatedAction<G>[] {
  const scores = shuffledScores(heuristics, view, actions, chance);
  return actions
    .map((action, index) => ({ action, score: scores[index] ?? 0 }))
    .sort((one, other) => other.score - one.score);
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
