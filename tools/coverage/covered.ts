/** Where each of a list of clauses is: in the code, and in the titles of tests. */
import { isWithin, mentioned } from './mentions.js';
import type { Found, Source } from './sources.js';

/** A clause, and the first line of each file that names it or one below it. */
export interface Covered {
  readonly clause: string;
  readonly about: string;
  readonly code: readonly Found[];
  readonly tests: readonly Found[];
}

/** In each file, where a clause or one below it is mentioned first. */
function indexOf(sources: readonly Source[]): (clause: string) => readonly Found[] {
  const index = sources.map(({ path, name, passages }) => ({
    path,
    name,
    mentions: passages.flatMap(({ line, text }) => [...mentioned(text)].map((clause) => ({ line, clause }))),
  }));
  return (clause) =>
    index.flatMap(({ path, name, mentions }) => {
      const first = mentions.find((mention) => isWithin(mention.clause, clause));
      return first === undefined ? [] : [{ path, name, line: first.line }];
    });
}

/** Every clause of a list, in its order. */
export function coveredAmong(
  clauses: readonly (readonly [clause: string, about: string])[],
  code: readonly Source[],
  tests: readonly Source[],
): readonly Covered[] {
  const inCode = indexOf(code);
  const inTests = indexOf(tests);
  return clauses.map(([clause, about]) => ({ clause, about, code: inCode(clause), tests: inTests(clause) }));
}
