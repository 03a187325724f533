/** Provinces, against a slow flood fill that knows only the names of spaces and sides. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board } from '../../../src/alexandros/data/board.js';
import { latticeOf, placeOf, pointId, pointsOf } from '../../../src/alexandros/geometry/index.js';
import { query, type GameState, type SpaceId } from '../../../src/alexandros/index.js';
import { table } from '../table.js';

const lattice = latticeOf({ board });
const corners = new Map(
  lattice.spaces.map((space) => [space, pointsOf(placeOf(space) ?? { row: 0, column: 0 }).map(pointId)]),
);

/** The side that two spaces share, or nothing. */
function shared(a: SpaceId, b: SpaceId): string | undefined {
  const common = (corners.get(a) ?? []).filter((point) => corners.get(b)?.includes(point));
  return common.length === 2 ? common.join('-') : undefined;
}

/** Every pair of spaces is looked at again until no region grows. */
function slowRegions(walls: readonly string[]): ReadonlySet<string> {
  const regions = new Map<SpaceId, Set<SpaceId>>(lattice.spaces.map((space) => [space, new Set([space])]));
  for (const a of lattice.spaces) {
    for (const b of lattice.spaces) {
      const side = shared(a, b);
      if (side === undefined || walls.includes(side)) continue;
      const [left, right] = [regions.get(a), regions.get(b)];
      if (left === undefined || right === undefined || left === right) continue;
      for (const space of right) {
        left.add(space);
        regions.set(space, left);
      }
    }
  }
  return new Set([...new Set(regions.values())].map((region) => [...region].sort().join()));
}

const start = table({ faceUp: ['horse', 'lyre'] });
const withWalls = (walls: GameState['walls']): GameState => ({ ...start, walls });

describe('R Occupy Province: provinces', () => {
  it('are the whole board before a wall stands (ruling A4)', () => {
    expect(query.provinces(start).map(({ spaces, value }) => [spaces.length, value])).toEqual([[172, 92]]);
  });

  it('are what a slow flood fill finds, whatever the walls', () => {
    const wallsOf = fc.uniqueArray(fc.constantFrom(...lattice.sides), { minLength: 40, maxLength: 200 });
    fc.assert(
      fc.property(wallsOf, (walls) => {
        const found = query.provinces(withWalls(walls)).map(({ spaces }) => [...spaces].sort().join());
        expect(new Set(found)).toEqual(slowRegions(walls));
      }),
      { numRuns: 25, seed: 11 },
    );
  });

  it('are named by their first space, and count their open spaces and symbols', () => {
    const province = query.provinceOf(withWalls(['p0.0-p1.1', 'p1.1-p2.2', 'p2.2-p3.1']), 's2.0');
    expect(province).toEqual({
      id: 's0.-1',
      spaces: ['s0.-1', 's1.-1', 's1.0', 's2.0'],
      symbolSpaces: ['s1.-1', 's2.0'],
      symbols: { temple: 1, amphora: 0, horse: 0, lyre: 1, soldier: 0 },
      value: 2,
      owner: null,
      guards: [],
    });
  });

  it('are not joined by a mere point', () => {
    const around = ['p0.2-p0.4', 'p0.2-p1.3', 'p0.4-p1.3'] as const;
    expect(query.provinceOf(withWalls(around), 's0.2')?.spaces).toEqual(['s0.2']);
  });

  it('remember nothing of walls that can still be changed', () => {
    const walls = [...start.walls];
    const state = withWalls(walls);
    expect(query.provinces(state)).toHaveLength(1);
    walls.push('p0.2-p0.4', 'p0.2-p1.3', 'p0.4-p1.3');
    expect(query.provinces(state)).toHaveLength(2);
  });
});
