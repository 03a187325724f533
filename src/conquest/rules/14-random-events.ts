/** R 14.1, 17.3, 17.4: the phase of random events, which resolves those that are due. */
import { openRevolt } from './14-2-revolt.js';
import { openRaid } from './14-3-raids.js';
import { openKingsHealth } from './17-3-kings-health.js';
import { openMutiny } from './17-4-mutiny.js';
import type { GameRun, RulesOf } from '../types.js';

/**
 * Pushes the frame of a random event if that is due in this turn. It emits nothing itself. The frame is resolved before
 * the next event is checked.
 */
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
  /** Goes on to the next event that pushes a frame. */
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
