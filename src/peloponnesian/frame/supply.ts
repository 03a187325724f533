/** R 9: supply. */
import type { PlayerId, UnitId } from '../vocabulary.js';

export type SupplyStageFrame = SupplyFrame;

/**
 * R 9: a player supplies units, lets them forage, or loses them. The stages, in this order:
 * `landing`: fleets at sea go to a coast (R 9.8).
 * `cutOff`: units that are not in supply forage, or are eliminated (R 9.5).
 * `foraging`: units in supply that stand in unfriendly regions may forage (R 9.4.2).
 * `paying`: units are supplied from the treasury (R 9.4); if it is too small, the player chooses which.
 * `unpaid`: those that are not supplied forage, or are eliminated (R 9.6).
 */
export interface SupplyFrame {
  readonly kind: 'supply';
  readonly player: PlayerId;
  readonly stage: 'landing' | 'cutOff' | 'foraging' | 'paying' | 'unpaid';
  /** `cutOff` and `unpaid`: the units that must forage or are eliminated. */
  readonly hungry: readonly UnitId[];
  /** `paying`: the units chosen for supply. */
  readonly supplied: readonly UnitId[];
}
