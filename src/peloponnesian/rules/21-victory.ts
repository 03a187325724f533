/** R 3.4, 21.1: the game ends at once. */
import { endIfConquered } from '../deeds/end.js';
import type { GameRun } from '../types.js';

/** Ends the game in the middle of whatever is being resolved; but regions that are lost at one control check are all gained before (rulings Q8, Q203). */
export function endAtOnce(run: GameRun): void {
  if (run.frame('claims') !== undefined) return;
  endIfConquered(run);
  if (run.state.ended !== null) run.end();
}
