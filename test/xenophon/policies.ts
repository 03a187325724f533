/** Players of Xenophon, each of whom wants something else. */
import { heuristics } from '../../src/xenophon/bots/index.js';
import {
  query,
  viewFor,
  type Action,
  type ActionType,
  type GameState,
  type ProvinceId,
} from '../../src/xenophon/index.js';
import { familyLures } from '../../tools/policies/lures.js';
import { liking, seeing, uniform, type Policy, type Taste } from '../../tools/policies/policy.js';
import { CONQUEST_TASTES } from '../../tools/policies/tastes.js';
import { greedily } from '../kit/greedy.js';

const { towardsEnemies, towardsLand, towardsWalls, towardsTheEmpty } = familyLures(query);

/** So many marches away nothing draws any more. */
const FAR = 20;

/** How far it is from one province to another for the rebels, by land. */
function distance(state: GameState, from: ProvinceId, to: ProvinceId): number {
  const far = new Map([[from, 0]]);
  for (const [province, steps] of far) {
    if (province === to) return steps;
    for (const next of query.waysFrom(state, province, 'rebel')) if (!far.has(next)) far.set(next, steps + 1);
  }
  return FAR;
}

/** The province in which a piece is; `undefined`: it is not on the map. */
function provinceOf(state: GameState, leader: string): ProvinceId | undefined {
  const at = state.leaders[leader]?.at ?? '';
  const { map } = query.componentsOf(state);
  return map.provinces.some(({ id }) => id === at) ? at : map.cities.find(({ id }) => id === at)?.provinces[0];
}

/** Where the leaders of a side go: the rebels to the King, and home when the pretender has fallen; the King's to their enemies. */
function goalOf(state: GameState, side: string): ProvinceId | undefined {
  if (side === 'royal') return provinceOf(state, query.hasFallen(state) ? 'xenophon' : 'cyrus');
  if (!query.hasFallen(state)) return provinceOf(state, 'artaxerxes');
  return query.componentsOf(state).map.provinces.find(({ haven }) => haven === true)?.id;
}

/** Each march that is nearer to the goal draws so many times as much. */
const PULL = 3;

function towardsTheGoal(state: GameState, action: Action): number {
  if (action.type !== 'march' && action.type !== 'forceMarch' && action.type !== 'land') return 1;
  const goal = goalOf(state, action.player);
  return goal === undefined ? 1 : PULL ** (4 - Math.min(4, distance(state, action.province, goal)));
}

/** What all have in common who mean to play a campaign. */
const campaign = { endMovement: 0.2, offerBattle: 8, endCombats: 0.3, sail: 0.1 } as const;

/** What kinds of action each likes, by name. */
const TASTES = {
  /** Armies are gathered, seek each other, and attack whenever they can. */
  fighting: { ...CONQUEST_TASTES.fighting, ...campaign, offerBattle: 60, endCombats: 0.02, sail: 0.3 },
  /** The rebels march upon the King with all that they have, and home when they have lost their leader. */
  marching: { ...CONQUEST_TASTES.fighting, ...campaign, forceMarch: 20, stand: 10, spendProvisions: 3 },
  /** By ship wherever ships go, with whoever can be taken aboard. */
  sailing: { ...campaign, march: 2, takeAll: 10, depart: 2, load: 40, board: 12, land: 3, sail: 2 },
  /** Armies go from wall to wall, and leave none too early. */
  besieging: { ...CONQUEST_TASTES.besieging, ...campaign },
  /** A few go where nobody is: land changes hands behind all armies. */
  raiding: { ...CONQUEST_TASTES.raiding, ...campaign, offerBattle: 1, endCombats: 3 },
  /** Whoever can goes behind walls. */
  holding: { ...CONQUEST_TASTES.holding, ...campaign },
  /** Gives way wherever it is allowed to. */
  evading: { ...CONQUEST_TASTES.evading, ...campaign, keepProvisions: 4, arrayLast: 4, awaitRounds: 4 },
} as const satisfies Readonly<Record<string, Taste<ActionType>>>;

/** The policies by name. */
export const XENOPHON_POLICIES = {
  uniform,
  fighting: liking<GameState, Action>(TASTES.fighting, towardsEnemies),
  marching: liking<GameState, Action>(TASTES.marching, towardsTheGoal),
  sailing: liking<GameState, Action>(TASTES.sailing, towardsLand),
  besieging: liking<GameState, Action>(TASTES.besieging, towardsWalls),
  raiding: liking<GameState, Action>(TASTES.raiding, towardsTheEmpty),
  holding: liking<GameState, Action>(TASTES.holding),
  evading: liking<GameState, Action>(TASTES.evading, towardsEnemies),
  bot: seeing(greedily(heuristics), viewFor),
} as const satisfies Readonly<Record<string, Policy<GameState, Action>>>;
