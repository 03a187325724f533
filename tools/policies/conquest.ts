/** Players of Conquest, each of whom wants something else. */
import type { Action, GameState } from '../../src/conquest/index.js';
import { query } from '../../src/conquest/index.js';
import { liking, uniform, type Policy } from './policy.js';
import { CONQUEST_TASTES } from './tastes.js';

/** Where an enemy has units draws a marching leader five times as much. */
function towardsEnemies(state: GameState, action: Action): number {
  if (action.type !== 'march' && action.type !== 'forceMarch') return 1;
  const enemies = query.componentsOf(state).sides.filter(({ id }) => id !== action.player);
  return enemies.some(({ id }) => query.unitsAt(state, action.province, id).length > 0) ? 5 : 1;
}

/** Land that is not one's own draws a marching leader. */
function towardsLand(state: GameState, action: Action): number {
  if (action.type !== 'march' && action.type !== 'forceMarch') return 1;
  return query.statusOf(state, action.province) === action.player ? 1 : 4;
}

/** The policies by name. */
export const CONQUEST_POLICIES = {
  uniform,
  fighting: liking(CONQUEST_TASTES.fighting, towardsEnemies),
  marching: liking(CONQUEST_TASTES.marching, towardsLand),
  evading: liking(CONQUEST_TASTES.evading),
  thrifty: liking(CONQUEST_TASTES.thrifty),
} as const satisfies Readonly<Record<string, Policy<GameState, Action>>>;
