/** R 16: who has won. */
import type { Situation } from '../table/situation.js';
import type { Ended } from '../state.js';
import type { Components } from '../data/shape.js';

/** R 16.3: how a total of Victory Points decides the game. */
export function decidedBy({ charts: { victory } }: Components, points: number): Ended {
  const row = victory.findLast(({ from }) => points >= from);
  if (row === undefined) throw new RangeError(`nothing is said of ${points} Victory Points`);
  const { winner, margin } = row;
  return { how: 'victoryPoints', winners: winner === null ? [] : [winner], margin, points };
}

/** R 15.1: how many objectives have been secured. */
export const objectivesSecured = ({ secured }: Situation): number => Object.keys(secured).length;
