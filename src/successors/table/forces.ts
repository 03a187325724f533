/** R 3.3: combat units on the map: how many of each kind are where, and which have been moved in this segment. */
import type { Units } from '../units.js';
import { BitRows, sizeOfBitRows } from './bits.js';
import { KINDS } from './codes.js';
import type { Geometry } from './geometry.js';
import { sizeOfCounts, sizeOfWords, type Memory } from './memory.js';

/** So many bytes they take up. */
export const sizeOfForces = ({ nowhere, places: { perSeat, words } }: Geometry, seats: number): number =>
  2 * sizeOfCounts(seats * perSeat * KINDS) +
  sizeOfCounts(seats * perSeat) +
  sizeOfCounts(2 * (nowhere + 1)) +
  2 * sizeOfBitRows(seats, words) +
  sizeOfWords(2);

const MOVED = 0;
const TOUCHED = 1;

/** CUs by the codes of posts and kinds. */
export class Forces {
  readonly #geometry: Geometry;
  /** Kind by kind, post by post. */
  readonly #units: Uint8Array;
  /** Of them, those that have been moved. */
  readonly #moved: Uint8Array;
  /** All CUs of each post, of whatever kind. */
  readonly #counts: Uint8Array;
  /** Bit by bit the seats with CUs outside in each space, and behind all spaces, those with CUs inside. */
  readonly #seats: Uint8Array;
  /** The places in which each seat has CUs. */
  readonly places: BitRows;
  /** The posts at which something has changed. */
  readonly #touched: BitRows;
  /** Two words: whether any CU may have been moved, and whether anything has changed. */
  readonly #any: Int32Array;

  constructor(geometry: Geometry, seats: number, memory: Memory) {
    const { perSeat, words } = geometry.places;
    this.#geometry = geometry;
    this.#units = memory.counts(seats * perSeat * KINDS);
    this.#moved = memory.counts(seats * perSeat * KINDS);
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
    return this.#units[post * KINDS + kind] ?? 0;
  }

  units(post: number): Units {
    return unitsFrom(this.#units, post * KINDS);
  }

  /** How many CUs of a kind have been moved. */
  movedOf(post: number, kind: number): number {
    return this.#moved[post * KINDS + kind] ?? 0;
  }

  movedCount(post: number): number {
    if (this.#any[MOVED] === 0) return 0;
    const at = post * KINDS;
    const moved = this.#moved;
    return (moved[at] ?? 0) + (moved[at + 1] ?? 0) + (moved[at + 2] ?? 0) + (moved[at + 3] ?? 0) + (moved[at + 4] ?? 0);
  }

  movedUnits(post: number): Units {
    return unitsFrom(this.#moved, post * KINDS);
  }

  /** Bit by bit the seats with CUs in a space: outside, or inside its city. */
  seatsAt(space: number, inside: boolean): number {
    return this.#seats[inside ? space + this.#geometry.nowhere + 1 : space] ?? 0;
  }

  /**
   * Adds CUs of a kind, or takes them away where the number is negative; those that have not been moved go first. Answers
   * whether others than those are among them.
   */
  add(post: number, kind: number, count: number): boolean {
    const at = post * KINDS + kind;
    const units = (this.#units[at] ?? 0) + count;
    this.#units[at] = units;
    const total = this.count(post) + count;
    this.#counts[post] = total;
    if (total === 0 || total === count) this.#occupy(post, total > 0);
    return this.movedOf(post, kind) > units && this.setMoved(post, kind, units);
  }

  /** So many CUs of a kind have been moved. Answers whether that is news. */
  setMoved(post: number, kind: number, count: number): boolean {
    const at = post * KINDS + kind;
    if (this.#moved[at] === count) return false;
    this.#moved[at] = count;
    this.#any[MOVED] = 1;
    return true;
  }

  /** None has been moved any more. */
  rest(): void {
    if (this.#any[MOVED] !== 0) this.#moved.fill(0);
    this.#any[MOVED] = 0;
  }

  /** Something has changed in a place. */
  touch(post: number): void {
    this.#touched.set(0, post, true);
    this.#any[TOUCHED] = 1;
  }

  /** Whether anything has changed anywhere since that was forgotten. */
  get anyTouched(): boolean {
    return this.#any[TOUCHED] !== 0;
  }

  isTouched(post: number): boolean {
    return this.anyTouched && this.#touched.has(0, post);
  }

  forgetTouched(): void {
    if (this.anyTouched) this.#touched.clear();
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

function unitsFrom(counts: Uint8Array, at: number): Units {
  return {
    mercenary: counts[at] ?? 0,
    loyal: counts[at + 1] ?? 0,
    royalArmy: counts[at + 2] ?? 0,
    silverShields: counts[at + 3] ?? 0,
    elephant: counts[at + 4] ?? 0,
  };
}
