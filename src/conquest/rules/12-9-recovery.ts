/** R 12.9: wounded leaders recover by the die, each turn in their side's part of it (R 4.2). */
import { rollDice } from '../deeds/dice.js';
import { healLeader } from '../deeds/leaders.js';
import { isOnMap } from '../query/presence.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SideId } from '../vocabulary.js';

export function openRecovery(run: GameRun, side: SideId | null): void {
  const { state } = run;
  const wounded = state.roster.leaders.filter(
    ({ code }) =>
      state.isWounded(code) && state.sideOfLeader(code) === side && isOnMap(state, state.placeOfLeader(code)),
  );
  if (side !== null && wounded.length > 0) run.push({ kind: 'recovery', side, left: wounded.map(({ id }) => id) });
}

export const recovery: RulesOf<'recovery'> = {
  rule: 'R 12.9',
  advance(run, { side, left }) {
    if (left.length === 0) run.finish();
    else rollDice(run, 'recovery', 1, side);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const { leaders, leaderCodes } = run.state.roster;
    const leader = leaders[leaderCodes.get(frame.left.shift() ?? '') ?? -1];
    const die = child.values[0] ?? Infinity;
    if (leader !== undefined && die <= leader.fact.recoversOn) healLeader(run, leader.code, 'R 12.9');
  },
};
