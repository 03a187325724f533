/**
 * Names of places as the drawn board shows them: the letter of the line and the number of the column. Lines of points and rows
 * of spaces take turns, so that points and spaces have different letters; a column is half a side wide.
 */
import type { GameState, PointId, SideId, SpaceId } from '../../src/alexandros/index.js';
import { latticeOf, placeOf } from '../../src/alexandros/geometry/index.js';

/** Where something is drawn: lines from 0 at the top, columns from 1 at the left. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** `A` to `Z`, then `AA`, `AB` and so on. */
export function lineLetter(line: number): string {
  const last = String.fromCharCode(65 + (line % 26));
  return line < 26 ? last : `${lineLetter(Math.floor(line / 26) - 1)}${last}`;
}

/** Where a point or a space lies; the westernmost point of the board has column 1. */
export function spotOf(state: GameState, id: PointId | SpaceId): Spot {
  const west = Math.min(...latticeOf(state).points.map((point) => placeOf(point)?.column ?? 0));
  const place = placeOf(id);
  if (place === undefined) throw new RangeError(`no place: ${id}`);
  const isSpace = id.startsWith('s');
  return { line: 2 * place.row + (isSpace ? 1 : 0), column: place.column - west + 1 + (isSpace ? 1 : 0) };
}

/** `G4`. */
export function label(state: GameState, id: PointId | SpaceId): string {
  const { line, column } = spotOf(state, id);
  return `${lineLetter(line)}${column}`;
}

/** The two points of a side. */
export function endsOf(side: SideId): readonly [PointId, PointId] {
  const [from, to] = side.split(/-(?=p)/);
  return [from as PointId, to as PointId];
}

/** `A2–C3`. */
export const sideLabel = (state: GameState, side: SideId): string =>
  endsOf(side)
    .map((point) => label(state, point))
    .join('–');
