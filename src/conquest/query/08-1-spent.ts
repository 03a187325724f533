/** R 8.1, 11.2: which pieces can do no more in a phase of movement. */
import type { MovementFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { PieceId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type Piece = { readonly id: PieceId };

/** The pieces that have done something in a phase, or can do nothing in it: a few, most often. */
export interface Spent {
  readonly moved: readonly PieceId[];
  /** Those that have turned since they came where they are (ruling C8.5). */
  readonly turned: readonly PieceId[];
  /** The units that do not move at all (R 17.4). */
  readonly held: readonly PieceId[];
}

export const hasMoved = ({ moved }: Spent, { id }: Piece): boolean => moved.includes(id);
/** Whether it does not move at all. */
export const isHeld = ({ held }: Spent, { id }: Piece): boolean => held.includes(id);
/** Whether it can turn no more: it has, or does not move at all. */
export const isTurned = (spent: Spent, piece: Piece): boolean =>
  spent.turned.includes(piece.id) || isHeld(spent, piece);

/** Returns which pieces can do no more in a phase. */
export const spentIn = (situation: Situation, { side, moved, turned }: Phase): Spent => ({
  moved,
  turned,
  held: situation.law.heldBack(situation, side),
});
