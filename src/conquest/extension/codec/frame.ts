/** The codecs of the frames of the extension. */
import type * as t from 'io-ts';
import { listOf } from '../../../core/index.js';
import { frame } from '../../codec/frame/frame.js';
import { phrasesOf } from '../../codec/phrases.js';
import type { Words } from '../../codec/words.js';
import type { ExtensionFrame } from '../frame.js';

/** An upper limit on markers. */
const MOST_MARKERS = 40;

export function extensionFrames(words: Words): {
  readonly [K in ExtensionFrame['kind']]: t.Type<Extract<ExtensionFrame, { readonly kind: K }>>;
} {
  const { side, place, baggage } = words;
  const { units, leaders } = phrasesOf(words);
  return {
    // R X6.2, S8.3
    voyage: frame(
      'voyage',
      { side, fleet: baggage, from: place, units, leaders },
      { baggage: listOf(baggage, MOST_MARKERS) },
    ),
  };
}
