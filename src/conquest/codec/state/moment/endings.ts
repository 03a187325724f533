/** R 16: how a game of the base must have ended that has ended so. */
import { plays } from '../../../options.js';
import { isLastTurn } from '../../../query/04-1-turn.js';
import type { LeaderInfo } from '../../../table/roster.js';
import type { Situation } from '../../../table/situation.js';
import type { Edition } from '../../edition.js';

/** Returns the King with whose loss the game ends, if lost. */
const lostKing = (situation: Situation): LeaderInfo | undefined =>
  situation.roster.leaders.find(
    ({ code, fact }) => fact.king === 'ofGame' && situation.placeOfLeader(code) === situation.ground.trays.gone,
  );

/** Returns whether the King may have died a natural death (R 17.3). */
const hasDied = (situation: Situation): boolean =>
  plays(situation, 'kingMayDie') &&
  situation.turn >= situation.components.track.length &&
  lostKing(situation) !== undefined;

/** The ways in which a game of the base ends. */
export const ENDINGS: Edition['endings'] = {
  // R 16.1
  kingLost(situation) {
    const { components, law } = situation;
    const lost = lostKing(situation);
    if (lost === undefined) return undefined;
    const winners = components.sides.map(({ id }) => id).filter((id) => law.hostile(situation, id, lost.fact.side));
    return { how: 'kingLost', winners, margin: 'decisive', points: null };
  },
  // R 16.2
  conquest(situation) {
    const winner = situation.law.conqueror(situation);
    return winner === undefined ? undefined : { how: 'conquest', winners: [winner], margin: 'decisive', points: null };
  },
  // R 16.3, 17.3
  victoryPoints: (situation) =>
    isLastTurn(situation) || hasDied(situation) ? situation.law.decision(situation) : undefined,
};
