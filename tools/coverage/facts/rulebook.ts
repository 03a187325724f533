/** Builds the facts about the rules of a game: `rules/<game>.json`. */
import { join } from 'node:path';
import { REGISTRY } from '../../../src/games.js';
import type { ClauseFact, Rulebook } from '../../../src/terminal/clauses/facts.js';
import { baseOf, root, rulesOf } from '../../folders.js';
import { clausesIn, clausesOfSentence } from '../../refusals/clauses.js';
import type { Written } from '../../written.js';
import { sourcesOf, type Book } from '../books.js';
import { codePlaces, headOf, testPlaces, type Place, type TestPlace } from './places.js';

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

type Clause = Pick<ClauseFact, 'clause' | 'about' | 'summary' | 'on'>;

/** Returns the clauses and the rulings, in order. */
const clausesOf = ({ clauses, rulings }: Book): readonly Clause[] => [
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
  const heads = new Map(sources.map((source) => [source.path, headOf(source)]));
  const code = codePlaces(sources, book.naming);
  const cited = testPlaces(titles, book.naming);
  const codes = codesByClause(book, refusals);
  const clauses = clausesOf(book);
  const codeOf = ({ clause }: Clause): readonly Place[] => code.get(clause) ?? [];
  const testsOf = ({ clause }: Clause): readonly TestPlace[] => cited.get(clause) ?? [];
  const tests = [...new Set(clauses.flatMap(testsOf))];
  const files = [...new Set([...clauses.flatMap(codeOf), ...tests].map(({ path }) => path))];
  return {
    game: book.game,
    ...(base === undefined ? {} : { base }),
    clauses: clauses.map((one) => ({
      ...one,
      code: codeOf(one).map(({ path, line }) => ({ file: files.indexOf(path), line })),
      tests: testsOf(one).map((test) => tests.indexOf(test)),
      codes: codes.get(one.clause) ?? [],
    })),
    files: files.map((path) => {
      const about = heads.get(path) ?? '';
      return about === '' ? { path } : { path, about };
    }),
    tests: tests.map(({ path, line, title }) => ({ file: files.indexOf(path), line, title })),
    refusals,
  };
}

/** Returns the JSON with one element of each list on each line, so that changes are easy to see. */
function written({ game, base, clauses, files, tests, refusals }: Rulebook): string {
  const rows = (list: readonly unknown[]): string => list.map((row) => JSON.stringify(row)).join(',\n');
  const meanings = Object.entries(refusals).map(([code, about]) => `${JSON.stringify(code)}: ${JSON.stringify(about)}`);
  return `{
"game": ${JSON.stringify(game)},${base === undefined ? '' : `\n"base": ${JSON.stringify(base)},`}
"clauses": [
${rows(clauses)}
],
"files": [
${rows(files)}
],
"tests": [
${rows(tests)}
],
"refusals": {
${meanings.join(',\n')}
}
}
`;
}

/** Returns the file of facts of a game. */
export async function rulebookFile(book: Book): Promise<Written> {
  const refusals = await REGISTRY[book.game].open(async (manifest) => (await manifest.entry()).refusals);
  return { path: `rules/${book.game}.json`, text: written(rulebookFrom(book, refusals)), by: 'npm run coverage' };
}
