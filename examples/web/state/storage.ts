/** Writing and reading the table in play. */
import { isRecord } from 'diadochi/core';
import { isGameName } from '../../../src/games.js';
import { openGame } from '../games/index.js';
import { messageOf } from './fault.js';
import { keep, kept } from './kept.js';
import type { Seating, Table } from './table.js';

const FORMAT = 'diadochi-table';
const TABLE = 'diadochi.table';

/** Returns the text of a table. It contains all secrets of the game. */
export const writtenTable = ({ session, seating }: Table): string =>
  JSON.stringify({ format: FORMAT, seating, match: session.saved() });

/** Returns the name of the game of a saved match. */
const gameOf = (match: unknown): unknown => (isRecord(match) && isRecord(match.record) ? match.record.game : undefined);

function seatingIn(input: unknown, players: readonly string[]): Seating {
  const bots: readonly unknown[] = isRecord(input) && Array.isArray(input.bots) ? input.bots : [];
  return { bots: players.filter((player) => bots.includes(player)), secret: isRecord(input) && input.secret === true };
}

/**
 * Reads a table, or a match saved by the library, in which case all players are people. Returns a text if something is
 * wrong.
 */
export async function readTable(text: string): Promise<Table | string> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return 'expected JSON';
  }
  const table = isRecord(input) && input.format === FORMAT ? input : { match: input };
  const { match } = table;
  const name = gameOf(match);
  if (!isGameName(name)) return 'expected a saved match';
  let game;
  try {
    game = await openGame(name);
  } catch (error) {
    return messageOf(error);
  }
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

/** Returns the text of the table that the browser has stored. */
export const keptTable = (): string => kept(TABLE) ?? '';
