/** R 15, 11.3.1: raiding. */
import type { PlayerId, UnitId } from '../vocabulary.js';

export type RaidFrame = RaidingFrame;

/** R 15.1, 11.3.1 b: a player names units that raid, and walls that are pulled down. */
export interface RaidingFrame {
  readonly kind: 'raiding';
  readonly player: PlayerId;
  /** Units that raid, in the order in which they were named. */
  readonly raiders: readonly UnitId[];
}
