/** What a card says, for whoever shows it. */
import { cardTexts } from './data/texts.js';
import { cardFact } from './query/cards.js';
import type { ShownState } from './state.js';
import type { CardId } from './vocabulary.js';

/**
 * What a card of this game does: in our own words if the deck is the default one, else in those of the deck, `undefined` where
 * it has none. A card that is not in the deck is a fault of the caller.
 *
 * @example
 * import { cardText, createGame, orThrow } from 'diadochi';
 *
 * cardText(orThrow(createGame({ players: 2 })), 22); // 'You activate Glaukias and his Illyrians.'
 */
export function cardText(situation: Pick<ShownState, 'options'>, card: CardId): string | undefined {
  const { text } = cardFact(situation, card);
  return situation.options.cards === undefined ? cardTexts[card] : text;
}
