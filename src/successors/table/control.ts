/** R 3.2, 4.22: the control markers, and the provinces that they control. */
import { BitRows, sizeOfBitRows, wordsFor } from './bits.js';
import { INDEPENDENT, NONE } from './codes.js';
import type { Geometry } from './geometry.js';
import { sizeOfCounts, sizeOfWords, type Memory } from './memory.js';

/** The number of factions that can control a space. */
const HOLDERS = INDEPENDENT + 1;

/** Returns the number of bytes of these numbers. */
export const sizeOfControl = ({ board, nowhere }: Geometry): number =>
  sizeOfWords(nowhere + 1 + board.provinces.length + HOLDERS) +
  sizeOfCounts(board.provinces.length * HOLDERS) +
  sizeOfBitRows(HOLDERS, wordsFor(nowhere));

/** Control markers by the codes of spaces and factions, with the controllers of provinces. */
export class Control {
  readonly #geometry: Geometry;
  readonly #held: Int32Array;
  /** The number of each faction's markers in each province. */
  readonly #counts: Uint8Array;
  readonly #holders: Int32Array;
  /** The spaces that each faction controls. */
  readonly spaces: BitRows;
  /** The Victory Points of each faction for provinces (R 7.4). */
  readonly #points: Int32Array;

  constructor(geometry: Geometry, memory: Memory) {
    const provinces = geometry.board.provinces.length;
    this.#geometry = geometry;
    this.#held = memory.words(geometry.nowhere + 1, NONE);
    this.#holders = memory.words(provinces, NONE);
    this.#points = memory.words(HOLDERS);
    this.#counts = memory.counts(provinces * HOLDERS);
    this.spaces = new BitRows(memory, HOLDERS, wordsFor(geometry.nowhere));
  }

  holder(space: number): number {
    return this.#held[space] ?? NONE;
  }

  provinceHolder(province: number): number {
    return this.#holders[province] ?? NONE;
  }

  provincePoints(faction: number): number {
    return this.#points[faction] ?? 0;
  }

  /** Sets the faction that controls a space; -1 for none. */
  setHolder(space: number, faction: number): void {
    const province = this.#geometry.byCode.province[space] ?? NONE;
    const before = this.holder(space);
    this.#held[space] = faction;
    if (before !== NONE) this.spaces.set(before, space, false);
    if (faction !== NONE) this.spaces.set(faction, space, true);
    if (province === NONE) return;
    this.#count(province, before, -1);
    this.#count(province, faction, 1);
    this.#settle(province);
  }

  #count(province: number, faction: number, by: number): void {
    if (faction === NONE) return;
    const at = province * HOLDERS + faction;
    this.#counts[at] = (this.#counts[at] ?? 0) + by;
  }

  #settle(province: number): void {
    const before = this.provinceHolder(province);
    const holder = this.#majorityOf(province);
    if (holder === before) return;
    const worth = this.#geometry.byProvince.victoryPoints[province] ?? 0;
    if (before !== NONE) this.#points[before] = this.provincePoints(before) - worth;
    if (holder !== NONE) this.#points[holder] = this.provincePoints(holder) + worth;
    this.#holders[province] = holder;
  }

  /** Returns the faction with more than half of the spaces, and the Major City if there is one (R 4.22). */
  #majorityOf(province: number): number {
    const half = (this.#geometry.byProvince.spaces[province]?.length ?? 0) / 2;
    const city = this.#geometry.byProvince.city[province] ?? NONE;
    for (let faction = 0; faction < HOLDERS; faction++) {
      const most = (this.#counts[province * HOLDERS + faction] ?? 0) > half;
      if (most) return city === NONE || this.holder(city) === faction ? faction : NONE;
    }
    return NONE;
  }
}
