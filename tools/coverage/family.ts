/** Conquest and Empire and its variants: clause or ruling → where in the code → which tests. */
import { TITLES } from '../titles.js';
import { clashClauses, xenophonClauses } from './variant-clauses.js';
import { conquestClauses } from './conquest-clauses.js';
import { coveredAmong } from './covered.js';
import { mentioned } from './mentions.js';
import { numberedRulings } from './numbered.js';
import { firstIn, sourcesBelow, testsBelow, type Source } from './sources.js';
import { clauseRow, listed, markdown, uncoveredIn, type Page, type Table } from './table.js';

/** A game of the family: what its page is made of. */
export interface Member {
  /** Its folder in `src` and in `test`, and the beginning of the names of its documents. */
  readonly game: 'conquest' | 'xenophon' | 'clash';
  readonly title: string;
  /** What stands before the numbers of its clauses: nothing in the base. */
  readonly letter: '' | 'X' | 'S';
  readonly clauses: readonly (readonly [clause: string, about: string])[];
  /** The folders in which its rules live, from `src`. */
  readonly code: readonly string[];
  /** Which sections of the rulebook have no row, and why. */
  readonly leftOut: string;
}

/** Whose rules the variants carry out where they say nothing themselves. */
export const BASE: Member = {
  game: 'conquest',
  title: TITLES.conquest,
  letter: '',
  clauses: conquestClauses,
  code: ['conquest'],
  leftOut: `the introduction (1), how
to read the rules (2.1), pictures of counters (2.4), abbreviations (2.6), and the notes of designer and players (18, 19), whose facts are data.`,
};

export const XENOPHON: Member = {
  game: 'xenophon',
  title: TITLES.xenophon,
  letter: 'X',
  clauses: xenophonClauses,
  code: ['xenophon', 'conquest'],
  leftOut: `the notes
of the designer (11). Clauses of the base that hold here unchanged have [a table of their own](conquest-coverage.md).`,
};

export const CLASH: Member = {
  game: 'clash',
  title: TITLES.clash,
  letter: 'S',
  clauses: clashClauses,
  code: ['clash', 'conquest'],
  leftOut: `the notes
of the designer (15). Clauses of the base that hold here unchanged have [a table of their own](conquest-coverage.md).`,
};

/** `clash R 8.4` names a clause of a variant by the number that the rulebook prints, which is one of the base as well. */
const PRINTED = /\b(clash|xenophon) R \d+(?:\.\d+)*(?:(?:, | and | to | or )\d+(?:\.\d+)+)*/gi;

/** A text in which clauses of the variants are named with their letters, `R S8.4`. */
const lettered = (text: string): string =>
  text.replace(PRINTED, (list: string, game: string) =>
    list
      .replace(/^\w+ R /, 'R ')
      .replace(/\d+(?:\.\d+)*/g, (clause) => (game.toLowerCase() === 'clash' ? CLASH : XENOPHON).letter + clause),
  );

/** The clauses that a text names, of this game or another one of the family: `X7.3`, `10.7`. */
export const clausesNamed = (text: string): ReadonlySet<string> => mentioned(lettered(text));

/** What names a ruling: `ruling C8.2`, `rulings C8.2, C8.5`. */
const namesRuling = (name: string): RegExp =>
  new RegExp(`[Rr]ulings? ([A-Z][\\d.]+(?:, | and ))*${name.replace('.', '\\.')}(?!\\d)`);

/**
 * The clauses that a ruling is about: `3.2, 5.3`, `10.15 optional`. In the rulings of a variant those are its own,
 * and `R 10.20` is one of the base.
 */
export const clausesOf = (section: string, { letter }: Member): readonly string[] =>
  [...section.matchAll(/(R )?(\d+(?:\.\d+)*)/g)]
    .filter(([, , clause = '']) => letter !== '' || clause.includes('.'))
    .map(([, ofBase, clause = '']) => (ofBase === undefined ? letter + clause : clause));

const withLetters = (sources: readonly Source[]): readonly Source[] =>
  sources.map((source) => ({
    ...source,
    passages: source.passages.map(({ line, text }) => ({ line, text: lettered(text) })),
  }));

/** Where the rules of a game live, and the titles of its tests. */
export const sourcesOf = ({ code, game }: Member): readonly [code: readonly Source[], tests: readonly Source[]] => [
  withLetters(code.flatMap((folder) => sourcesBelow(`src/${folder}`))),
  withLetters(testsBelow(`test/${game}`)),
];

export function familyPage(member: Member): Page {
  const { game, title, clauses, leftOut } = member;
  const [code, tests] = sourcesOf(member);
  const places = [member.code.map((folder) => `\`src/${folder}/\``).join(', '), `\`test/${game}/\``] as const;
  const rulings = numberedRulings(game);
  const rulingsOn = (clause: string): string =>
    rulings
      .filter(({ section }) => clausesOf(section, member).includes(clause))
      .map(({ name }) => `[${name}](${game}-rulings.md)`)
      .join(' ');
  const clauseTable: Table = {
    head: ['clause', 'about', `code (${places[0]})`, `tests (${places[1]})`, 'rulings'],
    rows: coveredAmong(clauses, code, tests).map(({ clause, about, code: inCode, tests: inTests }) =>
      clauseRow(`R ${clause}`, [about], inCode, inTests, [rulingsOn(clause)]),
    ),
  };
  const rulingTable: Table = {
    head: ['ruling', 'on', `code (${places[0]})`, `tests (${places[1]})`],
    rows: rulings.map(({ name, section }) => {
      const named = namesRuling(name);
      return clauseRow(
        `ruling ${name}`,
        [section],
        firstIn(code, ({ text }) => named.test(text)),
        firstIn(tests, ({ text }) => named.test(text)),
      );
    }),
  };
  const uncovered = [clauseTable, rulingTable].flatMap(uncoveredIn);
  return {
    path: `docs/${game}-coverage.md`,
    counted: `${title}: ${clauseTable.rows.length} clauses and ${rulingTable.rows.length} rulings`,
    uncovered,
    text: `# Rules coverage: ${title}

Generated by \`npm run coverage\` from the clause references in the code, in the titles of the tests and in the rulings; each link goes to the
first line of a file that names the clause or one below it. Left out are the clauses that nothing follows from in a program: ${leftOut}
Clauses: ${clauseTable.rows.length}, rulings: ${rulingTable.rows.length}; uncovered: ${listed(uncovered)}.

${markdown(clauseTable)}

## Rulings

What the library does where the rulebook is silent or can be read in more than one way: [${game}-rulings.md](${game}-rulings.md).

${markdown(rulingTable)}
`,
  };
}
