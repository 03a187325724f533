/** R X9.2: what states remember beside the board. */
import type * as t from 'io-ts';
import { closed } from '../../core/index.js';
import { phrasesOf } from '../../conquest/codec/phrases.js';
import type { Words } from '../../conquest/codec/words.js';

export const memory = (words: Words): t.Type<Readonly<Record<string, unknown>>> =>
  closed({}, { remnant: phrasesOf(words).units }, 'what is remembered');
