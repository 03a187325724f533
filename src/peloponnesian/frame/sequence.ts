/** R 2, 3, 4, 5, 13: dice, the sequence of play, and seasonal adjustments. */
import type { AdjustmentId } from '../data/shape/charts.js';
import type { PlayerId, RegionId } from '../vocabulary.js';

export type SequenceFrame = TurnFrame | RollFrame | TributeFrame | AdjustmentsFrame | HelotsFrame;

/**
 * R 3: the steps of a season, one after another; those of the Yearly Start Phase come before the first season of a
 * year.
 */
export interface TurnFrame {
  readonly kind: 'turn';
  readonly step: number;
  /** Players who have not done this step yet, in order, or `null` if it has not begun, or all do it at once (R 3.3). */
  readonly left: readonly PlayerId[] | null;
}

/** The purposes of rolls. */
export const ROLL_PURPOSES = [
  // R 22.4.4
  'empireTribute',
  // R 13.4
  'adjustment',
  // R C
  'helots',
  // R 10.5
  'siege',
  // R 6.1
  'revolt',
  // R C
  'card',
  'festival',
  'plague',
  'invasion',
  'storm',
  'stormSea',
  'stormMorale',
  'sicily',
  'sicilyMorale',
  // R 20
  'peace',
  'grievance',
  'peaceYear',
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
  // R D
  'wingShift',
] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/** R 1.1: a roll of dice, one after another. The frame below reads `values`. */
export interface RollFrame {
  readonly kind: 'roll';
  readonly purpose: RollPurpose;
  /** The player who rolls, or `null`. */
  readonly player: PlayerId | null;
  readonly dice: number;
  readonly values: readonly number[];
}

/** R 5.4, 22.4.4: the collection of tribute from regions, and the roll of Athens for that of the Empire. */
export interface TributeFrame {
  readonly kind: 'tribute';
  /** What is collected next. */
  readonly stage: 'regions' | 'empire' | 'done';
}

/** R 13.4: a row of the table that adjusts a region in this season, unless its die prevents it. */
export interface SeasonalAdjustment {
  readonly region: RegionId;
  readonly cause: AdjustmentId;
}

/** R 13.4: the seasonal adjustments that are still to be made, in the order of the regions. */
export interface AdjustmentsFrame {
  readonly kind: 'adjustments';
  readonly left: readonly SeasonalAdjustment[];
}

/** R 29.4: Athens may raise the helots at the end of the Seasonal Turn. */
export interface HelotsFrame {
  readonly kind: 'helots';
  readonly player: PlayerId;
}
