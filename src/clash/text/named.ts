/** All names of a game in one language, as plain tables. */
import type { Locale } from '../../core/index.js';
import { namesOf } from '../../conquest/text/named.js';
import type { GameOptions } from '../options.js';
import { germanVocabulary } from './de/names.js';
import { englishVocabulary } from './en/names.js';
import type { ClashVocabulary, Names } from './names.js';
import { shipped } from './speech.js';

/** The components that have the names. */
export interface PlayedWith {
  readonly options: Pick<GameOptions, 'components'>;
}

const VOCABULARIES: Readonly<Record<Locale, ClashVocabulary>> = { en: englishVocabulary, de: germanVocabulary };

/**
 * Returns tables of names. Printed names are those of the components of the given game, or of the default components.
 *
 * @example
 * import { names } from 'diadochi/clash/text';
 *
 * names('en').baggage['body']; // 'Alexander’s Body'
 * names('de').leaders['antigonus']; // 'Antigonos'
 */
export const names = (locale: Locale, game: PlayedWith = { options: {} }): Names =>
  namesOf(VOCABULARIES[locale], game, shipped);
