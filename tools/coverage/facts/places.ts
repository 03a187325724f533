/** Where clauses are cited: in the code, and in the titles of tests. */
import type { Naming } from '../naming.js';
import type { Source } from '../sources.js';

/** A line of a file. */
export interface Place {
  readonly path: string;
  readonly line: number;
}

/** A test. */
export interface TestPlace extends Place {
  readonly title: string;
}

/** Collects values by key, in the order in which they come. */
function collected<T>(pairs: Iterable<readonly [key: string, value: T]>): ReadonlyMap<string, readonly T[]> {
  const all = new Map<string, T[]>();
  for (const [key, value] of pairs) {
    const values = all.get(key);
    if (values === undefined) all.set(key, [value]);
    else values.push(value);
  }
  return all;
}

/** Returns the first line of each file that cites a clause, for all clauses. */
export const codePlaces = (sources: readonly Source[], naming: Naming): ReadonlyMap<string, readonly Place[]> =>
  collected(
    sources.flatMap(({ path, passages }) => {
      const first = new Map<string, number>();
      for (const { line, text } of passages) {
        for (const clause of naming(text)) if (!first.has(clause)) first.set(clause, line);
      }
      return [...first].map(([clause, line]) => [clause, { path, line }] as const);
    }),
  );

/** Returns the tests whose titles cite a clause, for all clauses. */
export const testPlaces = (sources: readonly Source[], naming: Naming): ReadonlyMap<string, readonly TestPlace[]> =>
  collected(
    sources.flatMap(({ path, passages }) =>
      passages.flatMap(({ line, text }) => {
        const test = { path, line, title: text.replaceAll('`', '').replace(/\s+/g, ' ').trim() };
        return [...new Set(naming(text))].map((clause) => [clause, test] as const);
      }),
    ),
  );

/** Returns the first sentence of the comment at the top of a file; empty if there is none. */
export function headOf({ passages }: Source): string {
  const text = passages.map((passage) => passage.text).join('\n');
  const [, block, lines] = /^(?:#!.*\n)?(?:\/\*\*([\s\S]*?)\*\/|((?:\/\/.*\n)+))/.exec(text) ?? [];
  const words = (block ?? lines ?? '')
    .replace(/^\s*(?:\*|\/\/)/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?=\s[A-Z@]|$)/.exec(words)?.[0] ?? words;
}
