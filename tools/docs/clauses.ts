/** A page for each clause of the rulebooks that number them: *Successors*, *Conquest and Empire* and its variants. */
import { coveredAmong, type Covered } from '../coverage/covered.js';
import { BASE, CLASH, clausesOf, sourcesOf, XENOPHON, type Member } from '../coverage/family.js';
import { isWithin } from '../coverage/mentions.js';
import { numberedRulings } from '../coverage/numbered.js';
import { rulingsOn } from '../coverage/rulings.js';
import { coveredClauses, successorsSources } from '../coverage/successors.js';
import { TITLES } from '../titles.js';
import { clauseCalled, clauseFile, clauseIndexFile, clausesFile, type NumberedGame } from './clause-files.js';
import { casesOf, pageOf, type Case } from './clause-page.js';
import type { Code } from './refusals.js';
import type { Document } from './staging.js';

/** What the pages of a rulebook are made of. */
interface Book {
  readonly game: NumberedGame;
  readonly covered: readonly Covered[];
  /** Lines that tell the rulings on a clause. */
  rulingsOn(clause: string): readonly string[];
  /** What the index of clauses says of where more is told. */
  readonly further: string;
}

const successorsBook = (): Book => ({
  game: 'successors',
  covered: coveredClauses(...successorsSources()),
  rulingsOn(clause) {
    const rulings = rulingsOn(clause);
    return rulings === '' ? [] : [rulings.replaceAll(') [', '), [')];
  },
  further: `How they hang together is told in [reading-the-rules.md](reading-the-rules.md); the sections of *Alexandros* have
[pages of their own](sections.md).`,
});

function familyBook(member: Member): Book {
  const { game, letter, clauses } = member;
  const rulings = numberedRulings(game);
  const ofBase =
    letter === ''
      ? ''
      : ` Where it says nothing itself, [those of the base](${clauseIndexFile('conquest')}) hold, whose numbers have no letter.`;
  return {
    game,
    covered: coveredAmong(clauses, ...sourcesOf(member)),
    rulingsOn: (clause) =>
      rulings
        .filter(({ section }) => clausesOf(section, member).includes(clause))
        .map(({ name, about }) => `- [${name}](${game}-rulings.md): ${about}`),
    further: `How it plays is told in [${game}.md](${game}.md).${ofBase}`,
  };
}

const sectionOf = (clause: string): string => clause.split('.')[0] ?? clause;

/** The clauses that a refusal names are written `R 8.3.9` and, for the parts of one, `R 6.6.3 A`. */
const cites = ({ clauses }: Code, clause: string): boolean =>
  clauses.some((cited) => cited === `R ${clause}` || cited.startsWith(`R ${clause} `));

function pageOfClause(
  book: Book,
  { clause, about, code, tests }: Covered,
  codes: readonly Code[],
  tried: readonly Case[],
): Document {
  return pageOf({
    file: clauseFile(book.game, clause),
    title: `${clauseCalled(book.game, clause)}: ${about}`,
    about: `What the library makes of clause ${clause} of the rulebook of *${TITLES[book.game]}*. Each link goes to the first line of a file that names the clause or one below it.`,
    code,
    tests,
    rulings: book.rulingsOn(clause),
    refusals: codes.filter((refusal) => cites(refusal, clause)),
    cases: tried.filter(({ id }) => isWithin(id.split('-')[0] ?? '', clause)),
  });
}

const listed = ({ game }: Book, covered: readonly Covered[]): readonly string[] =>
  covered.map(({ clause, about }) => `- [R ${clause}](${clauseFile(game, clause)}): ${about}`);

/** The pages of a section of the rulebook, below one of its own where they are several. */
function sectionPage(book: Book, section: string, covered: readonly Covered[], pages: readonly Document[]): Document {
  const [only] = pages;
  if (only !== undefined && pages.length === 1) return only;
  const text = [
    `# ${clauseCalled(book.game, section)}`,
    '',
    `The clauses of section ${section} of the rulebook of *${TITLES[book.game]}*.`,
    '',
    ...listed(book, covered),
    '',
  ];
  return { path: `docs/${clausesFile(book.game, section)}`, text: text.join('\n'), children: pages };
}

/** The index of the clauses of a rulebook, with a page for each below it. */
function clauseIndex(book: Book, codes: readonly Code[]): Document {
  const { game, covered, further } = book;
  const tried = casesOf(game);
  const sections = [...new Set(covered.map(({ clause }) => sectionOf(clause)))].map((section) => ({
    section,
    held: covered.filter(({ clause }) => sectionOf(clause) === section),
  }));
  const [first] = covered;
  const text = [
    game === 'successors' ? '# Clauses' : `# Clauses of ${TITLES[game]}`,
    '',
    `Every clause of the rulebook of *${TITLES[game]}* that the library embodies, by its number and in our own words. Its page leads to the code, the tests,`,
    `the rulings, the refusals and the conformance cases; the search finds it by its number (\`${first?.clause ?? ''}\`). ${further}`,
    ...sections.flatMap(({ section, held }) => ['', `## Section ${section}`, '', ...listed(book, held)]),
    '',
  ].join('\n');
  const children = sections.map(({ section, held }) =>
    sectionPage(
      book,
      section,
      held,
      held.map((clause) => pageOfClause(book, clause, codes, tried)),
    ),
  );
  return { path: `docs/${clauseIndexFile(game)}`, text, children };
}

/** The indexes of all rulebooks whose clauses have numbers; `codesOf`: the codes with which a game refuses. */
export const clauseIndexes = (codesOf: (game: NumberedGame) => readonly Code[]): readonly Document[] =>
  [successorsBook(), ...[BASE, XENOPHON, CLASH].map(familyBook)].map((book) => clauseIndex(book, codesOf(book.game)));
