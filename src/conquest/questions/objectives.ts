/** R 15: Alexander's objectives. */
import * as turns from '../query/04-1-turn.js';
import * as victory from '../query/16-victory.js';
import type { Situation } from '../table/situation.js';
import type { ObjectiveId } from '../vocabulary.js';

/** Returns the number of treasuries that a side has lost, and whether it has lost all (R 15.8). */
export const treasuriesTaken = (situation: Situation): { readonly count: number; readonly all: boolean } =>
  turns.treasuriesTaken(situation);

/** Returns the objectives that have been secured, in the order of the components (R 15.1). */
export const objectivesSecured = (situation: Situation): readonly ObjectiveId[] => victory.securedObjectives(situation);
