/** Rulings that stand in a table of a document, a row a ruling: number, clauses, in question, what is done, why. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.js';

export interface NumberedRuling {
  /** `A7`, `C13.1`. */
  readonly name: string;
  /** The sections or clauses that it is about, as the table names them. */
  readonly section: string;
  /** What is in question, and what is done. */
  readonly about: string;
}

/** The rows of `docs/<game>-rulings.md`. */
export const numberedRulings = (game: string): readonly NumberedRuling[] =>
  readFileSync(join(root, `docs/${game}-rulings.md`), 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z]\d+(\.\d+)? \|/.test(line))
    .map((line) => {
      const [, name = '', section = '', question = '', done = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { name, section, about: `${question}: ${done}` };
    });
