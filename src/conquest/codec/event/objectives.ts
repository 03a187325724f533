/** The King's end, mutiny and treachery (R 17.3, 17.4). */
import { flag } from '../../../core/index.js';
import type { ObjectivesEvent } from '../../event/index.js';
import { amount, die } from '../phrases.js';
import { leader, place, said, units, type EventCodecs } from './event.js';

export const objectivesEvents: EventCodecs<ObjectivesEvent['type']> = {
  kingsHealthTried: said('kingsHealthTried', { leader, die, dies: flag }),
  mutinyTried: said('mutinyTried', { at: place, objectives: amount, die, units: amount }),
  moveRefused: said('moveRefused', { units }),
  treacheryTried: said('treacheryTried', { leader, die, guilty: flag }),
};
