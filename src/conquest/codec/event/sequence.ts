/** The course of the game (R 4, 16). */
import { listOf, oneOf, orNull } from '../../../core/index.js';
import type { SequenceEvent } from '../../event/index.js';
import { SEASONS } from '../../vocabulary.js';
import { amount, dice } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function sequenceEvents(words: Words): EventCodecs<SequenceEvent['type']> {
  const { closed, ending, leader, margin, phase, rollPurpose, side, somebody } = eventWords(words);
  return {
    turnBegan: said('turnBegan', { turn: amount, season: oneOf(SEASONS), year: amount }),
    phaseBegan: said('phaseBegan', { phase: phase, side: somebody }),
    rolled: said('rolled', { purpose: rollPurpose, side: somebody, dice }, { leader }),
    gameEnded: said('gameEnded', {
      how: ending,
      winners: listOf(side, closed.sides.length),
      margin: margin,
      points: orNull(amount),
    }),
  };
}
