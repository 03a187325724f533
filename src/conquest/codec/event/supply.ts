/** Supply (R 7). */
import type { SupplyEvent } from '../../event/index.js';
import { forceName } from '../names.js';
import { amount, die } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function supplyEvents(words: Words): EventCodecs<SupplyEvent['type']> {
  const { province, side } = eventWords(words);
  return {
    supplyShipped: said('supplyShipped', { side, force: forceName, province, from: province, units: amount }),
    landTested: said('landTested', { province, units: amount, die, added: amount }),
    armyStarved: said('armyStarved', { side, force: forceName, province, units: amount, die, steps: amount }),
  };
}
