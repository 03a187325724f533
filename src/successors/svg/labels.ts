/** The words on pictures of Successors: the names of the game, and captions. */
import type { Locale } from '../../core/index.js';
import type { Captions } from '../text/captions.js';
import { germanCaptions } from '../text/de/captions.js';
import { englishCaptions } from '../text/en/captions.js';
import { names, type Names, type PlayedWith } from '../text/named.js';
import type { Faction } from '../vocabulary.js';

const CAPTIONS: Readonly<Record<Locale, Captions>> = { en: englishCaptions, de: germanCaptions };

/** All words of a picture. */
export interface Labels {
  readonly names: Names;
  readonly captions: Captions;
  readonly factions: Readonly<Record<Faction, string>>;
}

export function labelsIn(locale: Locale, game: PlayedWith): Labels {
  const called = names(locale, game);
  return {
    names: called,
    captions: CAPTIONS[locale],
    factions: { ...called.players, independent: called.independents },
  };
}
