/** R Occupy Province: the regions that walls and the edge of the board enclose, as numbers. */
import { NONE, type Lattice } from '../geometry/index.js';
import { SYMBOLS } from '../vocabulary.js';

/** The facts of each region: its spaces by symbol, its open spaces, and its first space. */
const OPEN = SYMBOLS.length;
const FIRST = OPEN + 1;
const FACTS = FIRST + 1;

/** The regions of a board, numbered in the order of their first spaces. */
export class Regions {
  readonly #lattice: Lattice;
  /** The region of each space. */
  readonly #of: Int16Array;
  /** {@link FACTS} entries for each region. */
  readonly #facts: Int16Array;
  /** Spaces whose neighbours are still to be visited. */
  readonly #found: Int16Array;
  #count = 0;

  constructor(lattice: Lattice) {
    const spaces = lattice.spaces.length;
    this.#lattice = lattice;
    this.#of = new Int16Array(spaces);
    this.#facts = new Int16Array(spaces * FACTS);
    this.#found = new Int16Array(spaces);
  }

  get count(): number {
    return this.#count;
  }

  /** Returns the region of a space. */
  at(space: number): number {
    return this.#of[space] as number;
  }

  /** Returns the first space of a region. */
  first(region: number): number {
    return this.#facts[region * FACTS + FIRST] as number;
  }

  /** Returns the number of open spaces of a region, which are its points when taxes are levied. */
  value(region: number): number {
    return this.#facts[region * FACTS + OPEN] as number;
  }

  /** Returns how many spaces of a region show a symbol, by its code. */
  shows(region: number, symbol: number): number {
    return this.#facts[region * FACTS + symbol] as number;
  }

  /** Computes the regions that these walls enclose: `walls` is 1 for each side with a wall. */
  close(walls: Uint8Array): void {
    const of = this.#of.fill(NONE);
    this.#count = 0;
    for (let space = 0; space < of.length; space++) if (of[space] === NONE) this.#flood(walls, space, this.#count++);
  }

  /** Marks all spaces that can be reached from a space without crossing a wall as one region. */
  #flood(walls: Uint8Array, first: number, region: number): void {
    const { across, spaceSides, symbolCodes } = this.#lattice;
    const [of, found, facts] = [this.#of, this.#found, this.#facts];
    const base = region * FACTS;
    facts.fill(0, base, base + FIRST);
    facts[base + FIRST] = first;
    of[first] = region;
    found[0] = first;
    for (let left = 1; left > 0;) {
      const space = found[--left] as number;
      const symbol = symbolCodes[space] as number;
      const fact = base + (symbol === NONE ? OPEN : symbol);
      facts[fact] = (facts[fact] as number) + 1;
      for (let entry = space * 3; entry < space * 3 + 3; entry++) {
        const beyond = across[entry] as number;
        if (beyond === NONE || of[beyond] !== NONE || walls[spaceSides[entry] as number] === 1) continue;
        of[beyond] = region;
        found[left++] = beyond;
      }
    }
  }
}
