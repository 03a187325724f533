/** A map written down in text: one line for each row of hexes, and in it a word for each column. */
import type { HexGrid } from './grid.js';

/**
 * Returns the word of each hex, by its number. Lines are cut into words of `width` characters, with `gap` characters
 * between them; a hex for which a line has no word has an empty one. `wordsOfHexes(grid, ['Me La', 'Me 12'], { width:
 * 2, gap: 1 })` reads two rows of two hexes.
 */
export function wordsOfHexes(
  grid: HexGrid,
  lines: readonly string[],
  { width, gap }: { readonly width: number; readonly gap: number },
): readonly string[] {
  const words = Array.from({ length: grid.size }, () => '');
  const [firstColumn, firstRow] = [grid.columnOf(0), grid.rowOf(0)];
  for (let hex = 0; hex < grid.size; hex++) {
    const start = (grid.columnOf(hex) - firstColumn) * (width + gap);
    words[hex] = (lines[grid.rowOf(hex) - firstRow] ?? '').slice(start, start + width);
  }
  return words;
}
