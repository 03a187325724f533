/** Hex maps: numbers, neighbours and distances against pictures, and reach against a slow search that is obviously right. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOCKED,
  DIRECTIONS,
  HexGrid,
  hexSteps,
  NO_HEX,
  NO_SIDE,
  reachOf,
  stepCosts,
  UNREACHED,
  wordsOfHexes,
  type GridFacts,
  type HexCode,
} from '../../src/core/hex/index.js';

const map: GridFacts = { columns: [8, 74], rows: [5, 49], lowered: 'odd' };
const grid = new HexGrid(map);
const around = (label: string) => grid.neighbours(grid.labelled(label)).map((hex) => grid.labelOf(hex));

const grids = fc
  .record({
    column: fc.integer({ min: 0, max: 9 }),
    row: fc.integer({ min: 0, max: 9 }),
    width: fc.integer({ min: 1, max: 8 }),
    height: fc.integer({ min: 1, max: 8 }),
    lowered: fc.constantFrom('odd' as const, 'even' as const),
  })
  .map(
    ({ column, row, width, height, lowered }) =>
      new HexGrid({ columns: [column, column + width - 1], rows: [row, row + height - 1], lowered }),
  );
const hexesOf = ({ size }: HexGrid): readonly HexCode[] => Array.from({ length: size }, (_, hex) => hex);

describe('numbers', () => {
  it('are printed as column and row', () => {
    expect(grid.size).toBe(67 * 45);
    const piraeus = grid.labelled('3731');
    expect([grid.columnOf(piraeus), grid.rowOf(piraeus), grid.labelOf(piraeus)]).toEqual([37, 31, '3731']);
  });

  it('belong to one hex each', () => {
    for (const hex of hexesOf(grid)) expect(grid.labelled(grid.labelOf(hex))).toBe(hex);
  });

  it.each(['0705', '7505', '0804', '0850', '', '373', '37310', 'W3731', '37.1'])('%s is not on the map', (label) => {
    expect(grid.labelled(label)).toBe(NO_HEX);
  });
});

describe('neighbours', () => {
  it('lie around a hex of a column that is not lowered', () => {
    expect(around('3830')).toEqual(['3829', '3929', '3930', '3831', '3730', '3729']);
  });

  it('lie around a hex of a lowered column', () => {
    expect(around('3731')).toEqual(['3730', '3831', '3832', '3732', '3632', '3631']);
  });

  it('are fewer at the edge', () => {
    expect(around('0805')).toEqual(['0905', '0806']);
    expect(around('7449')).toEqual(['7448', '7349', '7348']);
  });

  it('are mutual, in opposite directions, across one hexside', () => {
    fc.assert(
      fc.property(grids, (each) => {
        for (const hex of hexesOf(each))
          for (let direction = 0; direction < DIRECTIONS.length; direction++) {
            const next = each.neighbour(hex, direction);
            if (next === NO_HEX) {
              expect(each.side(hex, direction)).toBe(NO_SIDE);
              continue;
            }
            const opposite = (direction + 3) % 6;
            expect(each.neighbour(next, opposite)).toBe(hex);
            expect(each.directionTo(hex, next)).toBe(direction);
            expect(each.side(next, opposite)).toBe(each.side(hex, direction));
            expect(each.sideBetween(next, hex)).toBe(each.side(hex, direction));
          }
      }),
    );
  });

  it('have a hexside of their own each', () => {
    const sides = hexesOf(grid).flatMap((hex) => [0, 1, 2].map((direction) => grid.side(hex, direction)));
    const real = sides.filter((side) => side !== NO_SIDE);
    expect(new Set(real).size).toBe(real.length);
    expect(Math.max(...real)).toBeLessThan(grid.sideCount);
  });

  it('are not two hexes that do not touch, nor what lies beyond the edge', () => {
    const [a, b] = [grid.labelled('3731'), grid.labelled('3930')];
    expect([grid.directionTo(a, b), grid.sideBetween(a, b)]).toEqual([-1, NO_SIDE]);
    expect(grid.directionTo(0, NO_HEX)).toBe(-1);
  });
});

/** Steps from a start to all hexes, found by going outwards ring by ring. */
function rings(each: HexGrid, start: HexCode): readonly number[] {
  const steps = hexesOf(each).map(() => Infinity);
  steps[start] = 0;
  for (const queue = [start]; queue.length > 0;) {
    const from = queue.shift() as number;
    for (const to of each.neighbours(from))
      if (steps[to] === Infinity) {
        steps[to] = (steps[from] as number) + 1;
        queue.push(to);
      }
  }
  return steps;
}

describe('distance', () => {
  it('is the number of steps', () => {
    const between = (a: string, b: string) => grid.distance(grid.labelled(a), grid.labelled(b));
    expect(between('2337', '2339')).toBe(2);
    expect(between('3731', '3731')).toBe(0);
    expect(between('3729', '3830')).toBe(1);
    expect(between('2838', '3528')).toBe(13);
  });

  it('is what going outwards ring by ring finds', () => {
    fc.assert(
      fc.property(grids, fc.nat(), (each, any) => {
        const start = any % each.size;
        expect(hexesOf(each).map((hex) => each.distance(start, hex))).toEqual(rings(each, start));
      }),
    );
  });
});

/** The cheapest costs by trying all steps again and again until nothing changes. */
function cheapest(each: HexGrid, start: HexCode, budget: number, costs: Uint8Array): readonly number[] {
  const best = hexesOf(each).map((hex) => (hex === start ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (const from of hexesOf(each))
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const cost = costs[from * 6 + direction] as number;
        const to = each.neighbour(from, direction);
        if (cost === BLOCKED || to === NO_HEX) continue;
        const total = (best[from] as number) + cost;
        if (total < (best[to] as number)) {
          best[to] = total;
          changed = true;
        }
      }
  }
  return best.map((cost) => (cost <= budget ? cost : UNREACHED));
}

/** Land with rivers, roads and closed hexsides: costs in half movement points. */
const lands = fc
  .tuple(grids, fc.infiniteStream(fc.nat(9)), fc.infiniteStream(fc.nat(11)))
  .map(([each, terrains, borders]) => {
    const terrain = hexesOf(each).map(() => terrains.next().value ?? 0);
    const border = Array.from({ length: each.sideCount }, () => borders.next().value ?? 0);
    const costs = stepCosts(each, (_, to, side) => {
      const [ground, edge] = [terrain[to] as number, border[side] as number];
      if (ground === 9 || edge >= 10) return BLOCKED;
      if (edge >= 8) return 1;
      return (ground < 5 ? 2 : 4) + (edge >= 6 ? 2 : 0);
    });
    return { grid: each, costs };
  });

describe('reach', () => {
  it('costs what trying all steps again and again finds, by ways that cost so much', () => {
    fc.assert(
      fc.property(lands, fc.nat(), fc.nat(30), ({ grid: each, costs }, any, budget) => {
        const start = any % each.size;
        const reach = reachOf({ places: each.size, start, budget, steps: hexSteps(each, costs) });
        const expected = cheapest(each, start, budget, costs);
        expect(hexesOf(each).map((hex) => reach.costTo(hex))).toEqual(expected);
        expect([...reach.places].sort((a, b) => a - b)).toEqual(
          hexesOf(each).filter((hex) => expected[hex] !== UNREACHED),
        );
        const order = reach.places.map((place) => reach.costTo(place));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        for (const place of reach.places) {
          const way = reach.wayTo(place);
          expect([way[0], way.at(-1)]).toEqual([start, place]);
          const spent = way
            .slice(1)
            .map((to, index) => costs[(way[index] as number) * 6 + each.directionTo(way[index] as number, to)]);
          expect(spent.reduce<number>((sum, cost = NaN) => sum + cost, 0)).toBe(reach.costTo(place));
        }
      }),
    );
  });

  it('knows no way to what is beyond the budget', () => {
    const costs = stepCosts(grid, () => 1);
    const start = grid.labelled('3731');
    const reach = reachOf({ places: grid.size, start, budget: 2, steps: hexSteps(grid, costs) });
    expect(reach.places).toHaveLength(1 + 6 + 12);
    const far = grid.labelled('3728');
    expect([reach.has(far), reach.costTo(far), reach.wayTo(far)]).toEqual([false, UNREACHED, []]);
    expect(reach.has(NO_HEX)).toBe(false);
  });

  it('counts on beyond the hexes: areas are places too', () => {
    const [sparta, corinth, area] = [grid.labelled('2838'), grid.labelled('3131'), grid.size];
    const reach = reachOf({
      places: grid.size + 1,
      start: sparta,
      budget: 3,
      steps: (from, offer) => {
        if (from === sparta) offer(area, 1);
        if (from === area) offer(corinth, 2);
      },
    });
    expect(reach.wayTo(corinth)).toEqual([sparta, area, corinth]);
    expect(reach.costTo(corinth)).toBe(3);
  });

  it('spreads over a whole map, however often places are offered again', () => {
    // Near the start everything is dear, so that many places are offered again for less.
    const costs = stepCosts(grid, (from, to) => 1 + ((from * 31 + to * 17) % 200));
    const reach = reachOf({ places: grid.size, start: 0, budget: 60_000, steps: hexSteps(grid, costs) });
    expect(reach.places).toHaveLength(grid.size);
  });
});

describe('a map in text', () => {
  it('is cut into words, one for each hex', () => {
    const small = new HexGrid({ columns: [8, 9], rows: [5, 6], lowered: 'odd' });
    const words = wordsOfHexes(small, ['Me La', 'Ar'], { width: 2, gap: 1 });
    expect(words[small.at(8, 5)]).toBe('Me');
    expect(words[small.at(9, 5)]).toBe('La');
    expect(words[small.at(8, 6)]).toBe('Ar');
    expect(words[small.at(9, 6)]).toBe('');
  });
});
