/** Random play with capitals (R 19.8): it builds them, stays with those who build, goes for those of others, and besieges them. */
import { CHANCE, drawWeighted, type ChanceSource } from '../../src/core/index.js';
import type { Action, GameState, SpaceId, SuccessorsTypes } from '../../src/successors/index.js';
import { geometryOf, marchOf } from '../../src/successors/questions.js';
import type { GameOptions } from '../../src/successors/options.js';
import type { Board } from '../../src/successors/data/shape.js';
import { choose, type ConformanceKit } from '../kit/walk.js';
import { successorsKit } from './kit.js';

/** The game with capitals, in either edition. */
export const capitalsKit = (edition: NonNullable<GameOptions['edition']>): ConformanceKit<SuccessorsTypes> => ({
  ...successorsKit,
  options: (players) => ({ players: players as GameOptions['players'], edition, optionalRules: ['capitals'] }),
});

/** How often a kind of action is taken, against 4 for those that are not named. */
const LIKINGS: Partial<Record<Action['type'], number>> = {
  buildCapital: 400,
  siege: 400,
  rollMovement: 40,
  activate: 24,
  march: 16,
  takeUnits: 24,
  leaveUnits: 1,
  moveIntoCity: 16,
  attack: 80,
  intercept: 24,
  declareInterception: 24,
  playSurprise: 24,
  playCard: 12,
  operation: 12,
  liftMinorGeneral: 1,
  placeMinorGeneral: 1,
  endActivation: 1,
  pass: 1,
};

/** What has been counted for some goals, by their names: they change seldom. */
const counted = new Map<string, ReadonlyMap<SpaceId, number>>();

function stepsTo(board: Board, goals: readonly SpaceId[]): ReadonlyMap<SpaceId, number> {
  const key = goals.join(' ');
  let known = counted.get(key);
  if (known === undefined) counted.set(key, (known = distances(board, goals)));
  return known;
}

/** Steps by land from each space to the next of some, by breadth. */
function distances(board: Board, goals: readonly SpaceId[]): ReadonlyMap<SpaceId, number> {
  const found = new Map<SpaceId, number>(goals.map((goal) => [goal, 0]));
  for (const [space, steps] of found) {
    for (const { a, b, kind } of board.paths) {
      if (kind === 'sea' || kind === 'transMediterranean' || (a !== space && b !== space)) continue;
      const next = a === space ? b : a;
      if (!found.has(next)) found.set(next, steps + 1);
    }
  }
  return found;
}

/** The spaces in which others build or have their capitals. */
function goalsOf({ capitals }: GameState, player: string): readonly SpaceId[] {
  return Object.entries(capitals ?? {}).flatMap(([founder, capital]) =>
    founder === player || capital.stage === 'destroyed' ? [] : [capital.space],
  );
}

/** Whoever builds, or stands before the capital of another, rather stays; everybody else rather goes there. */
function liking(
  state: GameState,
  action: Action,
  goals: readonly SpaceId[],
  steps: ReadonlyMap<SpaceId, number>,
): number {
  const kind = LIKINGS[action.type] ?? 4;
  if (action.player === CHANCE) return kind;
  const own = state.capitals?.[action.player];
  const places = own?.stage === 'building' ? [...goals, own.space] : goals;
  if (action.type === 'activate') return places.includes(action.space) ? 1 : kind;
  const march = marchOf(state);
  const isThere = march !== undefined && goals.includes(march.space);
  if (action.type === 'endActivation') return isThere ? 400 : kind;
  if (action.type !== 'march') return kind;
  return isThere ? 1 : kind * Math.max(1, 8 - (steps.get(action.to) ?? 8)) ** 3;
}

/** Chance by its weights, a player for capitals. */
export function found(kit: ConformanceKit<SuccessorsTypes>, state: GameState, chance: ChanceSource): Action {
  const { game } = kit;
  const [actor] = game.actors(state);
  if (actor === CHANCE || actor === undefined) return choose(kit, state, chance);
  const goals = goalsOf(state, actor);
  const steps = stepsTo(geometryOf(state).board, goals);
  const listed = game.legalActions(state).map((action) => ({ action, weight: liking(state, action, goals, steps) }));
  return drawWeighted(listed, chance);
}
