/**
 * Bots for every game: opponents to play against, to measure others by, and to build on.
 *
 * @example
 * import { conquest } from 'diadochi/conquest';
 * import { heuristics } from 'diadochi/conquest/bots';
 * import { greedyBot, playMatch, randomBot } from 'diadochi/bots';
 * import { orThrow } from 'diadochi/core';
 *
 * const bots = [greedyBot(heuristics), randomBot()];
 * const { outcome } = orThrow(playMatch(conquest, { bots, options: { players: 2 }, seed: 'granicus' }));
 * outcome?.winners; // ['macedonian']
 *
 * @module bots
 */
export { turnOf, type Bot, type Turn, type UniversalBot } from './bot.js';
export type { Budget } from './budget.js';
export { flatMonteCarloBot } from './flat-monte-carlo.js';
export { greedyBot, rankedActions, type RatedAction } from './greedy.js';
export type { Heuristics } from './heuristics.js';
export { playMatch, type BotMatch, type Pairing } from './match.js';
export { mctsBot, type Search } from './mcts.js';
export { BOT_NAMES, botNamed } from './named.js';
export { randomBot } from './random.js';
export type { Rollout } from './rollout.js';
export { expectedShare } from './value.js';
