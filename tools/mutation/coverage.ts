/** Which tests a mutant is tried by. */
import type { MutantCoverage } from '@stryker-mutator/api/core';

/**
 * What runs while the sources are loaded is tried by the tests that reach anything else of its file: all of them would be
 * thousands, and each run has modules of its own. A file of which nothing else is reached is tried by all.
 */
export function attributed(coverage: MutantCoverage, home: ReadonlyMap<string, string>): MutantCoverage {
  const reached = new Map<string, Set<string>>();
  for (const [test, mutants] of Object.entries(coverage.perTest))
    for (const mutant of Object.keys(mutants)) {
      const file = home.get(mutant) ?? '';
      reached.set(file, (reached.get(file) ?? new Set()).add(test));
    }
  const perTest = Object.fromEntries(Object.entries(coverage.perTest).map(([test, mutants]) => [test, { ...mutants }]));
  const left: Record<string, number> = {};
  for (const [mutant, hits] of Object.entries(coverage.static)) {
    const tests = reached.get(home.get(mutant) ?? '');
    if (!tests) left[mutant] = hits;
    for (const test of tests ?? []) (perTest[test] ??= {})[mutant] = hits;
  }
  return { static: left, perTest };
}
