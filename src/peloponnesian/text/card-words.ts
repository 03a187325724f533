/** The words of a language for the effects of Event Cards, in our own wording (R C). */
import type { CardCost, CardEffect, CardFact, CardTiming, CardUser } from '../data/shape/cards.js';
import type { callingOf } from './speech.js';

/** The names that texts of cards use. */
export type Calling = ReturnType<typeof callingOf>;

/** The words of a language. The compiler checks that none is missing. */
export interface CardWords {
  /** The users of cards. */
  readonly users: Readonly<Record<CardUser, string>>;
  /** When a card is played. Empty for the usual phase. */
  readonly timings: Readonly<Record<CardTiming, string>>;
  /** The effect of a card. */
  readonly does: (effect: CardEffect, card: CardFact, say: Calling) => string;
  readonly costs: (cost: CardCost, say: Calling) => string;
}
