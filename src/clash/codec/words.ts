/** The words of this variant as codecs, whatever its components. */
import { anyWordsOf, type Words } from '../../conquest/codec/words.js';
import { clashWords } from '../../words/clash.js';

export const anyWords: Words = /* @__PURE__ */ anyWordsOf(clashWords);
