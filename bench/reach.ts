/** What play has reached: how often, by kind and by name, compared with everything that can be reached. */
import type { Outcome, WholeGameTypes } from '../src/core/index.js';

/** The kinds of things that can be reached in every game. */
export const COMMON = ['actions', 'events', 'frames', 'refusals', 'endings'] as const;
type Common = (typeof COMMON)[number];

/** The result of one action. */
export interface Happened<G extends WholeGameTypes> {
  readonly action: G['action'];
  readonly events: readonly G['event'][];
}

/** Everything that can be reached in a game. */
export interface Reachable<G extends WholeGameTypes> {
  /** The names by kind, each list taken from the game itself. */
  readonly all: Readonly<Record<Common, readonly string[]>> & Readonly<Record<string, readonly string[]>>;
  /** Returns what only this game can say about a step: kinds and names. */
  of?(step: Happened<G>): readonly (readonly [kind: string, name: string])[];
}

/** How often each name of each kind was reached. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts that are updated. */
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

/**
 * Counts an action, its events, and the frames on the stack since then. A frame that comes and goes within the action
 * is not counted.
 */
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

/** Counts the frames that are new on the stack. */
export function countFrames(reached: Reached, before: Stack, after: Stack): void {
  after.forEach(({ kind }, index) => {
    if (before[index]?.kind !== kind) reached.count('frames', kind);
  });
}

export const countEnding = (reached: Reached, { how }: Pick<Outcome, 'how'>): void => reached.count('endings', how);

/** Returns the names of a kind that were never reached. */
export const unreached = (all: readonly string[], counts: Readonly<Record<string, number>> = {}): readonly string[] =>
  all.filter((name) => counts[name] === undefined);

/** Returns all names except those that a game does not have. */
export const but = <T extends string>(all: readonly T[], not: readonly T[]): readonly T[] =>
  all.filter((each) => !not.includes(each));
