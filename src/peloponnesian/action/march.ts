/** R 16.1-16.3: movement by land: what can be done. */
import type { PlayerId } from '../vocabulary.js';

export type MarchAction = EndMovement;

export interface EndMovement {
  readonly type: 'endMovement';
  readonly player: PlayerId;
}
