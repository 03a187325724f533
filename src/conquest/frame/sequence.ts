/** R 3, 4, 12.9: frames of the set-up and of the course of a turn. */
import type { ChoiceId } from '../data/shape.js';
import type { LeaderId, PieceId, RollPurpose, SideId, UnitId } from '../vocabulary.js';

export type SequenceFrame = SetupFrame | TurnFrame | RollFrame | RecoveryFrame;

/** R 3.3: groups that can begin in one of several provinces are placed, one by one. */
export interface SetupFrame {
  readonly kind: 'setup';
  /** Choices still to be made, in the order of the components. */
  readonly left: readonly ChoiceId[];
}

/** R 4.2: the bottom of the stack. It goes through the phases of every turn. */
export interface TurnFrame {
  readonly kind: 'turn';
  /** Whether the events at the start of the turn have been resolved. */
  readonly begun: boolean;
  /** The number of steps of its sequence that have begun. */
  readonly step: number;
  /**
   * The order in which the sides play, if it is decided each turn; absent if it is the order of the components.
   */
  readonly order?: readonly SideId[];
  /** Replacement points, counted at the start of the turn (R 12.1); absent if no side receives any. */
  readonly points?: Readonly<Partial<Record<SideId, number>>>;
  /** Units that recuperate and have fought in this turn (R 12.11); absent without this optional rule. */
  readonly fought?: readonly UnitId[];
  /**
   * Who has evaded into a contested province in this turn, or was beaten and had no way out (ruling C9.10), and fights
   * no more in it (R 9.2); absent where nobody has, and where the turn has one phase of combat.
   */
  readonly evaded?: readonly PieceId[];
  /** Who refuses to move in which turn, after a mutiny (R 17.4); absent where nobody does. */
  readonly refusing?: { readonly turn: number; readonly units: readonly UnitId[] };
}

/** R 2: dice are rolled, one after another. The frame below reads `values`. */
export interface RollFrame {
  readonly kind: 'roll';
  readonly purpose: RollPurpose;
  /** The side that rolls; `null`: none. */
  readonly side: SideId | null;
  readonly dice: number;
  readonly values: readonly number[];
}

/** R 12.9: wounded leaders may recover, one after another. The first one of the list rolls. */
export interface RecoveryFrame {
  readonly kind: 'recovery';
  readonly side: SideId;
  readonly left: readonly LeaderId[];
}
