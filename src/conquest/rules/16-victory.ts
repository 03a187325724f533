/** R 16: how to win. */
import { endGame } from '../deeds/end.js';
import { statusOf } from '../query/control.js';
import { decidedBy, objectivesSecured } from '../query/victory.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';

/** The side whose victory is counted: it alone conquers (R 16.2, 16.3). */
const conquering = ({ components: { sides } }: Situation) => sides.find(({ conquers }) => conquers)?.id;

export const victoryLaw: Pick<Law<Situation>, 'conqueror' | 'points'> = {
  /** R 16.2: every province but those that are not needed is under control, and none of them contested. */
  conqueror(situation) {
    const side = conquering(situation);
    const isWon = situation.ground.provinces.every(
      ({ code, fact: { dispensable } }) => dispensable === true || statusOf(situation, code) === side,
    );
    return isWon ? side : undefined;
  },
  /** R 16.3: a point for each objective secured, and for each province controlled. */
  points(situation) {
    const side = conquering(situation);
    const held = situation.ground.provinces.filter(({ code }) => statusOf(situation, code) === side);
    return objectivesSecured(situation) + held.length;
  },
};

/** R 16.2: looks at the beginning of a turn; answers whether the game is over. */
export function decideByConquest(run: GameRun): boolean {
  const winner = run.state.law.conqueror(run.state);
  if (winner === undefined) return false;
  endGame(run, { how: 'conquest', winners: [winner], margin: 'decisive', points: null }, 'R 16.2');
  return true;
}

/** R 16.3: the last turn has ended, and points decide. */
export function decideByPoints(run: GameRun): void {
  const { state } = run;
  endGame(run, decidedBy(state.components, state.law.points(state)), 'R 16.3');
}
