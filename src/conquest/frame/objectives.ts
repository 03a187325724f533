/** R 15.6, 17.3, 17.4: frames of the succession, of the King's end and of mutinies. */
import type { LeaderId, SideId } from '../vocabulary.js';

export type ObjectivesFrame = SuccessionFrame | KingsHealthFrame | MutinyFrame;

/** R 15.6: a king has left the board, and his heir comes onto it. */
export interface SuccessionFrame {
  readonly kind: 'succession';
  readonly side: SideId;
  readonly leader: LeaderId;
}

/** R 17.3: he on whose life the game hangs may die of himself. */
export interface KingsHealthFrame {
  readonly kind: 'kingsHealth';
  readonly leader: LeaderId;
}

/** R 17.4: the troops may refuse to go on, and a general may plot. */
export interface MutinyFrame {
  readonly kind: 'mutiny';
  readonly side: SideId;
  /** Against whom. */
  readonly king: LeaderId;
  /** The die of the troops is called for; those who go home are chosen; a suspect is; the die of his guilt has been called for. */
  readonly stage: 'troops' | 'dismissal' | 'suspicion' | 'trial';
  /** Units that go home yet. */
  readonly left: number;
  /** One of whom chance suspects; the only one is the suspect. */
  readonly suspects: readonly LeaderId[];
}
