/** Rulings in a table of a document, with a row for each: number, clauses, question, decision, reason. */
import type { Rulebook } from '../../../src/hosts/rulebook.js';
import type { Ruling, RulingsDocument } from './ruling.js';

/**
 * Returns the clauses that a row names: `3.2, 5.3`, `10.15 optional`, or titles of sections. In a variant, numbers mean
 * its own clauses, and `R 10.20` one of the base game; elsewhere, `C` is an appendix and `D1` a part of one.
 */
function clausesIn(section: string, { letter, numbered, clauses }: Rulebook): readonly string[] {
  if (!numbered) return clauses.map(([title]) => title).filter((title) => section.split(', ').includes(title));
  return [...section.matchAll(/(R )?([A-Z]\b|[A-Z]?\d+(?:\.\d+)*)/g)]
    .filter(([, , clause = '']) => letter !== '' || /^[A-Z]|\./.test(clause))
    .map(([, ofBase, clause = '']) => (ofBase === undefined ? letter + clause : clause));
}

export const rulingsInRows = ({ text, link }: RulingsDocument, rulebook: Rulebook): readonly Ruling[] =>
  text
    .split('\n')
    .filter((line) => /^\| [A-Z]\d+(\.\d+)? \|/.test(line))
    .map((line) => {
      const [, name = '', section = '', question = '', done = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const on = clausesIn(section, rulebook).map((clause) => `R ${clause}`);
      return { name, on, section, about: `${question}: ${done}`, link };
    });
