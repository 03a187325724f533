/** The codecs of the events of the extension. */
import type * as t from 'io-ts';
import { baggage, place, said, side, units } from '../../codec/event/event.js';
import { name } from '../../codec/names.js';
import { phrasesOf } from '../../codec/phrases.js';
import { anyWords } from '../../codec/words.js';
import type { ExtensionEvent } from '../event.js';

const { leaders } = phrasesOf(anyWords);

export const extensionEvents: {
  readonly [T in ExtensionEvent['type']]: t.Type<Extract<ExtensionEvent, { readonly type: T }>>;
} = {
  // R X6.2, S8.3
  carried: said('carried', { side, fleet: baggage, units, leaders, from: place, to: place, zone: name }),
};
