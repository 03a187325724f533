/** The lattice of a situation's board, compiled once for each board. */
import { sameJson } from '../../core/index.js';
import { board as defaultBoard, type Board } from '../data/board.js';
import { compileBoard, type Lattice } from './lattice.js';

export * from './coordinates.js';
export * from './lattice.js';

const compiled = new WeakMap<Board, Lattice>();

function compileOnce(board: Board): Lattice {
  const known = compiled.get(board);
  if (known !== undefined) return known;
  const lattice =
    board !== defaultBoard && sameJson(board, defaultBoard) ? compileOnce(defaultBoard) : compileBoard(board);
  compiled.set(board, lattice);
  return lattice;
}

/** The compiled board of a situation. */
export const latticeOf = ({ board }: { readonly board: Board }): Lattice => compileOnce(board);
