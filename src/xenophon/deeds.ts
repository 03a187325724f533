/** R X1.3, X9.2: leaders follow another side. */
import type { RuleRef } from '../core/index.js';
import type { LeaderCode } from '../conquest/table/roster.js';
import type { LeaderId, SideId } from '../conquest/vocabulary.js';
import type { GameRun } from './types.js';

/** A leader follows another side, wherever he is. */
export function turnLeader(run: GameRun, leader: LeaderCode, to: SideId, rule: RuleRef): void {
  const { state } = run;
  const from = state.sideOfLeader(leader);
  state.setLeaderSide(leader, to);
  run.emit({ type: 'leaderChangedSides', rule, leader: state.roster.leaders[leader]?.id as LeaderId, from, to });
}
