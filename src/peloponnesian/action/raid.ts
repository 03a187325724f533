/** R 15: raids: what can be done. */
import type { PlayerId } from '../vocabulary.js';

export type RaidAction = EndRaiding;

export interface EndRaiding {
  readonly type: 'endRaiding';
  readonly player: PlayerId;
}
