/** R 6.7: the Isolation Phase. */
import { removeIsolated } from '../deeds/markers.js';
import type { GameRun } from '../types.js';

/** Players take their Isolated markers away in Turn Order; what one has removed is gone when the next one looks (R 6.7). */
export function isolationPhase(run: GameRun): void {
  for (const player of run.state.turnOrder) removeIsolated(run, player);
}
