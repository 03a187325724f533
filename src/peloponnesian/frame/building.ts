/** R 7.5-7.7: the frame of building units, bases and fortifications. */
import type { PlayerId } from '../vocabulary.js';

export type BuildingSectionFrame = BuildingFrame;

/** R 7.5: a player builds. */
export interface BuildingFrame {
  readonly kind: 'building';
  readonly player: PlayerId;
}
