/** Pieces by their places: of each place the first piece that is there, and of each piece the next one beside it, in the order of the counters. */
import type { PlaceCode } from './ground.js';

/** The number of a piece: of a unit, or of a leader. */
type PieceCode = number;

/** No piece: after the last of a place. */
export const NOBODY = 0xffff;

/** It stands in the memory of the table that owns it, and is copied with it. Whoever moves a piece tells from where, and to where. */
export class Queues {
  readonly #heads: Uint16Array;
  readonly #links: Uint16Array;

  constructor(heads: Uint16Array, links: Uint16Array) {
    this.#heads = heads;
    this.#links = links;
  }

  /** All pieces are in one place. */
  gather(place: PlaceCode): void {
    const count = this.#links.length;
    this.#heads.fill(NOBODY);
    if (count === 0) return;
    this.#heads[place] = 0;
    for (let piece = 0; piece < count; piece++) this.#links[piece] = piece + 1 < count ? piece + 1 : NOBODY;
  }

  /** Of a place that there is not, nobody. */
  first(place: PlaceCode): PieceCode {
    return place < 0 ? NOBODY : (this.#heads[place] ?? NOBODY);
  }

  /** The next piece in the same place. */
  after(piece: PieceCode): PieceCode {
    return this.#links[piece] as number;
  }

  move(piece: PieceCode, from: PlaceCode, to: PlaceCode): void {
    if (from === to) return;
    const last = this.#lastBefore(piece, from);
    this.#link(last, from, this.#links[piece] as number);
    const before = this.#lastBefore(piece, to);
    this.#links[piece] = before === NOBODY ? this.first(to) : this.after(before);
    this.#link(before, to, piece);
  }

  /** Of the pieces in a place the last one that comes before a piece. */
  #lastBefore(piece: PieceCode, place: PlaceCode): PieceCode {
    let last = NOBODY;
    for (let each = this.first(place); each < piece; each = this.after(each)) last = each;
    return last;
  }

  /** A piece follows upon another, or is the first in its place. */
  #link(before: PieceCode, place: PlaceCode, piece: PieceCode): void {
    if (before === NOBODY) this.#heads[place] = piece;
    else this.#links[before] = piece;
  }
}
