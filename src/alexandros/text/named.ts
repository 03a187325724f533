/** The names of each language. */
import type { Locale } from '../../core/index.js';
import { germanNames } from './de/names.js';
import { englishNames } from './en/names.js';
import type { Names } from './names.js';

const NAMES: Readonly<Record<Locale, Names>> = { en: englishNames, de: germanNames };

/**
 * Returns the names of all things, table by table.
 *
 * @example
 * import { names } from 'diadochi/alexandros/text';
 *
 * names('de').cards.lyre; // 'Leierkarte'
 */
export const names = (locale: Locale): Names => NAMES[locale];
