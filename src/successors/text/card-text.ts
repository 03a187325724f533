/** The texts of cards. */
import type { Locale } from '../../core/index.js';
import type { KnownCardId } from '../data/cards.js';
import type { Known } from '../data/shape.js';
import { cardTexts } from '../data/texts.js';
import { cardFact } from '../query/cards.js';
import type { ShownState } from '../state.js';
import type { CardId } from '../vocabulary.js';
import { germanCardTexts } from './de/card-texts.js';

const TEXTS: Readonly<Record<Locale, Known<KnownCardId, string>>> = { en: cardTexts, de: germanCardTexts };

/**
 * Returns what a card of this game does: in our own words for the default deck, otherwise in those of the deck, or
 * `undefined` if it has none. Throws if the card is not in the deck.
 *
 * @param locale - the language of our words; default `'en'`
 *
 * @example
 * import { cardText, createGame, orThrow } from 'diadochi';
 *
 * const state = orThrow(createGame({ players: 2 }));
 * cardText(state, 22); // 'You activate Glaukias and his Illyrians.'
 * cardText(state, 22, 'de'); // 'Du aktivierst Glaukias und seine Illyrer.'
 */
export function cardText(
  situation: Pick<ShownState, 'options'>,
  card: CardId,
  locale: Locale = 'en',
): string | undefined {
  const { text } = cardFact(situation, card);
  return situation.options.cards === undefined ? TEXTS[locale][card] : text;
}
