/** R 10, 11: sieges, and places that fall: what can be done. */
import type { PlayerId } from '../vocabulary.js';

export type SiegeAction = EndSieges;

export interface EndSieges {
  readonly type: 'endSieges';
  readonly player: PlayerId;
}
