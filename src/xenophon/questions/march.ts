/** R X2, X7.3, X9: the pretender, the Greeks, the battlefield, and points. */
import { sideIn } from '../../conquest/questions/names.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId, UnitId } from '../../conquest/vocabulary.js';
import type { BattlefieldFrame } from '../frame/index.js';
import { frameIn } from '../query/frames.js';
import * as remnant from '../query/09-2-remnant.js';
import type { Homecoming } from '../query/09-2-remnant.js';
import * as victory from '../query/09-victory.js';
import type { Score } from '../query/09-victory.js';

/** Returns whether the pretender has been killed (R X9.2). */
export const hasFallen = (situation: Situation): boolean => remnant.hasFallen(situation);

/** Returns the Greeks of the rebels who are on the map (R X1.3, X9.2). */
export const greeksLeft = (situation: Situation): readonly UnitId[] =>
  remnant.greeksLeft(situation).map(({ id }) => id);

/**
 * Returns the Greeks that were left when the pretender fell: how many were counted, which are home, and which are still
 * on the way (R X9.2).
 */
export const homecomingOf = (situation: Situation): Homecoming => remnant.homecomingOf(situation);

/** Returns the field on which a battle is fought, or is about to be; `undefined`: none is (R X7.3). */
export const battlefieldOf = (situation: Situation): BattlefieldFrame | undefined => frameIn(situation, 'battlefield');

/** Returns the sources of a side's Victory Points if the game ended now (R X9.3). */
export const scoreOf = (situation: Situation, side: SideId): Score =>
  victory.scoreOf(situation, sideIn(situation, side));

/** Returns a side's Victory Points, if the game ended now (R X9.3). */
export const pointsOf = (situation: Situation, side: SideId): number =>
  victory.pointsOf(situation, sideIn(situation, side));

export type { Homecoming } from '../query/09-2-remnant.js';
export type { Score } from '../query/09-victory.js';
