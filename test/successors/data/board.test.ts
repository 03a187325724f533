import { describe, expect, test } from 'vitest';
import { board, type KnownProvinceId, type KnownSpaceId } from '../../../src/successors/data/board.js';
import { PATH_COSTS } from '../../../src/successors/data/tables.js';
import type { PathFact, SpaceFact } from '../../../src/successors/data/shape.js';
import type { PathKind } from '../../../src/successors/vocabulary.js';

const paths: readonly PathFact[] = board.paths;
const spaces: readonly SpaceFact[] = board.spaces;

const LAND: readonly PathKind[] = ['land', 'mountain', 'strait'];
const space = (id: KnownSpaceId): SpaceFact => spaces.find((row) => row.id === id)!;
const spacesOf = (province: KnownProvinceId): readonly SpaceFact[] => spaces.filter((row) => row.province === province);
const kindsBetween = (a: KnownSpaceId, b: KnownSpaceId): readonly PathKind[] =>
  paths.filter((path) => (path.a === a && path.b === b) || (path.a === b && path.b === a)).map(({ kind }) => kind);
const isPort = (id: string): boolean => paths.some(({ a, b, kind }) => kind === 'sea' && (a === id || b === id));

/** Movement Points to every space in reach. */
function distances(
  from: KnownSpaceId,
  kinds: readonly PathKind[],
  closed: readonly KnownSpaceId[] = [],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>([[from, 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const { a, b, kind } of paths.filter((path) => kinds.includes(path.kind))) {
      for (const [here, there] of [
        [a, b],
        [b, a],
      ] as const) {
        const cost = (found.get(here) ?? Infinity) + PATH_COSTS[kind];
        if (cost < (found.get(there) ?? Infinity) && !closed.some((id) => id === there)) {
          found.set(there, cost);
          changed = true;
        }
      }
    }
  }
  return found;
}

describe('the default board', () => {
  test('R 4.27 133 spaces: 122 to control and 11 Transit Points', () => {
    const count = (kind: SpaceFact['kind']) => spaces.filter((row) => row.kind === kind).length;
    expect([count('majorCity'), count('minorCity'), count('stronghold'), count('transit')]).toEqual([16, 93, 13, 11]);
    expect([spaces.length, board.provinces.length, paths.length]).toEqual([133, 34, 223]);
  });

  test('R 4.19 paths by kind', () => {
    const count = (kind: PathKind) => paths.filter((path) => path.kind === kind).length;
    expect([count('land'), count('mountain'), count('strait'), count('sea'), count('transMediterranean')]).toEqual([
      130, 36, 3, 51, 3,
    ]);
  });

  test.each([
    ['babylonia', 6],
    ['makedonia', 5],
    ['kilikia', 2],
    ['aigyptos', 5],
    ['mikra-phrygia', 2],
    ['media', 6],
    ['thrake', 5],
    ['phrygia', 4],
  ] as const)('R 5.4.1 %s has %i spaces', (province, count) => {
    expect(spacesOf(province)).toHaveLength(count);
  });

  test('R 5.4.5 Koile Syria is Damaskos and one more; Kappadokia the six of the examples', () => {
    expect(spacesOf('koile-syria').map(({ id }) => id)).toEqual(['damaskos', 'heliopolis']);
    expect(
      spacesOf('kappadokia')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['amaseja', 'dana', 'komana', 'mazaka', 'melitene', 'zela']);
    expect(spacesOf('kappadokia').every(({ kind, independent }) => kind === 'minorCity' && independent === 1)).toBe(
      true,
    );
  });

  test('R 4.23 regions', () => {
    const of = (region: string) =>
      board.provinces
        .filter((row) => row.region === region)
        .map(({ id }) => id)
        .sort();
    expect(of('africa')).toEqual(['aigyptos', 'libye']);
    expect(of('europe')).toEqual(['epeiros', 'hellas', 'illyria', 'makedonia', 'skythia', 'thessalia', 'thrake']);
    expect(of('island')).toEqual(['krete', 'kypros', 'rhodos']);
    expect(of('asia')).toHaveLength(22);
  });

  test('R 7.4 the provinces are worth 58 Victory Points, and Babylonia and Aigyptos 10 of them', () => {
    expect(board.provinces.reduce((sum, { victoryPoints }) => sum + victoryPoints, 0)).toBe(58);
    expect(
      board.provinces
        .filter(({ id }) => id === 'babylonia' || id === 'aigyptos')
        .map(({ victoryPoints }) => victoryPoints),
    ).toEqual([4, 6]);
  });

  test('R 4.16, 5.3, 3.4, 6.6.2 the Major Cities of the rulebook, each the only one of its province', () => {
    const named: readonly (readonly [KnownSpaceId, KnownProvinceId])[] = [
      ['babylon', 'babylonia'],
      ['damaskos', 'koile-syria'],
      ['sardeis', 'lydia'],
      ['molossia', 'epeiros'],
      ['pella', 'makedonia'],
      ['athenai', 'hellas'],
      ['halikarnassos', 'karia'],
      ['ekbatana', 'media'],
      ['tyros', 'phoinike'],
      ['memphis', 'aigyptos'],
      ['kelainai', 'phrygia'],
    ];
    for (const [id, province] of named) {
      expect(space(id)).toMatchObject({ kind: 'majorCity', province });
      expect(spacesOf(province).filter(({ kind }) => kind === 'majorCity')).toHaveLength(1);
    }
    expect(spacesOf('thrake').some(({ kind }) => kind === 'majorCity')).toBe(false);
  });

  test('R 5.7 Independent markers: side 1 on Minor Cities, side 3 on Major Cities and Strongholds', () => {
    const sides = (kind: SpaceFact['kind']) =>
      new Set(spaces.filter((row) => row.kind === kind).map(({ independent }) => independent));
    expect(sides('minorCity')).toEqual(new Set([0, 1]));
    expect(sides('stronghold')).toEqual(new Set([3]));
    expect(sides('majorCity')).toEqual(new Set([0, 3]));
    expect(sides('transit')).toEqual(new Set([0]));
  });

  test('R 6.6.2, 6.6.3.2 nobody holds Halikarnassos, Sardeis, Miletos and Ephesos at the start', () => {
    expect(
      (['halikarnassos', 'sardeis', 'miletos', 'ephesos', 'lesbos'] as const).map((id) => space(id).independent),
    ).toEqual([0, 0, 0, 0, 0]);
  });

  test('R 7.4 five ports on the Hellespont', () => {
    const five = board.spaces.filter(({ hellespont }) => hellespont).map(({ id }) => id);
    expect([...five].sort()).toEqual(['abydos', 'astakos', 'byzantion', 'chersonesos', 'kyzikos']);
    expect(five.every(isPort)).toBe(true);
  });

  test('R 13.2.1 Pella adds nothing to a Siege die and is no port', () => {
    expect(space('pella').siegeModifier).toBe(0);
    expect(isPort('pella')).toBe(false);
  });

  test('R 14.3 the Kyklades lie in Hellas', () => {
    expect(space('kyklades').province).toBe('hellas');
  });
});

describe('the examples of the rulebook on the default board', () => {
  test('R 6.6.3.2 Sardeis, Miletos and Ephesos are within 2 of Halikarnassos or Kelainai, Lesbos is 3 away', () => {
    const near = (['halikarnassos', 'kelainai'] as const).map((id) => distances(id, [...LAND, 'sea']));
    const least = (id: KnownSpaceId) => Math.min(...near.map((map) => map.get(id)!));
    expect(['sardeis', 'miletos', 'ephesos'].every((id) => least(id as KnownSpaceId) <= 2)).toBe(true);
    expect(least('lesbos')).toBe(3);
    expect(near.map((map) => map.get('lesbos'))).toEqual([3, 3]);
  });

  test('R 6.7 Hekatompylos reaches Ekbatana by Rhagai or Kadousioi only', () => {
    expect(distances('hekatompylos', ['land', 'mountain', 'strait', 'sea', 'transMediterranean']).has('ekbatana')).toBe(
      true,
    );
    expect(
      distances(
        'hekatompylos',
        ['land', 'mountain', 'strait', 'sea', 'transMediterranean'],
        ['rhagai', 'kadousioi'],
      ).has('ekbatana'),
    ).toBe(false);
    expect(space('rhagai').province).toBe('media');
    expect(space('kadousioi')).toMatchObject({ province: 'hyrkania', independent: 3 });
  });

  test('R 8.3.1 Halikarnassos to Sagalassos with 2, on to Aspendos with 1 and over the mountains with 2', () => {
    expect(distances('halikarnassos', LAND).get('sagalassos')).toBe(2);
    expect(kindsBetween('sagalassos', 'aspendos')).toEqual(['land']);
    expect(kindsBetween('aspendos', 'tp-kilikia-tracheia')).toEqual(['mountain']);
    expect(space('tp-kilikia-tracheia').kind).toBe('transit');
  });

  test('R 8.3.2 from Issos 1 reaches Chalybon, Myriandos and Tarsos only; the Transit Point costs 2', () => {
    const near = distances('issos', LAND);
    expect(
      [...near]
        .filter(([, cost]) => cost === 1)
        .map(([id]) => id)
        .sort(),
    ).toEqual(['chalybon', 'myriandos', 'tarsos']);
    expect(near.get('tp-amanos')).toBe(2);
    expect(kindsBetween('issos', 'tp-amanos')).toEqual(['mountain']);
  });

  test('R 8.3.8, 8.4.8 the straits of the Hellespont', () => {
    expect(kindsBetween('abydos', 'chersonesos')).toEqual(['strait']);
    expect(kindsBetween('byzantion', 'astakos')).toEqual(['strait']);
    expect(space('chersonesos').province).toBe('thrake');
  });

  test('R 8.3.9, 8.3.10 Lamia to Larisa to Pella, 1 each', () => {
    expect(kindsBetween('lamia', 'larisa')).toEqual(['land']);
    expect(kindsBetween('larisa', 'pella')).toEqual(['land']);
    expect(space('larisa').kind).toBe('minorCity');
  });

  test('R 8.3.11 Ekbatana to the Stronghold of the Kossaioi costs 2, and Sousa lies behind it', () => {
    expect(kindsBetween('ekbatana', 'kossaioi')).toEqual(['mountain']);
    expect(space('kossaioi')).toMatchObject({ kind: 'stronghold', independent: 3 });
    expect(kindsBetween('kossaioi', 'sousa')).toEqual(['land']);
  });

  test('R 8.4.5 by sea Pelousion, Gaza, Ake, Tyros, 1 each; Gaza and Tyros are not adjacent', () => {
    expect(kindsBetween('pelousion', 'gaza')).toEqual(['sea']);
    expect(kindsBetween('gaza', 'ake')).toContain('sea');
    expect(kindsBetween('ake', 'tyros')).toContain('sea');
    expect(kindsBetween('gaza', 'tyros')).toEqual([]);
    expect(distances('pelousion', ['sea']).get('tyros')).toBe(3);
  });

  test('R 13.2.5 Chersonesos to Pella within one march', () => {
    expect(distances('chersonesos', LAND).get('pella')).toBeLessThanOrEqual(4);
  });
});
