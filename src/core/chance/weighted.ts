/** Chance is not part of the state: outcomes have exact weights, and the caller owns the source of numbers. */

/** A chance action and its exact relative weight, a positive integer. */
export interface Weighted<Action> {
  readonly action: Action;
  readonly weight: number;
}

/** A source of chance, for settling, sampling and playouts. Your own source needs only this method. */
export interface ChanceSource {
  /**
   * Returns an integer from 0 to `bound - 1`, all equally likely. Drawing advances the source. Throws a `RangeError` if
   * the bound is not an integer from 1 to 2⁵³ - 1.
   */
  draw(bound: number): number;
}

/**
 * Returns one of the outcomes, chosen by weight. Throws a `RangeError` unless the weights are positive integers with a
 * safe sum, and if the source draws a number that is not below its bound.
 *
 * @example
 * import { drawWeighted, seededChance } from 'diadochi/core';
 *
 * drawWeighted([{ action: 'rain', weight: 1 }, { action: 'sun', weight: 5 }], seededChance('kos')); // 'sun', five times in six
 */
export function drawWeighted<Action>(outcomes: readonly Weighted<Action>[], chance: ChanceSource): Action {
  let total = 0;
  for (const { weight } of outcomes) {
    if (!Number.isSafeInteger(weight) || weight < 1) throw new RangeError(`no weight of chance: ${String(weight)}`);
    total += weight;
  }
  const drawn = chance.draw(total);
  if (Number.isSafeInteger(drawn) && drawn >= 0) {
    let above = 0;
    for (const { action, weight } of outcomes) {
      above += weight;
      if (drawn < above) return action;
    }
  }
  throw new RangeError(`drawn ${String(drawn)}, which is not one of ${total}`);
}
