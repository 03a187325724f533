/** Writes what a variant stores in addition to the base. */
import type { Memory } from '../state.js';
import type { GameRun } from '../types.js';

/** Stores entries by name, in place of earlier ones; a value of `undefined` removes an entry. */
export function remember(run: GameRun, what: Memory): void {
  const kept = Object.entries({ ...run.state.memory, ...what }).filter(([, value]) => value !== undefined);
  run.state.memory = Object.fromEntries(kept);
}
