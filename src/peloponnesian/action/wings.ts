/** R D: actions of combat in wings. */
import type { PieceId, PlayerId, Wing } from '../vocabulary.js';

export type WingAction = FightInWings | FightAsOne | Deploy | ShiftPiece | EndShifts;

interface By<T extends string> {
  readonly type: T;
  readonly player: PlayerId;
}
interface ToWing<T extends string> extends By<T> {
  readonly piece: PieceId;
  readonly wing: Wing;
}

/** R D: a player wants the battle to be fought in wings, or does not. */
export interface FightInWings extends By<'fightInWings'> {}
export interface FightAsOne extends By<'fightAsOne'> {}
/** R D1, D3: a piece deploys in a wing: before the battle, or after the victory of its own wing. */
export interface Deploy extends ToWing<'deploy'> {}
/** R D2: a player shifts a piece to another wing, or shifts no more. */
export interface ShiftPiece extends ToWing<'shiftPiece'> {}
export interface EndShifts extends By<'endShifts'> {}
