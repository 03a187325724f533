/** Rows of bits: flags of many things, with a fast search for those that are set. */
import { lowestBit, NONE } from './codes.js';
import { sizeOfWords, type Memory } from './memory.js';

/** The number of bits in a word. */
const WORD = 32;

/** Returns the number of words for this number of bits. */
export const wordsFor = (bits: number): number => Math.ceil(bits / WORD);

/**
 * Flags of spaces for one query. A board needs five words, which are small enough for the ordinary heap; an array of
 * bytes would be allocated outside it.
 */
export class Marks {
  readonly #words: Int32Array;

  constructor(bits: number) {
    this.#words = new Int32Array(wordsFor(bits));
  }

  has(bit: number): boolean {
    return ((this.#words[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }

  add(bit: number): void {
    const at = bit >>> 5;
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (bit & 31));
  }
}

/** Returns the number of bytes of rows of bits. */
export const sizeOfBitRows = (rows: number, perRow: number): number => sizeOfWords(rows * perRow);

/** Rows of bits, each with the same number of words. */
export class BitRows {
  readonly #words: Int32Array;
  readonly #perRow: number;

  constructor(memory: Memory, rows: number, perRow: number) {
    this.#words = memory.words(rows * perRow);
    this.#perRow = perRow;
  }

  set(row: number, bit: number, present: boolean): void {
    const at = row * this.#perRow + (bit >>> 5);
    const mask = 1 << (bit & 31);
    const before = this.#words[at] ?? 0;
    this.#words[at] = present ? before | mask : before & ~mask;
  }

  has(row: number, bit: number): boolean {
    return ((this.#words[row * this.#perRow + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
  }

  clear(): void {
    this.#words.fill(0);
  }

  /** Returns the first bit that is set in a row, from an index on; -1 if none is. */
  next(row: number, from: number): number {
    const first = row * this.#perRow;
    let mask = -1 << (from & 31);
    for (let at = from >>> 5; at < this.#perRow; at++, mask = -1) {
      const bits = (this.#words[first + at] ?? 0) & mask;
      if (bits !== 0) return at * WORD + lowestBit(bits);
    }
    return NONE;
  }

  /** Returns the first bit that is set both here and in one of two other sets of rows of the same size. */
  nextWithEither(row: number, from: number, a: BitRows, b: BitRows): number {
    const first = row * this.#perRow;
    let mask = -1 << (from & 31);
    for (let at = from >>> 5; at < this.#perRow; at++, mask = -1) {
      const here = (this.#words[first + at] ?? 0) & mask;
      if (here === 0) continue;
      const bits = here & ((a.#words[first + at] ?? 0) | (b.#words[first + at] ?? 0));
      if (bits !== 0) return at * WORD + lowestBit(bits);
    }
    return NONE;
  }
}
