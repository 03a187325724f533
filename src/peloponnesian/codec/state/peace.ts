/** R 20: the shape of a peace. */
import type * as t from 'io-ts';
import { closed, flag, mapOf, orNull } from '../../../core/index.js';
import type { Offence, PeaceState } from '../../state.js';
import { CAMPS } from '../../vocabulary.js';
import { cardId, figure } from '../figures.js';
import { camp } from '../names.js';

const offence: t.Type<Offence> = closed({ violates: flag, grievances: figure });
const offences = mapOf(camp, offence, CAMPS.length);

export const peace: t.Type<PeaceState> = closed({
  year: figure,
  card: orNull(cardId),
  offences: closed({ now: offences, before: offences }),
});
