import { describe, expect, test } from 'vitest';
import {
  ACTION_COSTS,
  ATTRITION_COLUMNS,
  ATTRITION_TABLE,
  attritionResult,
  BATTLE_COLUMNS,
  BATTLE_TABLE,
  battleScore,
  COMBAT_STRENGTH,
  elephantStrength,
  FORAGE_LIMITS,
  IMMEDIATE_VICTORY_LEGITIMACY,
  IMMEDIATE_VICTORY_POINTS,
  LARGEST_FLEET_MINIMUM,
  leaderLost,
  LEGITIMACY,
  LORD_OF_ASIA_PROVINCES,
  movementAllowance,
  PATH_COSTS,
  SIEGE_TABLE,
  siegeResult,
  TRAINING_COSTS,
  UNREST_TABLE,
  unrestProvinces,
  VICTORY_POINTS,
} from '../../../src/successors/data/tables.js';

describe('Battle Table', () => {
  test('R 12.3 strength 8 on a 7 scores 4, strength 5 on a 12 scores 7', () => {
    expect(battleScore(8, 7)).toBe(4);
    expect(battleScore(5, 12)).toBe(7);
  });

  test('R 12.3 strength 0 scores 0', () => {
    for (let total = 2; total <= 12; total += 1) expect(battleScore(0, total)).toBe(0);
  });

  test.each([
    [2, 4, 1, 8, 2],
    [4, 25, 9, 3, 0],
    [5, 3, 1, 12, 5],
    [6, 24, 9, 2, 0],
    [7, 2, 1, 13, 7],
    [8, 1, 1, 17, 9],
    [9, 4, 3, 11, 8],
    [9, 6, 5, 21, 12],
    [10, 3, 4, 4, 4],
    [11, 2, 4, 3, 4],
    [11, 10, 9, 20, 13],
    [12, 1, 3, 10, 10],
    [12, 14, 12, 18, 14],
  ])('R 12.3 on a %i strength %i scores %i, and strength %i scores %i', (total, first, score, second, other) => {
    expect(battleScore(first, total)).toBe(score);
    expect(battleScore(second, total)).toBe(other);
  });

  test('R 12.3 columns of several strengths', () => {
    const row = (total: number, ...strengths: number[]) => strengths.map((strength) => battleScore(strength, total));
    expect(row(12, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 25, 26, 90)).toEqual([
      11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 16, 16, 16,
    ]);
  });

  test('R 12.3 higher totals and strengths never score less', () => {
    for (let strength = 0; strength <= 30; strength += 1) {
      for (let total = 2; total <= 14; total += 1) {
        expect(battleScore(strength, total)).toBeLessThanOrEqual(battleScore(strength + 1, total));
        expect(battleScore(strength, total)).toBeLessThanOrEqual(battleScore(strength, total + 1));
      }
    }
    for (const { scores } of BATTLE_TABLE) expect(scores).toHaveLength(BATTLE_COLUMNS.length);
  });

  test('R 12.4.1 winners and drawers lose a commander on 6, losers on 5 or 6', () => {
    const deadly = (result: 'won' | 'drawn' | 'lost') => [1, 2, 3, 4, 5, 6].filter((die) => leaderLost(die, result));
    expect([deadly('won'), deadly('drawn'), deadly('lost')]).toEqual([[6], [6], [5, 6]]);
  });

  test('R 3.3.2 Elephants roll 3, 5 and 1 for strengths of 1, 3 and 0', () => {
    expect([3, 5, 1].map(elephantStrength)).toEqual([1, 3, 0]);
  });

  test('R 3.3.3.1, 19.9 strengths of combat units', () => {
    expect(COMBAT_STRENGTH).toEqual({ mercenary: 1, loyal: 2, royalArmy: 2, silverShields: 3, cavalry: 2 });
  });
});

describe('Siege Table', () => {
  test('R 13.2.1 a 3 places a point for a loss', () => {
    expect(siegeResult(3)).toEqual({ points: 1, losses: 1 });
  });

  test('R 13.2.1 the other rows', () => {
    const row = (die: number) => Object.values(siegeResult(die)).join('/');
    expect([-2, 0, 1, 2, 4, 5, 6, 7, 8, 9].map(row)).toEqual([
      '0/1',
      '0/1',
      '0/1',
      '0/0',
      '1/0',
      '1/0',
      '2/0',
      '2/0',
      '3/0',
      '3/0',
    ]);
    expect(SIEGE_TABLE).toHaveLength(6);
  });
});

describe('Attrition Table', () => {
  test.each([
    [1, 6, 0, false],
    [1, 7, 1, false],
    [2, 5, 1, false],
    [2, 10, 1, false],
    [2, 11, 2, false],
    [3, 3, 0, false],
    [3, 4, 1, false],
    [4, 2, 0, false],
    [4, 3, 1, false],
    [5, 1, 0, false],
    [5, 2, 1, false],
    [5, 8, 2, false],
    [6, 1, 1, true],
    [6, 4, 1, true],
    [6, 6, 2, true],
    [6, 10, 2, true],
    [6, 11, 3, true],
    [6, 40, 3, true],
  ])('R 4.3 a %i for %i combat units costs %i', (die, count, losses, elephantFirst) => {
    expect(attritionResult(die, count)).toEqual({ losses, elephantFirst });
  });

  test('R 4.3.1, 8.3.11 a passage through an Independent Stronghold uses the column of 2', () => {
    for (let die = 1; die <= 6; die += 1) expect(attritionResult(die, 'passage')).toEqual(attritionResult(die, 2));
  });

  test('R 4.3 nobody loses nothing, and nobody loses more than he has', () => {
    for (let die = 1; die <= 6; die += 1) {
      expect(attritionResult(die, 0).losses).toBe(0);
      for (let count = 1; count <= 12; count += 1)
        expect(attritionResult(die, count).losses).toBeLessThanOrEqual(count);
    }
    for (const row of ATTRITION_TABLE) expect(row).toHaveLength(ATTRITION_COLUMNS.length);
  });
});

describe('Unrest Table', () => {
  test('R 4.31.3 a 7 brings Unrest to Armenia and another roll, nothing else does', () => {
    expect(unrestProvinces(7)).toEqual({ provinces: ['armenia'], again: true });
    expect(Object.values(UNREST_TABLE).filter(({ again }) => again)).toHaveLength(1);
  });

  test('R 4.31.3 the other totals', () => {
    expect([2, 3, 4, 5, 6].map((total) => unrestProvinces(total).provinces)).toEqual([
      ['persis', 'sousiane'],
      ['babylonia'],
      ['media'],
      ['aigyptos', 'libye'],
      ['thrake', 'epeiros'],
    ]);
    expect([8, 9, 10, 11, 12].map((total) => unrestProvinces(total).provinces)).toEqual([
      ['skythia', 'illyria'],
      ['hellas', 'krete'],
      ['kypros', 'syria'],
      ['palaistina'],
      ['hyrkania', 'atropatene'],
    ]);
    expect([0, 1, 13, NaN].map((total) => unrestProvinces(total).provinces)).toEqual([[], [], [], []]);
  });
});

describe('figures of the rules', () => {
  test('R 8.1, 8.3.1 Movement Allowance: 2 below the Initiative, 3 on it, 4 above it', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => movementAllowance(die, 4))).toEqual([2, 2, 2, 3, 4, 4]);
    expect(movementAllowance(2, 4)).toBe(2);
  });

  test('R 8.2 costs', () => {
    expect(PATH_COSTS).toEqual({ land: 1, mountain: 2, strait: 2, sea: 1, transMediterranean: 2 });
    expect(ACTION_COSTS).toEqual({ removeMarker: 2, siege: 2 });
  });

  test('R 4.9 Forage Limits', () => {
    expect(FORAGE_LIMITS).toEqual({ majorCity: 8, minorCity: 8, stronghold: 8, transit: 3 });
  });

  test('R 7.1 Immediate Victory', () => {
    expect(IMMEDIATE_VICTORY_POINTS).toEqual({ 2: 29, 3: 26, 4: 23, 5: 20 });
    expect(IMMEDIATE_VICTORY_LEGITIMACY).toBe(18);
  });

  test('R 7.4 Victory Points', () => {
    expect(VICTORY_POINTS).toEqual({ largestFleet: 3, hellespont: 2, lordOfAsia: 4 });
    expect(LARGEST_FLEET_MINIMUM).toBe(3);
    expect([...LORD_OF_ASIA_PROVINCES].sort()).toEqual(['babylonia', 'phrygia', 'syria']);
  });

  test('R 15.2, 15.4 Legitimacy', () => {
    expect(LEGITIMACY).toEqual({ champion: 3, strategosOfEurope: 2, tombAtPella: 10, tombElsewhere: 2 });
  });

  test('R 6.6.3.3 training', () => {
    expect(TRAINING_COSTS).toEqual({ mercenary: 3, loyal: 7 });
  });
});
