/** R 27.2.5: hex numbers. One numbering covers both sheets; the east sheet prints a different one. */
import type { HexCode, HexGrid } from '../../core/hex/index.js';
import type { MapFacts } from '../data/shape/map.js';
import type { HexId } from '../vocabulary.js';

/** Returns the hex with an id, or `NO_HEX` if the grid has none. */
export const hexWithId = (grid: HexGrid, id: string): HexCode => grid.labelled(id.slice(1));

export const idOfHex = (grid: HexGrid, hex: HexCode): HexId => `W${grid.labelOf(hex)}`;

const twoDigits = (column: number): string => String(column).padStart(2, '0');

/** Returns the printed number of a hex: `W3731` for itself, `E1822` for `W5622`. */
export function printedNumber({ eastSheet }: MapFacts, id: HexId): string {
  const column = Number(id.slice(1, 3));
  return column < eastSheet.firstColumn ? id : `E${twoDigits(column - eastSheet.offset)}${id.slice(3)}`;
}

/** Returns the id of the hex with a printed number: `W5622` for `E1822`. */
export const idOfPrinted = ({ eastSheet }: MapFacts, printed: string): HexId =>
  `W${printed.startsWith('E') ? twoDigits(Number(printed.slice(1, 3)) + eastSheet.offset) : printed.slice(1, 3)}${printed.slice(3)}`;
