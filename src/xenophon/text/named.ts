/** All names of a game in one language, as plain tables. */
import type { Locale } from '../../core/index.js';
import { namesOf } from '../../conquest/text/named.js';
import type { GameOptions } from '../options.js';
import { germanNames } from './de/names.js';
import { englishNames } from './en/names.js';
import type { Names, Vocabulary } from './names.js';
import { shipped } from './shipped.js';

/** What is played with: its components have the names. */
export interface PlayedWith {
  readonly options: Pick<GameOptions, 'components' | 'optionalRules'>;
}

const VOCABULARIES: Readonly<Record<Locale, Vocabulary>> = { en: englishNames, de: germanNames };

/**
 * Returns tables of names. Printed names are those of the components of the given game, or of the default components.
 *
 * @example
 * import { names } from 'diadochi/xenophon/text';
 *
 * names('en').leaders['cyrus']; // 'Cyrus'
 * names('de').units['spartanHoplites-2']; // 'Spartanische Hopliten 2'
 */
export const names = (locale: Locale, game: PlayedWith = { options: {} }): Names =>
  namesOf(VOCABULARIES[locale], game, shipped);
