/** Which clauses and sections of a rulebook the conformance cases try. */
import { conformanceCases, type ConformanceCase } from '../../src/conformance/index.js';
import type { Rulebook } from '../../src/hosts/rulebook.js';

/** The clause of a case: `8.3.6` of `8.3.6-02`. */
export const clauseOf = ({ id }: ConformanceCase): string => id.replace(/-\d\d$/, '');

/** How a section that has a title instead of a number is spelt in the numbers of cases. */
export const spelt = (section: string): string => section.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The clauses of which there are cases. */
export const clausesTried = (game: ConformanceCase['game']): readonly string[] => [
  ...new Set(conformanceCases(game).map(clauseOf)),
];

const sectionOf = (clause: string): string => clause.split('.')[0] ?? clause;

/** The sections of a rulebook, and those of which there is no case. */
export function sectionsTried(
  game: ConformanceCase['game'],
  { clauses }: Rulebook,
): { readonly sections: readonly string[]; readonly bare: readonly string[] } {
  const sections = [...new Set(clauses.map(([clause]) => sectionOf(clause)))];
  const tried = new Set(clausesTried(game).map(sectionOf));
  return { sections, bare: sections.filter((section) => !tried.has(section)) };
}
