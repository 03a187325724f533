/** Boxes, cells, places and spreading: by figures worked out by hand, and by what must always hold. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxAround,
  boxOf,
  contains,
  distance,
  nearestOn,
  overlap,
  reachTowards,
  type Box,
  type Point,
} from '../../src/svg/box.js';
import { cellsOf, RIM } from '../../src/svg/cells.js';
import { fitted, linesOf, textWidth } from '../../src/svg/measure.js';
import { viewAround } from '../../src/svg/picture.js';
import { beside, bestOf, led, lengthWithin, type Candidate, type Line } from '../../src/svg/place.js';
import { PlaceMemory } from '../../src/svg/place-memory.js';
import { evening, spread } from '../../src/svg/spread.js';

const BOUNDS = { x: 0, y: 0, width: 100, height: 100 };

describe('boxes', () => {
  it('share what lies in both', () => {
    expect(overlap({ x: 0, y: 0, width: 4, height: 3 }, { x: 2, y: 1, width: 5, height: 5 })).toBe(4);
    expect(overlap({ x: 0, y: 0, width: 4, height: 3 }, { x: 4, y: 0, width: 4, height: 3 })).toBe(0);
  });

  it('reach to their edge in every direction', () => {
    const box = boxAround({ x: 0, y: 0 }, 8, 6);
    expect(reachTowards(box, { x: 10, y: 0 })).toBe(4);
    expect(reachTowards(box, { x: 0, y: -10 })).toBe(3);
    expect(reachTowards(box, { x: 8, y: 6 })).toBe(5);
  });

  it('hold all of these', () => {
    expect(boxOf([boxAround({ x: 0, y: 0 }, 2), boxAround({ x: 5, y: 3 }, 2)])).toEqual({
      x: -1,
      y: -1,
      width: 7,
      height: 5,
    });
    expect(boxOf([])).toBeUndefined();
  });

  it('the nearest point of a line is on it', () => {
    expect(nearestOn({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 4, y: 7 })).toEqual({ x: 4, y: 0 });
    expect(nearestOn({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 14, y: 7 })).toEqual({ x: 10, y: 0 });
  });

  it('a view stays within its bounds', () => {
    expect(viewAround(boxAround({ x: 5, y: 50 }, 10), BOUNDS, 10, 20)).toEqual({ x: 0, y: 35, width: 30, height: 30 });
    expect(viewAround(boxAround({ x: 50, y: 50 }, 400), BOUNDS, 10, 20)).toEqual(BOUNDS);
  });
});

describe('texts', () => {
  it('are as wide as their letters, bold ones wider', () => {
    expect(textWidth('mi', 10)).toBeCloseTo(9.5 + 2.3);
    expect(textWidth('mi', 10, true)).toBeGreaterThan(textWidth('mi', 10));
  });

  it('are broken where both lines are most alike, and cut where they do not fit', () => {
    expect(linesOf('Herakleia Lynkestis', 10, 60)).toEqual(['Herakleia', 'Lynkestis']);
    expect(linesOf('Herakleia', 10, 20)).toEqual(['Herakleia']);
    expect(linesOf('a b', 10, 60)).toEqual(['a b']);
    const cut = fitted('first in Turn Order', 10, 50);
    expect(cut).toMatch(/^first.*…$/);
    expect(textWidth(cut, 10)).toBeLessThanOrEqual(50);
  });
});

describe('cells', () => {
  it('two sites meet halfway', () => {
    const [left = []] = cellsOf(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      20,
    );
    const shared = left.filter(({ beyond }) => beyond === 1);
    expect(shared).toHaveLength(1);
    for (const { from, to } of shared) expect([from.x, to.x]).toEqual([expect.closeTo(5), expect.closeTo(5)]);
    expect(left.every(({ beyond }) => beyond === 1 || beyond === RIM)).toBe(true);
  });

  it('hold what is nearest to their site', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) });
    const sites = fc.uniqueArray(point, { minLength: 2, maxLength: 12, selector: ({ x, y }) => `${x} ${y}` });
    fc.assert(
      fc.property(sites, (places: readonly Point[]) => {
        for (const [index, cell] of cellsOf(places, 80).entries()) {
          const site = places[index] as Point;
          for (const { from } of cell) {
            const nearest = Math.min(...places.map((other) => distance(other, from)));
            expect(distance(site, from)).toBeLessThanOrEqual(nearest + 1e-6);
            expect(distance(site, from)).toBeLessThanOrEqual(80 + 1e-6);
          }
        }
      }),
    );
  });
});

describe('places', () => {
  it('a line lies in a box for so long', () => {
    expect(
      lengthWithin(
        [
          { x: -5, y: 5 },
          { x: 20, y: 5 },
        ],
        { x: 0, y: 0, width: 10, height: 10 },
      ),
    ).toBeCloseTo(10);
    expect(
      lengthWithin(
        [
          { x: 1, y: 1 },
          { x: 4, y: 5 },
        ],
        { x: 0, y: 0, width: 10, height: 10 },
      ),
    ).toBeCloseTo(5);
    expect(
      lengthWithin(
        [
          { x: -5, y: 15 },
          { x: 20, y: 15 },
        ],
        { x: 0, y: 0, width: 10, height: 10 },
      ),
    ).toBe(0);
  });

  it('a label stands below, and elsewhere if something is there', () => {
    const at = { x: 50, y: 50 };
    const candidates = beside(at, 5, { width: 20, height: 8 }, [1, 4], [0, 5, 9, 12]);
    const surroundings = { bounds: BOUNDS, taken: [], lines: [] };
    const free = bestOf(candidates, surroundings);
    expect(free).toEqual({ x: 40, y: 56, width: 20, height: 8 });
    const taken = [{ x: 20, y: 52, width: 60, height: 30 }];
    const other = bestOf(candidates, { ...surroundings, taken });
    expect(overlap(other, taken[0] ?? BOUNDS)).toBe(0);
    expect(overlap(other, boxAround(at, 8))).toBe(0);
  });

  it('nothing is set outside', () => {
    const candidates = beside({ x: 50, y: 95 }, 5, { width: 20, height: 8 }, [1, 4], [0, 5, 9, 12]);
    expect(contains(BOUNDS, bestOf(candidates, { bounds: BOUNDS, taken: [], lines: [] }))).toBe(true);
  });
});

describe('spreading', () => {
  it('gives each its room, within the bounds', () => {
    const sites = Array.from({ length: 9 }, (_, index) => ({
      x: 50 + 6 * Math.cos(index * 2.4),
      y: 50 + 6 * Math.sin(index * 2.4),
      halfWidth: 8,
      above: 6,
      below: 6,
    }));
    const places = spread(sites, { bounds: BOUNDS, lines: [], clearance: 5, rounds: 400 });
    for (const [index, place] of places.entries()) {
      expect(contains(BOUNDS, boxAround(place, 16, 12))).toBe(true);
      for (const other of places.slice(index + 1))
        expect(overlap(boxAround(place, 15.5, 11.5), boxAround(other, 15.5, 11.5))).toBe(0);
    }
  });

  it('leaves alone what has room', () => {
    const sites = [
      { x: 20, y: 20, halfWidth: 5, above: 5, below: 5 },
      { x: 70, y: 70, halfWidth: 5, above: 5, below: 5 },
    ];
    const places = spread(sites, { bounds: BOUNDS, lines: [], clearance: 5, rounds: 100 });
    expect(places).toEqual([
      { x: 20, y: 20 },
      { x: 70, y: 70 },
    ]);
  });

  it('evening goes from the values themselves to equal steps', () => {
    const values = [0, 1, 10];
    expect(values.map(evening(values, 0))).toEqual([0, 0.1, 1]);
    expect(values.map(evening(values, 1))).toEqual([0, 0.5, 1]);
    expect(evening(values, 1)(0.5)).toBe(0.25);
  });
});

describe('places that are remembered', () => {
  const number = (most: number) => fc.integer({ min: 0, max: most });
  const box = fc
    .record({ x: number(180), y: number(180), width: number(30), height: number(30) })
    .map(({ x, y, width, height }) => ({ x: x / 2, y: y / 2, width: 1 + width / 2, height: 1 + height / 2 }));
  const line = fc.tuple(
    fc.record({ x: number(100), y: number(100) }),
    fc.record({ x: number(100), y: number(100) }),
  ) as fc.Arbitrary<Line>;
  const round = fc.record({ x: number(100), y: number(100), radius: fc.integer({ min: 3, max: 9 }) });
  const placesAround = (
    { x, y, radius }: Point & { readonly radius: number },
    leads: boolean,
  ): readonly Candidate[] => {
    const some = beside({ x, y }, radius, { width: 14, height: 8 }, [2, 10, 18, 26], [6, 3, 0, 4]);
    return leads ? led(some, { x, y }, radius) : some;
  };
  /** One after the other, each upon none of those before: what is set in one picture. */
  const set = (find: (index: number, taken: readonly Box[]) => Box, rounds: number, others: readonly Box[]): Box[] => {
    const taken = [...others];
    for (let index = 0; index < rounds; index++) taken.push(find(index, taken));
    return taken;
  };

  it('are those that would be found without it, picture after picture', () => {
    fc.assert(
      fc.property(
        fc.array(round, { minLength: 1, maxLength: 8 }),
        fc.array(box, { maxLength: 8 }),
        fc.array(line, { maxLength: 6 }),
        fc.array(fc.array(box, { maxLength: 5 }), { minLength: 2, maxLength: 6 }),
        fc.boolean(),
        (rounds, taken, lines, pictures, leads) => {
          const around = { bounds: BOUNDS, taken, lines };
          const memory = new PlaceMemory(around);
          const candidates = rounds.map((each) => placesAround(each, leads));
          for (const others of [...pictures, ...pictures]) {
            const plain = set(
              (index, now) => bestOf(candidates[index] ?? [], { ...around, taken: [...taken, ...now] }),
              rounds.length,
              others,
            );
            const kept = set(
              (index, now) => memory.best(String(index), () => candidates[index] ?? [], now),
              rounds.length,
              others,
            );
            expect(kept).toEqual(plain);
          }
        },
      ),
    );
  });

  it('are not looked for again when something moves elsewhere, and are when it moves there', () => {
    const memory = new PlaceMemory({ bounds: BOUNDS, taken: [], lines: [] });
    let looked = 0;
    const where = (others: readonly Box[]): Box =>
      memory.best(
        'slip',
        () => {
          looked++;
          return placesAround({ x: 30, y: 50, radius: 6 }, false);
        },
        others,
      );
    const free = where([]);
    expect(where([boxAround({ x: 90, y: 90 }, 4)])).toEqual(free);
    expect(looked).toBe(1);
    expect(overlap(where([free]), free)).toBe(0);
    expect(looked).toBe(2);
  });

  it('are the best of all, looked at one by one', () => {
    fc.assert(
      fc.property(round, fc.array(box, { maxLength: 8 }), fc.array(line, { maxLength: 6 }), (at, taken, lines) => {
        const candidates = placesAround(at, true);
        const costs = candidates.map(({ box: own, cost, lead }) => {
          const upon = taken.reduce(
            (sum, other) =>
              sum + overlap(own, other) * 1000 + (lead === undefined ? 0 : lengthWithin(lead, other) * 12),
            contains(BOUNDS, own) ? cost : cost + 1e7,
          );
          return lines.reduce((sum, each) => sum + lengthWithin(each, own), upon);
        });
        const found = bestOf(candidates, { bounds: BOUNDS, taken, lines });
        const own = costs.filter((_, index) => candidates[index]?.box === found);
        expect(Math.min(...own)).toBeCloseTo(Math.min(...costs), 6);
      }),
    );
  });
});
