/** The board of Alexandros in text: walls, guards, Alexander and the provinces' values. */
import { query, type GameState, type PlayerId, type PointId, type SpaceId } from '../../src/alexandros/index.js';
import { latticeOf, placeOf } from '../../src/alexandros/geometry/index.js';

const GUARD: Readonly<Record<PlayerId, string>> = { red: 'R', yellow: 'Y', blue: 'B', green: 'G' };
const ALEXANDER = '@';
const POINT = '·';

/** A sheet of characters: a space or point of column *c* lies at 2 × *c*, line *r* at 2 × *r*. */
class Sheet {
  readonly #rows: string[][] = [];
  readonly #west: number;

  constructor(west: number) {
    this.#west = west;
  }

  put(row: number, column: number, text: string): void {
    const line = (this.#rows[row] ??= []);
    [...text].forEach((letter, index) => {
      line[2 * (column - this.#west) + index + 1] = letter;
    });
  }

  lines(): readonly string[] {
    return Array.from(this.#rows, (line = []) =>
      Array.from(line, (letter = ' ') => letter)
        .join('')
        .trimEnd(),
    );
  }
}

const at = (id: SpaceId | PointId) => placeOf(id) ?? { row: 0, column: 0 };

/** A wall between two points: level, or leaning to either side. */
function drawWall(sheet: Sheet, from: PointId, to: PointId): void {
  const [a, b] = [at(from), at(to)];
  if (a.row === b.row) sheet.put(2 * a.row, a.column + 0.5, '━━━');
  else if (b.column > a.column) sheet.put(2 * a.row + 1, a.column + 0.5, '╲');
  else sheet.put(2 * a.row + 1, a.column - 0.5, '╱');
}

/** The board, one text a line: small letters are symbols, capitals guards, `@` is Alexander. */
export function drawBoard(state: GameState): readonly string[] {
  const lattice = latticeOf(state);
  const sheet = new Sheet(Math.min(...lattice.points.map((point) => at(point).column)));
  for (const point of lattice.points) sheet.put(2 * at(point).row, at(point).column, POINT);
  for (const space of lattice.spaces) {
    const owner = query.guardAt(state, space);
    const symbol = query.symbolAt(state, space);
    const { row, column } = at(space);
    sheet.put(2 * row + 1, column + 1, owner === undefined ? (symbol?.charAt(0) ?? ' ') : GUARD[owner]);
  }
  for (const side of state.walls) {
    const [from, to] = side.split(/-(?=p)/) as [PointId, PointId];
    drawWall(sheet, from, to);
  }
  const { row, column } = at(state.alexander);
  sheet.put(2 * row, column, ALEXANDER);
  return sheet.lines();
}

/** Who stands how: points, the provinces that he holds with their values, cards and guards left. */
export function drawStandings(state: GameState): readonly string[] {
  const lines = query.ranking(state).map(({ player, score }) => {
    const held = query
      .provincesOf(state, player)
      .map(
        ({ id, value, guards }) =>
          `${id} worth ${value}${guards.length > 1 ? ` (${guards.length} guards: untaxed)` : ''}`,
      );
    const { hand } = query.seatOf(state, player);
    return (
      `  ${GUARD[player]} ${player.padEnd(6)} ${String(score).padStart(3)} points, ${query.handSize(hand)} cards, ` +
      `${query.guardsInSupply(state, player)} guards left; ${held.length === 0 ? 'no province' : held.join(', ')}`
    );
  });
  const free = query
    .provinces(state)
    .filter(({ owner, value, symbolSpaces }) => owner === null && value > 0 && symbolSpaces.length > 0);
  const best = [...free].sort((a, b) => a.symbolSpaces.length - b.symbolSpaces.length).slice(0, 5);
  return [
    ...lines,
    `  Free: ${best.map(({ id, value, symbolSpaces }) => `${id} worth ${value} for ${symbolSpaces.length}`).join(', ') || 'nothing'}` +
      `. Walls left: ${query.blackWallsLeft(state)} black. Face-up: ${state.faceUp.join(', ') || 'none'}.`,
  ];
}
