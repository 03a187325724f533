/** R 16.4-16.8: movement by sea: what can be done. */
import type { PlayerId } from '../vocabulary.js';

export type VoyageAction = EndVoyage;

export interface EndVoyage {
  readonly type: 'endVoyage';
  readonly player: PlayerId;
}
