/** The codecs of the events that the variants share. */
import type * as t from 'io-ts';
import { baggage, place, said, side, units } from '../../codec/event/event.js';
import { name } from '../../codec/names.js';
import { phrasesOf } from '../../codec/phrases.js';
import { anyWords } from '../../codec/words.js';
import type { SharedEvent } from '../event.js';

const { leaders } = phrasesOf(anyWords);

export const sharedEvents: {
  readonly [T in SharedEvent['type']]: t.Type<Extract<SharedEvent, { readonly type: T }>>;
} = {
  // R X6.2, S8.3
  carried: said('carried', { side, fleet: baggage, units, leaders, from: place, to: place, zone: name }),
};
