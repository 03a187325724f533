/** The store on the disk: matches, the hashes of their tokens, every step, and checkpoints. */
import Database from 'libsql';
import type { ChanceState } from '../../src/core/index.js';
import { batching } from './batch.js';
import type { Begun, Standing, Step } from './hosted.js';
import type { Seat } from './tokens.js';

/** The beginning of a match. */
export interface Beginning extends Begun {
  readonly id: string;
  readonly game: string;
  /** The version of its rules. */
  readonly version: number;
  /** A secret: every die and card to come. */
  readonly seed: string;
  readonly seats: readonly Seat[];
}

/** A checkpoint: a match after a number of steps. */
export interface Checkpoint extends Standing {
  readonly number: number;
}

export interface NumberedStep extends Step {
  /** The number of decisions up to and including it; 0 for the deal. */
  readonly number: number;
}

/** An entry to be written: a step of a match and what belongs to it. */
export interface Entry {
  readonly match: string;
  readonly step: NumberedStep;
  /** The match; only with the first step. */
  readonly beginning?: Beginning;
  /** A checkpoint; only with some steps. */
  readonly checkpoint?: Checkpoint;
}

export interface Store {
  beginningOf(match: string): Beginning | undefined;
  /** Returns the steps of a match after one of them, in order; at most `most`. */
  stepsAfter(match: string, number: number, most?: number): readonly NumberedStep[];
  checkpointOf(match: string): Checkpoint | undefined;
  /**
   * Resolves when the entry is on the disk; `false` if the match already has a step with this number, and nothing was
   * written.
   */
  append(entry: Entry): Promise<boolean>;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS match (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS start (
    match TEXT PRIMARY KEY REFERENCES match, position TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS rules (
    match TEXT PRIMARY KEY REFERENCES match, version INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS seat (
    match TEXT NOT NULL REFERENCES match, viewer TEXT NOT NULL, hash BLOB NOT NULL, PRIMARY KEY (match, viewer)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS step (
    match TEXT NOT NULL REFERENCES match, number INTEGER NOT NULL, actions TEXT NOT NULL, events TEXT NOT NULL,
    PRIMARY KEY (match, number)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS checkpoint (
    match TEXT PRIMARY KEY REFERENCES match, number INTEGER NOT NULL, state TEXT NOT NULL, chance TEXT NOT NULL
  ) WITHOUT ROWID;
`;

/** The version of a match without one, which began before versions were stored. */
const FIRST_VERSION = 1;

/** SQLite's value for no limit. */
const EVERY = -1;

type Row = Readonly<Record<string, unknown>>;

const textIn = (row: Row, column: string): string => {
  const text = row[column];
  if (typeof text !== 'string') throw new TypeError(`no text in column ${column}`);
  return text;
};
const listIn = (row: Row, column: string): readonly unknown[] => JSON.parse(textIn(row, column)) as readonly unknown[];

/** Opens the store in a file. Everything that was confirmed is there, however the last process ended. */
export function openStore(file: string): Store {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL');
  // Without it, a commit may be confirmed before it is on the disk.
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec(SCHEMA);
  const write = writing(database);
  const commit = database.transaction((entries: readonly Entry[]) => entries.map(write));
  return { ...reading(database), append: batching<Entry>((entries) => commit(entries)), close: () => database.close() };
}

/** Writes one entry, within a transaction. */
function writing(database: Database.Database): (entry: Entry) => boolean {
  const match = database.prepare('INSERT INTO match VALUES (?, ?, ?, ?)');
  const begun = database.prepare('INSERT INTO start VALUES (?, ?)');
  const rules = database.prepare('INSERT INTO rules VALUES (?, ?)');
  const seat = database.prepare('INSERT INTO seat VALUES (?, ?, ?)');
  const step = database.prepare('INSERT INTO step VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const checkpoint = database.prepare('INSERT OR REPLACE INTO checkpoint VALUES (?, ?, ?, ?)');

  return ({ match: id, step: { number, actions, events }, beginning, checkpoint: standing }) => {
    if (beginning !== undefined) {
      const { game, version, options, start, seed, seats } = beginning;
      match.run(id, game, JSON.stringify(options), seed);
      rules.run(id, version);
      if (start !== undefined) begun.run(id, JSON.stringify(start));
      for (const { viewer, hash } of seats) seat.run(id, viewer, hash);
    }
    const { changes } = step.run(id, number, JSON.stringify(actions), JSON.stringify(events));
    if (changes === 0) return false;
    if (standing !== undefined) {
      checkpoint.run(id, standing.number, JSON.stringify(standing.state), JSON.stringify(standing.chance));
    }
    return true;
  };
}

function reading(database: Database.Database): Omit<Store, 'append' | 'close'> {
  const match = database.prepare(
    `SELECT game, version, options, position, seed FROM match
     LEFT JOIN start ON start.match = id LEFT JOIN rules ON rules.match = id WHERE id = ?`,
  );
  const seats = database.prepare('SELECT viewer, hash FROM seat WHERE match = ?');
  const steps = database.prepare(
    'SELECT number, actions, events FROM step WHERE match = ? AND number > ? ORDER BY number LIMIT ?',
  );
  const checkpoint = database.prepare('SELECT number, state, chance FROM checkpoint WHERE match = ?');

  return {
    beginningOf(id) {
      const row = match.get(id) as Row | undefined;
      if (row === undefined) return undefined;
      const rows = seats.all(id) as readonly Row[];
      return {
        id,
        game: textIn(row, 'game'),
        version: row.version === null ? FIRST_VERSION : Number(row.version),
        options: JSON.parse(textIn(row, 'options')),
        ...(row.position === null ? {} : { start: JSON.parse(textIn(row, 'position')) as unknown }),
        seed: textIn(row, 'seed'),
        seats: rows.map((one) => ({ viewer: textIn(one, 'viewer'), hash: Buffer.from(one.hash as Uint8Array) })),
      };
    },
    stepsAfter: (id, number, most = EVERY) =>
      (steps.all(id, number, most) as readonly Row[]).map((row) => ({
        number: Number(row.number),
        actions: listIn(row, 'actions'),
        events: listIn(row, 'events'),
      })),
    checkpointOf(id) {
      const row = checkpoint.get(id) as Row | undefined;
      if (row === undefined) return undefined;
      const chance = JSON.parse(textIn(row, 'chance')) as ChanceState;
      return { number: Number(row.number), state: JSON.parse(textIn(row, 'state')), chance };
    },
  };
}
