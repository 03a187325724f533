/** Where clauses and rulings are cited: in the code, and in the titles of tests. */
import { isWithin } from './mentions.js';
import type { Naming } from './naming.js';
import type { Found, Source } from './sources.js';

/** The first line of each file that cites a clause or one below it. */
export interface Covered {
  readonly code: readonly Found[];
  readonly tests: readonly Found[];
}

/** Returns a function that finds the first line in each file that cites a clause or one below it. */
function indexOf(sources: readonly Source[], naming: Naming): (clause: string) => readonly Found[] {
  const index = sources.map(({ path, name, passages }) => ({
    path,
    name,
    named: passages.flatMap(({ line, text }) => [...naming(text)].map((clause) => ({ line, clause }))),
  }));
  return (clause) =>
    index.flatMap(({ path, name, named }) => {
      const first = named.find((one) => isWithin(one.clause, clause));
      return first === undefined ? [] : [{ path, name, line: first.line }];
    });
}

/** Returns a function that finds a clause or ruling by its citation: `R 8.3.6`, `ruling C8.2`. */
export function coverage(
  naming: Naming,
  [code, tests]: readonly [code: readonly Source[], tests: readonly Source[]],
): (clause: string) => Covered {
  const inCode = indexOf(code, naming);
  const inTests = indexOf(tests, naming);
  return (clause) => ({ code: inCode(clause), tests: inTests(clause) });
}
