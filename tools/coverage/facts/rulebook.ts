/** Puts together what is known of the rules of a game: `rules/<game>.json`. */
import type { ClauseFact, Rulebook } from '../../../src/terminal/clauses/facts.js';
import type { Written } from '../../written.js';
import { clausesIn, clausesOfSentence } from '../../refusals/clauses.js';
import { sourcesBelow, testsBelow } from '../sources.js';
import { codePlaces, headOf, testPlaces, type Naming } from './places.js';

/** What a game says of its rules beside code and tests. */
export interface Rules {
  readonly game: string;
  /** The game whose rules it carries out where it says nothing itself. */
  readonly base?: string;
  /** The folders in which its rules live, from `src`. */
  readonly code: readonly string[];
  /** The clauses and the rulings, in order. */
  readonly clauses: readonly Pick<ClauseFact, 'clause' | 'about' | 'on'>[];
  readonly naming: Naming;
  /** What each code of a refusal says. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The folders in which refusals are made. */
  readonly refusedIn: readonly string[];
}

/** The codes by the clauses that they may cite. */
function codesByClause({ refusals, refusedIn }: Rules): ReadonlyMap<string, readonly string[]> {
  const cited = refusedIn.map((folder) => clausesIn(folder, Object.keys(refusals)));
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

function rulebookFrom(rules: Rules): Rulebook {
  const sources = rules.code.flatMap((folder) => sourcesBelow(`src/${folder}`));
  const code = codePlaces(sources, rules.naming);
  const tests = testPlaces(testsBelow(`test/${rules.game}`), rules.naming);
  const codes = codesByClause(rules);
  const clauses = rules.clauses.map((one) => ({
    ...one,
    code: code.get(one.clause) ?? {},
    tests: tests.get(one.clause) ?? {},
    codes: codes.get(one.clause) ?? [],
  }));
  const named = new Set(clauses.flatMap((one) => Object.keys(one.code)));
  const heads = sources.filter(({ path }) => named.has(path)).map((source) => [source.path, headOf(source)] as const);
  return {
    game: rules.game,
    ...(rules.base === undefined ? {} : { base: rules.base }),
    clauses,
    files: Object.fromEntries(heads.filter(([, head]) => head !== '')),
    refusals: rules.refusals,
  };
}

/** A clause, a file, a code to a line: what changes is seen, and the file stays small. */
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

/** The file of facts of a game, as it is to be written. */
export const rulebookFile = (rules: Rules): Written => ({
  path: `rules/${rules.game}.json`,
  text: written(rulebookFrom(rules)),
  by: 'npm run coverage',
});
