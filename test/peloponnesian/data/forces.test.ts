/** R 1.2, 5.3.2, 7, B: regions, pools and leaders, against what the rulebook prints and what follows from it. */
import { describe, expect, it } from 'vitest';
import { batches, without } from '../../../src/peloponnesian/data/batches.js';
import { leaders } from '../../../src/peloponnesian/data/leaders.js';
import { map } from '../../../src/peloponnesian/data/map/index.js';
import { campaignPools } from '../../../src/peloponnesian/data/pools.js';
import { regions } from '../../../src/peloponnesian/data/regions.js';
import type { Batch } from '../../../src/peloponnesian/data/shape/forces.js';
import { ELITE_MORALE, HOMES, REGIONS, SATRAPIES } from '../../../src/peloponnesian/vocabulary.js';

const total = (list: readonly Batch[]): number => list.reduce((sum, { count }) => sum + count, 0);

describe('regions', () => {
  it('R 1.2: are 26, in the order of the rulebook', () => {
    expect(regions.map(({ id }) => id)).toEqual(REGIONS);
  });

  it('R 5.3.2: the printed values add to 47, with those of Boeotia and Thrace to 53', () => {
    const sum = (rows: typeof regions): number => rows.reduce((all, { tribute }) => all + tribute, 0);
    expect(sum(regions.filter(({ source }) => source === 'R 5.3.2'))).toBe(47);
    expect(sum(regions)).toBe(53);
  });

  it('R 9.3.3: seven are the Peloponnese', () => {
    expect(regions.filter(({ peloponnese }) => peloponnese).map(({ id }) => id)).toEqual([
      'achaea',
      'elis',
      'arcadia',
      'argolid',
      'corinth',
      'laconia',
      'epidaurus',
    ]);
  });

  it('R 6.4: capitals lie in the homes of their players', () => {
    const homes = regions.filter(({ homeOf }) => homeOf);
    expect(homes.map(({ homeOf }) => homeOf?.player).sort()).toEqual(['athens', 'corinth', 'sparta', 'thebes']);
    for (const { id, homeOf } of homes) {
      const capital = map.cities.find((city) => city.id === homeOf?.capital);
      expect(map.areas.find((area) => area.id === capital?.area)?.region).toBe(id);
      expect(capital?.size).toBe('large');
    }
  });
});

describe('units in a list', () => {
  it('are read by type and morale', () => {
    expect(batches('5 H6, 1 F3')).toEqual([
      { count: 5, type: 'hoplite', morale: 6 },
      { count: 1, type: 'fleet', morale: 3 },
    ]);
    expect(batches('12 C5, 2 L4').map(({ count, type }) => [count, type])).toEqual([
      [12, 'cavalry'],
      [2, 'lightInfantry'],
    ]);
    expect(batches('')).toEqual([]);
  });

  it('are what is left when others are taken', () => {
    expect(without(batches('5 H6, 3 H5, 1 F3, 1 H5'), batches('5 H6, 2 H5'))).toEqual(batches('2 H5, 1 F3'));
  });
});

describe('pools', () => {
  it('R 23.2.1: each home has its own', () => {
    expect(campaignPools.map(({ home }) => home).sort()).toEqual([...HOMES].sort());
  });

  it('R 7.9.1: elite are Spartan and Argive hoplites and Athenian fleets', () => {
    const elite = campaignPools.flatMap(({ home, force, build }) =>
      [...force, ...build]
        .filter(({ morale }) => morale === ELITE_MORALE)
        .map(({ count, type }) => [home, count, type]),
    );
    expect(elite).toEqual([
      ['argolid', 1, 'hoplite'],
      ['laconia', 5, 'hoplite'],
      ['attica', 8, 'fleet'],
    ]);
  });

  it('R 17.9, 17.10: morale as the examples have it', () => {
    const morale = (home: string, type: string) =>
      campaignPools
        .filter((pool) => pool.home === home)
        .flatMap(({ force }) => force.filter((each) => each.type === type).map((each) => each.morale));
    expect([morale('boeotia', 'hoplite'), morale('boeotia', 'cavalry'), morale('phocisLocris', 'hoplite')]).toEqual([
      [5],
      [5],
      [4],
    ]);
    expect([morale('attica', 'hoplite'), morale('attica', 'lightInfantry')]).toEqual([[4, 3], [3]]);
  });

  it('R C: the satraps have what their cards bring', () => {
    const pool = (home: string) => campaignPools.find((each) => each.home === home)?.force;
    expect(pool('tissaphernes')).toEqual(batches('12 L4, 6 C5, 4 F5'));
    expect(pool('pharnabazus')).toEqual(batches('8 L4, 4 C5, 3 F5'));
  });

  it('R 1.1: units, leaders and markers fit on 560 counters', () => {
    const units = campaignPools.reduce((sum, { force, build }) => sum + total(force) + total(build), 0);
    expect(units).toBe(301);
    expect(units + leaders.length).toBeLessThan(560);
  });
});

describe('leaders', () => {
  it('R B: 25 on each side', () => {
    expect(leaders.filter(({ camp }) => camp === 'empire')).toHaveLength(25);
    expect(leaders.filter(({ camp, satrapy }) => camp === 'league' && satrapy === undefined)).toHaveLength(25);
    expect(new Set(leaders.map(({ id }) => id)).size).toBe(50 + SATRAPIES.length);
  });

  it('R C: a general without a rating for each satrapy', () => {
    for (const satrapy of SATRAPIES)
      expect(leaders.filter((leader) => leader.satrapy === satrapy)).toMatchObject([
        { camp: 'league', land: 0, sea: 0 },
      ]);
  });

  it('R 17.4.2: Phormio leads at sea alone', () => {
    expect(leaders.find(({ id }) => id === 'phormio')).toMatchObject({ land: 0, sea: 1 });
  });

  it('R B: ratings other than nought', () => {
    const rated = leaders.filter(({ land, sea }) => land + sea > 0).map(({ id, land, sea }) => `${id} ${land}/${sea}`);
    expect(rated).toEqual([
      'alcibiades 1/0',
      'demosthenes 1/1',
      'eurymedon 1/0',
      'nicostratus 0/1',
      'phormio 0/1',
      'thrasybulus 0/1',
      'astyochus 0/1',
      'brasidas 1/0',
      'callicratidas 1/0',
      'gylippus 1/0',
      'lysander 0/1',
      'mindarus 1/1',
      'pagondas 1/0',
    ]);
  });

  it('every row says where it comes from', () => {
    expect([...regions, ...campaignPools, ...leaders].filter(({ source }) => source === undefined)).toEqual([]);
  });
});
