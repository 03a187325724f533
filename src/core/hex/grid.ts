/** A rectangular grid of flat-topped hexes, numbered by column and row as wargame maps print them. */

/** The number of a hex, from 0: column by column, from the north to the south. */
export type HexCode = number;
/** The number of a hexside between two hexes of the grid. */
export type SideCode = number;

/** Stands for no hex: what lies beyond the edge of the grid. */
export const NO_HEX = 0xffff;
/** Stands for no hexside: that of a hex at the edge of the grid. */
export const NO_SIDE = 0xffff;

/** The directions of flat-topped hexes, clockwise from the north. A direction and its opposite are three apart. */
export const DIRECTIONS = ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest'] as const;
/** The number of a direction, from 0. */
export type Direction = number;

const DIRECTION_COUNT = DIRECTIONS.length;
const NOWHERE: readonly HexCode[] = [];
/** Each hexside belongs to the hex that has it in one of the first three directions. */
const SIDES_PER_HEX = DIRECTION_COUNT / 2;

/** What a map prints of its grid. */
export interface GridFacts {
  /** The first and the last column. */
  readonly columns: readonly [first: number, last: number];
  /** The first and the last row. */
  readonly rows: readonly [first: number, last: number];
  /** The columns that lie half a hex further south than their neighbours. */
  readonly lowered: 'odd' | 'even';
}

/** Returns by how many half hexes a column lies further south. */
const shiftOf = (column: number, lowered: GridFacts['lowered']): number => {
  const isOdd = column % 2 !== 0;
  return isOdd === (lowered === 'odd') ? 1 : 0;
};

/** The hexes of a map, their neighbours and hexsides by number. */
export class HexGrid {
  /** The number of hexes of the rectangle, including hexes that the map does not show. */
  readonly size: number;
  /** The number of hexside numbers. */
  readonly sideCount: number;
  readonly #facts: GridFacts;
  readonly #width: number;
  readonly #height: number;
  /** The neighbour of each hex in each direction. */
  readonly #neighbours: Uint16Array;
  /** The hexes around each hex. */
  readonly #around: readonly (readonly HexCode[])[];

  constructor(facts: GridFacts) {
    const [[firstColumn, lastColumn], [firstRow, lastRow]] = [facts.columns, facts.rows];
    this.#facts = facts;
    this.#width = lastColumn - firstColumn + 1;
    this.#height = lastRow - firstRow + 1;
    this.size = this.#width * this.#height;
    this.sideCount = this.size * SIDES_PER_HEX;
    this.#neighbours = new Uint16Array(this.size * DIRECTION_COUNT);
    for (let hex = 0; hex < this.size; hex++)
      for (let direction = 0; direction < DIRECTION_COUNT; direction++)
        this.#neighbours[hex * DIRECTION_COUNT + direction] = this.#findNeighbour(hex, direction);
    this.#around = Array.from({ length: this.size }, (_, hex) =>
      DIRECTIONS.map((__, direction) => this.neighbour(hex, direction)).filter((each) => each !== NO_HEX),
    );
  }

  /** Returns the hex in a column and row; `NO_HEX` outside the grid. */
  at(column: number, row: number): HexCode {
    const [x, y] = [column - this.#facts.columns[0], row - this.#facts.rows[0]];
    return x < 0 || x >= this.#width || y < 0 || y >= this.#height ? NO_HEX : x * this.#height + y;
  }

  columnOf(hex: HexCode): number {
    return this.#facts.columns[0] + Math.floor(hex / this.#height);
  }

  rowOf(hex: HexCode): number {
    return this.#facts.rows[0] + (hex % this.#height);
  }

  /** Returns the printed number of a hex, two digits for the column and two for the row: `3731`. */
  labelOf(hex: HexCode): string {
    return twoDigits(this.columnOf(hex)) + twoDigits(this.rowOf(hex));
  }

  /** Returns the hex with a printed number; `NO_HEX` for any other text. */
  labelled(label: string): HexCode {
    return /^\d{4}$/.test(label) ? this.at(Number(label.slice(0, 2)), Number(label.slice(2))) : NO_HEX;
  }

  /** Returns the next hex in a direction; `NO_HEX` at the edge. */
  neighbour(hex: HexCode, direction: Direction): HexCode {
    return this.#neighbours[hex * DIRECTION_COUNT + direction] ?? NO_HEX;
  }

  /** Returns the hexes around a hex, clockwise from the north; fewer than six at the edge. */
  neighbours(hex: HexCode): readonly HexCode[] {
    return this.#around[hex] ?? NOWHERE;
  }

  /** Returns the direction from a hex to an adjacent one; -1 if they are not adjacent. */
  directionTo(from: HexCode, to: HexCode): Direction {
    if (to === NO_HEX) return -1;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++)
      if (this.neighbour(from, direction) === to) return direction;
    return -1;
  }

  /**
   * Returns the hexside of a hex in a direction, which is that of its neighbour in the opposite direction; `NO_SIDE` at
   * the edge.
   */
  side(hex: HexCode, direction: Direction): SideCode {
    const next = this.neighbour(hex, direction);
    if (next === NO_HEX) return NO_SIDE;
    return direction < SIDES_PER_HEX
      ? hex * SIDES_PER_HEX + direction
      : next * SIDES_PER_HEX + (direction - SIDES_PER_HEX);
  }

  /** Returns the hexside between two hexes; `NO_SIDE` if they are not adjacent. */
  sideBetween(a: HexCode, b: HexCode): SideCode {
    const direction = this.directionTo(a, b);
    return direction < 0 ? NO_SIDE : this.side(a, direction);
  }

  /** Returns how many steps two hexes are apart. */
  distance(a: HexCode, b: HexCode): number {
    const across = this.columnOf(b) - this.columnOf(a);
    const along = this.#slantedRow(b) - this.#slantedRow(a);
    return Math.max(Math.abs(across), Math.abs(along), Math.abs(across + along));
  }

  /**
   * Returns the row counted along the axis from the north-west to the south-east, on which distances are plain sums.
   */
  #slantedRow(hex: HexCode): number {
    const column = this.columnOf(hex);
    return this.rowOf(hex) - Math.floor((column + (this.#facts.lowered === 'odd' ? 0 : 1)) / 2);
  }

  #findNeighbour(hex: HexCode, direction: Direction): HexCode {
    const [column, row] = [this.columnOf(hex), this.rowOf(hex)];
    const shift = shiftOf(column, this.#facts.lowered);
    switch (DIRECTIONS[direction]) {
      case 'north':
        return this.at(column, row - 1);
      case 'northEast':
        return this.at(column + 1, row - 1 + shift);
      case 'southEast':
        return this.at(column + 1, row + shift);
      case 'south':
        return this.at(column, row + 1);
      case 'southWest':
        return this.at(column - 1, row + shift);
      case 'northWest':
        return this.at(column - 1, row - 1 + shift);
      default:
        return NO_HEX;
    }
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
