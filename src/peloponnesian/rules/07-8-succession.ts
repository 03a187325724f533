/** R 7.8.4, 22.4.3: lost leaders are replaced. */
import { CHANCE } from '../../core/index.js';
import { succeedLeader } from '../deeds/leaders.js';
import type { SuccessionFrame } from '../frame/forces.js';
import { successorsFor } from '../query/leaders.js';
import type { LeaderCode, LeaderInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';

/** Returns the leaders among whom the next successor is drawn. */
const candidates = (situation: Situation, { player, left }: SuccessionFrame): readonly LeaderInfo[] =>
  left.length === 0 ? [] : successorsFor(situation, player);

/** Puts a leader into the next vacancy. */
function fill(run: GameRun, { player, left: [vacancy] }: SuccessionFrame, leader: LeaderCode): void {
  if (vacancy !== undefined) succeedLeader(run, leader, player, vacancy);
}

export const succession: RulesOf<'succession'> = {
  rule: 'R 7.8.4',
  actor: (situation, frame) => (candidates(situation, frame).length > 1 ? CHANCE : undefined),
  chance: (situation, frame) =>
    candidates(situation, frame).map(({ id }) => ({
      action: { type: 'drawLeader', player: CHANCE, leader: id },
      weight: 1,
    })),
  apply(run, frame, action) {
    if (action.type !== 'drawLeader') return;
    const leader = run.state.roster.leaderCodes.get(action.leader);
    if (leader !== undefined) fill(run, frame, leader);
    frame.left.shift();
  },
  /** Fills vacancies while there is only one possible successor, or none. */
  advance(run, frame) {
    const [only] = candidates(run.state, frame);
    if (only === undefined) return run.finish();
    fill(run, frame, only.code);
    frame.left.shift();
  },
};
