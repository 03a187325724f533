/** The rules of Successors read a second time, slowly and from the text alone, against what the engine says and does. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  attritionResult,
  battleScore,
  elephantStrength,
  movementAllowance,
  siegeResult,
} from '../../src/successors/data/tables.js';
import { SEED } from '../seed.js';
import { unitStrength } from './12-battle.js';
import { siegeTable } from './13-siege.js';
import { compare, everything, nameOf, type Tally } from './course.js';
import { NOBODY } from './pieces.js';
import { allowance, attritionTable, battleTable } from './tables.js';

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

describe('the tables', () => {
  it('R 12.3, 8.6.1: every Battle Score', () => {
    for (const strength of upTo(0, 40))
      for (const total of upTo(2, 12))
        expect([strength, total, battleScore(strength, total)]).toEqual([
          strength,
          total,
          battleTable(strength, total),
        ]);
  });

  it('R 4.3: every loss by Attrition', () => {
    for (const die of upTo(1, 6))
      for (const size of upTo(1, 20))
        expect([die, size, attritionResult(die, size).losses]).toEqual([die, size, attritionTable(die, size)]);
  });

  it('R 4.3: on a 6 alone an Elephant goes first', () => {
    expect(upTo(1, 6).map((die) => attritionResult(die, 5).elephantFirst)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('R 13.2.1: every Siege die, whatever its modifiers', () => {
    for (const die of upTo(-2, 10)) expect([die, siegeResult(die)]).toEqual([die, siegeTable(die)]);
  });

  it('R 8.1: Movement Points of every Initiative', () => {
    for (const die of upTo(1, 6))
      for (const initiative of upTo(1, 6))
        expect([die, initiative, movementAllowance(die, initiative)]).toEqual([
          die,
          initiative,
          allowance(die, initiative),
        ]);
  });

  it('R 3.3.2: the strength of an Elephant', () => {
    for (const die of upTo(1, 6))
      expect([die, elephantStrength(die)]).toEqual([die, unitStrength(NOBODY, [die], false)]);
  });
});

describe('games', () => {
  const differences: string[] = [];
  let tally: Tally | undefined;

  beforeAll(() => {
    const plan = { states: 160, every: 89, seed: String(SEED), players: [2, 3, 4, 5] } as const;
    tally = compare(
      plan,
      () => undefined,
      (difference) => differences.push(difference),
    );
  }, 600_000);

  it.each(everything().map(nameOf))('%s', (name) => {
    expect(tally?.asked.get(name)).toBeGreaterThan(0);
    expect(differences.filter((difference) => difference.startsWith(`${name}: `))).toEqual([]);
  });

  it('R 4: no difference goes unnamed', () => {
    expect(differences).toHaveLength(tally?.differences ?? -1);
    expect(differences).toEqual([]);
  });
});
