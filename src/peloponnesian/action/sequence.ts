/** R 3, 4, 5, 13: the sequence of the game, control, tribute and adjustments: what can be done. */
import type { RollAction } from '../../core/board/index.js';

/** A die has fallen (R 1.1). */
export type SequenceAction = RollAction;
