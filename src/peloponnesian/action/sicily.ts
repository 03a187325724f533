/** R 19: actions of Sicily. */
import type { PieceId, PlayerId, UnitId } from '../vocabulary.js';

export type SicilyAction = LeaveSicily | CallFleet;

/** R 19.2: a unit or leader in Sicily begins to leave it. */
export interface LeaveSicily {
  readonly type: 'leaveSicily';
  readonly player: PlayerId;
  readonly piece: PieceId;
}
/** R C: the League calls a Sicilian fleet, which comes to Sicily. */
export interface CallFleet {
  readonly type: 'callFleet';
  readonly player: PlayerId;
  readonly unit: UnitId;
}
