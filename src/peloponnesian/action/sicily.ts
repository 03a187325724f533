/** R 19: Sicily: what can be done. */
import type { PieceId, PlayerId, UnitId } from '../vocabulary.js';

export type SicilyAction = LeaveSicily | CallFleet;

/** R 19.2: a unit or leader in Sicily is about to leave it. */
export interface LeaveSicily {
  readonly type: 'leaveSicily';
  readonly player: PlayerId;
  readonly piece: PieceId;
}
/** R C: a Sicilian fleet comes to the side of the League. */
export interface CallFleet {
  readonly type: 'callFleet';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
