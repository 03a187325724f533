/** A situation with the names of one language. */
import type { Locale } from '../../core/index.js';
import { machine } from '../machine.js';
import { labelsIn, type Labels } from '../svg/labels.js';
import type { Situation } from '../table/situation.js';
import { VOCABULARIES } from '../text/named.js';
import { callingOf, type Shown } from '../text/speech.js';
import { WORDS, type PeloponnesianWords } from './words.js';

type Calling = ReturnType<typeof callingOf>;

export interface Seen {
  readonly situation: Situation;
  readonly locale: Locale;
  /** The things of the game by name. */
  readonly say: Calling;
  readonly words: PeloponnesianWords;
  /** The labels that pictures and the terminal share. */
  readonly labels: Labels;
}

/** Returns a situation with its names and words. */
export const seen = (shown: Shown, locale: Locale): Seen => ({
  situation: machine.situationOf(shown),
  locale,
  say: callingOf(VOCABULARIES[locale], shown),
  words: WORDS[locale],
  labels: labelsIn(locale, shown),
});
