/** What a game consists of: the pieces, the levels of regions, the course of the game, and what is being resolved. Plain JSON. */
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type {
  AreaId,
  Camp,
  CityId,
  Ending,
  HexId,
  LeaderId,
  Margin,
  PlaceId,
  PlayerId,
  RegionId,
  SeaId,
  Season,
  UnitId,
  Viewer,
} from './vocabulary.js';

/** A unit that is not in its Build Pool: where it is and what it does. */
export interface UnitState {
  readonly at: PlaceId;
  /** It stands inside the city or fort of its hex (R 10.2). */
  readonly inside?: true;
  /** It lives off the land (R 9.7) until the first Campaign Turn ends. */
  readonly foraging?: true;
  /** It raids (R 15), or destroys a city (R 11.1.3), in this Campaign Turn. */
  readonly raiding?: true;
  /** At sea: the leader in whose stack it is (R 16.2.2); left out: it is alone. */
  readonly under?: LeaderId;
  /** A fleet ashore: the sea area from which it has landed (R 8.4). */
  readonly off?: SeaId;
}

export interface LeaderState {
  readonly at: PlaceId;
  readonly player: PlayerId;
  /** In a Force Pool: of which region (R 7.8.5). */
  readonly pool?: RegionId;
  readonly inside?: true;
}

/** A region: who holds it, and its levels (R 4, 5). */
export interface RegionState {
  readonly player: PlayerId;
  readonly allegiance: number;
  readonly militance: number;
  /** The assessment as a multiple of the Base Tribute Value; `null`: nothing is collected. */
  readonly multiple: number | null;
  readonly neutral?: true;
}

/** A city that differs from what the map prints. */
export interface CityState {
  /** A control marker (R 4.3.1). */
  readonly held?: PlayerId;
  /** In revolt since the season of this number, counted from the start of the game (R 6.5). */
  readonly revolt?: number;
  /** Helots have risen in it (R C). */
  readonly helots?: true;
  readonly destroyed?: true;
  /** Walls that were built, or are down. */
  readonly walled?: boolean;
  /** Besieged: the siege morale (R 10.3). */
  readonly siege?: number;
  readonly relieved?: Relieved;
}

/** The season and the Campaign Turn in which missing besiegers have raised a siege morale last: once in each (R 10.6). */
export type Relieved = readonly [turn: number, campaignTurn: number];

export interface FortState {
  readonly by: PlayerId;
  readonly siege?: number;
  readonly relieved?: Relieved;
}

/** How a game ended (R 21, 22.5). */
export interface Ended {
  readonly winner: Camp | null;
  readonly margin: Margin | null;
  readonly how: Ending;
}

export interface GameState {
  readonly options: GameOptions;
  readonly year: number;
  readonly season: Season;
  /** Seasons since the game began, from 0. */
  readonly turn: number;
  /** From 1 to 3; 0 before the first of a season. */
  readonly campaignTurn: number;
  readonly regions: Readonly<Partial<Record<RegionId, RegionState>>>;
  readonly treasuries: Readonly<Partial<Record<PlayerId, number>>>;
  /** Units in Build Pools are not named. */
  readonly units: Readonly<Record<UnitId, UnitState>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderState>>;
  readonly cities: Readonly<Record<CityId, CityState>>;
  readonly forts: Readonly<Record<HexId, FortState>>;
  readonly bases: Readonly<Record<HexId, PlayerId>>;
  /** Pairs of fortresses whose Long Walls stand (R 10.9), as `a b`. */
  readonly longWalls: readonly string[];
  /** How often each area was raided this year (R 15.2). */
  readonly raided: Readonly<Record<AreaId, number>>;
  /** Areas whose raids have lowered Militance in this season (R 15.4). */
  readonly raidedThisSeason: readonly AreaId[];
  /** Bases that Athens has placed (R 22.4.5). */
  readonly placedBases: number;
  readonly ended: Ended | null;
  readonly stack: readonly GameFrame[];
}

/** Everything is public without Event Cards. */
export interface PlayerView extends GameState {
  readonly viewer: Viewer;
}
