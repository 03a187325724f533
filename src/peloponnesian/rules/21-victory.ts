/** R 3.4, 21.1: immediate ends of the game. */
import { endIfConquered } from '../deeds/end.js';
import type { GameRun } from '../types.js';

/**
 * Ends the game at once, whatever is being resolved. Regions lost at one control check are all gained first
 * (rulings Q8, Q203).
 */
export function endAtOnce(run: GameRun): void {
  if (run.frame('claims') !== undefined) return;
  endIfConquered(run);
  if (run.state.ended !== null) run.end();
}
