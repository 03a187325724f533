/** A page for each clause of the rulebook of *Successors*. */
import { rulingsOn } from '../coverage/rulings.js';
import { isWithin } from '../coverage/mentions.js';
import type { Covered } from '../coverage/covered.js';
import { coveredClauses, successorsSources } from '../coverage/successors.js';
import { casesOf, pageOf, type Case } from './clause-page.js';
import { clauseFile as fileOf, type Code } from './refusals.js';
import type { Document } from './staging.js';

const sectionOf = (clause: string): string => clause.split('.')[0] ?? clause;

/** The clauses that a refusal names are written `R 8.3.9` and, for the parts of one, `R 6.6.3 A`. */
const cites = ({ clauses }: Code, clause: string): boolean =>
  clauses.some((cited) => cited === `R ${clause}` || cited.startsWith(`R ${clause} `));

function pageOfClause(
  { clause, about, code, tests }: Covered,
  codes: readonly Code[],
  tried: readonly Case[],
): Document {
  const rulings = rulingsOn(clause);
  return pageOf({
    file: fileOf(clause),
    title: `R ${clause}: ${about}`,
    about: `What the library makes of clause ${clause} of the rulebook of *Successors*. Each link goes to the first line of a file that names the clause or one below it.`,
    code,
    tests,
    rulings: rulings === '' ? [] : [rulings.replaceAll(') [', '), [')],
    refusals: codes.filter((refusal) => cites(refusal, clause)),
    cases: tried.filter(({ id }) => isWithin(id.split('-')[0] ?? '', clause)),
  });
}

const listed = (covered: readonly Covered[]): readonly string[] =>
  covered.map(({ clause, about }) => `- [R ${clause}](${fileOf(clause)}): ${about}`);

/** The pages of a section of the rulebook, below one of its own where they are several. */
function sectionPage(section: string, covered: readonly Covered[], pages: readonly Document[]): Document {
  const [only] = pages;
  if (only !== undefined && pages.length === 1) return only;
  const text = [`# R ${section}`, '', `The clauses of section ${section} of the rulebook.`, '', ...listed(covered), ''];
  return { path: `docs/clauses-${section}.md`, text: text.join('\n'), children: pages };
}

/** The index of clauses, with a page for each below it. */
export function clauseIndex(codes: readonly Code[]): Document {
  const covered = coveredClauses(...successorsSources());
  const tried = casesOf('successors');
  const sections = [...new Set(covered.map(({ clause }) => sectionOf(clause)))].map((section) => ({
    section,
    held: covered.filter(({ clause }) => sectionOf(clause) === section),
  }));
  const text = [
    '# Clauses',
    '',
    'Every clause of the rulebook of *Successors* that the library embodies, by its number and in our own words. Its page leads to the code, the tests,',
    'the rulings, the refusals and the conformance cases; the search finds it by its number (`11.8`). How they hang together is told in',
    '[reading-the-rules.md](reading-the-rules.md); the sections of *Alexandros* have [pages of their own](sections.md).',
    ...sections.flatMap(({ section, held }) => ['', `## Section ${section}`, '', ...listed(held)]),
    '',
  ].join('\n');
  const children = sections.map(({ section, held }) =>
    sectionPage(
      section,
      held,
      held.map((clause) => pageOfClause(clause, codes, tried)),
    ),
  );
  return { path: 'docs/clauses.md', text, children };
}
