/** R 10.16: leaders are about to be rolled for. */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { CasualtyColumn, LeaderId } from '../vocabulary.js';

/** A die falls for a leader, and does to him what it says; whoever pushed this reads the `result` of the `casualty` frame. */
export function pushCasualty(run: GameRun, leader: LeaderId, column: CasualtyColumn, rule: RuleRef): void {
  run.push({ kind: 'casualty', leader, column, again: false, result: null, rule });
}
