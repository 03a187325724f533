/** Random events (R 14). */
import { flag, oneOf, orNull } from '../../../core/index.js';
import type { ChanceEvent } from '../../event/index.js';
import { NATIONS } from '../../vocabulary.js';
import { amount, die } from '../phrases.js';
import { province, said, side, type EventCodecs } from './event.js';

export const chanceEvents: EventCodecs<ChanceEvent['type']> = {
  revoltTested: said('revoltTested', { side, province, die, added: amount, revolts: flag }),
  raidTested: said('raidTested', { die, province: orNull(province), raids: flag }),
  bandSized: said('bandSized', { nation: oneOf(NATIONS), province, die, units: amount }),
};
