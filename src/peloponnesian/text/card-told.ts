/** The text of an Event Card in a few sentences: its user, its effect, its costs, and its time (R C). */
import type { Locale } from '../../core/index.js';
import type { CardFact, CardKindFact } from '../data/shape/cards.js';
import type { CardWords } from './card-words.js';
import { germanCardWords } from './de/card-words.js';
import { englishCardWords } from './en/card-words.js';
import { VOCABULARIES, type PlayedWith } from './named.js';
import { callingOf } from './speech.js';

const WORDS: Readonly<Record<Locale, CardWords>> = { en: englishCardWords, de: germanCardWords };

/** The text of a card. */
export interface ToldCard {
  /** The user of the card. */
  readonly user: string;
  /** The effect of the card. */
  readonly text: string;
}

/** Returns the user and the effect of a card, in a language. */
export function cardTold(locale: Locale, game: PlayedWith, card: CardFact, kind: CardKindFact): ToldCard {
  const { users, does, costs, timings } = WORDS[locale];
  const say = callingOf(VOCABULARIES[locale], game);
  const sentences = [does(kind.effect, card, say), ...kind.costs.map((cost) => costs(cost, say)), timings[kind.timing]];
  return { user: users[kind.user], text: sentences.filter((sentence) => sentence !== '').join(' ') };
}
