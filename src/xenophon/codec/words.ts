/** The words of this variant as codecs, whatever its components. */
import { anyWordsOf, type Words } from '../../conquest/codec/words.js';
import { xenophonWords } from '../../words/xenophon.js';

export const anyWords: Words = /* @__PURE__ */ anyWordsOf(xenophonWords);
