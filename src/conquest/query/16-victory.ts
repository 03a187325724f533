/** R 16: which side has won, and which would win now. */
import { ownJson, type Outcome, type RuleRef } from '../../core/index.js';
import type { Situation } from '../table/situation.js';
import type { Ended } from '../state.js';
import type { Components } from '../data/shape.js';
import type { PlaceCode } from '../table/ground.js';
import type { Ending, ObjectiveId, SideId } from '../vocabulary.js';
import { provincesOf } from './05-control.js';

/** Returns the side that conquers, for which Victory Points are counted (R 16.2, 16.3). */
export const conqueringSide = ({ roster }: Situation): SideId | undefined => roster.conqueror;

/** Returns how a total of Victory Points decides the game (R 16.3). */
export function decidedBy({ charts: { victory } }: Components, points: number): Ended {
  const row = victory.findLast(({ from }) => points >= from);
  if (row === undefined) throw new RangeError(`nothing is said of ${points} Victory Points`);
  const { winner, margin } = row;
  return { how: 'victoryPoints', winners: winner === null ? [] : [winner], margin, points };
}

/** R 16.3: what Victory Points are counted for, one point each. */
export interface Score {
  readonly objectives: readonly ObjectiveId[];
  /** Without contested provinces. */
  readonly provinces: readonly PlaceCode[];
}

/** Returns the secured objectives in the order of the components (R 15.1). */
export const securedObjectives = (situation: Situation): readonly ObjectiveId[] =>
  situation.components.objectives.map(({ id }) => id).filter((id) => situation.secured[id] !== undefined);

/** Returns the score of the side that conquers (R 16.3). */
export function scoreOf(situation: Situation): Score {
  const side = conqueringSide(situation);
  return {
    objectives: securedObjectives(situation),
    provinces: side === undefined ? [] : provincesOf(situation, side),
  };
}

/**
 * Returns a function that reads the outcome of a game; `undefined` while it goes on. `clauses` names the clause of each
 * ending.
 */
export const outcomeBy =
  <How extends Ending>(clauses: Readonly<Record<How, RuleRef>>) =>
  ({ ended }: { readonly ended: Ended | null }): Outcome<SideId, How> | undefined => {
    if (ended === null) return undefined;
    const how = ended.how as How;
    return { winners: ownJson(ended.winners), how, rule: clauses[how] };
  };

/** Returns the outcome of a game of the base; `undefined` while it goes on. */
export const outcomeOf = /* @__PURE__ */ outcomeBy({
  kingLost: 'R 16.1',
  conquest: 'R 16.2',
  victoryPoints: 'R 16.3',
});
