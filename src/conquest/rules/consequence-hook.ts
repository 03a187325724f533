/** Consequences of events and of ended frames, and the hook of the machine that applies them. */
import type { LiveRules, Run } from '../../core/index.js';
import type { FamilyTypes } from '../types.js';

type EventType<G extends FamilyTypes> = G['event']['type'];
type FrameKind<G extends FamilyTypes> = G['frame']['kind'];

/** A row of a game's table of consequences. Variants use rows of the base too. */
export interface Consequence<G extends FamilyTypes> {
  /** The events that it can follow; `'anything'`: it is checked after every event. */
  readonly after: readonly EventType<G>[] | 'anything';
  /** The kinds of frames that it waits for: it is also checked when one of them has ended, even without an event. */
  readonly ends?: readonly FrameKind<G>[];
  /** Whether the row belongs to an optional rule; games without optional rules skip it. */
  readonly isOptional?: true;
  /**
   * Applies the consequence. `events` are all events of the current action; the new ones begin at `from`. There may be
   * none when a frame has ended.
   */
  apply(run: Run<G>, events: readonly G['event'][], from: number): void;
}

/** Returns the kinds of frames whose end any of these consequences waits for. */
export const awaitedEnds = <G extends FamilyTypes>(
  consequences: readonly Consequence<G>[],
): ReadonlySet<FrameKind<G>> => new Set(consequences.flatMap(({ ends = [] }) => ends));

/** Row numbers of the table of consequences, in ascending order. */
type Rows = readonly number[];

/** Returns the first of these rows after a given one; `Infinity`: there is none. */
function firstBeyond(rows: Rows, row: number): number {
  for (const other of rows) if (other > row) return other;
  return Infinity;
}

const NOBODY: Rows = [];

/** The rows that depend on each type of event, or on each kind of frame. */
class Dependents {
  readonly #rows = new Map<string, number[]>();

  /** Makes a row depend on each of these names. */
  add(row: number, names: readonly string[]): void {
    for (const name of names) {
      const rows = this.#rows.get(name);
      if (rows === undefined) this.#rows.set(name, [row]);
      else rows.push(row);
    }
  }

  of(name: string): Rows {
    return this.#rows.get(name) ?? NOBODY;
  }
}

/**
 * Returns the hook of the machine, which applies consequences in the order of the table. A consequence also gets the
 * events of earlier ones.
 */
export function consequenceHook<G extends FamilyTypes>(
  consequences: readonly Consequence<G>[],
): NonNullable<LiveRules<G>['settled']> {
  const [byEvent, byEnd] = [new Dependents(), new Dependents()];
  const always: number[] = [];
  for (const [row, { after, ends = [] }] of consequences.entries()) {
    if (after === 'anything') always.push(row);
    else byEvent.add(row, after);
    byEnd.add(row, ends);
  }

  /** Returns the next row after a given one that depends on these events or ended frames; `Infinity`: there is none. */
  function nextDue(events: readonly G['event'][], from: number, ended: readonly FrameKind<G>[], row: number): number {
    let next = events.length > from ? firstBeyond(always, row) : Infinity;
    for (let index = from; index < events.length; index++)
      next = Math.min(next, firstBeyond(byEvent.of((events[index] as G['event']).type), row));
    for (const kind of ended) next = Math.min(next, firstBeyond(byEnd.of(kind), row));
    return next;
  }

  return (run, events, from, ended) => {
    const isPlain = run.state.options.optionalRules === undefined;
    for (let row = nextDue(events, from, ended, -1); row !== Infinity; row = nextDue(events, from, ended, row)) {
      const consequence = consequences[row] as Consequence<G>;
      if (!isPlain || consequence.isOptional !== true) consequence.apply(run, events, from);
    }
  };
}
