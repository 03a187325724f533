/** R 2.3, 12.5, 23.2.6: which cards a game is played with, and how many players hold. */
import type { CardFact } from '../data/shape/cards.js';
import type { Components } from '../data/shape/components.js';
import type { DeckSetup } from '../data/shape/scenario.js';
import type { GameOptions } from '../options.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';

/** Returns the cards with which a game is played: all but those that the scenario or its players leave out. */
export function cardsInGame(
  { cards }: Pick<Components, 'cards'>,
  { without }: DeckSetup,
  { withoutCards = [] }: Pick<GameOptions, 'withoutCards'>,
): readonly CardFact[] {
  return cards.cards.filter(({ kind }) => !without.includes(kind) && !withoutCards.includes(kind));
}

/** Returns how many cards a player holds when their hand is full (R 12.2, 24.6). */
export const handSize = ({ scenario }: Pick<Situation, 'scenario'>, player: PlayerId): number =>
  scenario.deck?.hands[player] ?? 0;
