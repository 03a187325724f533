/** R 10.16, 10.17: the Leader Casualty Table, wherever it is rolled on. */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import { removeAbsent } from '../deeds/display.js';
import { removeLeader, woundLeader } from '../deeds/leaders.js';
import type { CasualtyFrame } from '../frame/index.js';
import { leaderCode, leaderNamed } from '../table/by-id.js';
import type { LeaderInfo } from '../table/roster.js';
import type { GameRun, RulesOf } from '../types.js';
import type { Casualty } from '../vocabulary.js';

/** The result of the second die with which a fearless leader is killed (R 10.17). */
const FATAL = 1;

export const casualty: RulesOf<'casualty'> = {
  rule: 'R 10.16',
  advance(run, { leader, again, result }) {
    if (result !== null) return run.finish();
    rollDice(run, again ? 'casualtyAgain' : 'casualty', 1, run.state.sideOfLeader(leaderCode(run.state, leader)));
  },
  resume(run, frame, child) {
    // Two leaders were in danger at once; a lost one leaves the display.
    if (child.kind === 'casualty') return removeAbsent(run);
    if (child.kind !== 'roll') return;
    const info = leaderNamed(run.state, frame.leader);
    const die = child.values[0] ?? FATAL;
    if (frame.again) return applyCasualty(run, frame, info, die === FATAL ? 'killed' : 'wounded');
    const read = run.state.components.charts.leaderCasualty[frame.column][die - 1] ?? 'none';
    if (read === 'killed' && info.fact.fearless === true) frame.again = true;
    else applyCasualty(run, frame, info, read);
  },
};

/** Applies a result. A wound kills a leader without a wounded side; a second wound does nothing (R 10.16). */
function applyCasualty(
  run: GameRun,
  frame: Draft<CasualtyFrame>,
  { code, id, fact }: LeaderInfo,
  read: Casualty,
): void {
  const rule = frame.again ? 'R 10.17' : 'R 10.16';
  const result = read === 'wounded' && fact.wounded === null ? 'killed' : read;
  frame.result = result;
  run.emit({ type: 'leaderEndangered', rule, leader: id, column: frame.column, result });
  if (result === 'killed') removeLeader(run, code, 'killed', rule);
  else if (result === 'wounded' && !run.state.isWounded(code)) woundLeader(run, code, rule);
}
