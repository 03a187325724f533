/** R 12: Event Cards are played, discarded and drawn: in English. */
import { phrase } from '../../../../core/index.js';

export const cardsActions = {};

export const cardsEvents = {};

export const cardsFrames = {
  cards: { question: () => phrase`cards`, pass: null },
  refill: { question: () => phrase`refill`, pass: null },
  effect: { question: () => phrase`effect`, pass: null },
  unrest: { question: () => phrase`unrest`, pass: null },
};
