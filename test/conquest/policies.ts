/** Players of Conquest, each of whom wants something else. */
import { heuristics } from '../../src/conquest/bots/index.js';
import { query, viewFor, type Action, type GameState } from '../../src/conquest/index.js';
import { familyLures } from '../../tools/policies/lures.js';
import { liking, seeing, uniform, type Policy } from '../../tools/policies/policy.js';
import { CONQUEST_TASTES } from '../../tools/policies/tastes.js';
import { greedily } from '../kit/greedy.js';

const { towardsEnemies, towardsLand, towardsWalls, towardsTheEmpty } = familyLures(query);

/** The policies by name. */
export const CONQUEST_POLICIES = {
  uniform,
  fighting: liking<GameState, Action>(CONQUEST_TASTES.fighting, towardsEnemies),
  marching: liking<GameState, Action>(CONQUEST_TASTES.marching, towardsLand),
  besieging: liking<GameState, Action>(CONQUEST_TASTES.besieging, towardsWalls),
  raiding: liking<GameState, Action>(CONQUEST_TASTES.raiding, towardsTheEmpty),
  holding: liking<GameState, Action>(CONQUEST_TASTES.holding),
  evading: liking<GameState, Action>(CONQUEST_TASTES.evading),
  thrifty: liking<GameState, Action>(CONQUEST_TASTES.thrifty),
  bot: seeing(greedily(heuristics), viewFor),
} as const satisfies Readonly<Record<string, Policy<GameState, Action>>>;
