/**
 * The pieces in each place, as linked lists in typed arrays, so that they are copied together with the memory that
 * holds them.
 */

/** The number of a piece, from 0. */
type PieceCode = number;
/** The number of a place, from 0. */
type PlaceCode = number;

/** Stands for no piece: the successor of the last piece of a place, and the first piece of an empty place. */
export const NO_PIECE = 0xffff;

/**
 * A list of the pieces in each place, in ascending order of their numbers. The lists do not store where a piece is, so
 * the caller must pass the place that a piece leaves.
 */
export class PieceLists {
  readonly #heads: Uint16Array;
  readonly #next: Uint16Array;

  /** `heads` has one entry for each place, `next` one for each piece. */
  constructor(heads: Uint16Array, next: Uint16Array) {
    this.#heads = heads;
    this.#next = next;
  }

  /** Puts all pieces into one place. */
  gather(place: PlaceCode): void {
    const count = this.#next.length;
    this.#heads.fill(NO_PIECE);
    if (count === 0) return;
    this.#heads[place] = 0;
    for (let piece = 0; piece < count; piece++) this.#next[piece] = piece + 1 < count ? piece + 1 : NO_PIECE;
  }

  /** Returns the first piece in a place; `NO_PIECE` for an empty place or a negative number. */
  first(place: PlaceCode): PieceCode {
    return place < 0 ? NO_PIECE : (this.#heads[place] ?? NO_PIECE);
  }

  /** Returns the next piece in the same place; `NO_PIECE` after the last one. */
  after(piece: PieceCode): PieceCode {
    return this.#next[piece] as number;
  }

  move(piece: PieceCode, from: PlaceCode, to: PlaceCode): void {
    if (from === to) return;
    this.#link(this.#predecessor(piece, from), from, this.after(piece));
    const before = this.#predecessor(piece, to);
    this.#next[piece] = before === NO_PIECE ? this.first(to) : this.after(before);
    this.#link(before, to, piece);
  }

  /** Returns the last piece in a place whose number is below that of `piece`. */
  #predecessor(piece: PieceCode, place: PlaceCode): PieceCode {
    let last = NO_PIECE;
    for (let each = this.first(place); each < piece; each = this.after(each)) last = each;
    return last;
  }

  /** Links `piece` after `before`, or as the first of the place if `before` is no piece. */
  #link(before: PieceCode, place: PlaceCode, piece: PieceCode): void {
    if (before === NO_PIECE) this.#heads[place] = piece;
    else this.#next[before] = piece;
  }
}
