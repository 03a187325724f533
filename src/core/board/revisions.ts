/**
 * Revisions: which parts of a game have changed, and when.
 *
 * A game sorts what can change into a few groups, such as its units or who controls what. Each group has one revision for the whole
 * board and one for each place. A change gives the group a revision that was never given before, so equal revisions mean that
 * nothing of the group has changed. `memo.ts` compares them to tell which answers are still right.
 */

/** A number that is larger than any given before it. */
export type Revision = number;

/** The answers of one memoised function, by slot, and the revision for which each was computed. */
export interface Answers {
  readonly revisions: Revision[];
  readonly values: unknown[];
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

  /** Returns the answers of a memoised function; when it is first asked, room for `slots` answers. */
  answersOf(memoised: Memoised<never>, slots: () => number): Answers {
    let answers = this.#answers.get(memoised);
    if (answers === undefined) {
      const count = slots();
      answers = {
        revisions: new Array<Revision>(count).fill(NEVER),
        values: new Array<unknown>(count).fill(undefined),
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

/** The revisions of one situation. A group is given by its number, a place by its code. */
export class Revisions {
  readonly #groups: number;
  readonly #places: number;
  /** One entry for each group, then one for each place of each group. */
  readonly #values: Float64Array;
  cache: MemoCache;

  /** How many numbers the revisions of a board take. */
  static lengthFor(groups: number, places: number): number {
    return groups * (1 + places);
  }

  /** `values` holds the revisions and belongs to the memory of the situation: a copy of it is a copy of the revisions. */
  constructor(groups: number, places: number, values: Float64Array, cache: MemoCache) {
    this.#groups = groups;
    this.#places = places;
    this.#values = values;
    this.cache = cache;
  }

  /** Gives everything a new revision. */
  reset(): void {
    this.#values.fill(this.cache.nextRevision());
  }

  /** Returns the revision of a group on the whole board. */
  of(group: number): Revision {
    return this.#values[group] as Revision;
  }

  /** Returns the last revision of a group in some places; 0 for none. */
  lastAt(group: number, places: readonly number[]): Revision {
    const first = this.#groups + group * this.#places;
    let last: Revision = 0;
    for (let index = 0; index < places.length; index++)
      last = Math.max(last, this.#values[first + (places[index] as number)] as Revision);
    return last;
  }

  /** Something of a group has changed that belongs to no place. */
  bump(group: number): void {
    this.#values[group] = this.cache.nextRevision();
  }

  /** Something of a group has changed in a place. */
  bumpAt(group: number, place: number): void {
    const revision = this.cache.nextRevision();
    this.#values[group] = revision;
    this.#values[this.#groups + group * this.#places + place] = revision;
  }
}
