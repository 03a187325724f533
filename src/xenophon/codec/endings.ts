/** R X9: how a game must have ended that has ended so. */
import type { Edition } from '../../conquest/codec/edition.js';
import { isLastTurn } from '../../conquest/query/04-1-turn.js';
import type { Situation } from '../../conquest/table/situation.js';
import { hasFallen, isUnderWay } from '../query/09-2-remnant.js';
import { decidedByHomecoming, decidedByPoints } from '../query/09-victory.js';
import { REBEL } from '../vocabulary.js';

/** Returns whether the King is gone (R X9.1). */
const isKingLost = (situation: Situation): boolean =>
  situation.roster.leaders.some(
    ({ code, fact }) => fact.king === 'ofGame' && situation.placeOfLeader(code) === situation.ground.trays.gone,
  );

export const endings: Edition['endings'] = {
  // R X9.1, ruling X9.1
  kingLost: (situation) =>
    isKingLost(situation) && !hasFallen(situation)
      ? { how: 'kingLost', winners: [REBEL], margin: 'decisive', points: null }
      : undefined,
  // R X9.2, ruling X9.2
  homecoming: (situation) =>
    hasFallen(situation) && (isLastTurn(situation) || !isUnderWay(situation))
      ? decidedByHomecoming(situation)
      : undefined,
  // R X9.3
  victoryPoints: (situation) =>
    isLastTurn(situation) && !hasFallen(situation) ? decidedByPoints(situation) : undefined,
};
