/** R 16: the game ends. */
import type { RuleRef } from '../../core/index.js';
import type { Ended } from '../state.js';
import type { GameRun } from '../types.js';

/** Ends the game at once. */
export function endGame(run: GameRun, ended: Ended, rule: RuleRef): void {
  run.state.ended = ended;
  run.emit({ type: 'gameEnded', rule, ...ended });
  run.end();
}
