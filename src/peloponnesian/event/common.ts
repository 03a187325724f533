/** What happens in any section: pieces come, go and are lost, places change hands, levels and treasuries change. */
import type { RuleRef } from '../../core/index.js';
import type { CityId, HexId, LeaderId, PlaceId, PlayerId, RegionId, UnitId } from '../vocabulary.js';
import type { AdjustmentId } from '../data/shape/charts.js';

/** Why levels change: a row of the Adjustments Table (R 13.4), or helots who have risen or have not (R C). */
export const HELOT_CAUSES = ['helotsRisen', 'helotsQuiet'] as const;
export type LevelCause = AdjustmentId | (typeof HELOT_CAUSES)[number];

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
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Into a city or fort. */
  readonly inside: boolean;
}
/** R 7.9.1: to its Build Pool, or out of the game. */
export interface UnitEliminated extends Said<'unitEliminated'> {
  readonly unit: UnitId;
  readonly from: PlaceId;
  readonly to: 'buildPool' | 'gone';
}
export interface LeaderMoved extends Said<'leaderMoved'> {
  readonly leader: LeaderId;
  readonly from: PlaceId;
  readonly to: PlaceId;
}
export interface LeaderLost extends Said<'leaderLost'> {
  readonly leader: LeaderId;
  readonly player: PlayerId;
}
/** A control marker comes to a city, or goes (`by`: whose it is now). */
export interface CityTaken extends Said<'cityTaken'> {
  readonly city: CityId;
  readonly by: PlayerId;
}
export interface FortTaken extends Said<'fortTaken'> {
  readonly hex: HexId;
  readonly by: PlayerId | null;
}
export interface BaseDestroyed extends Said<'baseDestroyed'> {
  readonly hex: HexId;
  readonly of: PlayerId;
}
/** R 13: levels of a region change by so much, as far as they go; `now` they are these. */
export interface LevelsAdjusted extends Said<'levelsAdjusted'> {
  readonly region: RegionId;
  readonly cause: LevelCause;
  readonly allegiance: number;
  readonly militance: number;
  readonly now: { readonly allegiance: number; readonly militance: number };
}
export interface TreasuryChanged extends Said<'treasuryChanged'> {
  readonly player: PlayerId;
  readonly by: number;
  readonly now: number;
}
