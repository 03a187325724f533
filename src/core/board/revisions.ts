/**
 * Revisions: which parts of a game have changed, and when.
 *
 * A game divides what can change into a few groups, such as its units or the control of provinces. Each group has one
 * revision for the whole board and one for each part of it: for each place, and for each region of several places. A
 * change gives the group a new revision number that has never been used, so equal revisions mean that nothing in the
 * group has changed. `memo.ts` compares them to decide which cached results are valid.
 */

/** The parts of a board whose changes are counted separately: the places, by their codes, followed by the regions. */
export interface BoardParts {
  readonly count: number;
  /** The regions that each place belongs to. */
  readonly regionsOf: readonly (readonly number[])[];
}

/** Returns the parts of a board; the first of the regions has the number that follows the last place. */
export function boardParts(places: number, regions: readonly (readonly number[])[] = []): BoardParts {
  const regionsOf = Array.from({ length: places }, (_, place) =>
    regions.flatMap((region, index) => (region.includes(place) ? places + index : [])),
  );
  return { count: places + regions.length, regionsOf };
}

/** A number that is larger than all revisions before it. */
export type Revision = number;

/** The results of one cached function, by slot, and the revision for which each was computed. */
export interface Answers {
  readonly revisions: Revision[];
  readonly values: unknown[];
  /** The slots of the revisions on which every result depends. */
  readonly always: readonly number[];
}

/** A cached function whose results can be compared with fresh ones. */
export interface Memoised<S> {
  readonly name: string;
  /** Returns the cached and valid results of a situation, each with a fresh one. */
  check(situation: S): readonly (readonly [remembered: unknown, fresh: unknown])[];
}

/** The revision of a slot without a result. */
const NEVER: Revision = -1;

/**
 * The cached results of one game. All copies of its situation share them: a revision is never used twice, so a result
 * computed for one copy is valid for every other copy with the same revisions.
 */
export class MemoCache {
  readonly #answers = new Map<Memoised<never>, Answers>();
  #last: Revision = 0;

  nextRevision(): Revision {
    return ++this.#last;
  }

  /** Returns the results of a cached function; creates as many slots as `begin` says on the first call. */
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

  /** Returns the cached functions that have been called. They all take the situation of this game. */
  memoised<S>(): readonly Memoised<S>[] {
    return [...this.#answers.keys()] as Memoised<S>[];
  }
}

/** The revisions of one situation. Groups, places and parts are given by number. */
export class Revisions {
  readonly #groups: number;
  readonly #parts: BoardParts;
  /** One entry for each group, followed by one for each part of each group. */
  readonly #values: Float64Array;
  cache: MemoCache;

  /** Returns the number of entries that the revisions of a board need. */
  static lengthFor(groups: number, { count }: BoardParts): number {
    return groups * (1 + count);
  }

  /**
   * `values` holds the revisions, and is part of the situation's memory, so a copy of that memory copies the revisions.
   */
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

  /** Returns the slot of a group's revision: on the whole board, or in a place or a region. */
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

  /** Records a change in a group that belongs to no place. */
  bump(group: number): void {
    this.#values[group] = this.cache.nextRevision();
  }

  /** Records a change in a group in a place. */
  bumpAt(group: number, place: number): void {
    const { count, regionsOf } = this.#parts;
    const revision = this.cache.nextRevision();
    const first = this.#groups + group * count;
    this.#values[group] = revision;
    this.#values[first + place] = revision;
    for (const region of regionsOf[place] as readonly number[]) this.#values[first + region] = revision;
  }
}
