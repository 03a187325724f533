/** The King's end, mutiny and treachery (R 17.3, 17.4). */
import { flag } from '../../../core/index.js';
import type { ObjectivesEvent } from '../../event/index.js';
import { amount, die } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function objectivesEvents(words: Words): EventCodecs<ObjectivesEvent['type']> {
  const { leader, place, units } = eventWords(words);
  return {
    kingsHealthTried: said('kingsHealthTried', { leader, die, dies: flag }),
    mutinyTried: said('mutinyTried', { at: place, objectives: amount, die, units: amount }),
    moveRefused: said('moveRefused', { units }),
    treacheryTried: said('treacheryTried', { leader, die, guilty: flag }),
  };
}
