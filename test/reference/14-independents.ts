/** R 14: where an Independent Army may go. */
import { independents } from '../../src/successors/data/independents.js';
import type { IndependentMoveFrame } from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { IndependentArmyId, SpaceId } from '../../src/successors/vocabulary.js';
import { pathCost } from './08-movement.js';
import { boardOf, ON_LAND, space, ways } from './board.js';
import { piecesOf, type Pieces } from './pieces.js';

/** R 14.3: Leosthenes keeps to Thessalia and Hellas without the Kyklades, Ariarathes to Kappadokia. */
function mayEnter(state: GameState, army: IndependentArmyId, at: SpaceId): boolean {
  const { province } = space(boardOf(state), at);
  if (army === 'leosthenes') return (province === 'thessalia' || province === 'hellas') && at !== 'kyklades';
  return army !== 'ariarathes' || province === 'kappadokia';
}

/** R 14.1: the spaces in which an army comes onto the board. */
function entries(state: GameState, army: IndependentArmyId): readonly SpaceId[] {
  const { entry } = independents[army];
  if (entry === null) return [];
  if ('spaces' in entry) return entry.spaces;
  return boardOf(state)
    .spaces.filter(({ province }) => province === entry.province)
    .map(({ id }) => id);
}

/** R 8.3.5, 14.4: player CUs outside a city stop it. */
const stops = ({ stacks }: Pieces, at: SpaceId): boolean => stacks.some((one) => one.space === at && !one.inside);

/**
 * Returns whether Filon can end further west than he began (R 14.3 and ruling filon-west). Hellas takes him out of the
 * game. Enemy CUs on the way count as its end.
 */
function endsWest(state: GameState, pieces: Pieces, origin: SpaceId | 'box', at: SpaceId, left: number): boolean {
  const board = boardOf(state);
  if (space(board, at).province === 'hellas') return true;
  if (origin === 'box') return true;
  if (space(board, at).longitude < space(board, origin).longitude) return true;
  if (stops(pieces, at)) return false;
  return ways(board, at, ON_LAND).some(({ to, kind }) => {
    const rest = left - pathCost(kind, false);
    return rest >= 0 && endsWest(state, pieces, origin, to, rest);
  });
}

/** R 14.2, 14.3: the steps that the army may take next, the first of them onto the board. */
export function independentSteps(state: GameState, frame: IndependentMoveFrame): readonly SpaceId[] {
  const { army, left, origin } = frame;
  const pieces = piecesOf(state);
  const { status, space: at } = state.independentArmies[army];
  const onward: readonly { readonly to: SpaceId; readonly cost: number }[] =
    status === 'box' || at === null
      ? entries(state, army).map((to) => ({ to, cost: 1 }))
      : ways(boardOf(state), at, ON_LAND).map(({ to, kind }) => ({ to, cost: pathCost(kind, false) }));
  return onward
    .filter(({ to, cost }) => cost <= left && mayEnter(state, army, to))
    .filter(({ to, cost }) => army !== 'filon' || endsWest(state, pieces, origin, to, left - cost))
    .map(({ to }) => to);
}
