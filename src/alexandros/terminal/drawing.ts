/** The board of Alexandros in text: walls, guards on their symbols and Alexander, with lines and columns labelled. */
import type { Locale } from '../../core/index.js';
import { query, SYMBOLS, type PlayerId, type Situation, type SpaceId } from '../index.js';
import { latticeOf } from '../geometry/index.js';
import { endsOf, label, lineLetter, names, spotOf, type Spot } from '../text/index.js';
import { ALEXANDROS_WORDS } from './words.js';

export const GUARD: Readonly<Record<PlayerId, string>> = { red: 'R', yellow: 'Y', blue: 'B', green: 'G' };
const ALEXANDER = '@';
const POINT = '·';

/** The width of a column in characters: what is drawn in column *n* ends at character 3 × *n*. */
const WIDTH = 3;

/** A sheet of characters, with a line for each line of the board. */
class Sheet {
  readonly #rows: string[][] = [];

  put(line: number, at: number, text: string): void {
    const row = (this.#rows[line] ??= []);
    [...text].forEach((letter, index) => {
      row[at + index] = letter;
    });
  }

  lines(): readonly string[] {
    return Array.from(this.#rows, (row = []) => Array.from(row, (letter = ' ') => letter).join(''));
  }
}

/** Draws a wall between two points: horizontal, or diagonal between two lines of points. */
function drawWall(sheet: Sheet, a: Spot, b: Spot): void {
  const middle = Math.floor((WIDTH * (a.column + b.column)) / 2);
  if (a.line === b.line) sheet.put(a.line, WIDTH * a.column + 1, '━'.repeat(2 * WIDTH - 1));
  else sheet.put(a.line + 1, middle, b.column > a.column ? '╲' : '╱');
}

/** Returns the numbers of the columns, written from top to bottom. */
function ruler(columns: number): readonly string[] {
  const numbers = Array.from({ length: columns }, (_, index) => String(index + 1));
  const digits = String(columns).length;
  return Array.from({ length: digits }, (_, digit) =>
    ['', ...numbers.map((number) => number.padStart(digits).charAt(digit))].map((each) => each.padEnd(WIDTH)).join(''),
  );
}

/**
 * Returns the rows of a sheet in parts that are no wider than the screen, one below the other, each with the letters.
 */
function inParts(rows: readonly string[], letters: readonly string[], columns: number): readonly string[] {
  const widest = Math.max(...rows.map((row) => row.length));
  const room = MARGIN + widest <= columns ? widest : WIDTH * Math.floor((columns - MARGIN - 1) / WIDTH) + 1;
  const parts = Array.from({ length: Math.ceil(widest / room) }, (_, part) =>
    rows.map((row, index) => `${letters[index] ?? ''}${row.slice(part * room, (part + 1) * room)}`.trimEnd()),
  );
  return parts.flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}

/**
 * Returns the board below the column numbers, each line with its letter. If it is wider than the screen, the right part
 * follows below the left one.
 */
export function drawBoard(state: Situation, locale: Locale = 'en', columns = Infinity): readonly string[] {
  const lattice = latticeOf(state);
  const sheet = new Sheet();
  for (const point of lattice.points) {
    const { line, column } = spotOf(state, point);
    sheet.put(line, WIDTH * column, POINT);
  }
  for (const space of lattice.spaces) {
    const { line, column } = spotOf(state, space);
    const owner = query.guardAt(state, space);
    const symbol = symbolMark(state, space, locale);
    sheet.put(line, WIDTH * column - 1, `${owner === undefined ? ' ' : GUARD[owner]}${symbol}`);
  }
  for (const side of state.walls) {
    const [from, to] = endsOf(side);
    drawWall(sheet, spotOf(state, from), spotOf(state, to));
  }
  const { line, column } = spotOf(state, state.alexander);
  sheet.put(line, WIDTH * column, ALEXANDER);
  const heads = ruler(Math.max(...lattice.points.map((point) => spotOf(state, point).column)));
  const lines = sheet.lines();
  const letters = [...heads.map(() => ''), ...lines.map((_, index) => lineLetter(index))];
  return inParts(
    [...heads, ...lines].map((row) => row.trimEnd()),
    letters.map((letter) => letter.padStart(MARGIN)),
    columns,
  );
}

/** The width of the letter of a line, in characters. */
const MARGIN = 2;

/** Returns the first letter of the symbol of a space. */
function symbolMark(state: Situation, space: SpaceId, locale: Locale): string {
  const symbol = query.symbolAt(state, space);
  return symbol === undefined ? ' ' : names(locale).symbols[symbol].charAt(0).toLowerCase();
}

/** Returns the legend of the drawing. */
export function legend(state: Situation, locale: Locale = 'en'): readonly string[] {
  const { players, symbols } = names(locale);
  const guards = query.playersOf(state).map((player) => `${GUARD[player]} ${players[player]}`);
  const signs = SYMBOLS.map((symbol) => `${symbols[symbol].charAt(0).toLowerCase()} ${symbols[symbol]}`);
  return ALEXANDROS_WORDS[locale].legend(signs, guards, label(state, state.alexander));
}
