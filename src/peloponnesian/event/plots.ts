/** R C: events of cards that act on regions, cities and satraps. */
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
/** The units of a region refuse to march, and those just built are undone. */
export interface UnrestBroke extends Said<'unrestBroke'> {
  readonly region: RegionId;
  readonly units: readonly UnitId[];
}
/** A player betrays a city: its walls are undefended in the Campaign Turns of the season. */
export interface CityBetrayed extends Said<'cityBetrayed'> {
  readonly city: CityId;
  readonly player: PlayerId;
}
/** A player betrays a besieged city: this is added to the die for the siege. */
export interface SiegeBetrayed extends Said<'siegeBetrayed'> {
  readonly city: CityId;
  readonly player: PlayerId;
  readonly modifier: number;
}
/** A satrap's general comes with the troops. */
export interface GeneralCame extends Said<'generalCame'> {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  readonly city: CityId;
}
