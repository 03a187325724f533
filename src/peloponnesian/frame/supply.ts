/** R 9: supply. */
import type { PlayerId, UnitId } from '../vocabulary.js';

export type SupplyStageFrame = SupplyFrame;

/** R 9: a player supplies units, lets them forage, or loses them. */
export interface SupplyFrame {
  readonly kind: 'supply';
  readonly player: PlayerId;
  /** `landing`: fleets at sea go to a coast (R 9.8); `foraging`: who lives off the land; `paying`: who is supplied, if there is not enough. */
  readonly stage: 'landing' | 'foraging' | 'paying';
  /** Units that are dealt with in this stage. */
  readonly done: readonly UnitId[];
}
