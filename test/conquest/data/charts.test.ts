/** R 4.1, 9-17: charts and track, against what the rulebook prints of them and says that they must be like. */
import { describe, expect, it } from 'vitest';
import { charts } from '../../../src/conquest/data/charts.js';
import { components, objectives, sides } from '../../../src/conquest/data/default.js';
import { track } from '../../../src/conquest/data/track.js';
import { MINOR_RESULTS, TACTICAL_RESULTS } from '../../../src/conquest/vocabulary.js';

/** From worst to best for the attacker. */
const MINOR_ORDER = ['AE', 'AL', 'EX', 'DL', 'DE'];

describe('minor combat (R 9.4, 9.5)', () => {
  const { rows } = charts.minorCombat;

  it('has a row for each face and a column for less than 1:1 and each odds to 4:1', () => {
    expect(rows.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5, 5]);
  });
  it('knows all five results', () => expect(new Set(rows.flat())).toEqual(new Set(MINOR_RESULTS)));
  it('never favours the attacker less at better odds or a higher die', () => {
    const worth = rows.map((row) => row.map((result) => MINOR_ORDER.indexOf(result)));
    for (const [die, row] of worth.entries())
      for (const [column, value] of row.entries()) {
        expect(value).toBeGreaterThanOrEqual(row[column - 1] ?? 0);
        expect(value).toBeGreaterThanOrEqual(worth[die - 1]?.[column] ?? 0);
      }
  });
  it('R S8.4 a 6 at 2:1 eliminates the defender', () => expect(rows[5]?.[2]).toBe('DE'));
});

describe('the Tactical Display (R 10.12, 10.16, 10.20)', () => {
  it('has six columns of odds and all five results', () => {
    expect(charts.tacticalCombat.rows.map(({ length }) => length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(new Set(charts.tacticalCombat.rows.flat())).toEqual(new Set(TACTICAL_RESULTS));
  });
  it('R 10.17 a leader dies on a 1 alone', () => {
    const { rout, loss } = charts.leaderCasualty;
    for (const column of [rout, loss]) {
      expect(column).toHaveLength(6);
      expect(column.map((casualty) => casualty === 'killed')).toEqual([true, false, false, false, false, false]);
    }
  });
  it('R S14.3 pursuit may take captives', () => {
    const { lightInfantry, lightCavalry, heavyCavalry } = charts.pursuit;
    expect([lightInfantry, lightCavalry, heavyCavalry].map((column) => column.length)).toEqual([6, 6, 6]);
    expect([...lightCavalry, ...heavyCavalry].some(({ captive }) => captive)).toBe(true);
  });
});

describe('other charts', () => {
  it('R 11.3 the siege table costs the attacker no more, and the defender no less, at a better differential or die', () => {
    const { rows, from } = charts.siege;
    expect(from).toEqual([...from].sort((a, b) => a - b));
    for (const [die, row] of rows.entries()) {
      expect(row).toHaveLength(from.length);
      for (const [column, [attacker, defender]] of row.entries()) {
        for (const worse of [row[column - 1], rows[die - 1]?.[column]]) {
          if (worse === undefined) continue;
          expect(attacker).toBeLessThanOrEqual(worse[0]);
          expect(defender).toBeGreaterThanOrEqual(worse[1]);
        }
      }
    }
  });
  it('R 7.1 poorer land never spares more', () => {
    const { rich, fertile, mountain, desert } = charts.attrition;
    for (let face = 0; face < 6; face++) {
      const steps = [rich, fertile, mountain, desert].map((column) => column[face] ?? NaN);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
    }
  });
  it('R 11.7, 12.5 a Siege Train costs four points and a wall two', () => {
    expect([charts.costs.train, charts.costs.wall]).toEqual([4, 2]);
  });
  it('R 14.3 raids', () => {
    expect(charts.raids.places).toEqual([null, null, 'scythia', 'chorasmia', 'sind', 'arabia']);
    expect(charts.raids.sizes).toEqual([2, 4, 6, 8, 10, 10]);
    expect(charts.raids.nations.arabia).toBe('arab');
  });
  it('R 16.3 the schedule of victory', () => {
    expect(charts.victory.map(({ from, winner, margin }) => [from, winner, margin])).toEqual([
      [0, 'persian', 'decisive'],
      [11, 'persian', 'marginal'],
      [16, null, 'draw'],
      [21, 'macedonian', 'marginal'],
      [26, 'macedonian', 'decisive'],
    ]);
  });
});

describe('R 4.1 the track', () => {
  it('runs from Spring 334 to Summer 323: eleven years and two seasons, 46 turns', () => {
    expect(track).toHaveLength(46);
    expect(track[0]).toMatchObject({ season: 'spring', year: 334, opensWithBattle: true });
    expect(track[45]).toMatchObject({ season: 'summer', year: 323 });
  });
  it('goes through the seasons year by year', () => {
    for (const [index, { season, year }] of track.entries()) {
      expect(season).toBe(['spring', 'summer', 'autumn', 'winter'][index % 4]);
      expect(year).toBe(334 - Math.floor(index / 4));
    }
  });
  it('R 4.2 Persian replacements fail in the Winter of 334 alone', () => {
    expect(track.filter(({ withoutReplacements }) => withoutReplacements)).toMatchObject([
      { season: 'winter', year: 334, withoutReplacements: ['persian'] },
    ]);
  });
  it('R 14.2 the Spartans may rise in each Summer and Autumn from 332 on', () => {
    const expected = track.filter(({ season, year }) => year <= 332 && (season === 'summer' || season === 'autumn'));
    expect(track.filter(({ revolt }) => revolt)).toEqual(expected);
    expect(expected).toHaveLength(19);
  });
});

describe('R 9.3, 12.1, 15 sides and objectives', () => {
  it('evade on 4 and on 2; replacements come in winter, and to the Persian in spring too', () => {
    expect(sides.map(({ id, evadesOn, replacements }) => [id, evadesOn, replacements])).toEqual([
      ['macedonian', 4, ['winter']],
      ['persian', 2, ['spring', 'winter']],
    ]);
  });
  it('R 15 eleven objectives, four of them treasuries', () => {
    expect(objectives).toHaveLength(11);
    expect(objectives.filter(({ treasury }) => treasury).map(({ at }) => at)).toEqual([
      'babylon',
      'susa',
      'persepolis',
      'ecbatana',
    ]);
  });
  it('every row says where it comes from', () => {
    const { map, counters } = components;
    const rows = [
      ...sides,
      ...objectives,
      ...track,
      ...components.choices,
      ...map.provinces,
      ...map.borders,
      ...map.cities,
      ...map.seaZones,
      ...counters.kinds,
      ...counters.leaders,
      ...counters.ranges,
      ...counters.baggage,
      ...components.charts.victory,
    ];
    expect(rows.filter(({ source }) => source === undefined)).toEqual([]);
  });
});
