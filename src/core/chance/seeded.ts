// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a declaration of modules cannot be imported
/// <reference path="./alea.d.ts" />
/**
 * The sources of chance that the library provides.
 *
 * A seeded source gives the same numbers on every machine, and can be resumed; whoever knows the seed knows every
 * number to come. A source of the platform gives numbers that nobody can know in advance or reconstruct.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import alea from 'seedrandom/lib/alea.js';
import type { ChanceSource } from './weighted.js';

/** The data needed to resume a seeded source. It contains the seed, so keep it secret too. */
export interface ChanceState {
  readonly algorithm: 'alea';
  readonly seed: string;
  readonly generator: { readonly c: number; readonly s0: number; readonly s1: number; readonly s2: number };
}

/** A source whose numbers all follow from its seed; `save` returns its current state. */
export interface SeededChance extends ChanceSource {
  save(): ChanceState;
}

/** The number of values of one draw of 32 bits, and of two. */
const RANGE = 2 ** 32;
const WIDE_RANGE = 2 ** 53;

/** Returns an integer below a bound, from integers of 32 bits. Draws that would favour some results are repeated. */
function drawFrom(next: () => number, bound: number): number {
  if (!Number.isSafeInteger(bound) || bound < 1) throw new RangeError(`cannot draw one of ${String(bound)}`);
  const range = bound > RANGE ? WIDE_RANGE : RANGE;
  const limit = range - (range % bound);
  for (;;) {
    const number = range === RANGE ? next() : (next() >>> 5) * 2 ** 26 + (next() >>> 6);
    if (number < limit) return number % bound;
  }
}

function seeded(seed: string, generator: ReturnType<typeof alea>): SeededChance {
  const next = () => generator.int32() >>> 0;
  return {
    draw: (bound) => drawFrom(next, bound),
    save: () => ({ algorithm: 'alea', seed, generator: generator.state() }),
  };
}

/**
 * Returns a source of chance with a seed. The same seed gives the same game on every machine.
 *
 * **The seed is a secret.** Whoever knows it knows every hidden card and every die to come. A weak seed can be guessed:
 * a program on one core tries some 390,000 seeds a second against what any player sees. Among strangers use
 * {@link randomSeed}. The generator is not cryptographic; if that matters, use {@link platformChance}.
 *
 * @param seed - any string; throws a `TypeError` for anything else
 *
 * @example
 * import { seededChance } from 'diadochi/core';
 *
 * const chance = seededChance('gaugamela'); // a word: for tests and solitaire
 * chance.draw(6); // 0 to 5
 */
export function seededChance(seed: string): SeededChance {
  if (typeof seed !== 'string') throw new TypeError('a seed is a text');
  return seeded(seed, alea(seed, { state: true }));
}

/** The state of a generator: fractions, and a carry below the multiplier of the algorithm. */
const FRACTIONS = ['s0', 's1', 's2'] as const;
const MULTIPLIER = 2_091_639;

/** Returns whether a value is what `save` of a {@link SeededChance} returns. The value must be plain data. */
export function isChanceState(u: unknown): u is ChanceState {
  if (typeof u !== 'object' || u === null) return false;
  const { algorithm, seed, generator } = u as { readonly [K in keyof ChanceState]?: unknown };
  if (algorithm !== 'alea' || typeof seed !== 'string' || typeof generator !== 'object' || generator === null)
    return false;
  const numbers = generator as Readonly<Record<string, unknown>>;
  const { c } = numbers;
  return (
    typeof c === 'number' &&
    Number.isInteger(c) &&
    c >= 0 &&
    c < MULTIPLIER &&
    FRACTIONS.every((key) => {
      const fraction = numbers[key];
      return typeof fraction === 'number' && fraction >= 0 && fraction < 1;
    })
  );
}

/**
 * Resumes a seeded source from the result of its `save`. Throws a `TypeError` for anything else.
 *
 * @example
 * import { resumeChance, seededChance } from 'diadochi/core';
 *
 * const chance = seededChance('gaugamela');
 * chance.draw(6);
 * const again = resumeChance(chance.save());
 * again.draw(6) === chance.draw(6); // true
 */
export function resumeChance(saved: ChanceState): SeededChance {
  if (!isChanceState(saved)) throw new TypeError('chance is taken up again from what its save told');
  return seeded(saved.seed, alea('', { state: saved.generator }));
}

/**
 * Returns a seed that nobody can guess: 128 bits from the platform (`globalThis.crypto`), as 32 hexadecimal digits.
 * Keep it on the server; see docs/server.md. Throws on a platform without `crypto.getRandomValues`.
 *
 * @example
 * import { randomSeed } from 'diadochi/core';
 *
 * randomSeed().length; // 32
 */
export const randomSeed = (): string => bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(16)));

/**
 * Returns the platform's own source of chance (`globalThis.crypto`), whose numbers nobody can predict. It has no seed,
 * so its games cannot be repeated: a match with it is an `UnseededMatch`, which is kept as a record.
 *
 * @example
 * import { platformChance } from 'diadochi/core';
 *
 * platformChance().draw(6); // 0 to 5
 */
export function platformChance(): ChanceSource {
  const word = new Uint32Array(1);
  const next = () => globalThis.crypto.getRandomValues(word)[0] ?? 0;
  return { draw: (bound) => drawFrom(next, bound) };
}
