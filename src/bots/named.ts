/** Bots by their names, for commands and results. */
import * as E from 'fp-ts/lib/Either.js';
import { invalidInput, type Either, type InvalidInput, type WholeGameTypes } from '../core/index.js';
import type { Bot } from './bot.js';
import type { Budget } from './budget.js';
import { flatMonteCarloBot } from './flat-monte-carlo.js';
import { greedyBot } from './greedy.js';
import type { Heuristics } from './heuristics.js';
import { mctsBot } from './mcts.js';
import { randomBot } from './random.js';

/** The forms of a name that {@link botNamed} knows. */
export const BOT_NAMES = ['random', 'greedy', 'flat:<iterations>', 'mcts:<iterations>', 'mcts:<n>ms'] as const;

/** Returns the budget that is written as `200` or `500ms`. */
function budgetIn(text: string): Budget | undefined {
  const [, digits, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return unit === undefined ? { iterations: Number(digits) } : { milliseconds: Number(digits) };
}

/**
 * Returns the bot with a name, which `Bot.name` returns again: `random`, `greedy`, `flat:20`, `mcts:200` (iterations),
 * `mcts:500ms` (milliseconds for each decision).
 *
 * @returns the bot, or a refusal that lists the known names
 *
 * @example
 * import { heuristics } from 'diadochi/alexandros/bots';
 * import { botNamed } from 'diadochi/bots';
 * import { orThrow } from 'diadochi/core';
 *
 * orThrow(botNamed(heuristics, 'mcts:200')).name; // 'mcts:200'
 */
export function botNamed<G extends WholeGameTypes>(
  heuristics: Heuristics<G>,
  name: string,
): Either<InvalidInput, Bot<G>> {
  if (name === 'random') return E.right(randomBot());
  if (name === 'greedy') return E.right(greedyBot(heuristics));
  const [kind, ...rest] = name.split(':');
  const budget = budgetIn(rest.join(':'));
  if (budget !== undefined && kind === 'flat') return E.right(flatMonteCarloBot(heuristics, budget));
  if (budget !== undefined && kind === 'mcts') return E.right(mctsBot(heuristics, budget));
  return E.left(invalidInput([{ path: '$', message: `expected a bot like ${BOT_NAMES.join(', ')}, got "${name}"` }]));
}
