/** What play has reached: how often, by kind and by name, beside all that there is. */
import type { Outcome, WholeGameTypes } from '../src/core/index.js';

/** What can be reached in every game. */
export const COMMON = ['actions', 'events', 'frames', 'refusals', 'endings'] as const;
type Common = (typeof COMMON)[number];

/** What came of one action. */
export interface Happened<G extends WholeGameTypes> {
  readonly action: G['action'];
  readonly events: readonly G['event'][];
}

/** All that there is to be reached in a game. */
export interface Reachable<G extends WholeGameTypes> {
  /** The names, kind by kind; each list derived from what the game itself goes by. */
  readonly all: Readonly<Record<Common, readonly string[]>> & Readonly<Record<string, readonly string[]>>;
  /** What only this game can tell of a step: of which kind, and which. */
  of?(step: Happened<G>): readonly (readonly [kind: string, name: string])[];
}

/** How often each name of each kind was reached. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts that go on. */
export class Reached {
  private readonly counted: Record<string, Record<string, number>> = {};

  count(kind: string, name: string, times = 1): void {
    const counts = (this.counted[kind] ??= {});
    counts[name] = (counts[name] ?? 0) + times;
  }

  add(counts: Counts): void {
    for (const [kind, names] of Object.entries(counts))
      for (const [name, times] of Object.entries(names)) this.count(kind, name, times);
  }

  counts(): Counts {
    return this.counted;
  }
}

/** The frames of a stack, the bottom first. */
type Stack = readonly { readonly kind: string }[];

/** Counts an action, what was said of it, and the frames that lie there since; one that comes and goes within it is not seen. */
export function countStep<G extends WholeGameTypes>(
  reached: Reached,
  { of }: Reachable<G>,
  step: Happened<G>,
  before: Stack,
  after: Stack,
): void {
  reached.count('actions', step.action.type);
  for (const { type, rule } of step.events) {
    reached.count('events', type);
    reached.count('clauses', `${type} (${rule})`);
  }
  countFrames(reached, before, after);
  for (const [kind, name] of of?.(step) ?? []) reached.count(kind, name);
}

/** Counts the frames that lie where others lay, or none. */
export function countFrames(reached: Reached, before: Stack, after: Stack): void {
  after.forEach(({ kind }, index) => {
    if (before[index]?.kind !== kind) reached.count('frames', kind);
  });
}

export const countEnding = (reached: Reached, { how }: Pick<Outcome, 'how'>): void => reached.count('endings', how);

/** The names of a kind that were never reached. */
export const unreached = (all: readonly string[], counts: Readonly<Record<string, number>> = {}): readonly string[] =>
  all.filter((name) => counts[name] === undefined);

/** All names but those that a game has not. */
export const but = <T extends string>(all: readonly T[], not: readonly T[]): readonly T[] =>
  all.filter((each) => !not.includes(each));
