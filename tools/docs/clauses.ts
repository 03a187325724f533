/** The pages of the rulebooks: a page for each section, with its clauses; a single page for a rulebook without numbers. */
import { REGISTRY, type GameName } from '../../src/games.js';
import { bookOf, sourcesOf, type Book } from '../coverage/books.js';
import { coverage, type Covered } from '../coverage/covered.js';
import { isWithin } from '../coverage/mentions.js';
import { fromDocs } from '../coverage/table.js';
import { baseOf, FLAGSHIP } from '../folders.js';
import { BOOKS, clauseCalled, clauseFile, clauseIndexFile, clausesFile } from './clause-files.js';
import { casesOf, partOf, type Case } from './clause-page.js';
import type { Code } from './refusals.js';
import type { Document } from './staging.js';

/** The input of the pages of a rulebook. */
interface Known {
  readonly book: Book;
  readonly where: (clause: string) => Covered;
  readonly codes: readonly Code[];
  readonly cases: readonly Case[];
}

/** A clause or a named section, with its title and its summary. */
type Clause = Book['clauses'][number];

const sectionOf = (clause: string): string => clause.split('.')[0] ?? clause;

/** The clauses that a refusal names are written `R 8.3.9` and, for the parts of one, `R 6.6.3 A`. */
const cites = ({ clauses }: Code, { numbered }: Book, clause: string): boolean =>
  clauses.some((cited) => cited === `R ${clause}` || (numbered && cited.startsWith(`R ${clause} `)));

/** The cases of a clause and those below it; where sections have titles, those of its file. */
const isTriedBy = ({ numbered }: Book, clause: string, { id, section }: Case): boolean =>
  numbered ? isWithin(id.split('-')[0] ?? '', clause) : section === `R ${clause}`;

/** The name of a section and its title, if it has one. */
const headingOf = (book: Book, section: string): string => {
  const title = book.sections?.[section];
  const name = clauseCalled(book, section);
  return title === undefined ? name : `${name}: ${title}`;
};

/** Lists the rulings on a clause. A ruling in a table is quoted; one in prose is only linked to. */
function rulingsOn({ rulings: { all, inRows } }: Book, clause: string): readonly string[] {
  const links = all
    .filter(({ on }) => on.includes(clause))
    .map(({ name, link, about }) => ({ called: `[${name}](${link})`, about }));
  if (inRows) return links.map(({ called, about }) => `${called}: ${about}`);
  return links.length === 0 ? [] : [links.map(({ called }) => called).join(', ')];
}

function partOfClause({ book, where, codes, cases }: Known, [clause, heading, summary]: Clause): Document {
  return partOf({
    file: clauseFile(book, clause),
    title: book.numbered ? `${clauseCalled(book, clause)}: ${heading}` : clauseCalled(book, clause),
    summary,
    ...where(`R ${clause}`),
    rulings: rulingsOn(book, `R ${clause}`),
    refusals: codes.filter((code) => cites(code, book, clause)),
    cases: cases.filter((tried) => isTriedBy(book, clause, tried)),
  });
}

const listed = (book: Book, clauses: readonly Clause[]): readonly string[] =>
  clauses.map(([clause, heading]) => `- [R ${clause}](${clauseFile(book, clause)}): ${heading}`);

/** The page of a section of the rulebook. */
function sectionPage(known: Known, section: string, clauses: readonly Clause[]): Document {
  const { book } = known;
  const text = [
    `# ${headingOf(book, section)}`,
    '',
    `Section ${section} of the rulebook of *${book.title}*, clause by clause: what each clause requires in our own words, and where the library implements and`,
    'tests it. A link to a file goes to the first line that names the clause or a clause within it.',
    '',
  ];
  return {
    path: `docs/${clausesFile(book, section)}`,
    text: text.join('\n'),
    children: clauses.map((clause) => partOfClause(known, clause)),
  };
}

/** Names the documents with more about the rules of a game. */
function further({ game }: Book): string {
  const { guide } = REGISTRY[game].documents;
  const base = baseOf(game);
  return [
    '[reading-the-rules.md](reading-the-rules.md) explains how clauses, code, tests and rulings are connected',
    ...(guide === undefined ? [] : [`, and [${fromDocs(guide)}](${fromDocs(guide)}) how the library plays the game`]),
    '.',
    ...(base === undefined
      ? []
      : [
          ` Where this rulebook is silent, [the clauses of the base game](${clauseIndexFile(bookOf(base))}) apply; their numbers have no letter.`,
        ]),
  ].join('');
}

const headOf = (book: Book): readonly string[] =>
  book.numbered
    ? [
        book.game === FLAGSHIP ? '# Clauses' : `# Clauses of ${book.title}`,
        '',
        `Every clause of the rulebook of *${book.title}* that the library implements: what it requires in our own words, with links to the code, the tests, the`,
        `rulings, the refusals and the conformance cases. The search finds a clause by its number (\`${book.clauses[0]?.[0] ?? ''}\`). ${further(book)}`,
      ]
    : [
        `# Sections of ${book.title}`,
        '',
        `Every section of the rules of *${book.title}*: what it requires in our own words, with links to the code, the tests, the rulings, the refusals and the`,
        `conformance cases. ${further(book)}`,
      ];

/** The index of the clauses of a rulebook, with a page for each section below it; without numbers, all sections stand on it. */
function clauseIndex(book: Book, codes: readonly Code[]): Document {
  const known: Known = { book, where: coverage(book.naming, sourcesOf(book.game)), codes, cases: casesOf(book.game) };
  const path = `docs/${clauseIndexFile(book)}`;
  if (!book.numbered) {
    const children = book.clauses.map((clause) => partOfClause(known, clause));
    return { path, text: [...headOf(book), ''].join('\n'), children };
  }
  const sections = [...new Set(book.clauses.map(([clause]) => sectionOf(clause)))].map((section) => ({
    section,
    clauses: book.clauses.filter(([clause]) => sectionOf(clause) === section),
  }));
  const list = sections.flatMap(({ section, clauses }) => [
    '',
    `## [${headingOf(book, section)}](${clausesFile(book, section)})`,
    '',
    ...listed(book, clauses),
  ]);
  return {
    path,
    text: [...headOf(book), ...list, ''].join('\n'),
    children: sections.map(({ section, clauses }) => sectionPage(known, section, clauses)),
  };
}

/** Returns the indexes of all rulebooks; `codesOf` returns the refusal codes of a game. */
export const clauseIndexes = (codesOf: (game: GameName) => readonly Code[]): readonly Document[] =>
  BOOKS.map((book) => clauseIndex(book, codesOf(book.game)));
