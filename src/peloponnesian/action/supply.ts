/** R 9: supply: what can be done. */
import type { PlayerId } from '../vocabulary.js';

export type SupplyAction = EndSupply;

export interface EndSupply {
  readonly type: 'endSupply';
  readonly player: PlayerId;
}
