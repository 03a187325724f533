/** R 3.4, 21: the game ends. */
import type { RuleRef } from '../../core/index.js';
import { endByConquest } from '../query/victory.js';
import type { Ended } from '../state.js';
import type { GameRun } from '../types.js';

/** Ends the game, unless it has ended: the result is noted, and nothing is resolved any more. */
export function endGame(run: GameRun, ended: Ended, rule: RuleRef): void {
  if (run.state.ended !== null) return;
  run.state.set({ ended });
  run.emit({ type: 'gameEnded', rule, ...ended });
}

const CLAUSES: Readonly<Record<Ended['how'], RuleRef>> = { capital: 'R 21.1', home: 'R 21.1', count: 'R 29.3' };

/** Ends the game if a capital has fallen, a home region is the enemy's, or a player has conquered enough. */
export function endIfConquered(run: GameRun): void {
  const ended = endByConquest(run.state);
  if (ended !== undefined) endGame(run, ended, CLAUSES[ended.how]);
}
