/** The names of a board. */
import type { Names } from '../../core/index.js';
import { board as defaultBoard } from '../data/board.js';
import { latticeOf } from '../geometry/index.js';
import type { GameOptions } from '../options.js';

/** Returns the names in games with these options: those of points, spaces and sides. */
export function namesOf({ board = defaultBoard }: GameOptions): Names {
  const { points, spaces, sides } = latticeOf({ board });
  return { all: [...points, ...spaces, ...sides], fields: {}, identities: [], constant: ['board'] };
}
