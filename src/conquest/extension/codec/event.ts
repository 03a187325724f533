/** The codecs of the events of the extension. */
import type * as t from 'io-ts';
import { eventWords, said } from '../../codec/event/event.js';
import { name } from '../../codec/names.js';
import type { Words } from '../../codec/words.js';
import type { ExtensionEvent } from '../event.js';

export function extensionEvents(words: Words): {
  readonly [T in ExtensionEvent['type']]: t.Type<Extract<ExtensionEvent, { readonly type: T }>>;
} {
  const { baggage, leaders, place, side, units } = eventWords(words);
  return {
    // R X6.2, S8.3
    carried: said('carried', { side, fleet: baggage, units, leaders, from: place, to: place, zone: name }),
  };
}
