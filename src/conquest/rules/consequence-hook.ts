/** Consequences: what follows from events and from ends of frames, and the hook of the machine that draws them. */
import type { LiveRules, Run } from '../../core/index.js';
import type { FamilyTypes } from '../types.js';

type EventType<G extends FamilyTypes> = G['event']['type'];
type FrameKind<G extends FamilyTypes> = G['frame']['kind'];

/** One row of a game's table of consequences. The rows of the base serve its variants too. */
export interface Consequence<G extends FamilyTypes> {
  /** The events from which it can follow; `'anything'`: it depends on so much that it looks again after every event. */
  readonly after: readonly EventType<G>[] | 'anything';
  /** The kinds of frames that it waits for: it looks again when one of them has ended, even if nothing is said. */
  readonly ends?: readonly FrameKind<G>[];
  /** It belongs to optional rules: games without any skip it. */
  readonly isOptional?: true;
  /** Draws the consequence. The new events of `said` begin at `from`; there may be none when a frame has ended. */
  apply(run: Run<G>, events: readonly G['event'][], from: number): void;
}

/** The kinds of frames whose ends some of these consequences wait for. */
export const awaitedEnds = <G extends FamilyTypes>(
  consequences: readonly Consequence<G>[],
): ReadonlySet<FrameKind<G>> => new Set(consequences.flatMap(({ ends = [] }) => ends));

/** Places in the table of consequences, in ascending order. */
type Rows = readonly number[];

/** The first of some rows after a given one; `Infinity`: there is none. */
function firstBeyond(rows: Rows, row: number): number {
  for (const other of rows) if (other > row) return other;
  return Infinity;
}

const NOBODY: Rows = [];

/** Which rows depend on what. */
class Dependents {
  readonly #rows = new Map<string, number[]>();

  /** A row depends on each of these. */
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

/** The hook of the machine: draws one consequence after another, in the order of the table. Each hears what an earlier one has said. */
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

  /** The next row after a given one that any of this concerns; `Infinity`: there is none. */
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
