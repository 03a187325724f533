/** R Moving Alexander: empty spaces, the closest of them, and the shortest paths that the remaining walls can mark. */
import { latticeOf, WAYS } from '../geometry/index.js';
import type { Situation } from '../state.js';
import { isGuarded, type Ground } from '../table/ground.js';
import { groundOf } from '../table/table.js';
import { SYMBOLS, type CardSymbol, type PointId, type SpaceId } from '../vocabulary.js';
import { wallsLeft } from './walls.js';

const NEVER = Number.POSITIVE_INFINITY;

/** Returns the number of sides from Alexander to the closest point of a space; 0 if he is on one of them. */
const distanceTo = ({ lattice, point }: Ground, space: number): number =>
  lattice.spaceDistances[point * lattice.spaces.length + space] as number;

const isEmptyAt = (ground: Ground, space: number): boolean =>
  ground.fence.spaces[space] === 0 && distanceTo(ground, space) > 0 && !isGuarded(ground, space);

/**
 * Returns whether a space has no wall on its sides, no guard in it, and Alexander on none of its points (ruling A1).
 */
export function isEmptySpace(situation: Situation, space: SpaceId): boolean {
  const ground = groundOf(situation);
  const number = ground.lattice.spaceNumber.get(space);
  return number !== undefined && isEmptyAt(ground, number);
}

/** Returns the empty spaces that show a symbol. */
export function emptySpaces(situation: Situation, symbol: CardSymbol): readonly SpaceId[] {
  const ground = groundOf(situation);
  return named(
    ground,
    ground.lattice.symbolSpaces[symbol].filter((space) => isEmptyAt(ground, space)),
  );
}

const named = ({ lattice }: Ground, spaces: readonly number[]): readonly SpaceId[] =>
  spaces.map((space) => lattice.spaces[space] as SpaceId);

function closest(ground: Ground, symbol: CardSymbol): readonly number[] {
  let least = NEVER;
  let found: number[] = [];
  for (const space of ground.lattice.symbolSpaces[symbol]) {
    const distance = distanceTo(ground, space);
    if (distance > least || !isEmptyAt(ground, space)) continue;
    if (distance < least) found = [];
    least = distance;
    found.push(space);
  }
  return found;
}

/**
 * Returns the empty spaces of a symbol that are closest to Alexander: all of them, if several are equally close
 * (R Moving Alexander).
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
  const ground = groundOf(situation);
  return named(ground, closest(ground, symbol));
}

/**
 * Returns the number of sides from Alexander to the closest point of a space; infinite if the board has no such space.
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
  const ground = groundOf(situation);
  const number = ground.lattice.spaceNumber.get(space);
  return number === undefined ? NEVER : distanceTo(ground, number);
}

/**
 * Returns the least number of sides between two points, with or without walls (ruling A3); infinite if the board lacks
 * one of them.
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

/** Returns the fewest new walls that any shortest path between two points needs. */
function fewestWalls({ lattice, fence }: Ground, from: number, to: number): number {
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
      least = Math.min(least, 1 - (fence.sides[lattice.waySides[way] as number] as number) + visit(next));
    }
    known.set(point, least);
    return least;
  };
  return visit(from);
}

/**
 * Returns the fewest new walls with which a shortest path between two points can be marked.
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
  const ground = groundOf(situation);
  const [a, b] = [ground.lattice.pointNumber.get(from), ground.lattice.pointNumber.get(to)];
  return a === undefined || b === undefined ? NEVER : fewestWalls(ground, a, b);
}

/**
 * Returns whether a shortest path between two points can be marked with this number of walls. Each side needs at most
 * one.
 */
const canMark = (ground: Ground, from: number, to: number, walls: number): boolean =>
  (ground.lattice.distances[from * ground.lattice.points.length + to] as number) <= walls ||
  fewestWalls(ground, from, to) <= walls;

/** Returns the points of a space that Alexander can reach with this number of walls. */
function reachable(ground: Ground, space: number, walls: number): readonly PointId[] {
  const { lattice, point } = ground;
  const found: PointId[] = [];
  for (let entry = space * 3; entry < space * 3 + 3; entry++) {
    const corner = lattice.spacePoints[entry] as number;
    if (canMark(ground, point, corner, walls)) found.push(lattice.points[corner] as PointId);
  }
  return found;
}

/** Returns whether he can reach any of them. */
const isReachable = (ground: Ground, space: number, walls: number): boolean =>
  distanceTo(ground, space) <= walls || reachable(ground, space, walls).length > 0;

/**
 * Returns the points of a space to which a shortest path can be marked with the walls left (ruling A13).
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
  const ground = groundOf(situation);
  const number = ground.lattice.spaceNumber.get(space);
  return number === undefined ? [] : reachable(ground, number, wallsLeft(situation));
}

/** Returns the closest empty spaces of a symbol that Alexander can reach with the walls left. */
export function reachableSpaces(situation: Situation, symbol: CardSymbol): readonly SpaceId[] {
  const ground = groundOf(situation);
  const walls = wallsLeft(situation);
  return named(
    ground,
    closest(ground, symbol).filter((space) => isReachable(ground, space, walls)),
  );
}

/** What a card of each symbol would do for Alexander now. */
export interface MoveChances {
  /** The symbols with a closest empty space that can be reached. */
  readonly reachable: readonly CardSymbol[];
  /** The symbols without any empty space: face-up cards of these are jokers. */
  readonly jokers: readonly CardSymbol[];
}

/**
 * Returns the symbols by which Alexander can move, and those that are jokers (R Special Situations).
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
  const ground = groundOf(situation);
  const walls = wallsLeft(situation);
  const reachable: CardSymbol[] = [];
  const jokers: CardSymbol[] = [];
  for (const symbol of SYMBOLS) {
    const spaces = closest(ground, symbol);
    if (spaces.length === 0) jokers.push(symbol);
    else if (spaces.some((space) => isReachable(ground, space, walls))) reachable.push(symbol);
  }
  return { reachable, jokers };
}

/** Returns the points one side further on a shortest path to `to` that the walls left can finish. */
export function nextPoints(situation: Situation, to: PointId): readonly PointId[] {
  const ground = groundOf(situation);
  const { lattice, fence, point } = ground;
  const goal = lattice.pointNumber.get(to);
  if (goal === undefined) return [];
  const size = lattice.points.length;
  const walls = wallsLeft(situation);
  const onward = (lattice.distances[point * size + goal] as number) - 1;
  const found: PointId[] = [];
  for (let way = point * WAYS; way < (point + 1) * WAYS; way++) {
    const next = lattice.neighbours[way] as number;
    if (next < 0 || lattice.distances[next * size + goal] !== onward) continue;
    const needed = 1 - (fence.sides[lattice.waySides[way] as number] as number);
    if (canMark(ground, next, goal, walls - needed)) found.push(lattice.points[next] as PointId);
  }
  return found;
}
