/** What follows from a change on the board, whatever caused it. */
import type { GameEvent } from '../event/index.js';
import type { Turn } from '../pieces.js';

/** Called by the machine after each step with what that step said. */
export function consequences(run: Turn, said: readonly GameEvent[]): void {
  void run;
  void said;
}
