/** R 16: how to win. */
import { endGame } from '../deeds/end.js';
import type { GameEvent } from '../event/index.js';
import { statusOf } from '../query/05-control.js';
import { conqueringSide, decidedBy, scoreOf } from '../query/16-victory.js';
import { leaderNamed } from '../table/by-id.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { isKilledOrCaptured } from './event-queries.js';

export const victoryLaw: Pick<Law<Situation>, 'conqueror' | 'points' | 'decision'> = {
  /** R 16.2: the side controls every province that counts, and none of them is contested. */
  conqueror(situation) {
    const side = conqueringSide(situation);
    const isWon = situation.ground.provinces.every(
      ({ code, fact: { dispensable } }) => dispensable === true || statusOf(situation, code) === side,
    );
    return isWon ? side : undefined;
  },
  /** Returns a point for each secured objective and each controlled province (R 16.3). */
  points(situation) {
    const { objectives, provinces } = scoreOf(situation);
    return objectives.length + provinces.length;
  },
  /** R 16.3: by the schedule of victory. */
  decision: (situation) => decidedBy(situation.components, situation.law.points(situation)),
};

/** Ends the game when the King was killed or captured (R 16.1). His enemies win. */
export function endWithKing(run: GameRun, events: readonly GameEvent[], from: number): void {
  const { state } = run;
  if (state.ended !== null) return;
  for (const event of events.slice(from)) {
    if (!isKilledOrCaptured(event)) continue;
    const { code, fact } = leaderNamed(state, event.leader);
    if (fact.king !== 'ofGame') continue;
    const side = state.sideOfLeader(code);
    const winners = state.components.sides.map(({ id }) => id).filter((id) => state.law.hostile(state, id, side));
    return endGame(run, { how: 'kingLost', winners, margin: 'decisive', points: null }, 'R 16.1');
  }
}

/** Ends the game at the beginning of a turn if a side has conquered everything (R 16.2). Returns whether it is over. */
export function decideByConquest(run: GameRun): boolean {
  const winner = run.state.law.conqueror(run.state);
  if (winner === undefined) return false;
  endGame(run, { how: 'conquest', winners: [winner], margin: 'decisive', points: null }, 'R 16.2');
  return true;
}

/** Decides the game by points after the last turn, or when the King has died a natural death (R 16.3, R 17.3). */
export function decideByPoints(run: GameRun, rule: 'R 16.3' | 'R 17.3' = 'R 16.3'): void {
  const { state } = run;
  endGame(run, state.law.decision(state), rule);
}
