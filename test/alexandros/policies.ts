/** Players of Alexandros who want something, each of them something else. */
import { heuristics } from '../../src/alexandros/bots/index.js';
import {
  query,
  SYMBOLS,
  viewFor,
  type Action,
  type GameState,
  type PointId,
  type SpaceId,
} from '../../src/alexandros/index.js';
import { best, liking, seeing, uniform, type Policy, type Rating } from '../../tools/policies/policy.js';
import { ALEXANDROS_TASTES } from '../../tools/policies/tastes.js';
import { greedily } from '../kit/greedy.js';

/** How much a player likes an action. */
export type Liking = Rating<GameState, Action>;

/** Fewest new walls on a way to one of these points. */
const wallsTo = (state: GameState, points: readonly PointId[]): number =>
  Math.min(...points.map((point) => query.fewestNewWalls(state, state.alexander, point)));

/** Fewest new walls that moving by this symbol needs. */
const wallsFor = (state: GameState, symbol: (typeof SYMBOLS)[number]): number => {
  const spaces = query.reachableSpaces(state, symbol);
  const symbols = spaces.length > 0 ? [symbol] : SYMBOLS;
  return Math.min(
    ...symbols.flatMap((each) =>
      query.reachableSpaces(state, each).map((space) => wallsTo(state, query.reachablePoints(state, space))),
    ),
  );
};

/** New walls that an action of Alexander's move leads to at least; `undefined` for other actions. */
function wallsOf(state: GameState, action: Action): number | undefined {
  switch (action.type) {
    case 'moveByFaceUpCard':
    case 'moveByHandCard':
    case 'nameSymbol':
      return wallsFor(state, action.symbol);
    case 'chooseSpace':
      return wallsTo(state, query.reachablePoints(state, action.space));
    case 'choosePoint':
      return wallsTo(state, [action.point]);
    case 'step': {
      const frame = state.stack.at(-1);
      const wall = wallsTo({ ...state, alexander: state.alexander }, [action.to]);
      return frame?.kind === 'path' ? wall + query.fewestNewWalls(state, action.to, frame.to) : undefined;
    }
    default:
      return undefined;
  }
}

/** Places as few walls as can be, and does otherwise what `then` likes. */
export const avoidingWalls =
  (then: Liking): Liking =>
  (state, action) => {
    const walls = wallsOf(state, action);
    return walls === undefined ? then(state, action) : -walls;
  };

/** Places as many walls as can be. */
export const buildingWalls =
  (then: Liking): Liking =>
  (state, action) => {
    const walls = wallsOf(state, action);
    return walls === undefined ? then(state, action) : walls;
  };

export const anything: Liking = () => 0;

/** Does nothing that he need not do. */
export const idling: Liking = (_, action) => (action.type === 'pass' ? 1 : 0);

/** Gathers cards and spends none. */
export const hoarding: Liking = (_, { type }) =>
  type === 'takeSupplyCard' || type === 'takeFaceUpCard' || type === 'moveByFaceUpCard' ? 1 : 0;

const worth = (state: GameState, space: SpaceId): number => query.provinceOf(state, space)?.value ?? 0;

/** Occupies what is worth most, with a single guard, and levies whenever it brings him points. */
export const levying: Liking = (state, action) => {
  switch (action.type) {
    case 'levyTaxes':
      return query.taxesOf(state, action.player) > 0 ? 100 : -1;
    case 'occupyProvince': {
      const province = query.provinceNamed(state, action.province);
      const cards = query.knownCards(query.seatOf(state, action.player).hand);
      const lacking = SYMBOLS.reduce(
        (sum, symbol) => sum + Math.max(0, (province?.symbols[symbol] ?? 0) - cards[symbol]),
        0,
      );
      return lacking <= 1 ? worth(state, action.province) : -1;
    }
    case 'payCard':
      return 50;
    case 'takeFaceUpCard':
    case 'takeSupplyCard':
      return 1;
    case 'takeBackGuard':
      return query.guardsInSupply(state, action.player) === 0 && worth(state, action.space) < 3 ? 2 : -2;
    case 'takeOverProvince':
      return worth(state, action.province) / 2;
    default:
      return 0;
  }
};

/** The policies by name. */
export const ALEXANDROS_POLICIES = {
  uniform,
  trouble: liking(ALEXANDROS_TASTES.nasty),
  wallHappy: best(buildingWalls(anything)),
  wallAvoiding: best(avoidingWalls(anything)),
  greedy: best(levying),
  greedyInTheOpen: best(avoidingWalls(levying)),
  hoarding: best(hoarding),
  idling: best(idling),
  bot: seeing(greedily(heuristics), viewFor),
} as const satisfies Readonly<Record<string, Policy<GameState, Action>>>;
