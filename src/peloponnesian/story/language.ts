/** The sentences of the chronicle that summarize several events. Single events use the text of the game. */
import type { Company } from '../text/speech.js';
import type { Saying } from '../text/things.js';
import type { TributeAssessed } from '../event/assessment.js';
import type {
  AreaId,
  CityId,
  HexId,
  HomeId,
  PlaceId,
  PlayerId,
  RegionId,
  SeaId,
  Season,
  UnitId,
  Wing,
} from '../vocabulary.js';

/** Units by their home. */
export type Levies = ReadonlyMap<HomeId, readonly UnitId[]>;

/** A level of a region. */
export interface Level {
  readonly allegiance: number;
  readonly militance: number;
}

/** The attackers of a place. */
export interface Attackers {
  readonly player: PlayerId;
  /** Empty if it is not known. */
  readonly company: Company;
  /** Their common origin, or `null`. */
  readonly from: PlaceId | null;
}

/** The result of a battle. */
export interface Battle {
  readonly at: PlaceId;
  readonly attackers: Attackers;
  /** Empty for a garrison alone. */
  readonly defenders: Company;
  readonly element: 'land' | 'sea';
  readonly against: 'field' | 'assault';
  readonly rounds: number;
  /** The side that has broken off, or `null`. */
  readonly brokenOff: 'attacker' | 'defender' | null;
  /** `null` for a garrison friendly to neither camp. */
  readonly winner: PlayerId | null;
  readonly decisive: boolean;
}

/** A wing of a battle and its winner (R D). */
export interface WingOfBattle {
  readonly wing: Wing;
  readonly player: PlayerId;
}

/** A complete march or voyage. */
export interface Journey {
  readonly company: Company;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly inside: boolean;
  readonly bySea: boolean;
}

/** The summaries of the chronicle in a language, without full stops. */
export interface StoryWords {
  year(year: number): string;
  season(season: Season, year: number): string;
  readonly seasonStart: string;
  readonly yearStart: string;
  campaignTurn(number: number): string;
  /** The resources of a player at the beginning of a season. */
  purse(player: PlayerId, talents: number, regions: number): Saying;
  /** Cities that stay loyal after a Revolt Check. */
  loyal(player: PlayerId, cities: readonly CityId[]): Saying;
  /** Revolts that a player has tried in vain to end. */
  unruly(player: PlayerId, cities: readonly CityId[]): Saying;
  assesses(player: PlayerId, regions: readonly Pick<TributeAssessed, 'region' | 'now'>[]): Saying;
  /** Storms that sink no fleets at once. */
  storms(seas: readonly SeaId[]): Saying;
  builds(player: PlayerId, levies: Levies): Saying;
  musters(player: PlayerId, levies: Levies): Saying;
  sendsHome(player: PlayerId, levies: Levies): Saying;
  bases(player: PlayerId, hexes: readonly HexId[]): Saying;
  supplies(player: PlayerId, units: readonly UnitId[], talents: number): Saying;
  forages(player: PlayerId, units: readonly UnitId[], areas: readonly AreaId[]): Saying;
  loses(player: PlayerId, units: Levies): Saying;
  raids(player: PlayerId, areas: ReadonlyMap<AreaId, number>): Saying;
  levels(changes: ReadonlyMap<RegionId, readonly [before: Level, now: Level]>): Saying;
  goes(journey: Journey): Saying;
  masks(attackers: Attackers, hex: HexId): Saying;
  battle(battle: Battle): Saying;
  /** R D: the results of the wings of a battle, in order. */
  wings(won: readonly WingOfBattle[]): Saying;
}
