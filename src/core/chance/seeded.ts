// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a declaration of modules cannot be imported
/// <reference path="./alea.d.ts" />
/**
 * The sources of chance at hand.
 *
 * A seeded source gives the same numbers on every machine and can be taken up again where it stood; whoever knows its seed
 * knows every number to come. A source of the platform's gives numbers that nobody can know beforehand, nor afterwards.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import alea from 'seedrandom/lib/alea.js';
import type { ChanceSource } from './weighted.js';

/** What is needed to take a seeded source up again where it stood. It holds the seed: a secret like it. */
export interface ChanceState {
  readonly algorithm: 'alea';
  readonly seed: string;
  readonly generator: { readonly c: number; readonly s0: number; readonly s1: number; readonly s2: number };
}

/** A source whose numbers all follow from its seed; `save` tells where it stands. */
export interface SeededChance extends ChanceSource {
  save(): ChanceState;
}

/** How many numbers one draw of 32 bits tells apart, and how many two draws do. */
const RANGE = 2 ** 32;
const WIDE_RANGE = 2 ** 53;

/** Draws below a bound out of whole numbers of 32 bits; those that would favour some are drawn again. */
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
 * A source seeded by a text: the same seed gives the same game on every machine.
 *
 * **The seed is a secret.** Who knows it knows every hidden card and every die to come, and a weak one is guessed: a program
 * on one core tries some 390,000 seeds a second against the little that any player sees. Where the players are strangers
 * take {@link randomSeed}. The generator is no cryptographic one: where that matters too, {@link platformChance}.
 *
 * @param seed - any text; something else is a fault of the caller, who gets a `TypeError`
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

/** What a generator keeps: fractions, and a carry below the multiplier of the algorithm. */
const FRACTIONS = ['s0', 's1', 's2'] as const;
const MULTIPLIER = 2_091_639;

/** Whether something is what `save` of a {@link SeededChance} tells. It must be plain data already. */
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
 * Takes a seeded source up again from what its `save` told; anything else is a fault of the caller, who gets a `TypeError`.
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
 * A seed that nobody guesses: 128 bits from the platform (`globalThis.crypto`), as 32 hexadecimal digits. Keep it on the
 * server; see docs/server.md. A platform without `crypto.getRandomValues` makes it throw.
 *
 * @example
 * import { randomSeed } from 'diadochi/core';
 *
 * randomSeed().length; // 32
 */
export const randomSeed = (): string => bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(16)));

/**
 * The platform's own chance (`globalThis.crypto`), each number unknown until it is drawn. It has no seed, so nothing can be
 * played again from it: a match with such chance is an `UnseededMatch`, of which a record is kept.
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
