/** R 14, 15.4, 18: who stands in a space without being anybody's CU: Independent Armies, royals, the Funeral Cart or the tomb; and Siege Points. */
import type { Geometry } from './geometry.js';
import { sizeOfCounts, sizeOfWords, type Memory } from './memory.js';

/** So many bytes they take up. */
export const sizeOfWards = ({ nowhere }: Geometry): number => 3 * sizeOfCounts(nowhere + 1) + sizeOfWords(1);

/** They by the codes of spaces. */
export class Wards {
  readonly #independents: Uint8Array;
  readonly #wards: Uint8Array;
  readonly #beset: Uint8Array;
  /** One word: bit by bit those of them who have been moved. */
  readonly #moved: Int32Array;

  constructor({ nowhere }: Geometry, memory: Memory) {
    this.#independents = memory.counts(nowhere + 1);
    this.#wards = memory.counts(nowhere + 1);
    this.#beset = memory.counts(nowhere + 1);
    this.#moved = memory.words(1);
  }

  independents(space: number): number {
    return this.#independents[space] ?? 0;
  }

  wards(space: number): number {
    return this.#wards[space] ?? 0;
  }

  isBeset(space: number): boolean {
    return this.#beset[space] === 1;
  }

  /** Siege Points lie before a space, or do so no longer. */
  beset(space: number, present: boolean): void {
    this.#beset[space] = present ? 1 : 0;
  }

  hasMoved(ward: number): boolean {
    return ((this.#moved[0] ?? 0) & (1 << ward)) !== 0;
  }

  /** An Independent Army comes into a space or leaves it. */
  camp(space: number, army: number, present: boolean): void {
    const bit = 1 << army;
    this.#independents[space] = present ? this.independents(space) | bit : this.independents(space) & ~bit;
  }

  /** A royal or the cart comes into a space or leaves it. */
  mark(space: number, ward: number, present: boolean): void {
    const bit = 1 << ward;
    this.#wards[space] = present ? this.wards(space) | bit : this.wards(space) & ~bit;
  }

  setMoved(ward: number, moved: boolean): void {
    const before = this.#moved[0] ?? 0;
    this.#moved[0] = moved ? before | (1 << ward) : before & ~(1 << ward);
  }

  /** None has been moved any more. */
  rest(): void {
    this.#moved[0] = 0;
  }
}
