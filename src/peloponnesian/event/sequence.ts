/** R 3, 4, 5, 13: events of the sequence of play, control, tribute and adjustments. */
import type { AdjustmentId } from '../data/shape/charts.js';
import type { AreaId, Camp, CityId, Margin, PlayerId, RegionId, Season } from '../vocabulary.js';
import type { Ended, LeagueMargins } from '../state.js';
import type { RollPurpose } from '../frame/sequence.js';
import type { Said } from './common.js';

export type SequenceEvent =
  | Rolled
  | SeasonBegan
  | CampaignTurnBegan
  | RaidMarkersRemoved
  | RegionChanged
  | TributeCollected
  | AdjustmentRolled
  | HelotsRolled
  | HelotsRose
  | HelotsSubdued
  | GameEnded;

export interface Rolled extends Said<'rolled'> {
  readonly purpose: RollPurpose;
  readonly player: PlayerId | null;
  readonly dice: readonly number[];
}
export interface SeasonBegan extends Said<'seasonBegan'> {
  readonly year: number;
  readonly season: Season;
}
export interface CampaignTurnBegan extends Said<'campaignTurnBegan'> {
  readonly number: number;
  readonly year: number;
  readonly season: Season;
}
/** R 3.2, 15.2: the "Raided" markers are removed from the map at the end of the Yearly Start Phase. */
export interface RaidMarkersRemoved extends Said<'raidMarkersRemoved'> {
  readonly areas: readonly AreaId[];
}
/**
 * R 4.3: a region changes hands, with its previous holder (`from`), its new one (`by`), and its new Allegiance Level.
 */
export interface RegionChanged extends Said<'regionChanged'> {
  readonly region: RegionId;
  readonly from: PlayerId;
  readonly by: PlayerId;
  readonly allegiance: number;
}
/**
 * R 5.4, 22.4.4, C: a player collects tribute from the regions, from the Athenian Empire outside the map in play, or
 * from Sicily.
 */
export interface TributeCollected extends Said<'tributeCollected'> {
  readonly player: PlayerId;
  readonly from: 'regions' | 'empire' | 'sicily';
  readonly talents: number;
  /** The tribute of each region that yields any. */
  readonly regions: readonly RegionTribute[];
  /** The die for the tribute of the Empire, or `null` for regions. */
  readonly die: number | null;
}
export interface RegionTribute {
  readonly region: RegionId;
  readonly talents: number;
}
/** R 13.4: a die decides on a seasonal adjustment, which is made at `least` or more. */
export interface AdjustmentRolled extends Said<'adjustmentRolled'> {
  readonly region: RegionId;
  /** The holder of the region, who rolls. */
  readonly player: PlayerId;
  readonly cause: AdjustmentId;
  readonly die: number;
  readonly least: number;
  readonly applies: boolean;
}
/** R C: the roll for the helots, with its modifiers. */
export interface HelotsRolled extends Said<'helotsRolled'> {
  readonly player: PlayerId;
  readonly die: number;
  readonly total: number;
  readonly rise: boolean;
}
/** R C: helots rise in these cities. */
export interface HelotsRose extends Said<'helotsRose'> {
  readonly cities: readonly CityId[];
}
/** R C: the rising in a city ends. */
export interface HelotsSubdued extends Said<'helotsSubdued'> {
  readonly city: CityId;
}
export interface GameEnded extends Said<'gameEnded'> {
  readonly winner: Camp | null;
  readonly margin: Margin | null;
  readonly how: Ended['how'];
  readonly margins?: LeagueMargins;
}
