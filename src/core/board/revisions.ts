/**
 * Revisions: which parts of a game have changed, and when.
 *
 * A game sorts what can change into a few groups, such as its units or who controls what. Each group has one revision for the whole
 * board and one for each part of it: for each place, and for each region of several places. A change gives the group a revision that
 * was never given before, so equal revisions mean that nothing of the group has changed. `memo.ts` compares them to tell which answers
 * are still right.
 */

/** The parts of a board whose changes are counted each by itself: the places, by their codes, and after them the regions. */
export interface BoardParts {
  readonly count: number;
  /** By place: the regions that it belongs to. */
  readonly regionsOf: readonly (readonly number[])[];
}

/** Returns the parts of a board; the first of the regions has the number that follows the last place. */
export function boardParts(places: number, regions: readonly (readonly number[])[] = []): BoardParts {
  const regionsOf = Array.from({ length: places }, (_, place) =>
    regions.flatMap((region, index) => (region.includes(place) ? places + index : [])),
  );
  return { count: places + regions.length, regionsOf };
}

/** A number that is larger than any given before it. */
export type Revision = number;

/** The answers of one memoised function, by slot, and the revision for which each was computed. */
export interface Answers {
  readonly revisions: Revision[];
  readonly values: unknown[];
  /** The slots of the revisions on which every answer depends. */
  readonly always: readonly number[];
}

/** A memoised function as its cache knows it, whose answers can be checked against fresh ones. */
export interface Memoised<S> {
  readonly name: string;
  /** The answers of a situation that are remembered and still valid, each with one computed afresh. */
  check(situation: S): readonly (readonly [remembered: unknown, fresh: unknown])[];
}

/** No answer has been computed for this revision. */
const NEVER: Revision = -1;

/**
 * The answers remembered for one game. All copies of its situation share them: revisions are never given twice, so what was computed
 * for one copy serves every other one that has the same revisions.
 */
export class MemoCache {
  readonly #answers = new Map<Memoised<never>, Answers>();
  #last: Revision = 0;

  nextRevision(): Revision {
    return ++this.#last;
  }

  /** Returns the answers of a memoised function; when it is first asked, room for as many as `begin` says. */
  answersOf(
    memoised: Memoised<never>,
    begin: () => { readonly count: number; readonly always: readonly number[] },
  ): Answers {
    let answers = this.#answers.get(memoised);
    if (answers === undefined) {
      const { count, always } = begin();
      answers = {
        revisions: new Array<Revision>(count).fill(NEVER),
        values: new Array<unknown>(count).fill(undefined),
        always,
      };
      this.#answers.set(memoised, answers);
    }
    return answers;
  }

  /** Returns the memoised functions that have been asked. They all take the situation of this game. */
  memoised<S>(): readonly Memoised<S>[] {
    return [...this.#answers.keys()] as Memoised<S>[];
  }
}

/** The revisions of one situation. A group is given by its number, a place by its code, a part by its number. */
export class Revisions {
  readonly #groups: number;
  readonly #parts: BoardParts;
  /** One entry for each group, then one for each part of each group. */
  readonly #values: Float64Array;
  cache: MemoCache;

  /** How many numbers the revisions of a board take. */
  static lengthFor(groups: number, { count }: BoardParts): number {
    return groups * (1 + count);
  }

  /** `values` holds the revisions and belongs to the memory of the situation: a copy of it is a copy of the revisions. */
  constructor(groups: number, parts: BoardParts, values: Float64Array, cache: MemoCache) {
    this.#groups = groups;
    this.#parts = parts;
    this.#values = values;
    this.cache = cache;
  }

  /** Gives everything a new revision. */
  reset(): void {
    this.#values.fill(this.cache.nextRevision());
  }

  /** Returns the slot in which the revision of a group stands: on the whole board, or in a place or a region. */
  slotOf(group: number, part?: number): number {
    return part === undefined ? group : this.#groups + group * this.#parts.count + part;
  }

  /** Returns the revision in a slot. */
  in(slot: number): Revision {
    return this.#values[slot] as Revision;
  }

  /** Returns the revision of a group in a place or a region. */
  at(group: number, part: number): Revision {
    return this.#values[this.slotOf(group, part)] as Revision;
  }

  /** Something of a group has changed that belongs to no place. */
  bump(group: number): void {
    this.#values[group] = this.cache.nextRevision();
  }

  /** Something of a group has changed in a place. */
  bumpAt(group: number, place: number): void {
    const { count, regionsOf } = this.#parts;
    const revision = this.cache.nextRevision();
    const first = this.#groups + group * count;
    this.#values[group] = revision;
    this.#values[first + place] = revision;
    for (const region of regionsOf[place] as readonly number[]) this.#values[first + region] = revision;
  }
}
