/** R S1.4, S6.2: frames of the order in which sides play. */
import type { RollPurpose, SideId } from '../../conquest/vocabulary.js';

export type SequenceFrame = ContestFrame | InitiativeFrame;

/** R S1.4: each side rolls a die, and ties roll again. The frame below reads `bids`. */
export interface ContestFrame {
  readonly kind: 'contest';
  readonly purpose: RollPurpose;
  /** The dice of each side in order; the first one may have a modifier (R S6.2). */
  readonly bids: readonly Bid[];
}

export interface Bid {
  readonly side: SideId;
  /** The modifier of its first die. */
  readonly added: number;
  readonly totals: readonly number[];
}

/** R S6.2: in the order of their dice sides choose their places in the turn. */
export interface InitiativeFrame {
  readonly kind: 'initiative';
  /** The sides that still choose; the first one chooses next. `null` before the dice. */
  readonly ranking: readonly SideId[] | null;
  /** The places, from the first to move to the last; `null`: free. */
  readonly places: readonly (SideId | null)[];
}
