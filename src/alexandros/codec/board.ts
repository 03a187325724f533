/** The codec of boards: it checks letters and counts, and that all spaces are connected. */
import type * as t from 'io-ts';
import {
  codecOf,
  decoderOf,
  exactly,
  isRecord,
  listOf,
  loosely,
  rowsOf,
  sameJson,
  text,
  value,
  wholeNumber,
  type Decode,
  type Finding,
  type Props,
} from '../../core/index.js';
import { board as defaultBoard, LETTERS, type Board } from '../data/board.js';
import { pointId as pointName, pointsDown, pointsOf, type Place } from '../geometry/index.js';
import { SYMBOLS } from '../vocabulary.js';
import { pointId } from './names.js';

/** The most rows and columns of a board. */
const MOST_ROWS = 32;
const MOST_COLUMNS = 64;

/** The most spaces that a board can have. */
export const MOST_SPACES = MOST_ROWS * MOST_COLUMNS;

const count = wholeNumber(0, MOST_SPACES);

const row = value(
  `a row of at most ${MOST_COLUMNS} letters`,
  (u): u is string => typeof u === 'string' && u.length <= MOST_COLUMNS,
  1,
  { is: 'text', most: MOST_COLUMNS },
);

const countFields: Props<Board['counts']> = {
  temple: count,
  amphora: count,
  horse: count,
  lyre: count,
  soldier: count,
  open: count,
};

const fields = {
  name: text(200),
  source: text(1_000),
  firstColumn: wholeNumber(-100, 100),
  rows: listOf(row, MOST_ROWS),
  start: pointId,
  counts: exactly<Board['counts']>('counts', countFields),
} satisfies Props<Board>;

const isLetter = (letter: string): letter is keyof typeof LETTERS => Object.hasOwn(LETTERS, letter);

function* letterFindings(copy: Readonly<Record<string, unknown>>): Generator<Finding> {
  for (const [index, letters] of rowsOf(copy['rows']).entries()) {
    if (!row.is(letters)) continue;
    for (const letter of new Set(letters)) {
      if (!isLetter(letter)) yield { keys: ['rows', index], message: `unknown letter ${JSON.stringify(letter)}` };
    }
  }
}

function* countFindings(rows: Board['rows'], told: unknown): Generator<Finding> {
  const kinds = rows.flatMap((letters) =>
    [...letters].map((letter) => (isLetter(letter) ? LETTERS[letter] : undefined)),
  );
  const counts = loosely<Board['counts']>(countFields, told);
  for (const kind of [...SYMBOLS, 'open'] as const) {
    const [said, held] = [counts[kind], kinds.filter((each) => each === kind).length];
    if (said !== undefined && said !== held)
      yield { keys: ['counts', kind], message: `the rows hold ${held} spaces of this kind, not ${said}` };
    else if (kind !== 'open' && held === 0)
      yield { keys: ['counts', kind], message: 'every symbol must occur on the board' };
  }
}

/** Returns the places of spaces. An unknown letter is a space too, of unknown kind. */
const spacesOf = (rows: Board['rows'], firstColumn: number): readonly Place[] =>
  rows.flatMap((letters, line) =>
    [...letters].flatMap((letter, index) => (letter === '.' ? [] : [{ row: line, column: firstColumn + index }])),
  );

const nameOf = ({ row: line, column }: Place): string => `${line}.${column}`;

/** Returns how many of the spaces can be reached from the first one, across sides. */
function connected(spaces: readonly Place[]): number {
  const all = new Map(spaces.map((space) => [nameOf(space), space]));
  const reached = new Set(spaces.slice(0, 1));
  for (const space of reached) {
    const { row: line, column } = space;
    for (const beyond of [
      { row: line, column: column - 1 },
      { row: line, column: column + 1 },
      { row: pointsDown(space) ? line - 1 : line + 1, column },
    ]) {
      const neighbour = all.get(nameOf(beyond));
      if (neighbour !== undefined) reached.add(neighbour);
    }
  }
  return reached.size;
}

function* outlineFindings(spaces: readonly Place[], start: Board['start'] | undefined): Generator<Finding> {
  if (spaces.length === 0) yield { keys: ['rows'], message: 'the board has no space' };
  const within = connected(spaces);
  if (within < spaces.length) {
    yield {
      keys: ['rows'],
      message: `only ${within} of ${spaces.length} spaces hang together from side to side`,
    };
  }
  if (start !== undefined && !spaces.some((space) => pointsOf(space).map(pointName).includes(start)))
    yield { keys: ['start'], message: 'no space of the board has this point' };
}

/** Finds contradictions in a board, in those parts that could be decoded. */
function* boardFindings(copy: unknown): Generator<Finding> {
  if (!isRecord(copy) || sameJson(copy, defaultBoard)) return;
  const { rows, firstColumn, start } = loosely<Board>(fields, copy);
  yield* letterFindings(copy);
  if (rows === undefined) return;
  yield* countFindings(rows, copy['counts']);
  if (firstColumn !== undefined) yield* outlineFindings(spacesOf(rows, firstColumn), start);
}

/** The codec of a board: its shape, letters and counts, and that all spaces are connected. */
export const BoardCodec: t.Type<Board> = codecOf('Board', exactly<Board>('a board', fields, ['source']), boardFindings);

/** Decodes a board, or returns all faults. */
export const decodeBoard: Decode<Board> = decoderOf(BoardCodec);
