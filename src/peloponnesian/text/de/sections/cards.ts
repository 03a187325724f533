/** R 12: Event Cards are played, discarded and drawn: in German. */
import { phrase } from '../../../../core/index.js';
import type { CardAction } from '../../../action/cards.js';
import type { CardEvent } from '../../../event/cards.js';
import type { Actions, Events } from '../../tables.js';
import type { German } from '../speech.js';

export const cardsActions: Pick<Actions<German>, CardAction['type']> = {
  playCard: ({ card }) => phrase`spiele ${card}`,
  passCards: () => phrase`spiele keine Karte`,
  discardCard: ({ card }) => phrase`lege ab ${card}`,
  endDiscards: () => phrase`behalte den Rest`,
  drawCard: ({ card }) => phrase`${card} wird gezogen`,
};

export const cardsEvents: Pick<Events<German>, CardEvent['type']> = {
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
