/** R 12: Event Cards are played, discarded and drawn: in English. */
import { phrase } from '../../../../core/index.js';
import type { CardAction } from '../../../action/cards.js';
import type { CardEvent } from '../../../event/cards.js';
import type { Actions, Events } from '../../tables.js';
import type { English } from '../speech.js';

export const cardsActions: Pick<Actions<English>, CardAction['type']> = {
  playCard: ({ card }) => phrase`play ${card}`,
  passCards: () => phrase`pass`,
  discardCard: ({ card }) => phrase`discard ${card}`,
  endDiscards: () => phrase`keep the rest`,
  drawCard: ({ card }) => phrase`${card} is drawn`,
};

export const cardsEvents: Pick<Events<English>, CardEvent['type']> = {
  cardPlayed: ({ card }) => phrase`${card}`,
  cardDiscarded: ({ card }) => phrase`${card}`,
  cardDrawn: ({ card }) => phrase`${card}`,
  cardRolled: ({ card }) => phrase`${card}`,
  cardLaid: ({ card }) => phrase`${card}`,
  cardEnded: ({ card }) => phrase`${card}`,
  deckReshuffled: ({ size }) => phrase`${size}`,
};

export const cardsFrames = {
  cards: { question: () => phrase`cards`, pass: null },
  refill: { question: () => phrase`refill`, pass: null },
  effect: { question: () => phrase`effect`, pass: null },
  unrest: { question: () => phrase`unrest`, pass: null },
};
