/** R 3.1: generals on the map: where the Major Generals stand, and how many Minor Generals are in each place. */
import { SENIORITY } from '../data/generals.js';
import type { Edition } from '../options.js';
import { GENERALS, type GeneralId } from '../vocabulary.js';
import { BitRows, sizeOfBitRows } from './bits.js';
import { NONE } from './codes.js';
import type { Geometry } from './geometry.js';
import { sizeOfCounts, sizeOfWords, type Memory } from './memory.js';

/** For each edition: the bit of each general in the bits of a place, the most senior lowest. */
const RANK_BITS: Readonly<Record<Edition, readonly number[]>> = {
  rulebook: ranksOf(SENIORITY.rulebook),
  'player-aid': ranksOf(SENIORITY['player-aid']),
};

function ranksOf(order: readonly GeneralId[]): readonly number[] {
  return GENERALS.map((general) => 1 << order.indexOf(general));
}

/** Returns the number of bytes of these numbers. */
export const sizeOfGeneralCounts = ({ places: { perSeat, words } }: Geometry, seats: number): number =>
  2 * sizeOfCounts(seats * perSeat) +
  sizeOfCounts(seats) +
  sizeOfWords(seats * perSeat + GENERALS.length + 2) +
  2 * sizeOfBitRows(seats, words);

const MAJORS = 0;
const MINORS = 1;

/** Generals by the codes of posts. */
export class GeneralCounts {
  readonly #geometry: Geometry;
  readonly #edition: Edition;
  readonly #minors: Uint8Array;
  readonly #movedMinors: Uint8Array;
  readonly #minorsInPlay: Uint8Array;
  /** The Major Generals in each place, as bits by Seniority. */
  readonly #majors: Int32Array;
  /** The post of each Major General; -1: not on the map. */
  readonly #stations: Int32Array;
  /** The places in which each seat has Minor Generals. */
  readonly minorPlaces: BitRows;
  /** The places in which each seat has Major Generals. */
  readonly majorPlaces: BitRows;
  /** Two words: the Major Generals who have been moved, as bits, and whether any Minor General may have been. */
  readonly #moved: Int32Array;

  constructor(geometry: Geometry, edition: Edition, seats: number, memory: Memory) {
    const { perSeat, words } = geometry.places;
    this.#geometry = geometry;
    this.#edition = edition;
    this.#minors = memory.counts(seats * perSeat);
    this.#movedMinors = memory.counts(seats * perSeat);
    this.#minorsInPlay = memory.counts(seats);
    this.#majors = memory.words(seats * perSeat);
    this.#stations = memory.words(GENERALS.length, NONE);
    this.#moved = memory.words(2);
    this.minorPlaces = new BitRows(memory, seats, words);
    this.majorPlaces = new BitRows(memory, seats, words);
  }

  minors(post: number): number {
    return this.#minors[post] ?? 0;
  }

  movedMinors(post: number): number {
    return this.#movedMinors[post] ?? 0;
  }

  minorsInPlay(seat: number): number {
    return this.#minorsInPlay[seat] ?? 0;
  }

  majors(post: number): number {
    return this.#majors[post] ?? 0;
  }

  postOf(general: number): number {
    return this.#stations[general] ?? NONE;
  }

  hasMoved(general: number): boolean {
    return ((this.#moved[MAJORS] ?? 0) & (1 << general)) !== 0;
  }

  /** Sets the number of Minor Generals in a place. */
  setMinors(post: number, count: number): void {
    const seat = Math.floor(post / this.#geometry.places.perSeat);
    const before = this.minors(post);
    this.#minorsInPlay[seat] = this.minorsInPlay(seat) + count - before;
    this.#minors[post] = count;
    this.#mark(this.minorPlaces, seat, post, count > 0);
  }

  /** Changes the number of Minor Generals of a seat who are in play but in no place. */
  addMinorsAtSea(seat: number, more: number): void {
    this.#minorsInPlay[seat] = this.minorsInPlay(seat) + more;
  }

  /** Sets how many Minor Generals of a place have been moved. Returns whether that is a change. */
  setMovedMinors(post: number, count: number): boolean {
    if (this.#movedMinors[post] === count) return false;
    this.#movedMinors[post] = count;
    this.#moved[MINORS] = 1;
    return true;
  }

  /** Sets the post of a Major General; -1: not on the map. */
  setPost(general: number, post: number): void {
    const before = this.postOf(general);
    if (before === post) return;
    const bit = RANK_BITS[this.#edition][general] ?? 0;
    this.#stations[general] = post;
    if (before !== NONE) this.#setMajors(before, this.majors(before) & ~bit);
    if (post !== NONE) this.#setMajors(post, this.majors(post) | bit);
  }

  setMoved(general: number, moved: boolean): void {
    const before = this.#moved[MAJORS] ?? 0;
    this.#moved[MAJORS] = moved ? before | (1 << general) : before & ~(1 << general);
  }

  /** Marks all generals as not moved. */
  clearMoved(): void {
    if (this.#moved[MINORS] !== 0) this.#movedMinors.fill(0);
    this.#moved[MINORS] = 0;
    this.#moved[MAJORS] = 0;
  }

  #setMajors(post: number, officers: number): void {
    this.#majors[post] = officers;
    this.#mark(this.majorPlaces, Math.floor(post / this.#geometry.places.perSeat), post, officers !== 0);
  }

  #mark(places: BitRows, seat: number, post: number, present: boolean): void {
    const place = post - seat * this.#geometry.places.perSeat;
    if (place >> 1 !== this.#geometry.nowhere) places.set(seat, place, present);
  }
}
