/** Events of all sections: pieces move and are lost, places change hands, levels and treasuries change. */
import type { RuleRef } from '../../core/index.js';
import type { CityId, HexId, LeaderId, PlaceId, PlayerId, RegionId, UnitId } from '../vocabulary.js';
import type { AdjustmentId } from '../data/shape/charts.js';

/** Causes of level changes apart from the rows of the Adjustments Table (R 13.4). */
export const OTHER_CAUSES = [
  // R C
  'helotsRisen',
  'helotsQuiet',
  'card',
  'rebellion',
  'festival',
  'sicilianExpedition',
  // R 5.3.3, 5.3.4
  'assessmentRaised',
  'assessmentLevel',
  // R 20.2
  'yearOfPeace',
] as const;
export type LevelCause = AdjustmentId | (typeof OTHER_CAUSES)[number];

/** Every event names its clause. */
export interface Said<T extends string> {
  readonly type: T;
  readonly rule: RuleRef;
}

export type CommonEvent =
  | UnitMoved
  | UnitEliminated
  | LeaderMoved
  | LeaderLost
  | CityTaken
  | FortTaken
  | BaseDestroyed
  | LevelsAdjusted
  | TreasuryChanged;

export interface UnitMoved extends Said<'unitMoved'> {
  readonly unit: UnitId;
  /** Its present player. A region that changes hands sends its units home (R 4.3.1 b). */
  readonly player: PlayerId;
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Whether it goes into a city or fort. */
  readonly inside: boolean;
}
/** R 7.9.1: to its Build Pool, or out of the game. */
export interface UnitEliminated extends Said<'unitEliminated'> {
  readonly unit: UnitId;
  readonly player: PlayerId;
  readonly from: PlaceId;
  readonly to: 'buildPool' | 'gone';
}
export interface LeaderMoved extends Said<'leaderMoved'> {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Whether the leader goes into a city or fort. */
  readonly inside: boolean;
  /** In a Force Pool its region (R 7.8.5), otherwise `null`. */
  readonly pool: RegionId | null;
}
/** R 7.8.4, 7.8.6 */
export interface LeaderLost extends Said<'leaderLost'> {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  readonly at: PlaceId;
}
/**
 * A control marker is placed on a city or removed. `from` is the previous player (`null`: none), and `by` the present
 * one. They are equal if its region has changed hands, and the player who has lost it keeps the city (R 4.3.1 c).
 */
export interface CityTaken extends Said<'cityTaken'> {
  readonly city: CityId;
  readonly from: PlayerId | null;
  readonly by: PlayerId;
}
/** A fort changes hands; `by` is `null` if it is destroyed (R 11.3). */
export interface FortTaken extends Said<'fortTaken'> {
  readonly hex: HexId;
  readonly from: PlayerId | null;
  readonly by: PlayerId | null;
}
export interface BaseDestroyed extends Said<'baseDestroyed'> {
  readonly hex: HexId;
  readonly of: PlayerId;
  readonly by: PlayerId;
}
export interface RegionLevels {
  readonly allegiance: number;
  readonly militance: number;
}
/** R 13: the levels of a region change, within their ranges. */
export interface LevelsAdjusted extends Said<'levelsAdjusted'> {
  readonly region: RegionId;
  /** The holder of the region. */
  readonly player: PlayerId;
  readonly cause: LevelCause;
  readonly before: RegionLevels;
  readonly now: RegionLevels;
}
export interface TreasuryChanged extends Said<'treasuryChanged'> {
  readonly player: PlayerId;
  readonly by: number;
  readonly now: number;
}
