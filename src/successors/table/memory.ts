/** A block of numbers: all numbers of a table are copied at once. */

/** Returns the number of bytes of a row of counts. */
export const sizeOfCounts = (length: number): number => (length + 3) & ~3;
/** Returns the number of bytes of a row of words. */
export const sizeOfWords = (length: number): number => 4 * length;

/**
 * A block of memory that is handed out row by row. A copy hands out the same rows with the same contents if they are
 * requested in the same order.
 */
export class Memory {
  /** Whether all rows are empty because nothing has been written yet. */
  readonly isFresh: boolean;
  readonly #buffer: ArrayBuffer;
  readonly #bytes: Uint8Array;
  #taken = 0;

  /** A new block of this number of bytes, or a copy of another one. */
  constructor(from: number | Memory) {
    this.isFresh = typeof from === 'number';
    this.#buffer = typeof from === 'number' ? new ArrayBuffer(from) : from.#buffer.slice(0);
    this.#bytes = new Uint8Array(this.#buffer);
  }

  /** Replaces the contents by those of another block of the same size. */
  overwrite(other: Memory): void {
    this.#bytes.set(other.#bytes);
  }

  /** Returns a row of counts, 0 to 255. */
  counts(length: number): Uint8Array {
    const row = new Uint8Array(this.#buffer, this.#taken, length);
    this.#taken += sizeOfCounts(length);
    return row;
  }

  /** Returns a row of words of 32 bits, each initially `start`. */
  words(length: number, start = 0): Int32Array {
    const row = new Int32Array(this.#buffer, this.#taken, length);
    this.#taken += sizeOfWords(length);
    return this.isFresh && start !== 0 ? row.fill(start) : row;
  }
}
