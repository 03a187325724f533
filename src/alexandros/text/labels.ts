/**
 * The names of places in texts: the letter of the line and the number of the column. Lines of points and rows of spaces
 * alternate, so points and spaces have different letters; a column is half a side wide.
 */
import { derived } from '../../core/board/index.js';
import { latticeOf, placeOf, type Lattice } from '../geometry/index.js';
import type { Board } from '../data/board.js';
import type { PointId, SideId, SpaceId } from '../vocabulary.js';

/** Any object with a board. */
export interface OnBoard {
  readonly board: Board;
}

/** The position of a place: lines from 0 in the north, columns from 1 in the west. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Returns `A` to `Z`, then `AA`, `AB` and so on. */
export function lineLetter(line: number): string {
  const last = String.fromCharCode(65 + (line % 26));
  return line < 26 ? last : `${lineLetter(Math.floor(line / 26) - 1)}${last}`;
}

/** Returns the column of a board's westernmost point. */
const westOf = derived(({ points }: Lattice): number =>
  Math.min(...points.map((point) => placeOf(point)?.column ?? 0)),
);

/**
 * Returns the position of a point or a space; the westernmost point of the board has column 1. Throws if the name is no
 * place.
 */
export function spotOf(game: OnBoard, id: PointId | SpaceId): Spot {
  const west = westOf(latticeOf(game));
  const place = placeOf(id);
  if (place === undefined) throw new RangeError(`no place: ${id}`);
  const isSpace = id.startsWith('s');
  return { line: 2 * place.row + (isSpace ? 1 : 0), column: place.column - west + 1 + (isSpace ? 1 : 0) };
}

/**
 * Returns the name of a point or a space, such as `G4`.
 *
 * @example
 * import { createGame, orThrow } from 'diadochi/alexandros';
 * import { label } from 'diadochi/alexandros/text';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * label(state, state.alexander); // 'A2'
 */
export function label(game: OnBoard, id: PointId | SpaceId): string {
  const { line, column } = spotOf(game, id);
  return `${lineLetter(line)}${column}`;
}

/** Returns the two points of a side. */
export function endsOf(side: SideId): readonly [PointId, PointId] {
  const [from, to] = side.split(/-(?=p)/);
  return [from as PointId, to as PointId];
}

/** Returns the name of a side by its points, such as `A2–C3`. */
export const sideLabel = (game: OnBoard, side: SideId): string =>
  endsOf(side)
    .map((point) => label(game, point))
    .join('–');
