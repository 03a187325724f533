/** R 12: the Event Cards of a position. A card that it does not name is in the deck, or waits to join it (R 23.4). */
import { sameJson } from '../../../core/index.js';
import type { GameFrame } from '../../frame/index.js';
import type { PositionCards } from '../../position.js';
import type { CardsState, GameState } from '../../state.js';
import type { CardId } from '../../vocabulary.js';
import type { Base } from './base.js';

/** Returns all cards of a game, those that join later and those that the scenario deals to players included. */
const allCards = ({ deck, later, hands }: CardsState): readonly CardId[] => [
  ...deck,
  ...later,
  ...Object.values(hands).flat(),
];

/** Returns the face-up cards in frames. */
const cardsInFrames = (stack: readonly GameFrame[]): readonly CardId[] =>
  stack.flatMap((frame) => {
    if (frame.kind === 'effect') return [frame.card];
    return frame.kind === 'refill' && frame.drawn !== null ? [frame.drawn] : [];
  });

/**
 * Returns the cards that a position gives, or `undefined` if it gives none, or they do not read, or the scenario has no
 * cards.
 */
export function cardsOf(
  told: PositionCards | undefined,
  stack: readonly GameFrame[],
  { state: { cards: first } }: Base,
): CardsState | undefined {
  if (told === undefined || first === undefined) return undefined;
  const { deck: _, later: waiting, ...rest } = first;
  const cards = { ...rest, ...told, hands: { ...first.hands, ...told.hands } };
  const lying = new Set<CardId>([
    ...Object.values(cards.hands).flat(),
    ...cards.discards,
    ...cards.removed,
    ...cards.active.map(({ card }) => card),
    ...cardsInFrames(stack),
  ]);
  const left = allCards(first).filter((card) => !lying.has(card));
  const isLater = (card: CardId): boolean => cards.depleted === 0 && waiting.includes(card);
  return {
    ...cards,
    deck: left.filter((card) => !isLater(card)).sort((a, b) => a - b),
    later: left.filter(isLater),
  };
}

/** Returns the cards as differences from the state before hands are dealt. */
export function writeCards({ cards }: GameState, { state: { cards: first } }: Base): PositionCards {
  if (cards === undefined || first === undefined) return {};
  const keys = ['hands', 'discards', 'removed', 'active', 'played', 'depleted', 'known'] as const;
  return Object.fromEntries(keys.filter((key) => !sameJson(cards[key], first[key])).map((key) => [key, cards[key]]));
}
