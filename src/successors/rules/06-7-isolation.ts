/** R 6.7: the Isolation Phase. */
import { removeIsolated } from '../deeds/markers.js';
import type { GameRun } from '../types.js';

/**
 * Removes Isolated markers, player by player in Turn Order. Markers that one player has removed no longer count for the
 * next (R 6.7).
 */
export function isolationPhase(run: GameRun): void {
  for (const player of run.state.turnOrder) removeIsolated(run, player);
}
