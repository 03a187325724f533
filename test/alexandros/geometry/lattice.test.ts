import { describe, expect, it } from 'vitest';
import { board } from '../../../src/alexandros/data/board.js';
import { latticeOf, NONE, placeOf, pointsDown, pointsOf } from '../../../src/alexandros/geometry/index.js';
import { SYMBOLS } from '../../../src/alexandros/vocabulary.js';

const lattice = latticeOf({ board });

describe('R Components: the lattice of the default board', () => {
  it('has 172 spaces, 120 points and 291 sides, 66 of them outer', () => {
    expect([lattice.spaces.length, lattice.points.length, lattice.sides.length]).toEqual([172, 120, 291]);
    expect(lattice.across.filter((space) => space === NONE)).toHaveLength(66);
  });

  it('has sixteen spaces of each symbol', () => {
    for (const symbol of SYMBOLS) expect(lattice.symbolSpaces[symbol]).toHaveLength(16);
  });

  it('satisfies Euler: points - sides + spaces = 1 for a board without holes', () => {
    expect(lattice.points.length - lattice.sides.length + lattice.spaces.length).toBe(1);
  });

  it('knows of each side the spaces that it belongs to, and of each space its symbol by number', () => {
    for (const [side, name] of lattice.sides.entries()) {
      const spaces = lattice.spaces.filter((_, space) =>
        lattice.spaceSides.subarray(space * 3, space * 3 + 3).includes(side),
      );
      const told = [...lattice.sideSpaces.subarray(side * 2, side * 2 + 2)].filter((space) => space !== NONE);
      expect(
        told.map((space) => lattice.spaces[space]),
        name,
      ).toEqual(spaces);
    }
    expect(lattice.spaces.map((_, space) => SYMBOLS[lattice.symbolCodes[space] ?? NONE])).toEqual(lattice.symbolOf);
  });

  it('measures from each point to the nearest point of each space', () => {
    const sides = (point: string, space: string): number | undefined =>
      lattice.spaceDistances[
        (lattice.pointNumber.get(point) ?? NONE) * lattice.spaces.length + (lattice.spaceNumber.get(space) ?? NONE)
      ];
    // s1.2 points up: its points are p1.3, p2.2 and p2.4.
    expect(['p1.3', 'p2.2', 'p0.2', 'p0.0', 'p3.1'].map((point) => sides(point, 's1.2'))).toEqual([0, 0, 1, 2, 1]);
  });

  it('lists up to six neighbours of a point in reading order, each with the side that leads there', () => {
    const of = (point: string): readonly (readonly [string | undefined, string | undefined])[] => {
      const number = lattice.pointNumber.get(point) ?? -1;
      return [0, 1, 2, 3, 4, 5].map((way) => {
        const entry = number * 6 + way;
        return [lattice.points[lattice.neighbours[entry] ?? -1], lattice.sides[lattice.waySides[entry] ?? -1]] as const;
      });
    };
    expect(of('p1.1')).toEqual([
      ['p0.0', 'p0.0-p1.1'],
      ['p0.2', 'p0.2-p1.1'],
      ['p1.-1', 'p1.-1-p1.1'],
      ['p1.3', 'p1.1-p1.3'],
      ['p2.0', 'p1.1-p2.0'],
      ['p2.2', 'p1.1-p2.2'],
    ]);
    expect(of('p0.0').map(([point]) => point)).toEqual(['p0.2', 'p1.-1', 'p1.1', undefined, undefined, undefined]);
    for (const point of lattice.points) {
      const numbers = of(point).flatMap(([name]) => (name === undefined ? [] : [lattice.pointNumber.get(name) ?? -1]));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });

  it('has neighbours that agree with each other', () => {
    lattice.across.forEach((beyond, entry) => {
      if (beyond === NONE) return;
      const back = [0, 1, 2].map((side) => lattice.across[beyond * 3 + side]);
      expect(back).toContain(Math.floor(entry / 3));
    });
  });

  it('closes every space: three points, three sides between them', () => {
    lattice.spaces.forEach((id, space) => {
      const points = [0, 1, 2].map((corner) => lattice.points[lattice.spacePoints[space * 3 + corner] ?? -1]);
      const sides = [0, 1, 2].map((side) => lattice.sides[lattice.spaceSides[space * 3 + side] ?? -1] ?? '');
      expect(new Set(points).size).toBe(3);
      expect(new Set(sides.flatMap((side) => side.split(/-(?=p)/)))).toEqual(new Set(points));
      expect(id.startsWith('s')).toBe(true);
    });
  });
});

describe('coordinates', () => {
  it('point down where column minus row is even', () => {
    expect(pointsDown({ row: 0, column: 0 })).toBe(true);
    expect(pointsDown({ row: 1, column: 0 })).toBe(false);
    expect(pointsDown({ row: 1, column: -1 })).toBe(true);
  });

  it('give a downward space two points in the north, an upward one two in the south', () => {
    expect(pointsOf({ row: 2, column: 0 })).toEqual([
      { row: 2, column: 0 },
      { row: 2, column: 2 },
      { row: 3, column: 1 },
    ]);
    expect(pointsOf({ row: 1, column: 0 })).toEqual([
      { row: 1, column: 1 },
      { row: 2, column: 0 },
      { row: 2, column: 2 },
    ]);
  });

  it('read back, and only as they are written', () => {
    for (const id of [...lattice.points, ...lattice.spaces]) {
      const place = placeOf(id);
      expect(`${id[0]}${place?.row}.${place?.column}`).toBe(id);
    }
    for (const id of ['', 'p', 'p1', 'p01.2', 'p1.2.3', 'p1.-0', 'q1.1', ' p1.1', 'p1e1.1'])
      expect(placeOf(id)).toBeUndefined();
  });
});
