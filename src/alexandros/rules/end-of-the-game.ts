/**
 * R End of the Game: the player with the most points wins; players with equal points share the victory (ruling A15).
 */
import { ENDING_RULES, leaders } from '../query/scores.js';
import type { GameRun } from '../types.js';
import type { Ending } from '../vocabulary.js';

/** Ends the game at once. */
export function endGame(run: GameRun, how: Ending): void {
  const winners = leaders(run.state);
  run.state.ended = { how, winners };
  run.emit({ type: 'gameEnded', rule: ENDING_RULES[how], how, winners });
  run.end();
}
