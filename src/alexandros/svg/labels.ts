/** The words on pictures of Alexandros: the names of the game, and captions. */
import { capital, words, type Locale } from '../../core/index.js';
import type { Captions } from '../text/captions.js';
import { germanCaptions } from '../text/de/captions.js';
import { englishCaptions } from '../text/en/captions.js';
import { names } from '../text/named.js';
import type { Names } from '../text/names.js';

const CAPTIONS: Readonly<Record<Locale, Captions>> = { en: englishCaptions, de: germanCaptions };

/** All words of a picture. */
export interface Labels {
  readonly names: Names;
  readonly captions: Captions;
}

export const labelsIn = (locale: Locale): Labels => ({ names: names(locale), captions: CAPTIONS[locale] });

/** Returns a text with a capital first letter. */
export const capitalised = (text: string): string => capital(words(text)).text;
