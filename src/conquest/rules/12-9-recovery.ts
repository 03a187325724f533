/** R 12.9: a die is rolled for each wounded leader, in its side's part of each turn (R 4.2). */
import { rollDice } from '../deeds/dice.js';
import { healLeader } from '../deeds/leaders.js';
import { isOnMap } from '../query/06-1-presence.js';
import { leaderNamed } from '../table/by-id.js';
import type { GameRun, RulesOf } from '../types.js';
import type { LeaderId, SideId } from '../vocabulary.js';

export function openRecovery(run: GameRun, side: SideId | null): void {
  if (side === null) return;
  const { state } = run;
  const left: LeaderId[] = [];
  for (const { code, id } of state.roster.leaders)
    if (state.isWounded(code) && state.sideOfLeader(code) === side && isOnMap(state, state.placeOfLeader(code)))
      left.push(id);
  if (left.length > 0) run.push({ kind: 'recovery', side, left });
}

export const recovery: RulesOf<'recovery'> = {
  rule: 'R 12.9',
  advance(run, { side, left }) {
    if (left.length === 0) run.finish();
    else rollDice(run, 'recovery', 1, side);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const next = frame.left.shift();
    if (next === undefined) return;
    const { code, fact } = leaderNamed(run.state, next);
    const die = child.values[0] ?? Infinity;
    if (die <= fact.recoversOn) healLeader(run, code, 'R 12.9');
  },
};
