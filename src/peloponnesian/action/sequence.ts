/** R 3, 4, 5, 13, 29.4: the sequence of the game, control, tribute, adjustments and the helots: what can be done. */
import type { RollAction } from '../../core/board/index.js';
import type { PlayerId } from '../vocabulary.js';

/** R 1.1: a die has fallen. */
export type SequenceAction = RollAction | RaiseHelots | LeaveHelots;

/** R 29.4, C: the helots are called to rise. */
export interface RaiseHelots {
  readonly type: 'raiseHelots';
  readonly player: PlayerId;
}
/** R 29.4: the helots are not called to rise in this season. */
export interface LeaveHelots {
  readonly type: 'leaveHelots';
  readonly player: PlayerId;
}
