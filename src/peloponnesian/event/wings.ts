/** R D: events of combat in wings. */
import type { Side } from '../frame/combat.js';
import type { LineOfBattle } from '../frame/wings.js';
import type { PieceId, PlaceId, PlayerId, Wing } from '../vocabulary.js';
import type { Said } from './common.js';

export type WingEvent = WingsChosen | LineDrawnUp | PieceShifted | WingWon | WingJoined | WingsUnited;

/** R D: a player wants the battle to be fought in wings. */
export interface WingsChosen extends Said<'wingsChosen'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
}
/** R D1: the pieces of a side in each wing. */
export interface LineDrawnUp extends Said<'lineDrawnUp'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly side: Side;
  readonly line: LineOfBattle;
}
/** R D2 */
export interface PieceShifted extends Said<'pieceShifted'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly piece: PieceId;
  readonly from: Wing;
  readonly to: Wing;
}
/** R D3: a player alone has units left in a wing at the end of a round. */
export interface WingWon extends Said<'wingWon'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly wing: Wing;
  readonly round: number;
}
/** R D3: the victors of a wing join another one. The morale of all friendly fighters there rises by `morale`. */
export interface WingJoined extends Said<'wingJoined'> {
  readonly at: PlaceId;
  readonly player: PlayerId;
  readonly from: Wing;
  readonly to: Wing;
  readonly pieces: readonly PieceId[];
  readonly morale: number;
}
/** R D3: no wing is contested any more, and all remaining units fight on in a single battle. */
export interface WingsUnited extends Said<'wingsUnited'> {
  readonly at: PlaceId;
}
