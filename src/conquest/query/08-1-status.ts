/** R 8.1, 11.2, 17.4: which pieces of a side can still do something in its phase of movement. */
import { frameOf } from '../../core/index.js';
import type { MovementFrame } from '../frame/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, SideId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type Piece = { readonly id: PieceId };

/** What pieces of a side have done in a phase, and which may do nothing. It is computed once for a list of actions. */
export interface MovementStatus {
  readonly side: SideId;
  /** The pieces that have moved. */
  readonly moved: readonly PieceId[];
  /** The pieces that have entered or left a city since their last march (ruling C8.5). */
  readonly turned: readonly PieceId[];
  /** The units that are held back and may not move at all (R 17.4). */
  readonly held: readonly PieceId[];
}

/** Returns the status of a side in its phase of movement. */
export const statusIn = (
  situation: Situation,
  { side, moved, turned }: Pick<Phase, 'side' | 'moved' | 'turned'>,
): MovementStatus => ({ side, moved, turned, held: situation.law.heldBack(situation, side) });

const NOTHING_DONE: Pick<Phase, 'moved' | 'turned'> = { moved: [], turned: [] };

/** Returns the status of a side in the phase of movement on the stack; without one, no piece has done anything. */
export function statusOnStack(situation: Situation, side: SideId): MovementStatus {
  const { moved, turned } = frameOf(situation, 'movement') ?? NOTHING_DONE;
  return statusIn(situation, { side, moved, turned });
}

/** Returns the pieces that have moved in the phase of movement on the stack. */
export const movedOnStack = (situation: Situation): readonly PieceId[] => frameOf(situation, 'movement')?.moved ?? [];

export const hasMoved = ({ moved }: MovementStatus, { id }: Piece): boolean => moved.includes(id);

/** Returns whether a piece is held back and may not move at all. */
export const isHeldBack = ({ held }: MovementStatus, { id }: Piece): boolean => held.includes(id);

/** Returns whether a piece may still enter or leave a city: it has not done so, and is not held back. */
export const mayTurn = (status: MovementStatus, piece: Piece): boolean =>
  !status.turned.includes(piece.id) && !isHeldBack(status, piece);

/** Returns whether a piece has moved already, or is held back. */
export const isDone = (status: MovementStatus, piece: Piece): boolean =>
  hasMoved(status, piece) || isHeldBack(status, piece);

/** Returns whether a piece is free to move and not held back; it may have moved already. */
export const isFreeNow = (situation: Situation, status: MovementStatus, info: UnitInfo | LeaderInfo): boolean =>
  !isHeldBack(status, info) && situation.law.isFree(situation, { side: status.side, info });

/** Returns whether a piece can still move: it is free to move, not held back, and has not moved. */
export const canMove = (situation: Situation, status: MovementStatus, info: UnitInfo | LeaderInfo): boolean =>
  !isDone(status, info) && situation.law.isFree(situation, { side: status.side, info });
