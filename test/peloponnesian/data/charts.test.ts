/** R 4-20: charts and tables, against the figures and the examples of the rulebook. */
import { describe, expect, it } from 'vitest';
import { charts } from '../../../src/peloponnesian/data/charts/index.js';
import { COMBAT_RESULTS, ODDS, type Odds } from '../../../src/peloponnesian/vocabulary.js';

const { combat, morale, siege, movement, tribute, revolt, adjustments } = charts;
const cell = (odds: Odds, die: number) => combat.rows[die - 1]?.[ODDS.indexOf(odds)]?.join('/');

describe('the Combat Chart', () => {
  it('has a row for each face and a cell for each odds', () => {
    expect(combat.rows.map(({ length }) => length)).toEqual([9, 9, 9, 9, 9, 9]);
  });

  it.each<[Odds, number, string]>([
    ['1-1', 3, 'M/M'],
    ['3-2', 3, 'D/M'],
    ['2-1', 4, '+1/M'],
    ['2-1', 5, 'M/D'],
    ['3-1', 1, 'D/+2'],
    ['3-1', 2, 'M/+2'],
    ['3-1', 3, 'M/+1'],
    ['4-1', 4, 'M/+1'],
    ['4-1', 6, 'D/M'],
  ])('R 17.10, 18.6: %s and a %i give %s', (odds, die, result) => {
    expect(cell(odds, die)).toBe(result);
  });

  it('R 17.5: knows all results', () => {
    expect(new Set(combat.rows.flat(2))).toEqual(new Set(COMBAT_RESULTS));
  });

  it('favours the attacker the more, the better the odds and the lower the die', () => {
    const advantage = combat.rows.map((row) =>
      row.map(([attacker, defender]) => COMBAT_RESULTS.indexOf(defender) - COMBAT_RESULTS.indexOf(attacker)),
    );
    const severity = combat.rows.map((row) => row.map(([, defender]) => COMBAT_RESULTS.indexOf(defender)));
    for (const table of [advantage, severity])
      for (const [die, row] of table.entries())
        for (const [column, value] of row.entries()) {
          expect(value).toBeGreaterThanOrEqual(row[column - 1] ?? -Infinity);
          expect(value).toBeLessThanOrEqual(table[die - 1]?.[column] ?? Infinity);
        }
  });

  it('R 17.4.4, 18.6: a garrison of Piraeus has three and three more', () => {
    expect(charts.figures.moraleOfGarrisons + morale.walls.medium + morale.longWalls).toBe(6);
    expect(morale.rough + morale.foraging).toBe(1);
  });
});

describe('sieges', () => {
  it('R 10.8.1, 10.9: Potidaea takes five, Athens and Piraeus eleven', () => {
    const { besiegers, fleetsAtPort } = siege;
    expect(besiegers.medium + fleetsAtPort).toBe(5);
    expect(besiegers.large + besiegers.medium + fleetsAtPort).toBe(11);
    expect(siege.morale.medium).toBe(5);
  });

  it('R 10.3.3: have the values of the table', () => {
    const { fort, small, medium, large } = siege.morale;
    expect([fort, small, medium, large, siege.longWalls, siege.unwalled, siege.raided]).toEqual([
      3, 4, 5, 6, 1, -1, -1,
    ]);
  });
});

describe('movement and money', () => {
  it('R 16.5: fleets go 7 to 12', () => {
    expect([1 + movement.allowance.fleet, 6 + movement.allowance.fleet]).toEqual([7, 12]);
  });

  it('R 16.6: has the values of the table', () => {
    const { terrain, river, road, landArea, seaArea, landAtPort, landAtCoast, launch, isthmus } = movement;
    const onLand = [terrain.clear, terrain.rough, river, road, terrain.mountain, landArea];
    expect(onLand).toEqual([1, 2, 1, 0.5, null, 1]);
    expect([seaArea, landAtPort, landAtCoast, launch, isthmus]).toEqual([1, 1, 2, 1, 6]);
  });

  it('R 7.6.4, 6.5.5: walls of a medium city take a season, and none in revolt', () => {
    const { works, savedInRevolt } = charts.construction;
    expect([works.mediumWalls.seasons, works.mediumWalls.seasons - savedInRevolt]).toEqual([1, 0]);
  });

  it('R 5.4.2: Chios falls from 4 to 1 when raised to x3', () => {
    const raised = 2 * tribute.raised;
    expect(4 + raised + (tribute.levels.empire[3] ?? NaN)).toBe(1);
    expect(6 - tribute.lost.small).toBe(6);
    expect([tribute.levels.empire.length, tribute.levels.league.length]).toEqual([6, 6]);
  });
});

describe('revolts', () => {
  it('R 6.5: Teos revolts on a 5 with two modifiers', () => {
    const modifier = (condition: string) => revolt.modifiers.find((row) => row.if === condition)?.modifier ?? NaN;
    expect(5 + modifier('eachLostCity') + modifier('assessedAboveBase')).toBe(revolt.revoltsOn);
  });

  it('R 6.3: each Allegiance Level of the risk zone has one modifier at most', () => {
    const rows = revolt.modifiers.flatMap((row) => (row.if === 'allegiance' ? [row] : []));
    const at = (level: number) =>
      rows.filter(({ from, to }) => level >= from && level <= to).map((row) => row.modifier);
    expect([3, 2, 1, 0, -1, -2, -3, -4].map(at)).toEqual([[], [], [1], [1], [2], [3], [3], [3]]);
  });
});

describe('R 13.4: adjustments', () => {
  it('have the figures of the table, in their order', () => {
    const told = adjustments.map(({ friendly, enemy, die }) => [
      friendly.allegiance,
      friendly.militance,
      enemy?.allegiance,
      enemy?.militance,
      die,
    ]);
    expect(told).toEqual([
      [-1, 0, undefined, undefined, undefined],
      [-1, 0, undefined, undefined, 4],
      [-1, 0, undefined, undefined, 4],
      [5, 2, -5, -2, undefined],
      [2, 1, -2, -1, undefined],
      [2, 1, -2, -1, undefined],
      [0, -1, undefined, undefined, undefined],
      [0, -1, undefined, undefined, undefined],
      [0, -1, undefined, undefined, undefined],
      [-2, -1, 2, -1, undefined],
      [1, 0, undefined, undefined, undefined],
      [1, 1, undefined, undefined, undefined],
    ]);
  });

  it('has notes in the order of the rulebook', () => {
    expect(adjustments.filter(({ exclusive }) => exclusive).map(({ id }) => id)).toEqual([
      'revoltingCity',
      'enemyHeldPlace',
      'unopposedEnemy',
    ]);
    expect(adjustments.filter(({ floor }) => floor === 5)).toHaveLength(2);
    expect(adjustments.find(({ bySize }) => bySize)?.bySize).toEqual({ small: 1, medium: 2, large: 3 });
  });
});

describe('R 20.2: peace', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [7, 2],
    [8, 3],
    [11, 3],
  ])('a roll of %i adds %i', (roll, allegiance) => {
    expect(charts.peace.leaders.findLast(({ from }) => roll >= from)?.allegiance).toBe(allegiance);
  });
});

it('every chart says where it comes from', () => {
  const { adjustments: rows, ...others } = charts;
  const all = [...rows, ...revolt.modifiers, tribute.levels, ...Object.values(others)];
  expect(all.filter(({ source }) => source === undefined)).toEqual([]);
});
