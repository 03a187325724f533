/** Small boards for tests. */
import type { Board } from '../../src/alexandros/index.js';
import { LETTERS } from '../../src/alexandros/data/board.js';

/** A board of these rows, its first column being 0, with its counts taken from them. */
export function boardOf(rows: readonly string[], start: Board['start'] = 'p0.0'): Board {
  const counts = { temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0, open: 0 };
  for (const letter of rows.join('')) {
    const kind = LETTERS[letter as keyof typeof LETTERS];
    if (kind !== undefined) counts[kind]++;
  }
  return { name: 'test', source: 'made up', firstColumn: 0, rows, start, counts };
}

/** One row of spaces in which every symbol occurs once, with open spaces between. */
export const strip = boardOf(['oTooAooHooLooSo']);

/** The slanting sides of a one-row board from column to column: each parts two spaces. */
export const slants = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => {
    const column = from + index;
    return column % 2 === 0 ? `p0.${column}-p1.${column + 1}` : `p0.${column + 1}-p1.${column}`;
  });
