/** R C: cards that act on regions, cities and satraps: what happens. */
import type { CityId, LeaderId, PlayerId, RegionId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type PlotEvent = NeutralityEnded | LeaderSwitched | UnrestBroke | CityBetrayed | SiegeBetrayed | GeneralCame;

/** A neutral region joins a player, with this Allegiance. */
export interface NeutralityEnded extends Said<'neutralityEnded'> {
  readonly region: RegionId;
  readonly player: PlayerId;
  readonly allegiance: number;
}
/** A leader leaves the service of one player for the Force Pool of another. */
export interface LeaderSwitched extends Said<'leaderSwitched'> {
  readonly leader: LeaderId;
  readonly from: PlayerId;
  readonly by: PlayerId;
}
/** A region's levies refuse to march; what it has just built is undone. */
export interface UnrestBroke extends Said<'unrestBroke'> {
  readonly region: RegionId;
  readonly units: readonly UnitId[];
}
/** A player has traitors in a city: nobody mans its walls in the Campaign Turns of the season. */
export interface CityBetrayed extends Said<'cityBetrayed'> {
  readonly city: CityId;
  readonly player: PlayerId;
}
/** A player has traitors in a city that is besieged: this is added to the die for the siege. */
export interface SiegeBetrayed extends Said<'siegeBetrayed'> {
  readonly city: CityId;
  readonly player: PlayerId;
  readonly modifier: number;
}
/** A satrap's general comes with his troops. */
export interface GeneralCame extends Said<'generalCame'> {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  readonly city: CityId;
}
