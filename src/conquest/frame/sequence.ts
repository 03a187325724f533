/** R 3, 4, 12.9: frames of the set-up and of the course of a turn. */
import type { ChoiceId } from '../data/shape.js';
import type { LeaderId, PieceId, RollPurpose, SideId, UnitId } from '../vocabulary.js';

export type SequenceFrame = SetupFrame | TurnFrame | RollFrame | RecoveryFrame;

/** R 3.3: what may begin in one of several provinces is placed, choice by choice. */
export interface SetupFrame {
  readonly kind: 'setup';
  /** Choices still to be made, in the order of the components. */
  readonly left: readonly ChoiceId[];
}

/** R 4.2: the bottom of the stack; it goes through the phases, turn after turn. */
export interface TurnFrame {
  readonly kind: 'turn';
  /** Whether what happens at the start of the turn has happened. */
  readonly begun: boolean;
  /** How many steps of its sequence have been opened. */
  readonly step: number;
  /** Who plays his part of the turn after whom, where that is settled anew; absent where it is the order of the components. */
  readonly order?: readonly SideId[];
  /** Replacement points of this turn, as they were when it began (R 12.1); absent where nobody receives any. */
  readonly points?: Readonly<Partial<Record<SideId, number>>>;
  /** Who has fought in this turn, of those who recuperate (R 12.11); absent where there is no such rule. */
  readonly fought?: readonly UnitId[];
  /** Who has evaded into a contested province in this turn, or was beaten and had no way out (ruling C9.10), and fights no more in it (R 9.2); absent where nobody has, and where the turn has one phase of combat. */
  readonly evaded?: readonly PieceId[];
  /** Who refuses to move in which turn, after a mutiny (R 17.4); absent where nobody does. */
  readonly refusing?: { readonly turn: number; readonly units: readonly UnitId[] };
}

/** R 2: dice are rolled, one after another; whoever pushed it reads `values`. */
export interface RollFrame {
  readonly kind: 'roll';
  readonly purpose: RollPurpose;
  /** Whose roll it is; `null`: nobody's. */
  readonly side: SideId | null;
  readonly dice: number;
  readonly values: readonly number[];
}

/** R 12.9: wounded leaders may recover, one after another; the first of those left is being rolled for. */
export interface RecoveryFrame {
  readonly kind: 'recovery';
  readonly side: SideId;
  readonly left: readonly LeaderId[];
}
