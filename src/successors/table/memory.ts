/** Numbers in one piece: all that the rooms of a table count is copied in one stroke. */

/** So many bytes a row of counts takes up. */
export const sizeOfCounts = (length: number): number => (length + 3) & ~3;
/** So many bytes a row of words takes up. */
export const sizeOfWords = (length: number): number => 4 * length;

/** A piece of memory, given out row by row. A copy gives out the same rows with the same contents, asked in the same order. */
export class Memory {
  /** Whether all rows are empty: nothing has been counted yet. */
  readonly isFresh: boolean;
  readonly #buffer: ArrayBuffer;
  readonly #bytes: Uint8Array;
  #taken = 0;

  /** With room for so many bytes; or a copy of another piece. */
  constructor(from: number | Memory) {
    this.isFresh = typeof from === 'number';
    this.#buffer = typeof from === 'number' ? new ArrayBuffer(from) : from.#buffer.slice(0);
    this.#bytes = new Uint8Array(this.#buffer);
  }

  /** The contents of another piece of the same size take the place of these. */
  overwrite(other: Memory): void {
    this.#bytes.set(other.#bytes);
  }

  /** A row of counts, 0 to 255. */
  counts(length: number): Uint8Array {
    const row = new Uint8Array(this.#buffer, this.#taken, length);
    this.#taken += sizeOfCounts(length);
    return row;
  }

  /** A row of words of 32 bits, each `start` to begin with. */
  words(length: number, start = 0): Int32Array {
    const row = new Int32Array(this.#buffer, this.#taken, length);
    this.#taken += sizeOfWords(length);
    return this.isFresh && start !== 0 ? row.fill(start) : row;
  }
}
