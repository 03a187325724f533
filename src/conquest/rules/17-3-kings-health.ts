/** R 17.3: the King may die a natural death, an optional rule. */
import { rollDice } from '../deeds/dice.js';
import { removeLeader } from '../deeds/leaders.js';
import { plays } from '../options.js';
import { kingOf } from '../query/15-objectives.js';
import { leaderNamed } from '../table/by-id.js';
import type { GameRun, RulesOf } from '../types.js';
import { decideByPoints } from './16-victory.js';

/** The highest die with which the King dies, unwounded or wounded. */
const FATAL = 1;
const FATAL_TO_THE_WOUNDED = 2;

/** Begins the roll in the phase of random events, from the last turn of the track on. */
export function openKingsHealth(run: GameRun): void {
  const { state } = run;
  if (!plays(state, 'kingMayDie') || state.turn < state.components.track.length) return;
  const king = kingOf(state);
  if (king !== undefined) run.push({ kind: 'kingsHealth', leader: king.id });
}

export const kingsHealth: RulesOf<'kingsHealth'> = {
  rule: 'R 17.3',
  advance: (run, { leader }) =>
    rollDice(run, 'kingsHealth', 1, run.state.sideOfLeader(leaderNamed(run.state, leader).code)),
  /** A natural death is no victory of the King's enemies (R 16.1): points decide (ruling C17.5). */
  resume(run, { leader }, child) {
    if (child.kind !== 'roll') return;
    const { state } = run;
    const { code } = leaderNamed(state, leader);
    const die = child.values[0] ?? FATAL;
    const dies = die <= (state.isWounded(code) ? FATAL_TO_THE_WOUNDED : FATAL);
    run.emit({ type: 'kingsHealthTried', rule: 'R 17.3', leader, die, dies });
    run.finish();
    if (!dies) return;
    removeLeader(run, code, 'died', 'R 17.3');
    decideByPoints(run, 'R 17.3');
  },
};
