/** Environments: games for reinforcement learning, in which agents act in turn. */
import type { Game, WholeGameTypes } from '../core/index.js';
import type { Environment } from './interface.js';
import { Playing } from './playing.js';
import { spacesOf, type EnvironmentCodecs, type EnvironmentSettings } from './settings.js';

/**
 * Returns an environment of a game. It begins with a game of seed 0.
 *
 * @param codecs - the `codecs` of the same entry point as the game
 *
 * @example
 * import { alexandros, codecs } from 'diadochi/alexandros';
 * import { seededChance } from 'diadochi/core';
 * import { environment } from 'diadochi/env';
 *
 * const env = environment(alexandros, codecs, { options: { players: 2 } });
 * const taste = seededChance('policy');
 * env.reset('first game');
 * while (env.agents.length > 0) {
 *   const allowed = env.legalIndices();
 *   env.step(allowed[taste.draw(allowed.length)] ?? 0);
 * }
 * env.terminations; // { red: true, yellow: true }
 * env.rewards.red + env.rewards.yellow; // 1
 */
export function environment<G extends WholeGameTypes>(
  game: Game<G>,
  codecs: EnvironmentCodecs<G>,
  settings: EnvironmentSettings<G>,
): Environment<G> {
  return new Playing(game, spacesOf(codecs, settings), settings);
}
