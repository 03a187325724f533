/** R 3.4, 21: the game ends. */
import { endByConquest, ENDING_RULES } from '../query/victory.js';
import type { Ended } from '../state.js';
import type { GameRun } from '../types.js';

/** Ends the game, unless it has ended: the result is noted, and nothing is resolved any more. */
export function endGame(run: GameRun, ended: Ended): void {
  if (run.state.ended !== null) return;
  run.state.set({ ended });
  run.emit({ type: 'gameEnded', rule: ENDING_RULES[ended.how], ...ended });
}

/** Ends the game if a capital has fallen, a home region is the enemy's, or a player has conquered enough. */
export function endIfConquered(run: GameRun): void {
  const ended = endByConquest(run.state);
  if (ended !== undefined) endGame(run, ended);
}
