/**
 * Cached queries: their results are kept until something changes that they depend on.
 *
 * A query declares the groups of the game that it reads (`revisions.ts`): on the whole board, at its subject (`here`),
 * or in a given region (`inRegion`). It must read nothing else that can change, and no frame of the stack.
 * `MemoCache.memoised` lists the queries of a game, so that a test can compare every cached result with a fresh one.
 */
import type { Answers, Memoised, MemoCache, Revision, Revisions } from './revisions.js';

/** A kind of thing that a query can be about: there are several of it, each in one part of the board. */
export interface SubjectKind<S> {
  count(situation: S): number;
  /** Returns the place or region of a subject, which `here` stands for. Without it, no changes are counted there. */
  part?(situation: S, subject: number): number;
}

/** A situation whose changes are counted. Results are cached only for sides that play. */
interface Counted {
  readonly revisions: Revisions;
}

/** A group on the whole board, at the subject, or in one part. */
export type Dependency<Group extends string, S> =
  Group | { readonly here: Group } | { readonly group: Group; readonly part: (situation: S) => number };

/** Declares a dependency on a group at the subject of the query. */
export const here = <Group extends string>(group: Group): { readonly here: Group } => ({ here: group });

/** Declares a dependency on a group in a place or region that is the same during a whole game. */
export const inRegion = <Group extends string, S>(
  group: Group,
  part: (situation: S) => number,
): { readonly group: Group; readonly part: (situation: S) => number } => ({ group, part });

/** The subject of a cached query, and its dependencies. */
export interface MemoSpec<S, Group extends string, Kind extends string> {
  /**
   * The kind of a subject given by its number; or, for an object, a function that returns what is compared by identity,
   * where only the last result is cached. Absent: the whole game.
   */
  readonly of?: Kind | ((subject: never) => object);
  /** Whether the query has a side as a parameter. */
  readonly forSide?: true;
  readonly on: readonly Dependency<Group, S>[];
}

/** The parameters of a query after the situation. */
type About<Spec, Side> = Spec extends { readonly of: (subject: infer T) => object }
  ? [subject: T]
  : Spec extends { readonly of: string; readonly forSide: true }
    ? [subject: number, side: Side]
    : Spec extends { readonly of: string }
      ? [subject: number]
      : Spec extends { readonly forSide: true }
        ? [side: Side]
        : [];

/** Makes a query with cached results. */
export type Memo<S, Group extends string, Kind extends string, Side> = <const Spec extends MemoSpec<S, Group, Kind>, V>(
  spec: Spec,
  query: (situation: S, ...about: About<Spec, Side>) => V,
) => (situation: S, ...about: About<Spec, Side>) => V;

/** What the cache needs to know about a game. */
export interface MemoSetting<S, Group extends string, Kind extends string, Side> {
  /** The groups of what can change, by number. */
  readonly groups: readonly Group[];
  readonly kinds: Readonly<Record<Kind, SubjectKind<S>>>;
  /** Returns the sides that play. For any other side, a query is computed each time. */
  sides(situation: S): readonly Side[];
}

/** Stands for no part of the board. */
const NOWHERE = -1;

const NO_GROUPS: readonly number[] = [];

/**
 * The dependencies of a query: those that do not depend on its subject, and the groups that it reads at its subject.
 */
interface Reads<S> {
  /** Returns the slots of their revisions, which are the same in every situation of a game. */
  readonly always: (situation: S) => readonly number[];
  readonly here: readonly number[];
}

function readsOf<S extends Counted, Group extends string>(
  groups: readonly Group[],
  on: readonly Dependency<Group, S>[],
): Reads<S> {
  const numberOf = (group: Group): number => groups.indexOf(group);
  return {
    always: (situation) =>
      on.flatMap((each) => {
        if (typeof each === 'string') return situation.revisions.slotOf(numberOf(each));
        return 'here' in each ? [] : situation.revisions.slotOf(numberOf(each.group), each.part(situation));
      }),
    here: on.flatMap((each) => (typeof each === 'object' && 'here' in each ? numberOf(each.here) : [])),
  };
}

/**
 * Returns the latest revision of everything that a result depends on: of some slots, and of some groups in one part of
 * the board.
 */
function lastRevision(
  { revisions }: Counted,
  always: readonly number[],
  local: readonly number[],
  part: number,
): Revision {
  let last: Revision = 0;
  // This runs for every cached result. Loops by index, because iterators take twice as long here.
  for (let index = 0; index < always.length; index++) last = Math.max(last, revisions.in(always[index] as number));
  if (part !== NOWHERE)
    for (let index = 0; index < local.length; index++)
      last = Math.max(last, revisions.at(local[index] as number, part));
  return last;
}

/** Returns a function that finds the cached results of a query; the cache used last is found fastest. */
function answersOf<S extends Counted>(
  memoised: Memoised<S>,
  always: (situation: S) => readonly number[],
  count: (situation: S) => number,
): (situation: S) => Answers {
  // A separate function, because a call that may create a closure costs as much as one that does.
  const find = (situation: S): Answers =>
    situation.revisions.cache.answersOf(memoised, () => ({ always: always(situation), count: count(situation) }));
  let cache: MemoCache | undefined;
  let answers: Answers | undefined;
  return (situation) => {
    if (answers === undefined || cache !== situation.revisions.cache) {
      cache = situation.revisions.cache;
      answers = find(situation);
    }
    return answers;
  };
}

/** The result for the object used last. */
interface Last {
  readonly subject: unknown;
  readonly identity: object;
  readonly answer: unknown;
}

function memoLast<S extends Counted>(
  reads: Reads<S>,
  identityOf: (subject: unknown) => object,
  query: (situation: S, subject: unknown) => unknown,
): (situation: S, subject: unknown) => unknown {
  const memoised: Memoised<S> = {
    name: query.name,
    check(situation) {
      const { revisions, values, always } = answersIn(situation);
      const last = values[0] as Last | undefined;
      if (last === undefined || revisions[0] !== lastRevision(situation, always, NO_GROUPS, NOWHERE)) return [];
      return identityOf(last.subject) === last.identity ? [[last.answer, query(situation, last.subject)]] : [];
    },
  };
  const answersIn = answersOf(memoised, reads.always, () => 1);
  return (situation, subject) => {
    const { revisions, values, always } = answersIn(situation);
    const last = values[0] as Last | undefined;
    const [identity, revision] = [identityOf(subject), lastRevision(situation, always, NO_GROUPS, NOWHERE)];
    if (last?.identity === identity && revisions[0] === revision) return last.answer;
    const answer = query(situation, subject);
    revisions[0] = revision;
    values[0] = { subject, identity, answer };
    return answer;
  };
}

/**
 * Returns the function that caches the queries of a game. For example,
 * `memo({ of: 'province', on: [here('units'), 'course'] }, (situation, province) => …)` is a query about a province
 * that is recomputed after units there, or anything in the course of the game, have changed.
 */
export function memoFor<S extends Counted, Group extends string, Kind extends string, Side>(
  game: MemoSetting<S, Group, Kind, Side>,
): Memo<S, Group, Kind, Side>;
export function memoFor<S extends Counted>(game: MemoSetting<S, string, string, unknown>) {
  type Spec = {
    readonly of?: string | ((subject: unknown) => object);
    readonly forSide?: true;
    readonly on: readonly Dependency<string, S>[];
  };

  return ({ of, forSide, on }: Spec, query: (situation: S, ...subjects: unknown[]) => unknown) => {
    const reads = readsOf(game.groups, on);
    if (typeof of === 'function') return memoLast(reads, of, query);
    const kind = of === undefined ? undefined : game.kinds[of];
    const compute: (situation: S, subject: number, side: unknown) => unknown =
      kind === undefined && forSide === true ? (situation, _, side) => query(situation, side) : query;
    const seatsIn = (situation: S): number => (forSide === true ? game.sides(situation).length : 1);
    const subjectsIn = (situation: S): number => (kind === undefined ? 1 : kind.count(situation));
    const revisionFor = (situation: S, subject: number, always: readonly number[]): Revision =>
      lastRevision(situation, always, reads.here, kind?.part === undefined ? NOWHERE : kind.part(situation, subject));

    const memoised: Memoised<S> = {
      name: query.name,
      check(situation) {
        const { revisions, values, always } = answersIn(situation);
        return values.flatMap((remembered, slot) => {
          const [subject, seat] = [Math.floor(slot / seatsIn(situation)), slot % seatsIn(situation)];
          return revisions[slot] === revisionFor(situation, subject, always)
            ? [[remembered, compute(situation, subject, game.sides(situation)[seat])] as const]
            : [];
        });
      },
    };

    const answersIn = answersOf(memoised, reads.always, (situation: S) => subjectsIn(situation) * seatsIn(situation));

    function ask(situation: S, subject: number, side: unknown): unknown {
      const seat = forSide === true ? game.sides(situation).indexOf(side) : 0;
      if (seat < 0) return compute(situation, subject, side);
      const { revisions, values, always } = answersIn(situation);
      const slot = subject * seatsIn(situation) + seat;
      const revision = revisionFor(situation, subject, always);
      if (revisions[slot] === revision) return values[slot];
      const answer = compute(situation, subject, side);
      revisions[slot] = revision;
      values[slot] = answer;
      return answer;
    }

    if (kind !== undefined) return ask;
    return forSide === true
      ? (situation: S, side: unknown) => ask(situation, 0, side)
      : (situation: S) => ask(situation, 0, undefined);
  };
}
