/** Players of Conquest, each of whom wants something else. */
import { choose as chooseAsBot } from '../../examples/conquest/bot.js';
import { query, viewFor, type Action, type GameState } from '../../src/conquest/index.js';
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

/** Walls of an enemy draw a marching leader most, and those most behind which something lies. */
function towardsWalls(state: GameState, action: Action): number {
  if (action.type !== 'march' && action.type !== 'forceMarch') return 1;
  const { map, objectives } = query.componentsOf(state);
  const walled = map.cities.filter(
    ({ id, provinces }) =>
      provinces.includes(action.province) &&
      (state.cities[id]?.walls ?? 0) > 0 &&
      state.cities[id]?.holder !== action.player,
  );
  const prized = walled.some(({ id }) => objectives.some(({ at }) => at === id));
  return prized ? 15 : walled.length > 0 ? 6 : 1;
}

/** Land that an enemy holds and nobody guards. */
function towardsTheEmpty(state: GameState, action: Action): number {
  if (action.type !== 'march' && action.type !== 'forceMarch' && action.type !== 'marchForce') return 1;
  const guarded = query
    .componentsOf(state)
    .sides.some(({ id }) => query.unitsAt(state, action.province, id).length > 0);
  return guarded ? 0.3 : query.statusOf(state, action.province) === action.player ? 1 : 8;
}

/** The example's bot, which sees what its side sees. */
const bot: Policy<GameState, Action> = (actions, state, chance) => {
  const [first] = actions;
  if (first === undefined || first.player === 'chance') throw new RangeError('a bot decides for a side');
  return actions.length === 1 ? first : chooseAsBot(viewFor(state(), first.player), actions, chance);
};

/** The policies by name. */
export const CONQUEST_POLICIES = {
  uniform,
  fighting: liking(CONQUEST_TASTES.fighting, towardsEnemies),
  marching: liking(CONQUEST_TASTES.marching, towardsLand),
  besieging: liking(CONQUEST_TASTES.besieging, towardsWalls),
  raiding: liking(CONQUEST_TASTES.raiding, towardsTheEmpty),
  holding: liking(CONQUEST_TASTES.holding),
  evading: liking(CONQUEST_TASTES.evading),
  thrifty: liking(CONQUEST_TASTES.thrifty),
  bot,
} as const satisfies Readonly<Record<string, Policy<GameState, Action>>>;
