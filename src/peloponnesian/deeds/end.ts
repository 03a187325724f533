/** R 3.4, 21: the game ends. */
import { endByConquest, ENDING_RULES } from '../query/victory.js';
import type { Ended } from '../state.js';
import type { GameRun } from '../types.js';
import { settleCard } from './cards.js';

/** Ends the game, unless it has ended: the result is noted, and nothing is resolved any more. A card that is taking effect goes where its kind says (R 12.4). */
export function endGame(run: GameRun, ended: Ended): void {
  if (run.state.ended !== null) return;
  for (const frame of run.state.stack) if (frame.kind === 'effect') settleCard(run, frame);
  run.state.set({ ended });
  run.emit({ type: 'gameEnded', rule: ENDING_RULES[ended.how], ...ended });
}

/** Ends the game if a capital has fallen, a home region is the enemy's, or a player has conquered enough. */
export function endIfConquered(run: GameRun): void {
  const ended = endByConquest(run.state);
  if (ended !== undefined) endGame(run, ended);
}
