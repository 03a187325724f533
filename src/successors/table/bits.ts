/** Bits in rows of words: which of many things are so, with those that are found without looking at the others. */
import { lowestBit, NONE } from './codes.js';
import { sizeOfWords, type Memory } from './memory.js';

/** Bits in a word. */
const WORD = 32;

/** So many words hold so many bits. */
export const wordsFor = (bits: number): number => Math.ceil(bits / WORD);

/**
 * A few marks on spaces, made for one question. Five words hold a board: that is little enough to lie in the ordinary heap,
 * where an array of bytes would be fetched from outside it.
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

/** So many bytes they take up. */
export const sizeOfBitRows = (rows: number, perRow: number): number => sizeOfWords(rows * perRow);

/** Rows of bits, each of so many words. */
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

  /** The first bit from one on that is set in a row; -1: none. */
  next(row: number, from: number): number {
    const first = row * this.#perRow;
    let mask = -1 << (from & 31);
    for (let at = from >>> 5; at < this.#perRow; at++, mask = -1) {
      const bits = (this.#words[first + at] ?? 0) & mask;
      if (bits !== 0) return at * WORD + lowestBit(bits);
    }
    return NONE;
  }

  /** The same of bits that are set both here and in one of two other sets of rows of the same size. */
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
