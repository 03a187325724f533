/** Facts in the shape in which rules read them. */

/**
 * Returns copies of objects that all have the same fields in the same order; a field that an object lacks is
 * `undefined`. JavaScript engines read objects of one shape several times as fast as objects of different shapes.
 */
export function sameShape<F extends object>(facts: readonly F[]): readonly F[] {
  const blank: Partial<Record<keyof F, undefined>> = {};
  for (const fact of facts) for (const field in fact) blank[field] = undefined;
  return facts.map((fact) => ({ ...blank, ...fact }));
}
