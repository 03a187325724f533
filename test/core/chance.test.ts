import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawWeighted, resumeChance, seededChance, type ChanceSource } from '../../src/core/index.js';

describe('draw', () => {
  test('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (seed, bound) => {
        const chance = seededChance(seed);
        for (let count = 0; count < 20; count++) {
          const number = chance.draw(bound);
          expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
        }
      }),
    );
  });

  test('every number of a die comes up about as often', () => {
    const chance = seededChance('uniform');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) counts[chance.draw(6)]! += 1;
    // Ten standard deviations of a binomial with p = 1/6.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(10 * Math.sqrt((60_000 * 5) / 36));
  });

  test('a large bound does not favour small numbers', () => {
    const chance = seededChance('large');
    const bound = 3 * 2 ** 30;
    let low = 0;
    for (let count = 0; count < 30_000; count++) if (chance.draw(bound) < bound / 3) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(10 * Math.sqrt((30_000 * 2) / 9));
  });

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])('there is no number below %s', (bound) => {
    expect(() => seededChance('x').draw(bound)).toThrow(RangeError);
  });
});

test('the same seed draws the same numbers, another one others', () => {
  const draws = (chance: ChanceSource) => Array.from({ length: 20 }, () => chance.draw(1000));
  expect(draws(seededChance('a'))).toEqual(draws(seededChance('a')));
  expect(draws(seededChance('a'))).not.toEqual(draws(seededChance('b')));
});

test('a source taken up again goes on where it stood, JSON or not', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, before) => {
      const chance = seededChance(seed);
      for (let count = 0; count < before; count++) chance.draw(6);
      const saved = chance.save();
      const again = resumeChance(JSON.parse(JSON.stringify(saved)) as typeof saved);
      for (let count = 0; count < 20; count++) expect(again.draw(100)).toBe(chance.draw(100));
      expect(again.save()).toEqual(chance.save());
    }),
  );
});

describe('drawWeighted', () => {
  /** A source that draws what it is told, and notes the bounds. */
  const told = (number: number, bounds: number[]): ChanceSource => ({
    draw: (bound) => (bounds.push(bound), number),
    save: () => seededChance('').save(),
  });

  test('each outcome has exactly its share of the numbers', () => {
    const outcomes = [
      { action: 'a', weight: 1 },
      { action: 'b', weight: 3 },
      { action: 'c', weight: 2 },
    ];
    const bounds: number[] = [];
    expect([0, 1, 2, 3, 4, 5].map((number) => drawWeighted(outcomes, told(number, bounds))).join('')).toBe('abbbcc');
    expect(new Set(bounds)).toEqual(new Set([6]));
  });

  test('out of nothing nothing is drawn', () => {
    expect(() => drawWeighted([], seededChance('x'))).toThrow(RangeError);
  });
});
