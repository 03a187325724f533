/** Gives leaders to another side (R X1.3, X9.2). */
import type { RuleRef } from '../core/index.js';
import type { LeaderCode } from '../conquest/table/roster.js';
import type { LeaderId, SideId } from '../conquest/vocabulary.js';
import type { GameRun } from './types.js';

/** Gives a leader to another side, wherever the leader is. */
export function turnLeader(run: GameRun, leader: LeaderCode, to: SideId, rule: RuleRef): void {
  const { state } = run;
  const from = state.sideOfLeader(leader);
  state.setLeaderSide(leader, to);
  run.emit({ type: 'leaderChangedSides', rule, leader: state.roster.leaders[leader]?.id as LeaderId, from, to });
}
