/** Chance stands outside the state: outcomes with exact weights, and a source of numbers that the caller owns. */

/** A chance action and its exact relative weight, a positive integer. */
export interface Weighted<Action> {
  readonly action: Action;
  readonly weight: number;
}

/** A source of chance: all that settling, sampling and playouts ask for. One of your own needs no more than this. */
export interface ChanceSource {
  /**
   * A whole number from 0 to `bound - 1`, each exactly as likely. Drawing advances the source.
   * A bound that is no whole number from 1 to 2⁵³ - 1 is a fault of the caller, who gets a `RangeError`.
   */
  draw(bound: number): number;
}

/**
 * One of the outcomes, by weight. What is no list of outcomes with whole weights of 1 and more, whose sum is a safe integer,
 * is a fault of the caller, who gets a `RangeError`; so is a source that draws what is not below its bound.
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
