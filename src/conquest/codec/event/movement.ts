/** Movement (R 8). */
import { flag, orNull } from '../../../core/index.js';
import type { MovementEvent } from '../../event/index.js';
import { forceName } from '../names.js';
import { amount, band, die } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function movementEvents(words: Words): EventCodecs<MovementEvent['type']> {
  const { leader, province, side, units } = eventWords(words);
  return {
    marched: said('marched', {
      side,
      force: forceName,
      leader: orNull(leader),
      units,
      from: province,
      to: province,
      forced: flag,
    }),
    marchStrained: said('marchStrained', { side, through: province, die, steps: amount }),
    bandFormed: said('bandFormed', { units, band }),
  };
}
