/** Starts the roll for a leader in danger (R 10.16). */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { CasualtyColumn, LeaderId } from '../vocabulary.js';

/**
 * Pushes the roll for a leader, which applies its result. The frame that calls this reads the `result` of the
 * `casualty` frame.
 */
export function pushCasualty(run: GameRun, leader: LeaderId, column: CasualtyColumn, rule: RuleRef): void {
  run.push({ kind: 'casualty', leader, column, again: false, result: null, rule });
}
