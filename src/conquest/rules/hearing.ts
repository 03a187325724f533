/** What follows from whatever changed: who listens, and to what. */
import type { Run } from '../../core/index.js';
import type { FamilyTypes } from '../types.js';

/** Something that follows from what was said; those of the base are heard in a variant too. */
export interface Consequence<G extends FamilyTypes> {
  /** It follows from these alone; `null`: it looks at the game whatever was said. */
  readonly after: readonly G['event']['type'][] | null;
  /** It follows from optional rules: nobody hears it in a game without any. */
  readonly isOptional?: true;
  /** Looks at what has changed, and at what was said from `from` on, and says what follows. */
  hear(run: Run<G>, said: readonly G['event'][], from: number): void;
}

/** Bits of a number, one for each who listens. */
const MOST = 31;
const EVERYBODY = -1;

/** The number of the lowest bit that is set. */
const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** One listener after another, after every step in which anything was said; of what one of them says the next hear at once. */
export function hearing<G extends FamilyTypes>(consequences: readonly Consequence<G>[]): Consequence<G>['hear'] {
  if (consequences.length > MOST) throw new RangeError(`more than ${MOST} consequences`);
  const marks = new Map<G['event']['type'], number>();
  let [always, optional] = [0, 0];
  for (const [index, { after, isOptional }] of consequences.entries()) {
    if (isOptional === true) optional |= 1 << index;
    if (after === null) always |= 1 << index;
    for (const type of after ?? []) marks.set(type, (marks.get(type) ?? 0) | (1 << index));
  }
  return (run, said, from) => {
    const listening = run.state.options.optionalRules === undefined ? ~optional : EVERYBODY;
    let due = always;
    let heard = from;
    let waiting = listening;
    for (;;) {
      for (; heard < said.length; heard++) due |= marks.get((said[heard] as G['event']).type) ?? 0;
      due &= waiting;
      if (due === 0) return;
      const next = lowestOf(due);
      consequences[next]?.hear(run, said, from);
      waiting = listening & (EVERYBODY << (next + 1));
    }
  };
}
