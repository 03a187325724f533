/** R 16: who has won. */
import type { Outcome, RuleRef } from '../../core/index.js';
import type { Situation } from '../table/situation.js';
import type { Ended } from '../state.js';
import type { Components } from '../data/shape.js';
import type { Ending, SideId } from '../vocabulary.js';

/** R 16.3: how a total of Victory Points decides the game. */
export function decidedBy({ charts: { victory } }: Components, points: number): Ended {
  const row = victory.findLast(({ from }) => points >= from);
  if (row === undefined) throw new RangeError(`nothing is said of ${points} Victory Points`);
  const { winner, margin } = row;
  return { how: 'victoryPoints', winners: winner === null ? [] : [winner], margin, points };
}

/** R 15.1: how many objectives have been secured. */
export const objectivesSecured = ({ secured }: Situation): number => Object.keys(secured).length;

/** The clause by which a game ends so. */
const ENDED_BY: Readonly<Record<Ending, RuleRef>> = {
  // R 16
  conquest: 'R 16.2',
  victoryPoints: 'R 16.3',
};

/** Who won, how and by which rule; `undefined` while the game goes on. */
export function outcomeOf({ ended }: { readonly ended: Ended | null }): Outcome<SideId, Ending> | undefined {
  return ended === null ? undefined : { winners: ended.winners, how: ended.how, rule: ENDED_BY[ended.how] };
}
