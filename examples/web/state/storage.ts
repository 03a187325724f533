/** Writing the table in play, and keeping it in the browser. */
import { TABLE_FORMAT } from './formats.js';
import { forget, keep, kept } from './kept.js';
import type { Table } from './table.js';

const TABLE = 'diadochi.table';
/** The table that was replaced last. */
const BEFORE = 'diadochi.table.before';

/** Returns the text of a table. It contains all secrets of the game. */
export const writtenTable = ({ session, seating }: Table): string =>
  JSON.stringify({ format: TABLE_FORMAT, seating, match: session.saved() });

/** Stores a table in the browser, if there is room. */
export function keepTable(table: Table): void {
  const text = writtenTable(table);
  if (keep(TABLE, text)) return;
  // The table in play matters more. If the browser stores nothing, the game can still be saved as a file.
  forget(BEFORE);
  keep(TABLE, text);
}

/** Puts the stored table aside before another one replaces it, unless it is opened itself. */
export function setAside(opened: string | undefined): void {
  const text = kept(TABLE);
  if (text !== null && text !== opened) keep(BEFORE, text);
}

/** Returns the text of the table that the browser has stored, if any. */
export const keptTable = (): string | undefined => kept(TABLE) ?? undefined;

/** Returns the text of the table that was put aside, if any. */
export const tableBefore = (): string | undefined => kept(BEFORE) ?? undefined;
