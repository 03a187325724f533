/** What a card says, for whoever shows it. */
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
 * What a card of this game does: in our own words if the deck is the default one, else in those of the deck, `undefined` where
 * it has none. A card that is not in the deck is a fault of the caller.
 *
 * @param locale - the language of our words; left out: `'en'`
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
