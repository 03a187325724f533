/** R 12, C: frames of Event Cards. */
import type { CardId, CityId, LeaderId, PlayerId, RegionId } from '../vocabulary.js';

export type CardSectionFrame = DealingFrame | CardsFrame | RefillFrame | UnrestFrame | EffectFrame;

/** R 2.3: hands are dealt before the first season. */
export interface DealingFrame {
  readonly kind: 'dealing';
  /** Players whose hands are not full yet, in order. The first one gets the next card. */
  readonly left: readonly PlayerId[];
}

/** R 12.1: players play cards in turn until all have passed in a row. */
export interface CardsFrame {
  readonly kind: 'cards';
  /** The order of the players, fixed at the start of the phase (ruling Q3). */
  readonly order: readonly PlayerId[];
  /** The player whose turn it is. */
  readonly player: PlayerId;
  /** The number of passes since the last card. A player without cards passes automatically. */
  readonly passed: number;
}

/** R 12.2, 12.3: players discard and draw, and cards are discarded unseen. */
export interface RefillFrame {
  readonly kind: 'refill';
  readonly stage: 'discarding' | 'drawing' | 'unseen';
  /** The order of the players, fixed at the start of the phase (ruling Q74). */
  readonly order: readonly PlayerId[];
  /** Players who have not done this yet. It is the first one's turn. */
  readonly left: readonly PlayerId[];
  /** Cards that are still to be discarded unseen. */
  readonly unseen: number;
  /** A face-up card just drawn that is played at once, or `null`. */
  readonly drawn: CardId | null;
}

/** R C: Athens may play Allied Unrest after building. */
export interface UnrestFrame {
  readonly kind: 'unrest';
  readonly player: PlayerId;
}

/** The target of a card. Fields that a kind of card does not need are left out. */
export interface CardTarget {
  readonly region?: RegionId;
  readonly city?: CityId;
  readonly leader?: LeaderId;
  /** A card on the board. */
  readonly against?: CardId;
  /** A player, such as the one of whom an oracle speaks. */
  readonly on?: PlayerId;
  /** Talents given away. */
  readonly gifts?: number;
}

/**
 * R C: a card takes effect. It is face up and in no pile meanwhile. Afterwards it goes where its kind requires
 * (R 12.4), unless its rules have put it on the board. The rules of the card define `stage` and `left`.
 */
export interface EffectFrame {
  readonly kind: 'effect';
  readonly card: CardId;
  readonly player: PlayerId;
  readonly target: CardTarget;
  readonly stage: number;
  /** Pieces, cities or sea areas still to be resolved. */
  readonly left: readonly string[];
}
