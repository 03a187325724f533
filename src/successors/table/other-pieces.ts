/**
 * R 14, 15.4, 18: pieces in a space that are no CUs of a player: Independent Armies, royals, the Funeral Cart or the
 * tomb; and Siege Points.
 */
import type { Geometry } from './geometry.js';
import { sizeOfCounts, sizeOfWords, type Memory } from './memory.js';

/** Returns the number of bytes of these numbers. */
export const sizeOfOtherPieces = ({ nowhere }: Geometry): number => 3 * sizeOfCounts(nowhere + 1) + sizeOfWords(1);

/** These pieces by the codes of spaces. */
export class OtherPieces {
  readonly #independents: Uint8Array;
  readonly #royals: Uint8Array;
  readonly #beset: Uint8Array;
  /** One word: those of them that have been moved, as bits. */
  readonly #moved: Int32Array;

  constructor({ nowhere }: Geometry, memory: Memory) {
    this.#independents = memory.counts(nowhere + 1);
    this.#royals = memory.counts(nowhere + 1);
    this.#beset = memory.counts(nowhere + 1);
    this.#moved = memory.words(1);
  }

  independents(space: number): number {
    return this.#independents[space] ?? 0;
  }

  royalBits(space: number): number {
    return this.#royals[space] ?? 0;
  }

  hasSiege(space: number): boolean {
    return this.#beset[space] === 1;
  }

  /** Sets whether there are Siege Points against a space. */
  setSiege(space: number, present: boolean): void {
    this.#beset[space] = present ? 1 : 0;
  }

  hasMoved(royal: number): boolean {
    return ((this.#moved[0] ?? 0) & (1 << royal)) !== 0;
  }

  /** Sets whether an Independent Army is in a space. */
  setIndependent(space: number, army: number, present: boolean): void {
    const bit = 1 << army;
    this.#independents[space] = present ? this.independents(space) | bit : this.independents(space) & ~bit;
  }

  /** Sets whether a royal or the cart is in a space. */
  setRoyal(space: number, royal: number, present: boolean): void {
    const bit = 1 << royal;
    this.#royals[space] = present ? this.royalBits(space) | bit : this.royalBits(space) & ~bit;
  }

  setMoved(royal: number, moved: boolean): void {
    const before = this.#moved[0] ?? 0;
    this.#moved[0] = moved ? before | (1 << royal) : before & ~(1 << royal);
  }

  /** Marks all of them as not moved. */
  clearMoved(): void {
    this.#moved[0] = 0;
  }
}
