import * as fc from 'fast-check';
import seedrandom from 'seedrandom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  drawWeighted,
  isChanceState,
  platformChance,
  randomSeed,
  resumeChance,
  seededChance,
  type ChanceSource,
} from '../../src/core/index.js';

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
    expect(() => seededChance('x').draw(bound)).toThrow(new RangeError(`cannot draw one of ${bound}`));
  });

  test('below one there is nothing but zero', () => {
    const chance = seededChance('x');
    expect([chance.draw(1), chance.draw(1)]).toEqual([0, 0]);
  });
});

describe('seededChance', () => {
  test('draws the numbers of its algorithm', () => {
    const generator = seedrandom.alea('gaugamela');
    const chance = seededChance('gaugamela');
    for (let count = 0; count < 20; count++) expect(chance.draw(2 ** 32)).toBe(generator.int32() >>> 0);
  });

  test.each([undefined, null, 7, {}, ['x'], Symbol('s')])('there is no seed %s', (seed) => {
    expect(() => seededChance(seed as never)).toThrow(new TypeError('a seed is a text'));
  });
});

describe('what a platform gives', () => {
  afterEach(() => vi.unstubAllGlobals());
  /** A platform whose words are these, one after the other. */
  const stub = (...words: number[]) =>
    vi.stubGlobal('crypto', {
      getRandomValues: <A extends Uint8Array | Uint32Array>(array: A): A => {
        for (let index = 0; index < array.length; index++) array[index] = words.shift()!;
        return array;
      },
    });

  test('a random seed is 16 of its bytes in hexadecimal', () => {
    stub(0, 1, 2, 15, 16, 127, 128, 255, 0, 0, 0, 0, 0, 0, 0, 9);
    expect(randomSeed()).toBe('0001020f107f80ff0000000000000009');
  });

  test('two random seeds differ', () => {
    expect(randomSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomSeed()).not.toBe(randomSeed());
  });

  test('without one there is no seed', () => {
    vi.stubGlobal('crypto', undefined);
    expect(() => randomSeed()).toThrow(TypeError);
    expect(() => platformChance().draw(6)).toThrow(TypeError);
  });

  test('its numbers are drawn from whole words, and again where some would be favoured', () => {
    // 2³² - 2³² mod 6 = 4294967292: the four words from there on would favour 0 to 3.
    stub(13, 4_294_967_291, 4_294_967_292, 4_294_967_295, 8);
    const chance = platformChance();
    expect([chance.draw(6), chance.draw(6), chance.draw(6)]).toEqual([1, 5, 2]);
  });

  test('a bound beyond 2³² takes 27 bits of one word and 26 of the next', () => {
    stub(4_294_967_295, 4_294_967_295, 32, 64, 63, 63, 2 ** 32 - 1);
    const chance = platformChance();
    expect(chance.draw(2 ** 52)).toBe(2 ** 52 - 1);
    expect(chance.draw(2 ** 32 + 1)).toBe(2 ** 26 + 1);
    expect(chance.draw(2 ** 53 - 1)).toBe(2 ** 26);
    expect(chance.draw(2 ** 32)).toBe(2 ** 32 - 1);
  });

  test('stays within its bounds', () => {
    const chance = platformChance();
    const seen = new Set(Array.from({ length: 2000 }, () => chance.draw(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
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

describe('resumeChance', () => {
  const saved = seededChance('x').save();
  const broken: readonly unknown[] = [
    undefined,
    null,
    'alea',
    {},
    { ...saved, algorithm: 'arc4' },
    { ...saved, seed: 5 },
    { ...saved, generator: null },
    { ...saved, generator: 'x' },
    { ...saved, generator: {} },
    ...['c', 's0', 's1', 's2'].flatMap((key) =>
      [undefined, null, '0', NaN, Infinity, -1e-9, 2_091_639].map((number) => ({
        ...saved,
        generator: { ...saved.generator, [key]: number },
      })),
    ),
    ...[0.5, -1].map((c) => ({ ...saved, generator: { ...saved.generator, c } })),
    ...['s0', 's1', 's2'].map((key) => ({ ...saved, generator: { ...saved.generator, [key]: 1 } })),
  ];

  test.each(broken)('does not take up %j', (state) => {
    expect(isChanceState(state)).toBe(false);
    expect(() => resumeChance(state as never)).toThrow(
      new TypeError('chance is taken up again from what its save told'),
    );
  });

  test('takes up the least and the greatest numbers', () => {
    const { generator } = saved;
    for (const c of [0, 2_091_638]) expect(isChanceState({ ...saved, generator: { ...generator, c } })).toBe(true);
    expect(isChanceState({ ...saved, generator: { ...generator, s0: 0, s1: 0, s2: 0 } })).toBe(true);
  });

  test('keeps the seed', () => expect(resumeChance(saved).save()).toEqual(saved));
});

describe('drawWeighted', () => {
  /** A source that draws what it is told, and notes the bounds. */
  const told = (number: number, bounds: number[]): ChanceSource => ({
    draw: (bound) => (bounds.push(bound), number),
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
    expect(() => drawWeighted([], told(0, []))).toThrow(new RangeError('drawn 0, which is not one of 0'));
  });

  test.each([0, -1, 0.5, NaN, Infinity, 2 ** 53, '1', null])('no outcome has weight %s', (weight) => {
    const outcomes = [
      { action: 'a', weight: 1 },
      { action: 'b', weight: weight as number },
    ];
    expect(() => drawWeighted(outcomes, told(0, []))).toThrow(new RangeError(`no weight of chance: ${weight}`));
  });

  test.each([-1, 3, 0.5, NaN, undefined])('a source that draws %s of 3 is refused', (number) => {
    const outcomes = [
      { action: 'a', weight: 1 },
      { action: 'b', weight: 2 },
    ];
    expect(() => drawWeighted(outcomes, told(number as number, []))).toThrow(
      new RangeError(`drawn ${number}, which is not one of 3`),
    );
  });

  test('weights whose sum is no safe integer are refused', () => {
    const outcomes = [2 ** 52, 2 ** 52].map((weight) => ({ action: weight, weight }));
    expect(() => drawWeighted(outcomes, seededChance('x'))).toThrow(RangeError);
  });
});
