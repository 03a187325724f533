/** R 14.1, 17.3, 17.4: the phase of random events: one after another, those that are due. */
import { openRevolt } from './14-2-revolt.js';
import { openRaid } from './14-3-raids.js';
import { openKingsHealth } from './17-3-kings-health.js';
import { openMutiny } from './17-4-mutiny.js';
import type { GameRun, RulesOf } from '../types.js';

/** Sees whether an event is due in this turn; what it pushes is resolved before the next is looked at. */
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
  advance(run, frame) {
    const event = events[frame.step];
    frame.step++;
    if (event === undefined) run.finish();
    else event(run);
  },
});

export const randomEvents = randomEventsWith(EVENTS);
