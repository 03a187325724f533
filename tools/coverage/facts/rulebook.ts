/** Builds the facts about the rules of a game: `rules/<game>.json`. */
import { join } from 'node:path';
import { REGISTRY } from '../../../src/games.js';
import type { ClauseFact, Rulebook } from '../../../src/terminal/clauses/facts.js';
import { baseOf, root, rulesOf } from '../../folders.js';
import { clausesIn, clausesOfSentence } from '../../refusals/clauses.js';
import type { Written } from '../../written.js';
import { sourcesOf, type Book } from '../books.js';
import { codePlaces, headOf, testPlaces } from './places.js';

/** The meaning of each refusal code. */
type Refusals = Readonly<Record<string, string>>;

/** Returns the codes by the clauses that they may cite. */
function codesByClause({ game }: Book, refusals: Refusals): ReadonlyMap<string, readonly string[]> {
  const cited = rulesOf(game).map((folder) => clausesIn(join(root, folder), Object.keys(refusals)));
  const codes = new Map<string, string[]>();
  for (const [code, sentence] of Object.entries(refusals)) {
    for (const clause of new Set([
      ...clausesOfSentence(sentence),
      ...cited.flatMap((clauses) => [...(clauses.get(code) ?? [])]),
    ])) {
      codes.set(clause, [...(codes.get(clause) ?? []), code]);
    }
  }
  return codes;
}

/** Returns the clauses and the rulings, in order. */
const clausesOf = ({ clauses, rulings }: Book): readonly Pick<ClauseFact, 'clause' | 'about' | 'summary' | 'on'>[] => [
  ...clauses.map(([clause, about, summary]) => ({
    clause: `R ${clause}`,
    about,
    summary,
    on: [],
  })),
  ...rulings.all.map(({ name, about, on }) => ({ clause: `ruling ${name}`, about, on })),
];

function rulebookFrom(book: Book, refusals: Refusals): Rulebook {
  const base = baseOf(book.game);
  const [sources, titles] = sourcesOf(book.game);
  const code = codePlaces(sources, book.naming);
  const tests = testPlaces(titles, book.naming);
  const codes = codesByClause(book, refusals);
  const clauses = clausesOf(book).map((one) => ({
    ...one,
    code: code.get(one.clause) ?? {},
    tests: tests.get(one.clause) ?? {},
    codes: codes.get(one.clause) ?? [],
  }));
  const named = new Set(clauses.flatMap((one) => Object.keys(one.code)));
  const heads = sources.filter(({ path }) => named.has(path)).map((source) => [source.path, headOf(source)] as const);
  return {
    game: book.game,
    ...(base === undefined ? {} : { base }),
    clauses,
    files: Object.fromEntries(heads.filter(([, head]) => head !== '')),
    refusals,
  };
}

/**
 * Returns the JSON with one clause, file or code on each line, so that changes are easy to see and the file stays
 * small.
 */
function written({ game, base, clauses, files, refusals }: Rulebook): string {
  const rows = (table: Readonly<Record<string, string>>): string =>
    Object.entries(table)
      .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{
"game": ${JSON.stringify(game)},${base === undefined ? '' : `\n"base": ${JSON.stringify(base)},`}
"clauses": [
${clauses.map((one) => JSON.stringify(one)).join(',\n')}
],
"files": {
${rows(files)}
},
"refusals": {
${rows(refusals)}
}
}
`;
}

/** Returns the file of facts of a game. */
export async function rulebookFile(book: Book): Promise<Written> {
  const refusals = await REGISTRY[book.game].open(async (manifest) => (await manifest.entry()).refusals);
  return { path: `rules/${book.game}.json`, text: written(rulebookFrom(book, refusals)), by: 'npm run coverage' };
}
