/** The course of the game (R 4, 16). */
import { listOf, oneOf, orNull } from '../../../core/index.js';
import type { SequenceEvent } from '../../event/index.js';
import { ENDINGS, MARGINS, PHASES, ROLL_PURPOSES, SEASONS, SIDES } from '../../vocabulary.js';
import { amount, dice } from '../phrases.js';
import { leader, said, side, somebody, type EventCodecs } from './event.js';

export const sequenceEvents: EventCodecs<SequenceEvent['type']> = {
  turnBegan: said('turnBegan', { turn: amount, season: oneOf(SEASONS), year: amount }),
  phaseBegan: said('phaseBegan', { phase: oneOf(PHASES), side: somebody }),
  rolled: said('rolled', { purpose: oneOf(ROLL_PURPOSES), side: somebody, dice }, { leader }),
  gameEnded: said('gameEnded', {
    how: oneOf(ENDINGS),
    winners: listOf(side, SIDES.length),
    margin: oneOf(MARGINS),
    points: orNull(amount),
  }),
};
