/** R 3, 4, 5, 13, 29.4: rolls of dice, and actions with the helots. */
import type { RollAction } from '../../core/board/index.js';
import type { PlayerId } from '../vocabulary.js';

/** R 1.1: a die has been rolled. */
export type SequenceAction = RollAction | RaiseHelots | LeaveHelots;

/** R 29.4, C: Athens raises the helots. */
export interface RaiseHelots {
  readonly type: 'raiseHelots';
  readonly player: PlayerId;
}
/** R 29.4: Athens does not raise the helots in this season. */
export interface LeaveHelots {
  readonly type: 'leaveHelots';
  readonly player: PlayerId;
}
