/** What a variant remembers beside the base. */
import type { Memory } from '../state.js';
import type { GameRun } from '../types.js';

/** Something is remembered from now on, in the place of what was under its name; `undefined` is forgotten. */
export function remember(run: GameRun, what: Memory): void {
  const kept = Object.entries({ ...run.state.memory, ...what }).filter(([, value]) => value !== undefined);
  run.state.memory = Object.fromEntries(kept);
}
