/** Chance stands outside the state: a source of numbers that the caller owns, and whose own state is plain JSON. */
import seedrandom from 'seedrandom';

/** A chance action and its exact relative weight, a positive integer. */
export interface Weighted<Action> {
  readonly action: Action;
  readonly weight: number;
}

/** What is needed to take a source up again where it stood. */
export interface ChanceState {
  readonly algorithm: 'alea';
  readonly seed: string;
  readonly generator: { readonly c: number; readonly s0: number; readonly s1: number; readonly s2: number };
}

/** A source of chance. Drawing advances it; `save` tells where it stands. */
export interface ChanceSource {
  /**
   * A whole number from 0 to `bound - 1`, each exactly as likely.
   * A bound that is no whole number from 1 to 2³² is a fault of the caller, who gets a `RangeError`.
   */
  draw(bound: number): number;
  save(): ChanceState;
}

/** How many numbers one draw of the generator tells apart, and how many two draws do. */
const RANGE = 2 ** 32;
const WIDE_RANGE = 2 ** 53;

function source(seed: string, generator: ReturnType<typeof seedrandom.alea>): ChanceSource {
  return {
    draw(bound) {
      if (!Number.isSafeInteger(bound) || bound < 1) throw new RangeError(`cannot draw one of ${bound}`);
      const range = bound > RANGE ? WIDE_RANGE : RANGE;
      const limit = range - (range % bound);
      for (;;) {
        const number =
          range === RANGE ? generator.int32() >>> 0 : (generator.int32() >>> 5) * 2 ** 26 + (generator.int32() >>> 6);
        if (number < limit) return number % bound;
      }
    },
    save: () => ({ algorithm: 'alea', seed, generator: generator.state() }),
  };
}

/**
 * A source seeded by a text: the same seed gives the same game on every machine.
 *
 * @example
 * const chance = seededChance('gaugamela');
 * chance.draw(6); // 0 to 5
 */
export const seededChance = (seed: string): ChanceSource => source(seed, seedrandom.alea(seed, { state: true }));

/** Takes a source up again from what `save` told. */
export const resumeChance = (saved: ChanceState): ChanceSource =>
  source(saved.seed, seedrandom.alea('', { state: saved.generator }));

/** One of the outcomes, by weight; there must be at least one. */
export function drawWeighted<Action>(outcomes: readonly Weighted<Action>[], chance: ChanceSource): Action {
  let total = 0;
  for (const { weight } of outcomes) total += weight;
  let number = chance.draw(total);
  for (const { action, weight } of outcomes) {
    if (number < weight) return action;
    number -= weight;
  }
  throw new Error('drawWeighted: no outcomes');
}
