/** R Moving Alexander: which sides carry a wall, and how many walls are left. */
import { ALL_WALLS, BLACK_WALLS, RED_WALLS } from '../data/components.js';
import { latticeOf, type Lattice } from '../geometry/index.js';
import type { Situation } from '../state.js';
import type { WallColour } from '../vocabulary.js';

/** What tells where walls stand. */
export type Walled = Pick<Situation, 'board' | 'walls'>;

/** For each side of the lattice, 1 where a wall stands. */
export type WallMask = Uint8Array;

/** The walls by the number of the side. */
export function markWalls(lattice: Lattice, walls: readonly string[]): WallMask {
  const mask = new Uint8Array(lattice.sides.length);
  for (const side of walls) {
    const number = lattice.sideNumber.get(side);
    if (number !== undefined) mask[number] = 1;
  }
  return mask;
}

/** Remembers what was computed from the walls of a situation, as long as nobody can change them. */
export function memoByWalls<A>(compute: (lattice: Lattice, walls: readonly string[]) => A): (situation: Walled) => A {
  const memo = new WeakMap<readonly string[], { readonly lattice: Lattice; readonly answer: A }>();
  return (situation) => {
    const lattice = latticeOf(situation);
    const walls = situation.walls;
    const known = memo.get(walls);
    if (known !== undefined && known.lattice === lattice) return known.answer;
    const answer = compute(lattice, walls);
    if (Object.isFrozen(walls)) memo.set(walls, { lattice, answer });
    return answer;
  };
}

/** The walls of a situation by the number of the side, remembered. */
export const wallMaskOf: (situation: Walled) => WallMask = memoByWalls(markWalls);

/** Black and red walls that are not yet on the board. */
export const wallsLeft = ({ walls }: Situation): number => ALL_WALLS - walls.length;

/**
 * Black walls that are not yet on the board; when a move needs more, it is the last (R End of the Game).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * [query.blackWallsLeft(state), query.redWallsLeft(state)]; // [62, 10]
 */
export const blackWallsLeft = ({ walls }: Situation): number => Math.max(0, BLACK_WALLS - walls.length);

/** Red walls that are not yet on the board. */
export const redWallsLeft = (situation: Situation): number => Math.min(RED_WALLS, wallsLeft(situation));

/** The colour of the wall placed as number `index`, from 0: black ones are used up first. */
export const wallColour = (index: number): WallColour => (index < BLACK_WALLS ? 'black' : 'red');
