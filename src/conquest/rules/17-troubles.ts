/** R 17.3, 17.4: what optional rules add to the phase of random events. */
import type { GameRun } from '../types.js';
import { openKingsHealth } from './17-3-kings-health.js';
import { openMutiny } from './17-4-mutiny.js';

/** What is opened last is resolved first: whoever has died has no army that mutinies. */
export function openTroubles(run: GameRun): void {
  openMutiny(run);
  openKingsHealth(run);
}
