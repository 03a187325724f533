/** The lattice of a situation's board, compiled once for each board. */
import { derived } from '../../core/board/index.js';
import { sameJson } from '../../core/index.js';
import { board as defaultBoard, type Board } from '../data/board.js';
import { compileBoard, type Lattice } from './lattice.js';

export * from './coordinates.js';
export * from './lattice.js';

/** Returns the lattice of a board. Boards that are equal to the default one share its lattice. */
const compiled: (board: Board) => Lattice = derived((board: Board) =>
  board !== defaultBoard && sameJson(board, defaultBoard) ? compiled(defaultBoard) : compileBoard(board),
);

/** Returns the compiled board of a situation. */
export const latticeOf = ({ board }: { readonly board: Board }): Lattice => compiled(board);
