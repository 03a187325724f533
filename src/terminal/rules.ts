/** `diadochi rules`: what a clause requires, where the code implements it, and what tests it. */
import { conformanceCases, type ConformanceCase } from '../conformance/index.js';
import { counted } from '../core/index.js';
import { paragraph, type TextLine } from '../hosts/terminal/flow.js';
import { folded } from '../hosts/terminal/typed.js';
import { rulebookOf, type ClauseFact, type Rulebook } from './clauses/index.js';
import { wrongUse } from './complaint.js';
import { GAMES, isGameName, type GameName } from '../games.js';
import type { Screen } from './screen.js';

export interface RulesOptions {
  readonly game?: GameName;
  readonly all?: true;
}

/** The number of entries of a list that are shown without `--all`. */
const SHOWN = 8;

/** Returns the name of a clause as typed: `11.8`, `R 11.8`, `levy taxes`, `ruling A7`, `who-besieges`. */
const bareName = (text: string): string => folded(text.trim()).replace(/^(?:r|ruling)\s+/, '');

/**
 * Returns the names of a clause. A clause of a variant is also named by its number without the letter, as its rulebook
 * prints it (`8.4` is `R S8.4`).
 */
function namesOf(clause: string): readonly string[] {
  const name = bareName(clause);
  const printed = clause.startsWith('R ') ? name.replace(/^[a-z](?=\d)/, '') : name;
  return printed === name ? [name] : [name, printed];
}

const isCalled = (clause: string, name: string): boolean => namesOf(clause).includes(name);

/** Returns whether a clause is the named one or belongs to it. */
const isWithin = (clause: string, name: string): boolean =>
  namesOf(clause).some((called) => called === name || called.startsWith(`${name}.`));

/**
 * Returns the cases of a clause: `8.3.6-02` is one of R 8.3.6, `X7.3-01` one of R X7.3, `levy-taxes-01` one of R Levy
 * Taxes.
 */
const casesOf = (game: GameName, { clause }: ClauseFact): readonly ConformanceCase[] => {
  const slug = bareName(clause).replaceAll(' ', '-');
  return conformanceCases(game).filter(({ id }) => id.replace(/-\d\d$/, '').toLowerCase() === slug);
};

/** Returns a list with a heading, shortened unless all of it is wanted. */
function listing(heading: string, entries: readonly string[], all: boolean): readonly TextLine[] {
  if (entries.length === 0) return [];
  const shown = all ? entries : entries.slice(0, SHOWN);
  const left = entries.length - shown.length;
  return [
    `  ${heading}`,
    ...shown.map((entry) => paragraph('    ', entry, 8)),
    ...(left > 0 ? [`    … and ${counted(left, { one: 'other', many: 'others' })}: --all`] : []),
  ];
}

/** Returns the heading of a clause and its title; a named section is its own title. */
const headed = (game: GameName, { clause, about }: ClauseFact): readonly [head: string, title: string] =>
  clause === `R ${about}` ? ['', `${clause} (${game})`] : [`${clause} (${game}):`, about];

/** Returns a file and a line as `src/xenophon/svg/layout.ts:12`. */
const placeIn = ({ files }: Rulebook, file: number, line: number): string => `${files[file]?.path ?? '?'}:${line}`;

function told(game: GameName, book: Rulebook, fact: ClauseFact, all: boolean): readonly TextLine[] {
  const { clause, summary, on, code, tests, codes } = fact;
  const rulings = book.clauses.filter((other) => other.on.includes(clause));
  const found = code.map(({ file, line }) =>
    `${placeIn(book, file, line)}  ${book.files[file]?.about ?? ''}`.trimEnd(),
  );
  const pinned = tests
    .flatMap((place) => book.tests.slice(place, place + 1))
    .map(({ file, line, title }) => `${title}  (${placeIn(book, file, line)})`);
  return [
    paragraph(...headed(game, fact), 4),
    ...(summary === undefined ? [] : [paragraph('  ', summary, 2)]),
    ...(on.length > 0 ? [`  On: ${on.join(', ')}`] : []),
    ...listing(
      'Rulings:',
      rulings.map((ruling) => `${ruling.clause.replace('ruling ', '')}: ${ruling.about}`),
      all,
    ),
    ...listing('Code:', found, all),
    ...listing('Tests:', pinned, all),
    ...listing(
      'Conformance cases:',
      casesOf(game, fact).map(({ id, title }) => `${id}  ${title}`),
      all,
    ),
    ...listing(
      'Refusals:',
      codes.map((code) => `${code}: ${book.refusals[code] ?? ''}`),
      all,
    ),
  ];
}

/** Returns the clauses inside a clause, one on each line. */
const insideOf = (facts: readonly ClauseFact[]): readonly string[] =>
  facts.map(({ clause, about }) => (clause === `R ${about}` ? `  ${clause}` : `  ${clause}  ${about}`));

/** Returns a game and, if it is a variant, its base game, whose clauses hold where the variant has none of its own. */
function withBase(game: GameName): readonly GameName[] {
  const { base } = rulebookOf(game);
  return isGameName(base) ? [game, ...withBase(base)] : [game];
}

/** Returns what is known about a clause of a game; nothing if it has no such clause. */
function clauseLines(game: GameName, name: string, all: boolean): readonly TextLine[] {
  const book = rulebookOf(game);
  const within = book.clauses.filter(({ clause }) => isWithin(clause, name));
  const exact = within.find(({ clause }) => isCalled(clause, name));
  if (exact === undefined) return within.length === 0 ? [] : [`${game}:`, ...insideOf(within), ''];
  const others = within.filter((fact) => fact !== exact);
  return [
    ...told(game, book, exact, all),
    ...(others.length > 0 ? ['  Within it:', ...insideOf(others).map((line) => `  ${line}`)] : []),
    '',
  ];
}

/** The number of characters of a subject that are shown in a list of many. */
const BRIEF = 100;

/** The texts in which a word is looked up: titles first, and summaries only if no title contains the word. */
const SEARCHED: readonly ((fact: ClauseFact) => string)[] = [({ about }) => about, ({ summary }) => summary ?? ''];

/** Returns the clauses whose text contains a word, one on each line. Rulings come after all clauses of their game. */
function related(games: readonly GameName[], name: string, textOf: (fact: ClauseFact) => string): readonly string[] {
  return games.flatMap((game) =>
    rulebookOf(game)
      .clauses.filter((fact) => folded(textOf(fact)).includes(name))
      .map((fact) => `  ${fact.clause} (${game})  ${excerpt(textOf(fact), name)}`),
  );
}

/** Returns a long text from the word on. */
function excerpt(about: string, name: string): string {
  const at = folded(about).indexOf(name);
  const from = about.length <= BRIEF || at < BRIEF / 2 ? 0 : at - BRIEF / 4;
  return `${from > 0 ? '…' : ''}${about.slice(from, from + BRIEF)}${from + BRIEF < about.length ? '…' : ''}`;
}

/**
 * Prints a clause of one game, with that of its base game, or of all games. Text that is no clause is searched for in
 * titles and summaries.
 */
export function rulesCommand(clause: string, { game, all = undefined }: RulesOptions, screen: Screen): void {
  const name = bareName(clause);
  const games = game === undefined ? GAMES : withBase(game);
  const lines = games.flatMap((each) => clauseLines(each, name, all === true));
  if (lines.length > 0) return screen.lines(lines.slice(0, -1));
  // Numbers are not searched for: "99" is no clause, but part of the year 399.
  const searched = /\p{L}/u.test(name) ? SEARCHED : [];
  const others = searched.map((textOf) => related(games, name, textOf)).find((found) => found.length > 0);
  if (others === undefined) throw wrongUse(`no clause, section or ruling "${clause}", and none about it`);
  screen.lines([`No clause is called "${clause}"; these are about it:`, ...others]);
}
