/**
 * R 3.3: combat units on the map: how many of each kind are in each place, and which have been moved in this Segment.
 */
import { unitsFrom, type Units } from '../units.js';
import { BitRows, sizeOfBitRows } from './bits.js';
import type { Geometry } from './geometry.js';
import { sizeOfCounts, sizeOfWords, type Memory } from './memory.js';

/** Returns the number of bytes of these numbers. */
export const sizeOfForces = ({ nowhere, places: { perSeat, words } }: Geometry, seats: number, kinds: number): number =>
  2 * sizeOfCounts(seats * perSeat * kinds) +
  sizeOfCounts(seats * perSeat) +
  sizeOfCounts(2 * (nowhere + 1)) +
  2 * sizeOfBitRows(seats, words) +
  sizeOfWords(2);

const MOVED = 0;
const TOUCHED = 1;

/** CUs by the codes of posts and kinds. */
export class Forces {
  readonly #geometry: Geometry;
  /** The number of kinds. There are no CUs of a kind with a higher code. */
  readonly #kinds: number;
  /** The number of CUs by kind and post. */
  readonly #units: Uint8Array;
  /** The number of these that have been moved. */
  readonly #moved: Uint8Array;
  /** The number of CUs of all kinds by post. */
  readonly #counts: Uint8Array;
  /** The seats with CUs outside in each space, as bits; after all spaces, those with CUs inside. */
  readonly #seats: Uint8Array;
  /** The places in which each seat has CUs. */
  readonly places: BitRows;
  /** The posts that have changed. */
  readonly #touched: BitRows;
  /** Two words: whether any CU may have been moved, and whether any post has changed. */
  readonly #any: Int32Array;

  constructor(geometry: Geometry, seats: number, kinds: number, memory: Memory) {
    const { perSeat, words } = geometry.places;
    this.#geometry = geometry;
    this.#kinds = kinds;
    this.#units = memory.counts(seats * perSeat * kinds);
    this.#moved = memory.counts(seats * perSeat * kinds);
    this.#counts = memory.counts(seats * perSeat);
    this.#seats = memory.counts(2 * (geometry.nowhere + 1));
    this.places = new BitRows(memory, seats, words);
    this.#touched = new BitRows(memory, 1, seats * words);
    this.#any = memory.words(2);
  }

  count(post: number): number {
    return this.#counts[post] ?? 0;
  }

  countOf(post: number, kind: number): number {
    return kind < this.#kinds ? (this.#units[post * this.#kinds + kind] ?? 0) : 0;
  }

  units(post: number): Units {
    return unitsAt(this.#units, post, this.#kinds);
  }

  /** Returns the number of CUs of a kind that have been moved. */
  movedOf(post: number, kind: number): number {
    return kind < this.#kinds ? (this.#moved[post * this.#kinds + kind] ?? 0) : 0;
  }

  movedCount(post: number): number {
    if (this.#any[MOVED] === 0) return 0;
    const at = post * this.#kinds;
    let count = 0;
    for (let kind = 0; kind < this.#kinds; kind++) count += this.#moved[at + kind] ?? 0;
    return count;
  }

  movedUnits(post: number): Units {
    return unitsAt(this.#moved, post, this.#kinds);
  }

  /** Returns the seats with CUs in a space as bits: outside, or inside its city. */
  seatsAt(space: number, inside: boolean): number {
    return this.#seats[inside ? space + this.#geometry.nowhere + 1 : space] ?? 0;
  }

  /**
   * Adds CUs of a kind, or removes them if the number is negative, first those that have not been moved. Returns
   * whether moved ones were removed too.
   */
  add(post: number, kind: number, count: number): boolean {
    const at = post * this.#kinds + kind;
    const units = (this.#units[at] ?? 0) + count;
    this.#units[at] = units;
    const total = this.count(post) + count;
    this.#counts[post] = total;
    if (total === 0 || total === count) this.#occupy(post, total > 0);
    return this.movedOf(post, kind) > units && this.setMoved(post, kind, units);
  }

  /** Sets how many CUs of a kind have been moved. Returns whether that is a change. */
  setMoved(post: number, kind: number, count: number): boolean {
    const at = post * this.#kinds + kind;
    if (this.#moved[at] === count) return false;
    this.#moved[at] = count;
    this.#any[MOVED] = 1;
    return true;
  }

  /** Marks all CUs as not moved. */
  clearMoved(): void {
    if (this.#any[MOVED] !== 0) this.#moved.fill(0);
    this.#any[MOVED] = 0;
  }

  /** Marks a post as changed. */
  markChanged(post: number): void {
    this.#touched.set(0, post, true);
    this.#any[TOUCHED] = 1;
  }

  /** Whether any post has changed since the last reset. */
  get anyChanged(): boolean {
    return this.#any[TOUCHED] !== 0;
  }

  hasChanged(post: number): boolean {
    return this.anyChanged && this.#touched.has(0, post);
  }

  clearChanged(): void {
    if (this.anyChanged) this.#touched.clear();
    this.#any[TOUCHED] = 0;
  }

  #occupy(post: number, present: boolean): void {
    const { perSeat } = this.#geometry.places;
    const seat = Math.floor(post / perSeat);
    const place = post - seat * perSeat;
    const at = (place & 1) === 1 ? (place >> 1) + this.#geometry.nowhere + 1 : place >> 1;
    const before = this.#seats[at] ?? 0;
    this.#seats[at] = present ? before | (1 << seat) : before & ~(1 << seat);
    if (place >> 1 !== this.#geometry.nowhere) this.places.set(seat, place, present);
  }
}

function unitsAt(counts: Uint8Array, post: number, kinds: number): Units {
  const at = post * kinds;
  return unitsFrom(
    counts[at] ?? 0,
    counts[at + 1] ?? 0,
    counts[at + 2] ?? 0,
    counts[at + 3] ?? 0,
    counts[at + 4] ?? 0,
    kinds > 5 ? counts[at + 5] : 0,
  );
}
