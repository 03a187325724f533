/** R 15.6, 17.3, 17.4: frames of the succession, of the King's end and of mutinies. */
import type { LeaderId, SideId } from '../vocabulary.js';

export type ObjectivesFrame = SuccessionFrame | KingsHealthFrame | MutinyFrame;

/** R 15.6: a king has left the board, and the heir enters it. */
export interface SuccessionFrame {
  readonly kind: 'succession';
  readonly side: SideId;
  readonly leader: LeaderId;
}

/** R 17.3: the king, with whose death the game ends, may die of ill health. */
export interface KingsHealthFrame {
  readonly kind: 'kingsHealth';
  readonly leader: LeaderId;
}

/** R 17.4: the troops may mutiny, and a general may plot. */
export interface MutinyFrame {
  readonly kind: 'mutiny';
  readonly side: SideId;
  /** The king against whom they mutiny. */
  readonly king: LeaderId;
  /**
   * The die of the troops is awaited; the units that go home are chosen; a suspect is chosen; the die of guilt is
   * awaited.
   */
  readonly stage: 'troops' | 'dismissal' | 'suspicion' | 'trial';
  /** The number of units that still go home. */
  readonly left: number;
  /** The possible suspects, of whom chance chooses one. If there is one, this is the suspect. */
  readonly suspects: readonly LeaderId[];
}
