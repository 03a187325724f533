/** Ends the game (R 3.4, 21). */
import { endByConquest, ENDING_RULES } from '../query/victory.js';
import type { Ended } from '../state.js';
import type { GameRun } from '../types.js';
import { settleCard } from './cards.js';

/**
 * Ends the game, unless it has ended: notes the result and removes all frames. A card that is taking effect is put away
 * (R 12.4).
 */
export function endGame(run: GameRun, ended: Ended): void {
  if (run.state.ended !== null) return;
  for (const frame of run.state.stack) if (frame.kind === 'effect') settleCard(run, frame);
  run.state.set({ ended });
  run.emit({ type: 'gameEnded', rule: ENDING_RULES[ended.how], ...ended });
}

/** Ends the game if a capital or a home region is lost, or a player has conquered enough. */
export function endIfConquered(run: GameRun): void {
  const ended = endByConquest(run.state);
  if (ended !== undefined) endGame(run, ended);
}
