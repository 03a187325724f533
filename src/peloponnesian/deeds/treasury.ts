/** Changes treasuries (R 5.1). */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

/** Adds talents to a treasury, or takes them. It is an error of the caller to take more than it holds. */
export function changeTreasury(run: GameRun, player: PlayerId, by: number, rule: RuleRef): void {
  if (by === 0) return;
  const now = (run.state.treasuries[player] ?? 0) + by;
  if (now < 0) throw new RangeError(`the treasury of ${player} would fall to ${now}`);
  run.state.set({ treasuries: { ...run.state.treasuries, [player]: now } });
  run.emit({ type: 'treasuryChanged', rule, player, by, now });
}
