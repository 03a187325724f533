/** A page for each clause of the rulebooks; of one that has no numbers, for each of its sections. */
import { REGISTRY, type GameName } from '../../src/games.js';
import { bookOf, sourcesOf, type Book } from '../coverage/books.js';
import { coverage, type Covered } from '../coverage/covered.js';
import { isWithin } from '../coverage/mentions.js';
import { fromDocs } from '../coverage/table.js';
import { baseOf, FLAGSHIP } from '../folders.js';
import { BOOKS, clauseCalled, clauseFile, clauseIndexFile, clausesFile } from './clause-files.js';
import { casesOf, pageOf, type Case } from './clause-page.js';
import type { Code } from './refusals.js';
import type { Document } from './staging.js';

/** What the pages of a rulebook are made of. */
interface Known {
  readonly book: Book;
  readonly where: (clause: string) => Covered;
  readonly codes: readonly Code[];
  readonly cases: readonly Case[];
}

/** A clause, or the title of a section, and what it is about. */
type Clause = Book['clauses'][number];

const sectionOf = (clause: string): string => clause.split('.')[0] ?? clause;

/** The clauses that a refusal names are written `R 8.3.9` and, for the parts of one, `R 6.6.3 A`. */
const cites = ({ clauses }: Code, { numbered }: Book, clause: string): boolean =>
  clauses.some((cited) => cited === `R ${clause}` || (numbered && cited.startsWith(`R ${clause} `)));

/** The cases of a clause and those below it; where sections have titles, those of its file. */
const isTriedBy = ({ numbered }: Book, clause: string, { id, section }: Case): boolean =>
  numbered ? isWithin(id.split('-')[0] ?? '', clause) : section === `R ${clause}`;

const aboutOf = ({ numbered, title }: Book, clause: string): string =>
  numbered
    ? `What the library makes of clause ${clause} of the rulebook of *${title}*. Each link goes to the first line of a file that names the clause or one below it.`
    : `What the library makes of the section “${clause}” of the rules of *${title}*. Each link goes to the first line of a file that names it.`;

/** Lines that tell the rulings on a clause; what one says in a row is told with it, what it says in prose is only linked to. */
function rulingsOn({ rulings: { all, inRows } }: Book, clause: string): readonly string[] {
  const links = all
    .filter(({ on }) => on.includes(clause))
    .map(({ name, link, about }) => ({ called: `[${name}](${link})`, about }));
  if (inRows) return links.map(({ called, about }) => `- ${called}: ${about}`);
  return links.length === 0 ? [] : [links.map(({ called }) => called).join(', ')];
}

function pageOfClause({ book, where, codes, cases }: Known, [clause, about, summary]: Clause): Document {
  return pageOf({
    file: clauseFile(book, clause),
    title: book.numbered ? `${clauseCalled(book, clause)}: ${about}` : clauseCalled(book, clause),
    summary,
    about: aboutOf(book, clause),
    ...where(`R ${clause}`),
    rulings: rulingsOn(book, `R ${clause}`),
    refusals: codes.filter((code) => cites(code, book, clause)),
    cases: cases.filter((tried) => isTriedBy(book, clause, tried)),
  });
}

const listed = (book: Book, clauses: readonly Clause[]): readonly string[] =>
  clauses.map(([clause, about]) => {
    const link = `- [R ${clause}](${clauseFile(book, clause)})`;
    return book.numbered ? `${link}: ${about}` : link;
  });

/** The pages of a section of the rulebook, below one of its own where they are several. */
function sectionPage(known: Known, section: string, clauses: readonly Clause[]): Document {
  const { book } = known;
  const pages = clauses.map((clause) => pageOfClause(known, clause));
  const [only] = pages;
  if (only !== undefined && pages.length === 1) return only;
  const text = [
    `# ${clauseCalled(book, section)}`,
    '',
    `The clauses of section ${section} of the rulebook of *${book.title}*.`,
    '',
    ...listed(book, clauses),
    '',
  ];
  return { path: `docs/${clausesFile(book, section)}`, text: text.join('\n'), children: pages };
}

/** Where more is told. */
function further({ game }: Book): string {
  const { guide } = REGISTRY[game].documents;
  const base = baseOf(game);
  return [
    'How code, tests and rulings hang together is told in [reading-the-rules.md](reading-the-rules.md)',
    ...(guide === undefined ? [] : [`, how the library plays it in [${fromDocs(guide)}](${fromDocs(guide)})`]),
    '.',
    ...(base === undefined
      ? []
      : [
          ` Where it says nothing itself, [those of the base](${clauseIndexFile(bookOf(base))}) hold, whose numbers have no letter.`,
        ]),
  ].join('');
}

const headOf = (book: Book): readonly string[] =>
  book.numbered
    ? [
        book.game === FLAGSHIP ? '# Clauses' : `# Clauses of ${book.title}`,
        '',
        `Every clause of the rulebook of *${book.title}* that the library embodies, by its number and in our own words. Its page leads to the code, the tests,`,
        `the rulings, the refusals and the conformance cases; the search finds it by its number (\`${book.clauses[0]?.[0] ?? ''}\`). ${further(book)}`,
      ]
    : [
        `# Sections of ${book.title}`,
        '',
        `Every section of the rules of *${book.title}*, by its name. Its page leads to the code, the tests, the rulings, the refusals and the conformance`,
        `cases. ${further(book)}`,
      ];

/** The index of the clauses of a rulebook, with a page for each below it. */
function clauseIndex(book: Book, codes: readonly Code[]): Document {
  const known: Known = { book, where: coverage(book.naming, sourcesOf(book.game)), codes, cases: casesOf(book.game) };
  const sections = [...new Set(book.clauses.map(([clause]) => sectionOf(clause)))].map((section) => ({
    section,
    clauses: book.clauses.filter(([clause]) => sectionOf(clause) === section),
  }));
  const list = book.numbered
    ? sections.flatMap(({ section, clauses }) => ['', `## Section ${section}`, '', ...listed(book, clauses)])
    : ['', ...listed(book, book.clauses)];
  return {
    path: `docs/${clauseIndexFile(book)}`,
    text: [...headOf(book), ...list, ''].join('\n'),
    children: sections.map(({ section, clauses }) => sectionPage(known, section, clauses)),
  };
}

/** The indexes of all rulebooks; `codesOf`: the codes with which a game refuses. */
export const clauseIndexes = (codesOf: (game: GameName) => readonly Code[]): readonly Document[] =>
  BOOKS.map((book) => clauseIndex(book, codesOf(book.game)));
