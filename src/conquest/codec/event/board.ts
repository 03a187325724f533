/** Changes of pieces and places by any rule. */
import { oneOf, wholeNumber } from '../../../core/index.js';
import { MOST_WALLS } from '../../data/shape.js';
import type { BoardEvent } from '../../event/index.js';
import { OBJECTIVES, SUPPLIES } from '../../vocabulary.js';
import { amount } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

const walls = wholeNumber(0, MOST_WALLS);

export function boardEvents(words: Words): EventCodecs<BoardEvent['type']> {
  const { baggage, baggageLoss, city, leader, milestone, place, province, side, somebody, unit } = eventWords(words);
  return {
    unitMoved: said('unitMoved', { unit, from: place, to: place }),
    unitRaised: said('unitRaised', { unit, side, at: place, steps: amount }),
    unitChangedSides: said('unitChangedSides', { unit, from: side, to: side, at: place }),
    unitReduced: said('unitReduced', { unit, at: place, steps: amount }),
    unitRestored: said('unitRestored', { unit, at: place, steps: amount }),
    unitEliminated: said('unitEliminated', { unit, at: place }),
    unitWithdrawn: said('unitWithdrawn', { unit, at: place }),
    leaderMoved: said('leaderMoved', { leader, from: place, to: place }),
    leaderArrived: said('leaderArrived', { leader, at: place }),
    leaderWounded: said('leaderWounded', { leader }),
    leaderRecovered: said('leaderRecovered', { leader }),
    leaderLeft: said('leaderLeft', {
      leader,
      from: place,
      why: oneOf(['killed', 'captured', 'died', 'withdrawn', 'replaced']),
    }),
    baggageMoved: said('baggageMoved', { baggage, from: place, to: place }),
    baggageLost: said('baggageLost', { baggage, from: place, why: baggageLoss }),
    baggageBuilt: said('baggageBuilt', { baggage, at: place }),
    provinceTaken: said('provinceTaken', { province, from: somebody, to: somebody }),
    suppliesChanged: said('suppliesChanged', { province, supplies: oneOf(SUPPLIES) }),
    wallBuilt: said('wallBuilt', { city, side, walls }),
    wallLost: said('wallLost', { city, walls }),
    cityTaken: said('cityTaken', { city, from: somebody, to: side, walls }),
    objectiveSecured: said('objectiveSecured', { objective: oneOf(OBJECTIVES) }),
    milestonePassed: said('milestonePassed', { milestone: milestone }),
  };
}
