/** Writing and reading the table in play. */
import { gameNamed } from '../games/index.js';
import { keep, kept } from './kept.js';
import type { Seating, Table } from './table.js';

const FORMAT = 'diadochi-table';
const TABLE = 'diadochi.table';

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null;

/** Returns the text of a table. It contains all secrets of the game. */
export const writtenTable = ({ session, seating }: Table): string =>
  JSON.stringify({ format: FORMAT, seating, match: session.saved() });

/** Returns the game of a saved match. */
function gameOf(match: unknown): string {
  const record = isRecord(match) ? match.record : undefined;
  return isRecord(record) && typeof record.game === 'string' ? record.game : '';
}

function seatingIn(input: unknown, players: readonly string[]): Seating {
  const bots: readonly unknown[] = isRecord(input) && Array.isArray(input.bots) ? input.bots : [];
  return { bots: players.filter((player) => bots.includes(player)), secret: isRecord(input) && input.secret === true };
}

/**
 * Reads a table, or a match saved by the library, in which case all players are people. Returns a text if something is
 * wrong.
 */
export function readTable(text: string): Table | string {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return 'expected JSON';
  }
  const table = isRecord(input) && input.format === FORMAT ? input : { match: input };
  const { match } = table;
  const game = gameNamed(gameOf(match));
  if (game === undefined) return 'expected a saved match';
  const loaded = game.load(match);
  if (loaded._tag === 'Left') return loaded.left.message;
  const session = loaded.right;
  return { session, seating: seatingIn('seating' in table ? table.seating : undefined, session.players) };
}

/** Stores a table in the browser, if there is room. */
export function keepTable(table: Table): void {
  // If the browser stores nothing, the game can still be saved as a file.
  keep(TABLE, writtenTable(table));
}

export const hasKeptTable = (): boolean => kept(TABLE) !== null;

export function keptTable(): Table | string {
  const text = kept(TABLE);
  return text === null ? 'nothing was kept' : readTable(text);
}
