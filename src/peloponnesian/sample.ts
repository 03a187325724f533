/** Sampling of hidden cards: those that the viewer does not see are dealt to hands, the deck and the discards. */
import { cardsMissing, dealUnseen, sampler } from '../core/hidden/index.js';
import { ownJson, type ChanceSource } from '../core/index.js';
import { components as defaultComponents } from './data/default.js';
import { findKind, isImmediate } from './query/cards.js';
import { cardsInGame } from './query/deck.js';
import type { CardPile, CardsState, GameState, PlayerView } from './state.js';
import { scenarioOf } from './table/publish.js';
import type { CardId } from './vocabulary.js';

type CardsSeen = NonNullable<PlayerView['cards']>;

/** The information of a view about the hidden cards. */
interface Clues {
  readonly unseen: readonly CardId[];
  readonly isImmediate: (card: CardId) => boolean;
}

/** Returns the face-up cards in frames. */
const cardsInFrames = ({ stack }: Pick<PlayerView, 'stack'>): readonly CardId[] =>
  stack.flatMap((frame) =>
    frame.kind === 'effect' ? [frame.card] : frame.kind === 'refill' && frame.drawn !== null ? [frame.drawn] : [],
  );

function cluesOf({ options, stack }: PlayerView, cards: CardsSeen): Clues {
  const components = options.components ?? defaultComponents;
  const { deck } = scenarioOf(options);
  const all = deck === null ? [] : cardsInGame(components, deck, options).map(({ id }) => id);
  const open = [...cards.active.map(({ card }) => card), ...cards.removed, ...cards.later, ...cardsInFrames({ stack })];
  const noted = cards.known.map(({ card }) => card);
  return {
    unseen: cardsMissing(all, [...Object.values(cards.hands), cards.deck, cards.discards, open, noted]),
    isImmediate(card) {
      const kind = findKind({ components }, card);
      return kind !== undefined && isImmediate(kind);
    },
  };
}

const sorted = (pile: readonly CardId[]): readonly CardId[] => pile.toSorted((a, b) => a - b);

/** Deals the unseen cards. No hand gets one that is played as soon as it is drawn (R 12.2). */
function deal(cards: CardsSeen, clues: Clues, chance: ChanceSource): CardsState {
  const { hands } = cards;
  const piles = { ...hands, deck: cards.deck, discards: cards.discards };
  const mayLie = (card: CardId, pile: string): boolean =>
    pile === 'deck' || pile === 'discards' || !clues.isImmediate(card);
  const { deck, discards, ...dealt } = dealUnseen<CardId, Record<CardPile, CardsSeen['deck']>>(
    piles as Record<CardPile, CardsSeen['deck']>,
    cards.known,
    clues.unseen,
    chance,
    mayLie,
  );
  const held = Object.entries(dealt).map(([player, hand]) => [player, sorted(hand)] as const);
  return {
    ...cards,
    hands: Object.fromEntries(held),
    deck: sorted(deck),
    discards: sorted(discards),
  };
}

const sample = sampler<PlayerView, GameState, { readonly clues: Clues | undefined }>({
  facts: (view) => ({ clues: view.cards === undefined ? undefined : cluesOf(view, view.cards) }),
  deal({ viewer: _, cards, ...open }, { clues }, chance) {
    const dealt = cards === undefined || clues === undefined ? undefined : deal(cards, clues, chance);
    return { ...open, ...(dealt !== undefined && { cards: dealt }) };
  },
  fits: () => true,
  tries: 1,
});

/** Returns a random state that fits a view, with the probability given by the unseen cards. */
export const sampleState = (view: PlayerView, chance: ChanceSource): GameState => sample(ownJson(view), chance);
