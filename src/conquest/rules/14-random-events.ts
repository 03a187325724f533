/** R 14.1, 17.3, 17.4: the phase of random events: one after another, those that are due. */
import { openRevolt } from './14-2-revolt.js';
import { openRaid } from './14-3-raids.js';
import { openKingsHealth } from './17-3-kings-health.js';
import { openMutiny } from './17-4-mutiny.js';
import type { GameRun, RulesOf } from '../types.js';

/** Sees whether an event is due in this turn, and pushes it, which is resolved before the next is looked at; it says nothing of itself. */
export type RandomEvent = (run: GameRun) => void;

/** The random events, in the order of their clauses. */
export const EVENTS: readonly RandomEvent[] = [
  // R 14.2
  openRevolt,
  // R 14.3
  openRaid,
  // R 17.3
  openKingsHealth,
  // R 17.4
  openMutiny,
];

export function openRandomEvents(run: GameRun): void {
  run.push({ kind: 'randomEvents', step: 0 });
}

export const randomEventsWith = (events: readonly RandomEvent[]): RulesOf<'randomEvents'> => ({
  rule: 'R 14.1',
  /** Those that are not due say nothing and push nothing. */
  advance(run, frame) {
    const { stack } = run.state;
    const { length } = stack;
    while (stack.length === length) {
      const event = events[frame.step];
      frame.step++;
      if (event === undefined) return run.finish();
      event(run);
    }
  },
});

export const randomEvents = randomEventsWith(EVENTS);
