/** Facts as rules read them, many thousand times a second: those of one list have all the same fields, in the same order. */

/** The facts of a list, each with all fields that any of them has; what one of them does not say is there and undefined. */
export function inOneForm<F extends object>(facts: readonly F[]): readonly F[] {
  const blank: Partial<Record<keyof F, undefined>> = {};
  for (const fact of facts) for (const field in fact) blank[field] = undefined;
  return facts.map((fact) => ({ ...blank, ...fact }));
}
