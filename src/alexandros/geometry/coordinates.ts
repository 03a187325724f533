/**
 * Coordinates of the triangular lattice.
 *
 * Spaces lie in rows, points on the lines between the rows: row *r* has line *r* to its north and *r* + 1 to its south.
 * A column is half a side wide, so that a space of column *c* is two columns wide and its middle lies at *c* + 1.
 * The space (*r*, *c*) points down when *c* - *r* is even: its points are (*r*, *c*), (*r*, *c* + 2) and (*r* + 1, *c* + 1).
 * Otherwise it points up: (*r*, *c* + 1), (*r* + 1, *c*) and (*r* + 1, *c* + 2). So a point's column minus its line is even.
 */
import type { PointId, SideId, SpaceId } from '../vocabulary.js';

/** A place on the lattice: its line or row, and its column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const isEven = (number: number): boolean => number % 2 === 0;

/** Returns whether a space has one point to the south and a side to the north. */
export const pointsDown = ({ row, column }: Place): boolean => isEven(column - row);

export const pointId = ({ row, column }: Place): PointId => `p${row}.${column}`;
export const spaceId = ({ row, column }: Place): SpaceId => `s${row}.${column}`;

/** Returns the three points of a space, in reading order. */
export function pointsOf(space: Place): readonly [Place, Place, Place] {
  const { row, column } = space;
  return pointsDown(space)
    ? [
        { row, column },
        { row, column: column + 2 },
        { row: row + 1, column: column + 1 },
      ]
    : [
        { row, column: column + 1 },
        { row: row + 1, column },
        { row: row + 1, column: column + 2 },
      ];
}

/** Returns the name of the side between two neighbouring points, given in reading order. */
export const sideId = (first: PointId, second: PointId): SideId => `${first}-${second}`;

const PLACE = /^([ps])(-?\d{1,3})\.(-?\d{1,3})$/;

/** Returns the place that the name of a point or space stands for; `undefined` if it is neither. */
export function placeOf(id: string): Place | undefined {
  const match = PLACE.exec(id);
  if (match === null) return undefined;
  const place = { row: Number(match[2]), column: Number(match[3]) };
  return `${match[1]}${place.row}.${place.column}` === id ? place : undefined;
}
