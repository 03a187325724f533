/** R S13: who has won when the track ends. */
import { orderOfPlay } from '../../conquest/query/turn.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { pointsFor } from '../query/victory.js';

/** The greatest total of a player. */
const most = (situation: Situation): number =>
  Math.max(...orderOfPlay(situation).map((side) => pointsFor(situation, side)));

export const victoryLaw: Pick<Law<Situation>, 'conqueror' | 'points' | 'decision'> = {
  /** R S13: nobody wins by conquest alone. */
  conqueror: () => undefined,
  points: most,
  /** R S13: the greatest total wins; if several have it, nobody does (ruling S13.1). */
  decision(situation) {
    const points = most(situation);
    const [winner, another] = orderOfPlay(situation).filter((side) => pointsFor(situation, side) === points);
    return winner !== undefined && another === undefined
      ? { how: 'victoryPoints', winners: [winner], margin: 'marginal', points }
      : { how: 'victoryPoints', winners: [], margin: 'draw', points };
  },
};
