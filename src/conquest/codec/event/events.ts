/** Random events (R 14). */
import { flag, oneOf, orNull } from '../../../core/index.js';
import type { ChanceEvent } from '../../event/index.js';
import { NATIONS } from '../../vocabulary.js';
import { amount, die } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function chanceEvents(words: Words): EventCodecs<ChanceEvent['type']> {
  const { province, side } = eventWords(words);
  return {
    revoltTested: said('revoltTested', { side, province, die, added: amount, revolts: flag }),
    raidTested: said('raidTested', { die, province: orNull(province), raids: flag }),
    bandSized: said('bandSized', { nation: oneOf(NATIONS), province, die, units: amount }),
  };
}
