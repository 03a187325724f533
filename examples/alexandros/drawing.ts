/** The board of Alexandros in text: walls, guards on their symbols and Alexander, with lines and columns labelled. */
import { query, type GameState, type PlayerId } from '../../src/alexandros/index.js';
import { latticeOf } from '../../src/alexandros/geometry/index.js';
import { endsOf, label, lineLetter, spotOf, type Spot } from './labels.js';

export const GUARD: Readonly<Record<PlayerId, string>> = { red: 'R', yellow: 'Y', blue: 'B', green: 'G' };
const ALEXANDER = '@';
const POINT = '·';

/** Characters for a column: what is drawn in column *n* ends at character 3 × *n*. */
const WIDTH = 3;

/** A sheet of characters, a line of the board to a line of the sheet. */
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

/** A wall between two points: level, or leaning to either side between two lines of points. */
function drawWall(sheet: Sheet, a: Spot, b: Spot): void {
  const middle = Math.floor((WIDTH * (a.column + b.column)) / 2);
  if (a.line === b.line) sheet.put(a.line, WIDTH * a.column + 1, '━'.repeat(2 * WIDTH - 1));
  else sheet.put(a.line + 1, middle, b.column > a.column ? '╲' : '╱');
}

/** The numbers of the columns, to be read from above. */
function ruler(columns: number): readonly string[] {
  const numbers = Array.from({ length: columns }, (_, index) => String(index + 1));
  const digits = String(columns).length;
  return Array.from({ length: digits }, (_, digit) =>
    ['', ...numbers.map((number) => number.padStart(digits).charAt(digit))].map((each) => each.padEnd(WIDTH)).join(''),
  );
}

/** The board under its columns, each line with its letter. */
export function drawBoard(state: GameState): readonly string[] {
  const lattice = latticeOf(state);
  const sheet = new Sheet();
  for (const point of lattice.points) {
    const { line, column } = spotOf(state, point);
    sheet.put(line, WIDTH * column, POINT);
  }
  for (const space of lattice.spaces) {
    const { line, column } = spotOf(state, space);
    const owner = query.guardAt(state, space);
    const symbol = query.symbolAt(state, space)?.charAt(0) ?? ' ';
    sheet.put(line, WIDTH * column - 1, `${owner === undefined ? ' ' : GUARD[owner]}${symbol}`);
  }
  for (const side of state.walls) {
    const [from, to] = endsOf(side);
    drawWall(sheet, spotOf(state, from), spotOf(state, to));
  }
  const { line, column } = spotOf(state, state.alexander);
  sheet.put(line, WIDTH * column, ALEXANDER);
  const columns = Math.max(...lattice.points.map((point) => spotOf(state, point).column));
  const margin = ' '.repeat(MARGIN);
  return [
    ...ruler(columns).map((text) => `${margin}${text}`),
    ...sheet.lines().map((text, index) => `${lineLetter(index).padStart(MARGIN)}${text}`),
  ].map((text) => text.trimEnd());
}

/** Characters for the letter of a line. */
const MARGIN = 2;

/** What the signs of the drawing mean. */
export function legend(state: GameState): readonly string[] {
  const players = query.playersOf(state).map((player) => `${GUARD[player]} ${player}`);
  return [
    'The board: t temple, a amphora, h horse, l lyre, s soldier, other spaces open; · a point, ━ ╲ ╱ walls;',
    `${ALEXANDER} Alexander; before the symbol that he stands on, a guard: ${players.join(', ')}.`,
    `A place is named by its line and its column: Alexander stands on ${label(state, state.alexander)}.`,
  ];
}
