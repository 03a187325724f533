/** The sentences of the chronicle that sum up several events; a single event is told by the words of the game. */
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

/** Who attacks a place. */
export interface Attackers {
  readonly player: PlayerId;
  /** Nobody where that is not known. */
  readonly company: Company;
  /** From where they have come, if all of them have come from there. */
  readonly from: PlaceId | null;
}

/** What a battle came to. */
export interface Battle {
  readonly at: PlaceId;
  readonly attackers: Attackers;
  /** Nobody where a garrison stands alone. */
  readonly defenders: Company;
  readonly element: 'land' | 'sea';
  readonly against: 'field' | 'assault';
  readonly rounds: number;
  /** Who has broken it off. */
  readonly brokenOff: 'attacker' | 'defender' | null;
  /** `null`: a garrison that is friendly to nobody. */
  readonly winner: PlayerId | null;
  readonly decisive: boolean;
}

/** A wing of a battle, and who has won it (R D). */
export interface WingOfBattle {
  readonly wing: Wing;
  readonly player: PlayerId;
}

/** A march or voyage from its beginning to its end. */
export interface Journey {
  readonly company: Company;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly inside: boolean;
  readonly bySea: boolean;
}

/** How a language tells what sums up several events, without a full stop. */
export interface StoryWords {
  year(year: number): string;
  season(season: Season, year: number): string;
  readonly seasonStart: string;
  readonly yearStart: string;
  campaignTurn(number: number): string;
  /** What a player has at the beginning of a season. */
  purse(player: PlayerId, talents: number, regions: number): Saying;
  /** Cities that were checked for a revolt, and stay loyal. */
  loyal(player: PlayerId, cities: readonly CityId[]): Saying;
  /** Revolts that a player has not been able to end. */
  unruly(player: PlayerId, cities: readonly CityId[]): Saying;
  assesses(player: PlayerId, regions: readonly Pick<TributeAssessed, 'region' | 'now'>[]): Saying;
  /** Storms that sink nobody at once. */
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
  /** R D: what has come of the wings of a battle, in the order in which they were won. */
  wings(won: readonly WingOfBattle[]): Saying;
}
