/** The codec of boards: a transcription is checked for its letters, its counts, and that all of it hangs together. */
import * as t from 'io-ts';
import { closed, listOf, sameJson, text, wholeNumber, type Fault } from '../../core/index.js';
import { board as defaultBoard, LETTERS, type Board } from '../data/board.js';
import { isPointPlace, latticeOf, NONE, placeOf, type Lattice } from '../geometry/index.js';
import { SYMBOLS } from '../vocabulary.js';
import { pointId } from './names.js';

/** Rows and columns that a board may have at most. */
const MOST_ROWS = 32;
const MOST_COLUMNS = 64;

const count = wholeNumber(0, MOST_ROWS * MOST_COLUMNS);

/** The shape of a board. What it says is checked by {@link boardFaults}. */
export const boardCodec: t.Type<Board> = closed({
  name: text(200),
  source: text(1_000),
  firstColumn: wholeNumber(-100, 100),
  rows: listOf(t.string, MOST_ROWS),
  start: pointId,
  counts: closed({ temple: count, amphora: count, horse: count, lyre: count, soldier: count, open: count }),
});

function letterFaults({ rows }: Board): readonly Fault[] {
  return rows.flatMap((row, index): readonly Fault[] => {
    if (row.length > MOST_COLUMNS)
      return [{ path: `$.rows[${index}]`, message: `expected at most ${MOST_COLUMNS} letters` }];
    const unknown = [...row].filter((letter) => !Object.hasOwn(LETTERS, letter));
    return unknown.map((letter) => ({ path: `$.rows[${index}]`, message: `unknown letter ${JSON.stringify(letter)}` }));
  });
}

function countFaults(board: Board): readonly Fault[] {
  const letters = board.rows.join('');
  const found = (kind: string): number =>
    [...letters].filter((letter) => LETTERS[letter as keyof typeof LETTERS] === kind).length;
  return [...SYMBOLS, 'open' as const].flatMap((kind): readonly Fault[] => {
    const [said, held] = [board.counts[kind], found(kind)];
    if (said !== held)
      return [{ path: `$.counts.${kind}`, message: `the rows hold ${held} spaces of this kind, not ${said}` }];
    return kind !== 'open' && held === 0
      ? [{ path: `$.counts.${kind}`, message: 'every symbol must occur on the board' }]
      : [];
  });
}

/** How many spaces can be reached from the first one, from side to side. */
function connected({ across, spaces }: Lattice): number {
  const reached = new Set([0]);
  for (const space of reached) {
    for (let entry = space * 3; entry < space * 3 + 3; entry++) {
      const beyond = across[entry] as number;
      if (beyond !== NONE) reached.add(beyond);
    }
  }
  return Math.min(reached.size, spaces.length);
}

function latticeFaults(board: Board): readonly Fault[] {
  const lattice = latticeOf({ board });
  if (lattice.spaces.length === 0) return [{ path: '$.rows', message: 'the board has no space' }];
  const faults: Fault[] = [];
  const within = connected(lattice);
  if (within < lattice.spaces.length) {
    faults.push({
      path: '$.rows',
      message: `only ${within} of ${lattice.spaces.length} spaces hang together from side to side`,
    });
  }
  const start = placeOf(board.start);
  if (start === undefined || !isPointPlace(start) || !lattice.pointNumber.has(board.start)) {
    faults.push({ path: '$.start', message: 'no space of the board has this point' });
  }
  return faults;
}

/** All that is wrong with a board of the right shape. */
export function boardFaults(board: Board): readonly Fault[] {
  if (sameJson(board, defaultBoard)) return [];
  const letters = letterFaults(board);
  return letters.length > 0 ? letters : [...countFaults(board), ...latticeFaults(board)];
}
