/** R 3.4, 21.1: the game ends at once. */
import { endIfConquered } from '../deeds/end.js';
import type { GameRun } from '../types.js';

/** Ends the game in the middle of whatever is being resolved. */
export function endAtOnce(run: GameRun): void {
  endIfConquered(run);
  if (run.state.ended !== null) run.end();
}
