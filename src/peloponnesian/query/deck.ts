/** R 2.3, 12.5, 23.2.6: the cards of a game, and the hands. */
import type { CardFact } from '../data/shape/cards.js';
import type { Components } from '../data/shape/components.js';
import type { DeckSetup } from '../data/shape/scenario.js';
import type { GameOptions } from '../options.js';
import type { Situation } from '../table/situation.js';
import type { CardId, PlayerId } from '../vocabulary.js';

/** Returns the cards of a game: all except those that the scenario or its players leave out. */
export function cardsInGame(
  { cards }: Pick<Components, 'cards'>,
  { without }: DeckSetup,
  { withoutCards = [] }: Pick<GameOptions, 'withoutCards'>,
): readonly CardFact[] {
  return cards.cards.filter(({ kind }) => !without.includes(kind) && !withoutCards.includes(kind));
}

/**
 * Returns the hands that a scenario deals: for each card that it names, the first remaining one of that kind and
 * region. Returns `undefined` if the deck lacks one.
 */
export function handsGiven(
  cards: readonly CardFact[],
  { dealt }: DeckSetup,
  players: readonly PlayerId[],
): Readonly<Partial<Record<PlayerId, readonly CardId[]>>> | undefined {
  const hands: Partial<Record<PlayerId, readonly CardId[]>> = {};
  const left = [...cards];
  for (const player of players) {
    const hand: CardId[] = [];
    for (const { kind, region } of dealt[player] ?? []) {
      const index = left.findIndex(
        (card) => card.kind === kind && (region === undefined || card.regions?.includes(region) === true),
      );
      const [card] = index < 0 ? [] : left.splice(index, 1);
      if (card === undefined) return undefined;
      hand.push(card.id);
    }
    hands[player] = hand.sort((a, b) => a - b);
  }
  return hands;
}

/** Returns the size of a player's full hand (R 12.2, 24.6). */
export const handSize = ({ scenario }: Pick<Situation, 'scenario'>, player: PlayerId): number =>
  scenario.deck?.hands[player] ?? 0;
