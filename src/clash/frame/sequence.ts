/** R S1.4, S6.2: frames of the order in which sides play. */
import type { RollPurpose, SideId } from '../../conquest/vocabulary.js';

export type SequenceFrame = ContestFrame | InitiativeFrame;

/** R S1.4: sides roll a die each, and those who are equal again; whoever pushed it reads `bids`. */
export interface ContestFrame {
  readonly kind: 'contest';
  readonly purpose: RollPurpose;
  /** What each side has, throw after throw; to the first something may be added (R S6.2). */
  readonly bids: readonly Bid[];
}

export interface Bid {
  readonly side: SideId;
  /** What is added to its first die. */
  readonly added: number;
  readonly totals: readonly number[];
}

/** R S6.2: in the order of their dice sides choose their places in the turn. */
export interface InitiativeFrame {
  readonly kind: 'initiative';
  /** Who still chooses; it is the turn of the first. `null` as long as the dice have not fallen. */
  readonly ranking: readonly SideId[] | null;
  /** The places, from the first to move to the last; `null`: free. */
  readonly places: readonly (SideId | null)[];
}
