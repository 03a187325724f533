/** R 10, 11: sieges, and places that fall: what happens. */
import type { HexId } from '../vocabulary.js';
import type { Said } from './common.js';

export type SiegeEvent = SiegeBegan;

export interface SiegeBegan extends Said<'siegeBegan'> {
  readonly hex: HexId;
  readonly morale: number;
}
