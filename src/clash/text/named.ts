/** All names of a game in one language, as plain tables. */
import type { Locale } from '../../core/index.js';
import { namesOf } from '../../conquest/text/named.js';
import type { Vocabulary } from '../../conquest/text/names.js';
import { componentsFor } from '../data/default.js';
import type { GameOptions } from '../options.js';
import { germanVocabulary, germanWords } from './de/names.js';
import { englishVocabulary, englishWords } from './en/names.js';
import type { ClashWords, Names } from './names.js';

/** What is played with: its components have the names. */
export interface PlayedWith {
  readonly options: Pick<GameOptions, 'components'>;
}

/** Whatever is played with what it is shipped with: everything is called the same, however many play. */
export const SHIPPED: PlayedWith = { options: {} };
export const shipped = /* @__PURE__ */ componentsFor({ players: 2 });

const VOCABULARIES: Readonly<Record<Locale, readonly [Vocabulary, ClashWords]>> = {
  en: [englishVocabulary, englishWords],
  de: [germanVocabulary, germanWords],
};

/**
 * What everything is called, table by table: what is printed on the components by those of a game, those shipped here if none is given.
 *
 * @example
 * import { names } from 'diadochi/clash/text';
 *
 * names('en').baggage['body']; // 'Alexander’s Body'
 * names('de').leaders['antigonus']; // 'Antigonos'
 */
export function names(locale: Locale, game: PlayedWith = SHIPPED): Names {
  const [vocabulary, closed] = VOCABULARIES[locale];
  const { sections: _, ...called } = namesOf(vocabulary, game, shipped);
  return { ...called, ...closed };
}
