/** Where clauses are cited: in the code, and in the titles of tests. */
import type { ClauseFact } from '../../../src/terminal/clauses/facts.js';
import type { Naming } from '../naming.js';
import type { Source } from '../sources.js';

/** Returns the first line that cites a clause, for all clauses, by file. */
export function codePlaces(sources: readonly Source[], naming: Naming): ReadonlyMap<string, ClauseFact['code']> {
  const places = new Map<string, Record<string, number>>();
  for (const { path, passages } of sources) {
    for (const { line, text } of passages) {
      for (const clause of naming(text)) {
        const files = places.get(clause) ?? {};
        files[path] ??= line;
        places.set(clause, files);
      }
    }
  }
  return places;
}

/** Returns the tests whose titles cite a clause, for all clauses, by file. */
export function testPlaces(sources: readonly Source[], naming: Naming): ReadonlyMap<string, ClauseFact['tests']> {
  const places = new Map<string, Record<string, { line: number; title: string }[]>>();
  for (const { path, passages } of sources) {
    for (const { line, text } of passages) {
      const title = text.replaceAll('`', '').replace(/\s+/g, ' ').trim();
      for (const clause of naming(text)) {
        const files = places.get(clause) ?? {};
        (files[path] ??= []).push({ line, title });
        places.set(clause, files);
      }
    }
  }
  return places;
}

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
