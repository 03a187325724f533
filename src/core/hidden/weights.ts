/** Relative weights of the piles in which a card may lie. */

/** Piles with their relative weights, positive integers. */
export type Weights<Pile extends string> = Readonly<Partial<Record<Pile, number>>>;

/**
 * The greatest weight of a note. Beyond it, chances are rounded so that a weight times the size of a pile stays an
 * exact integer.
 */
export const GREATEST_WEIGHT = 1_000_000_000;

/** Returns the weights as a list. */
export const weightsOf = <Pile extends string>(weights: Weights<Pile>): readonly [Pile, number][] =>
  Object.entries(weights) as [Pile, number][];

/** Returns the same chances in the smallest integers, without piles that have no chance. */
export function reduced<Pile extends string>(weights: Iterable<readonly [Pile, number]>): readonly [Pile, number][] {
  const chances = [...weights].filter(([, weight]) => weight > 0);
  const divisor = chances.reduce((common, [, weight]) => greatestCommonDivisor(common, weight), 0);
  const greatest = Math.max(...chances.map(([, weight]) => weight / divisor));
  const scale = Math.max(1, greatest / GREATEST_WEIGHT);
  return chances.map(([pile, weight]) => [pile, Math.max(1, Math.round(weight / divisor / scale))]);
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
