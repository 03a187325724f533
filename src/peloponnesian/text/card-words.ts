/** What a language says of Event Cards in words of our own (R C). */
import type { CardCost, CardEffect, CardFact, CardTiming, CardUser } from '../data/shape/cards.js';
import type { callingOf } from './speech.js';

/** How a language calls what cards speak of. */
export type Calling = ReturnType<typeof callingOf>;

/** Every language has them all, or does not compile. */
export interface CardWords {
  /** Who plays it. */
  readonly users: Readonly<Record<CardUser, string>>;
  /** When it is played; nothing for the phase in which most are. */
  readonly timings: Readonly<Record<CardTiming, string>>;
  /** What it brings about. */
  readonly does: (effect: CardEffect, card: CardFact, say: Calling) => string;
  readonly costs: (cost: CardCost, say: Calling) => string;
}
