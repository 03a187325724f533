/** R 2, 3, 4, 5, 13: dice, the sequence of the game, and seasonal adjustments. */
import type { PlayerId, RegionId } from '../vocabulary.js';

export type SequenceFrame = TurnFrame | RollFrame | TributeFrame | AdjustmentsFrame;

/** R 3: the game, step by step: what comes next follows from year, season and this step. */
export interface TurnFrame {
  readonly kind: 'turn';
  readonly step: number;
}

/** What dice are rolled for. */
export const ROLL_PURPOSES = [
  // R 22.4.4
  'empireTribute',
  // R 13.4
  'adjustment',
  // R 10.5
  'siege',
  // R 16.4.1, 16.4.6
  'weather',
  'openSea',
  'openSeaMorale',
  // R 17.3, 17.5.3, 17.7.4, 17.9, 7.8.6
  'combat',
  'morale',
  'secondMorale',
  'pursuit',
  'pursuitMorale',
  'leaderDeath',
] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/** R 1.1: dice are rolled, one after another; whoever pushed this reads `values`. */
export interface RollFrame {
  readonly kind: 'roll';
  readonly purpose: RollPurpose;
  /** Whose roll it is; `null`: nobody's. */
  readonly player: PlayerId | null;
  readonly dice: number;
  readonly values: readonly number[];
}

/** R 22.4.4: Athens rolls for the tribute of the Empire. */
export interface TributeFrame {
  readonly kind: 'tribute';
}

/** R 13.4: regions for which a die decides whether their Allegiance falls in this season. */
export interface AdjustmentsFrame {
  readonly kind: 'adjustments';
  readonly left: readonly RegionId[];
}
