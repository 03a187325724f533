/** R 12, C: Event Cards: what is being resolved. */
import type { CardId, CityId, LeaderId, PlayerId, RegionId } from '../vocabulary.js';

export type CardSectionFrame = DealingFrame | CardsFrame | RefillFrame | UnrestFrame | EffectFrame;

/** R 2.3: hands are dealt before the first season. */
export interface DealingFrame {
  readonly kind: 'dealing';
  /** Players whose hands are not yet full, in their order; the first is dealt the next card. */
  readonly left: readonly PlayerId[];
}

/** R 12.1: players play cards in turn, until all of them pass one after another. */
export interface CardsFrame {
  readonly kind: 'cards';
  /** In which order they play, as it was when the phase began (ruling Q3). */
  readonly order: readonly PlayerId[];
  /** Whose turn it is. */
  readonly player: PlayerId;
  /** How many have passed since a card was played; whoever holds no card passes unasked. */
  readonly passed: number;
}

/** R 12.2, 12.3: players discard, then they draw, and cards are discarded unseen. */
export interface RefillFrame {
  readonly kind: 'refill';
  readonly stage: 'discarding' | 'drawing' | 'unseen';
  /** In which order they do it, as it was when the phase began (ruling Q74). */
  readonly order: readonly PlayerId[];
  /** Players who have not yet done this; the first is at it. */
  readonly left: readonly PlayerId[];
  /** Cards that are still to be discarded unseen. */
  readonly unseen: number;
  /** A card just drawn that is acted upon at once, and lies open; `null`: none. */
  readonly drawn: CardId | null;
}

/** R C: Athens may play Allied Unrest when all have built. */
export interface UnrestFrame {
  readonly kind: 'unrest';
  readonly player: PlayerId;
}

/** On whom or what a card is played. What a kind of card does not need is left out. */
export interface CardTarget {
  readonly region?: RegionId;
  readonly city?: CityId;
  readonly leader?: LeaderId;
  /** A card on the board. */
  readonly against?: CardId;
  /** A player: of whom an oracle speaks. */
  readonly on?: PlayerId;
  /** Talents that are given away. */
  readonly gifts?: number;
}

/**
 * R C: a card takes effect. It lies open and is in no pile meanwhile; when this is done it goes where its kind says (R 12.4), unless its rules
 * have laid it on the board. What `stage` and `left` mean, its rules say.
 */
export interface EffectFrame {
  readonly kind: 'effect';
  readonly card: CardId;
  readonly player: PlayerId;
  readonly target: CardTarget;
  readonly stage: number;
  /** Pieces, cities or sea areas that are still to be dealt with. */
  readonly left: readonly string[];
}
