/** Supply (R 7). */
import type { SupplyEvent } from '../../event/index.js';
import { forceName } from '../names.js';
import { amount, die } from '../phrases.js';
import { province, said, side, type EventCodecs } from './event.js';

export const supplyEvents: EventCodecs<SupplyEvent['type']> = {
  supplyShipped: said('supplyShipped', { side, force: forceName, province, from: province, units: amount }),
  landTested: said('landTested', { province, units: amount, die, added: amount }),
  armyStarved: said('armyStarved', { side, force: forceName, province, units: amount, die, steps: amount }),
};
