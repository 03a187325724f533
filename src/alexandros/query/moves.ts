/** R Moving Alexander: empty spaces, the closest of them, and the shortest paths that the walls left can mark. */
import { latticeOf, WAYS, type Lattice } from '../geometry/index.js';
import type { Situation } from '../state.js';
import { SYMBOLS, type CardSymbol, type PointId, type SpaceId } from '../vocabulary.js';
import { wallMaskOf, wallsLeft, type WallMask } from './walls.js';

const NEVER = Number.POSITIVE_INFINITY;

interface Table {
  readonly lattice: Lattice;
  readonly mask: WallMask;
  readonly alexander: number;
  /** Spaces with a guard. */
  readonly guarded: readonly SpaceId[];
}

function guardedSpaces({ seats }: Situation): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (const { guards } of seats) spaces.push(...guards);
  return spaces;
}

function tableOf(situation: Situation): Table {
  const lattice = latticeOf(situation);
  return {
    lattice,
    mask: wallMaskOf(situation),
    alexander: lattice.pointNumber.get(situation.alexander) as number,
    guarded: guardedSpaces(situation),
  };
}

function isEmptyAt({ lattice, mask, alexander, guarded }: Table, space: number): boolean {
  for (let entry = space * 3; entry < space * 3 + 3; entry++) {
    if (mask[lattice.spaceSides[entry] as number] === 1 || lattice.spacePoints[entry] === alexander) return false;
  }
  return !guarded.includes(lattice.spaces[space] as SpaceId);
}

/** Whether no wall is on a side of the space, no guard in it, and Alexander on none of its points (ruling A1). */
export function isEmptySpace(situation: Situation, space: SpaceId): boolean {
  const table = tableOf(situation);
  const number = table.lattice.spaceNumber.get(space);
  return number !== undefined && isEmptyAt(table, number);
}

/** The empty spaces that show a symbol. */
export function emptySpaces(situation: Situation, symbol: CardSymbol): readonly SpaceId[] {
  const table = tableOf(situation);
  return table.lattice.symbolSpaces[symbol]
    .filter((space) => isEmptyAt(table, space))
    .map((space) => table.lattice.spaces[space] as SpaceId);
}

function distanceTo({ lattice, alexander }: Table, space: number): number {
  let least = NEVER;
  for (let entry = space * 3; entry < space * 3 + 3; entry++) {
    least = Math.min(
      least,
      lattice.distances[alexander * lattice.points.length + (lattice.spacePoints[entry] as number)] as number,
    );
  }
  return least;
}

function closest(table: Table, symbol: CardSymbol): readonly number[] {
  let least = NEVER;
  let found: number[] = [];
  for (const space of table.lattice.symbolSpaces[symbol]) {
    if (!isEmptyAt(table, space)) continue;
    const distance = distanceTo(table, space);
    if (distance > least) continue;
    if (distance < least) found = [];
    least = distance;
    found.push(space);
  }
  return found;
}

/**
 * The empty spaces of a symbol that are closest to Alexander: all of them, if several are equally close (R Moving Alexander).
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
 * query.closestEmptySpaces(state, 'horse'); // ['s1.2']
 */
export function closestEmptySpaces(situation: Situation, symbol: CardSymbol): readonly SpaceId[] {
  const table = tableOf(situation);
  return closest(table, symbol).map((space) => table.lattice.spaces[space] as SpaceId);
}

/**
 * Sides from Alexander to the closest point of a space; infinite if the board has no such space.
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
 * query.distanceToSpace(state, 's1.2'); // 1
 */
export function distanceToSpace(situation: Situation, space: SpaceId): number {
  const table = tableOf(situation);
  const number = table.lattice.spaceNumber.get(space);
  return number === undefined ? NEVER : distanceTo(table, number);
}

/**
 * Least number of sides between two points, walls or not (ruling A3); infinite if the board lacks one of them.
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
 * query.distance(state, 'p0.0', 'p3.1'); // 3
 */
export function distance(situation: Pick<Situation, 'board'>, from: PointId, to: PointId): number {
  const { distances, points, pointNumber } = latticeOf(situation);
  const [a, b] = [pointNumber.get(from), pointNumber.get(to)];
  return a === undefined || b === undefined ? NEVER : (distances[a * points.length + b] as number);
}

/** Of all shortest paths from each point to `to`, the one that needs the fewest new walls. */
function fewestWalls({ lattice, mask }: Table, from: number, to: number): number {
  const known = new Map<number, number>([[to, 0]]);
  const size = lattice.points.length;
  const visit = (point: number): number => {
    const before = known.get(point);
    if (before !== undefined) return before;
    let least = NEVER;
    const onward = (lattice.distances[point * size + to] as number) - 1;
    for (let way = point * WAYS; way < (point + 1) * WAYS; way++) {
      const next = lattice.neighbours[way] as number;
      if (next < 0 || lattice.distances[next * size + to] !== onward) continue;
      least = Math.min(least, 1 - (mask[lattice.waySides[way] as number] as number) + visit(next));
    }
    known.set(point, least);
    return least;
  };
  return visit(from);
}

/**
 * Fewest new walls with which a shortest path between two points can be marked.
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
 * [query.fewestNewWalls(state, 'p0.0', 'p2.2'), query.fewestNewWalls(state, 'p0.0', 'p0.4')]; // [0, 2]
 */
export function fewestNewWalls(situation: Situation, from: PointId, to: PointId): number {
  const table = tableOf(situation);
  const [a, b] = [table.lattice.pointNumber.get(from), table.lattice.pointNumber.get(to)];
  return a === undefined || b === undefined ? NEVER : fewestWalls(table, a, b);
}

/** Whether so few walls are left that they may not suffice for every path. */
const wallsAreScarce = (situation: Situation, { lattice }: Table): boolean => wallsLeft(situation) < lattice.diameter;

function reachable(situation: Situation, table: Table, space: number): readonly PointId[] {
  const { lattice, alexander } = table;
  const scarce = wallsAreScarce(situation, table);
  const found: PointId[] = [];
  for (let entry = space * 3; entry < space * 3 + 3; entry++) {
    const point = lattice.spacePoints[entry] as number;
    if (!scarce || fewestWalls(table, alexander, point) <= wallsLeft(situation))
      found.push(lattice.points[point] as PointId);
  }
  return found;
}

/**
 * The points of a space to which a shortest path can be marked with the walls left (ruling A13).
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
 * query.reachablePoints(state, 's1.2'); // ['p1.3', 'p2.2', 'p2.4']
 */
export function reachablePoints(situation: Situation, space: SpaceId): readonly PointId[] {
  const table = tableOf(situation);
  const number = table.lattice.spaceNumber.get(space);
  return number === undefined ? [] : reachable(situation, table, number);
}

/** The closest empty spaces of a symbol to which Alexander can go with the walls left. */
export function reachableSpaces(situation: Situation, symbol: CardSymbol): readonly SpaceId[] {
  const table = tableOf(situation);
  return closest(table, symbol)
    .filter((space) => reachable(situation, table, space).length > 0)
    .map((space) => table.lattice.spaces[space] as SpaceId);
}

/** What a card of each symbol would do for Alexander now. */
export interface MoveChances {
  /** Symbols of which a closest empty space can be reached. */
  readonly reachable: readonly CardSymbol[];
  /** Symbols of which no space is empty: face-up cards of them are jokers. */
  readonly jokers: readonly CardSymbol[];
}

/**
 * Which symbols Alexander can be moved by, and which are jokers (R Special Situations).
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
 * query.moveChances(state).jokers; // []
 */
export function moveChances(situation: Situation): MoveChances {
  const table = tableOf(situation);
  const nearest = SYMBOLS.map((symbol) => ({ symbol, spaces: closest(table, symbol) }));
  return {
    reachable: nearest
      .filter(({ spaces }) => spaces.some((space) => reachable(situation, table, space).length > 0))
      .map(({ symbol }) => symbol),
    jokers: nearest.filter(({ spaces }) => spaces.length === 0).map(({ symbol }) => symbol),
  };
}

/** The points one side further on a shortest path to `to` that the walls left can finish. */
export function nextPoints(situation: Situation, to: PointId): readonly PointId[] {
  const table = tableOf(situation);
  const { lattice, mask, alexander } = table;
  const goal = lattice.pointNumber.get(to);
  if (goal === undefined) return [];
  const size = lattice.points.length;
  const onward = (lattice.distances[alexander * size + goal] as number) - 1;
  const scarce = wallsAreScarce(situation, table);
  const found: PointId[] = [];
  for (let way = alexander * WAYS; way < (alexander + 1) * WAYS; way++) {
    const next = lattice.neighbours[way] as number;
    if (next < 0 || lattice.distances[next * size + goal] !== onward) continue;
    const needed = 1 - (mask[lattice.waySides[way] as number] as number);
    if (!scarce || needed + fewestWalls(table, next, goal) <= wallsLeft(situation))
      found.push(lattice.points[next] as PointId);
  }
  return found;
}
