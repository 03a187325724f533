/** Sieges (R 11, 17.2, 17.5). */
import { flag, listOf, wholeNumber } from '../../../core/index.js';
import type { SiegeEvent } from '../../event/index.js';
import { amount, die, pairOf, partyOf } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function siegeEvents(words: Words): EventCodecs<SiegeEvent['type']> {
  const { baggage, city, leader, province, side } = eventWords(words);
  const party = partyOf(words);
  return {
    siegeLaid: said('siegeLaid', { city, province, attacker: party, defender: party, train: listOf(baggage, 10) }),
    siegeLifted: said('siegeLifted', { city, side }),
    sortieMade: said('sortieMade', { city, side, die, destroyed: flag }),
    siegeFought: said('siegeFought', { city, differential: wholeNumber(-999, 999), die, losses: pairOf(amount) }),
    furyRoused: said('furyRoused', { city, leader }),
    citySummoned: said('citySummoned', { city, side, die, surrendered: flag }),
  };
}
