/** Conquest and Empire at the terminal. */
import { listed } from '../../core/index.js';
import { conquest, query, type ConquestTypes } from '../index.js';
import * as text from '../text/index.js';
import { familyAtTheTerminal, type AtTheTerminal } from './family/index.js';
import { CONQUEST_WORDS } from './words.js';

export const conquestTable: AtTheTerminal<ConquestTypes> = {
  game: conquest,
  query,
  text,
  words: CONQUEST_WORDS,
  own: {
    figures: () => [],
    standings(shown, locale) {
      const words = CONQUEST_WORDS[locale];
      const { objectives } = text.names(locale, shown);
      const secured = query.objectivesSecured(shown).map((id) => objectives[id] ?? id);
      return [
        words.secured(listed(secured, words.and, words.none).text),
        words.victoryPoints(query.victoryPoints(shown)),
      ];
    },
    ground: () => undefined,
    isSite: () => false,
    occupation: () => '',
    tellsDice: () => false,
    domains: (_, base) => base,
  },
};

export const conquestAtTheTerminal = familyAtTheTerminal(conquestTable);
