/** R 15, 11.3.1: raiding. */
import type { PlayerId } from '../vocabulary.js';

export type RaidFrame = RaidingFrame;

/** R 15.1, 11.3.1 b: a player names units that raid, or pull down walls, one by one. */
export interface RaidingFrame {
  readonly kind: 'raiding';
  readonly player: PlayerId;
}
