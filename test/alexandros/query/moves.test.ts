/** Distances and shortest paths, against slow and simple searches. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board } from '../../../src/alexandros/data/board.js';
import { latticeOf } from '../../../src/alexandros/geometry/index.js';
import { query, SYMBOLS, type GameState, type PointId, type SideId } from '../../../src/alexandros/index.js';
import { table } from '../table.js';

const lattice = latticeOf({ board });
const points = lattice.points;

/** Neighbours by the names of the sides alone. */
const neighbours = new Map<PointId, PointId[]>(points.map((point) => [point, []]));
for (const side of lattice.sides) {
  const [a, b] = side.split(/-(?=p)/) as [PointId, PointId];
  neighbours.get(a)?.push(b);
  neighbours.get(b)?.push(a);
}

/** Plain breadth-first search. */
function distancesFrom(start: PointId): ReadonlyMap<PointId, number> {
  const found = new Map<PointId, number>([[start, 0]]);
  for (const [point, distance] of found)
    for (const next of neighbours.get(point) ?? []) if (!found.has(next)) found.set(next, distance + 1);
  return found;
}

const sideName = (a: PointId, b: PointId): SideId => (lattice.sideNumber.has(`${a}-${b}`) ? `${a}-${b}` : `${b}-${a}`);

/** All shortest paths, listed one by one. */
function shortestPaths(from: PointId, to: PointId): readonly (readonly PointId[])[] {
  const distances = distancesFrom(to);
  const extend = (path: readonly PointId[]): readonly (readonly PointId[])[] => {
    const last = path.at(-1) as PointId;
    if (last === to) return [path];
    return (neighbours.get(last) ?? [])
      .filter((next) => distances.get(next) === (distances.get(last) ?? 0) - 1)
      .flatMap((next) => extend([...path, next]));
  };
  return extend([from]);
}

const anyPoint = fc.constantFrom(...points);
const someWalls = fc.uniqueArray(fc.constantFrom(...lattice.sides), { maxLength: 60 });
const empty = table({ faceUp: ['horse', 'lyre'] });
const laid = (alexander: PointId, walls: readonly SideId[]): GameState => ({ ...empty, alexander, walls });

describe('R Moving Alexander: distances', () => {
  it('equal those of a plain breadth-first search, from every point to every other', () => {
    for (const from of points)
      for (const [to, distance] of distancesFrom(from)) expect(query.distance(empty, from, to)).toBe(distance);
  });

  it('reach every point from every other', () => {
    expect(points.every((from) => distancesFrom(from).size === points.length)).toBe(true);
  });
});

describe('R Moving Alexander: shortest paths', () => {
  it('go, step by step, exactly where the listed shortest paths go', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (from, to) => {
        fc.pre(from !== to && (distancesFrom(from).get(to) ?? 0) <= 7);
        const walk = (path: readonly PointId[]): readonly string[] => {
          const last = path.at(-1) as PointId;
          return last === to
            ? [path.join(' ')]
            : query.nextPoints(laid(last, []), to).flatMap((next) => walk([...path, next]));
        };
        expect(new Set(walk([from]))).toEqual(new Set(shortestPaths(from, to).map((path) => path.join(' '))));
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('lead over the corner of the board as over any other point', () => {
    // From p0.2 to p1.-1 it is two sides, by p0.0 or by p1.1.
    expect(query.nextPoints(laid('p0.2', []), 'p1.-1')).toEqual(['p0.0', 'p1.1']);
    expect(query.fewestNewWalls(laid('p0.2', ['p0.0-p0.2', 'p0.0-p1.-1']), 'p0.2', 'p1.-1')).toBe(0);
    expect(query.fewestNewWalls(laid('p0.2', ['p0.2-p1.1', 'p1.-1-p1.1']), 'p0.2', 'p1.-1')).toBe(0);
  });

  it('need as few new walls as the best of the listed paths', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, someWalls, (from, to, walls) => {
        fc.pre((distancesFrom(from).get(to) ?? 0) <= 7);
        const needed = shortestPaths(from, to).map(
          (path) =>
            path.slice(1).filter((point, index) => !walls.includes(sideName(path[index] as PointId, point))).length,
        );
        expect(query.fewestNewWalls(laid(from, walls), from, to)).toBe(Math.min(...needed));
      }),
      { numRuns: 150, seed: 8 },
    );
  });
});

describe('R Moving Alexander: the closest empty spaces', () => {
  const cornersOf = (space: string): readonly PointId[] => {
    const number = lattice.spaceNumber.get(space) ?? -1;
    return [0, 1, 2].map((corner) => points[lattice.spacePoints[number * 3 + corner] ?? -1] as PointId);
  };
  const sidesOf = (space: string): readonly SideId[] => {
    const [a, b, c] = cornersOf(space) as [PointId, PointId, PointId];
    return [sideName(a, b), sideName(a, c), sideName(b, c)];
  };

  it('are those with no wall on a side, no guard and no Alexander, and none is closer', () => {
    fc.assert(
      fc.property(anyPoint, someWalls, (alexander, walls) => {
        const state = laid(alexander, walls);
        const distances = distancesFrom(alexander);
        for (const symbol of SYMBOLS) {
          const free = lattice.spaces.filter(
            (space) =>
              query.symbolAt(state, space) === symbol &&
              !sidesOf(space).some((side) => walls.includes(side)) &&
              !cornersOf(space).includes(alexander),
          );
          const far = (space: string) =>
            Math.min(...cornersOf(space).map((corner) => distances.get(corner) ?? Infinity));
          const least = Math.min(...free.map(far));
          expect(query.emptySpaces(state, symbol)).toEqual(free);
          expect(query.closestEmptySpaces(state, symbol)).toEqual(free.filter((space) => far(space) === least));
        }
      }),
      { numRuns: 100, seed: 9 },
    );
  });

  it("ruling A1: a space that touches Alexander's point is not empty", () => {
    expect(query.isEmptySpace(empty, 's0.0')).toBe(false);
    expect(query.isEmptySpace(laid('p3.9', []), 's0.0')).toBe(true);
  });

  it('a guard in a space makes it not empty, at its neighbour it does not', () => {
    const state = {
      ...empty,
      seats: empty.seats.map((seat) => (seat.player === 'red' ? { ...seat, guards: ['s2.0' as const] } : seat)),
    };
    expect(query.isEmptySpace(state, 's2.0')).toBe(false);
    expect(query.isEmptySpace(state, 's2.1')).toBe(true);
  });

  it('a point of an empty space can touch a wall', () => {
    expect(query.isEmptySpace(laid('p5.3', ['p1.1-p1.3']), 's2.0')).toBe(true);
    expect(query.isEmptySpace(laid('p5.3', ['p2.0-p2.2']), 's2.0')).toBe(false);
  });
});
