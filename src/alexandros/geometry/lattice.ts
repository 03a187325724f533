/** A compiled board: its spaces, points and sides by number, and which of them are adjacent. */
import { type Board, LETTERS } from '../data/board.js';
import { bySymbol } from '../data/deck.js';
import { SYMBOLS, type CardSymbol, type PointId, type SideId, type SpaceId } from '../vocabulary.js';
import { pointId, pointsOf, sideId, spaceId, type Place } from './coordinates.js';
import { allDistances } from './distance.js';

/** The number for none: off the board. */
export const NONE = -1;

/** The most neighbours of a point. */
export const WAYS = 6;

/** The compiled board. Everything is numbered in reading order; tables of three hold three entries for each space. */
export interface Lattice {
  readonly board: Board;
  readonly spaces: readonly SpaceId[];
  readonly points: readonly PointId[];
  readonly sides: readonly SideId[];
  readonly spaceNumber: ReadonlyMap<string, number>;
  readonly pointNumber: ReadonlyMap<string, number>;
  readonly sideNumber: ReadonlyMap<string, number>;
  /** The symbol of each space; `undefined`: an open space. */
  readonly symbolOf: readonly (CardSymbol | undefined)[];
  /** The symbol of each space by its index in `SYMBOLS`; {@link NONE}: an open space. */
  readonly symbolCodes: Int8Array;
  readonly symbolSpaces: Readonly<Record<CardSymbol, readonly number[]>>;
  readonly spacePoints: Int16Array;
  readonly spaceSides: Int16Array;
  /** The space on the other side of each side of a space, or {@link NONE}. */
  readonly across: Int16Array;
  /** Two entries for each side: the spaces that it belongs to; at the edge of the board the second is {@link NONE}. */
  readonly sideSpaces: Int16Array;
  /** {@link WAYS} entries for each point: the neighbours in reading order, or {@link NONE}. */
  readonly neighbours: Int16Array;
  /** The sides that lead to these neighbours. */
  readonly waySides: Int16Array;
  /** The least number of sides between any two points, row by row. */
  readonly distances: Int16Array;
  /**
   * The least number of sides from each point to a point of each space, row by row; 0: the point belongs to the space.
   */
  readonly spaceDistances: Int16Array;
  /** The greatest distance between two points. */
  readonly diameter: number;
}

interface Cell extends Place {
  readonly symbol: CardSymbol | undefined;
}

function cellsOf(board: Board): readonly Cell[] {
  return board.rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, index): readonly Cell[] => {
      const kind = LETTERS[letter as keyof typeof LETTERS];
      if (kind === undefined) return [];
      return [{ row, column: board.firstColumn + index, symbol: kind === 'open' ? undefined : kind }];
    }),
  );
}

const inReadingOrder = (a: Place, b: Place): number => a.row - b.row || a.column - b.column;

function numberedPoints(cells: readonly Cell[]): readonly Place[] {
  const points = new Map<PointId, Place>();
  for (const cell of cells) for (const point of pointsOf(cell)) points.set(pointId(point), point);
  return [...points.values()].sort(inReadingOrder);
}

const numbers = <Id extends string>(ids: readonly Id[]): ReadonlyMap<string, number> =>
  new Map(ids.map((id, index) => [id, index]));

/** Returns the three sides of a space as pairs of point numbers, in a fixed order. */
function sidesOf(spacePoints: Int16Array, space: number): readonly (readonly [number, number])[] {
  const [a, b, c] = [0, 1, 2].map((corner) => spacePoints[space * 3 + corner] as number) as [number, number, number];
  return [
    [a, b],
    [a, c],
    [b, c],
  ];
}

/** Returns the lattice of a board that has been checked. */
export function compileBoard(board: Board): Lattice {
  const cells = cellsOf(board);
  const places = numberedPoints(cells);
  const points = places.map(pointId);
  const pointNumber = numbers(points);
  const spacePoints = Int16Array.from(
    cells.flatMap((cell) => pointsOf(cell).map((place) => pointNumber.get(pointId(place)) as number)),
  );

  const pairs = new Map<SideId, readonly [number, number]>();
  for (let space = 0; space < cells.length; space++) {
    for (const [a, b] of sidesOf(spacePoints, space))
      pairs.set(sideId(points[a] as PointId, points[b] as PointId), [a, b]);
  }
  const entries = [...pairs].sort(([, [a, b]], [, [c, d]]) => a - c || b - d);
  const sides = entries.map(([id]) => id);
  const sideNumber = numbers(sides);
  const spaceSides = Int16Array.from(
    cells.flatMap((_, space) =>
      sidesOf(spacePoints, space).map(
        ([a, b]) => sideNumber.get(sideId(points[a] as PointId, points[b] as PointId)) as number,
      ),
    ),
  );
  const { neighbours, waySides } = waysOf(
    points.length,
    entries.map(([, pair]) => pair),
  );
  const distances = allDistances(points.length, neighbours);
  const sideSpaces = spacesOf(spaceSides, sides.length);
  return {
    board,
    spaces: cells.map(spaceId),
    points,
    sides,
    spaceNumber: numbers(cells.map(spaceId)),
    pointNumber,
    sideNumber,
    symbolOf: cells.map(({ symbol }) => symbol),
    symbolCodes: Int8Array.from(cells, ({ symbol }) => (symbol === undefined ? NONE : SYMBOLS.indexOf(symbol))),
    symbolSpaces: bySymbol((symbol) => cells.flatMap((cell, space) => (cell.symbol === symbol ? [space] : []))),
    spacePoints,
    spaceSides,
    across: acrossOf(spaceSides, sideSpaces),
    sideSpaces,
    neighbours,
    waySides,
    distances,
    spaceDistances: toSpaces(distances, points.length, spacePoints),
    diameter: distances.reduce((most, distance) => Math.max(most, distance), 0),
  };
}

/** Returns the neighbours of each point and the sides that lead to them. Both are in reading order. */
function waysOf(pointCount: number, pairs: readonly (readonly [number, number])[]) {
  const ways: (readonly [number, number])[][] = Array.from({ length: pointCount }, () => []);
  pairs.forEach(([a, b], side) => {
    ways[a]?.push([b, side]);
    ways[b]?.push([a, side]);
  });
  const neighbours = new Int16Array(pointCount * WAYS).fill(NONE);
  const waySides = new Int16Array(pointCount * WAYS).fill(NONE);
  ways.forEach((list, point) =>
    list.forEach(([to, side], way) => {
      neighbours[point * WAYS + way] = to;
      waySides[point * WAYS + way] = side;
    }),
  );
  return { neighbours, waySides };
}

function spacesOf(spaceSides: Int16Array, sideCount: number): Int16Array {
  const sideSpaces = new Int16Array(sideCount * 2).fill(NONE);
  spaceSides.forEach((side, entry) => {
    const first = side * 2;
    sideSpaces[sideSpaces[first] === NONE ? first : first + 1] = Math.floor(entry / 3);
  });
  return sideSpaces;
}

const acrossOf = (spaceSides: Int16Array, sideSpaces: Int16Array): Int16Array =>
  spaceSides.map((side, entry) => {
    const [one, other] = [sideSpaces[side * 2] as number, sideSpaces[side * 2 + 1] as number];
    return one === Math.floor(entry / 3) ? other : one;
  });

function toSpaces(distances: Int16Array, pointCount: number, spacePoints: Int16Array): Int16Array {
  const spaceCount = spacePoints.length / 3;
  const least = new Int16Array(pointCount * spaceCount);
  for (let point = 0; point < pointCount; point++) {
    for (let space = 0; space < spaceCount; space++) {
      const corners = spacePoints.subarray(space * 3, space * 3 + 3);
      const sides = [...corners].map((corner) => distances[point * pointCount + corner] as number);
      least[point * spaceCount + space] = Math.min(...sides);
    }
  }
  return least;
}
