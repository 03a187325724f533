/** R Moving Alexander: how many walls are left. */
import { ALL_WALLS, BLACK_WALLS, RED_WALLS } from '../data/components.js';
import type { Situation } from '../state.js';
import type { WallColour } from '../vocabulary.js';

/** Returns the number of black and red walls that are not on the board yet. */
export const wallsLeft = ({ walls }: Situation): number => ALL_WALLS - walls.length;

/**
 * Returns the number of black walls that are not on the board yet. A move that needs more is the last one (R End of the
 * Game).
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

/** Returns the number of red walls that are not on the board yet. */
export const redWallsLeft = (situation: Situation): number => Math.min(RED_WALLS, wallsLeft(situation));

/** Returns the colour of the wall with index `index`, from 0: black ones come first. */
export const wallColour = (index: number): WallColour => (index < BLACK_WALLS ? 'black' : 'red');
