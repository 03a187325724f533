/** Positions: a compact JSON form of any situation that people can write by hand. */
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type {
  CardsState,
  CityState,
  EffectState,
  Ended,
  FortState,
  LongWallsDue,
  PeaceState,
  RegionState,
  SicilyState,
} from './state.js';
import type { PELOPONNESIAN_POSITION_VERSION } from './version.js';
import type { AreaId, CityId, HexId, PlaceId, PlayerId, RegionId, Season, UnitId } from './vocabulary.js';

/**
 * One or several pieces: a unit, `boeotia-hoplite-5-1`, or several of the same kind, `boeotia-hoplite-5-1..3`; or a
 * leader by id. Further words describe their state, in this order:
 *
 * - `inside` the city or fort of the hex, `foraging`, `raiding`;
 * - `under demosthenes`: at sea in the stack of this leader; `off corinthianGulf`: a fleet ashore that has landed from
 *   this sea area;
 * - `of laconia`: a leader in the Force Pool of this region; `by thebes`: a leader of another player than at the start.
 *
 * Units in the Build Pool and leaders in the Leader Pool have no further words.
 */
export type PieceTerm = string;

/**
 * The places of all pieces that a position does not name: those of the scenario (`setup`), or their Force Pools and the
 * Leader Pool, except units that begin in a Build Pool (`pools`).
 */
export const OTHER_PIECES = ['setup', 'pools'] as const;
export type OtherPieces = (typeof OTHER_PIECES)[number];

/** The differences of a region; `neutral: false`: it is no longer neutral. */
export interface PositionRegion extends Partial<Omit<RegionState, 'neutral'>> {
  readonly neutral?: boolean;
}

/** The Event Cards of a position, pile by pile. A pile that is left out is empty, and the deck has never run out. */
export type PositionCards = Partial<Omit<CardsState, 'deck' | 'later'>>;

/**
 * A position. Everything left out is as at the start of the scenario. It has at most one of `stack` and `ended`;
 * without them a season begins.
 */
export interface Position {
  readonly format: 'diadochi-position';
  readonly game: 'peloponnesian';
  readonly version: typeof PELOPONNESIAN_POSITION_VERSION;
  readonly options: GameOptions;
  /** Left out: the start of the scenario. */
  readonly year?: number;
  readonly season?: Season;
  /** Left out: 0, before the first Campaign Turn of the season. */
  readonly campaignTurn?: number;
  readonly treasuries?: Readonly<Partial<Record<PlayerId, number>>>;
  /** Regions in play with their differences. */
  readonly regions?: Readonly<Partial<Record<RegionId, PositionRegion>>>;
  /** Pieces by place. */
  readonly pieces?: Readonly<Record<PlaceId, readonly PieceTerm[]>>;
  /** Left out: `setup`. */
  readonly others?: OtherPieces;
  /** Cities that differ from the start, each as a whole; `{}` for one as printed on the map. */
  readonly cities?: Readonly<Record<CityId, CityState>>;
  /** All forts, bases and Long Walls. */
  readonly forts?: Readonly<Record<HexId, FortState>>;
  readonly bases?: Readonly<Record<HexId, PlayerId>>;
  readonly longWalls?: readonly string[];
  /** Long Walls under construction, and the units built in this season, as long as it can be undone. Left out: none. */
  readonly longWallsBegun?: Readonly<Record<string, LongWallsDue>>;
  readonly built?: readonly UnitId[];
  /**
   * The number of raids of areas this year, and the areas whose raids have lowered Militance this season. Left out:
   * none.
   */
  readonly raided?: Readonly<Record<AreaId, number>>;
  readonly raidedThisSeason?: readonly AreaId[];
  /** The number of bases that Athens has placed (R 22.4.5). Left out: 0. */
  readonly placedBases?: number;
  /** Regions of Athens whose assessment was lowered this year (R 5.3.5); left out: none. */
  readonly lowered?: readonly RegionId[];
  /** The allies to whom players have closed their lands, by player (R 24.5); left out: none. */
  readonly closedTo?: Readonly<Partial<Record<PlayerId, readonly PlayerId[]>>>;
  /**
   * The places of cards. Cards that are not named are in the deck, or wait until it has run out (R 23.4). Left out: no
   * player has any.
   */
  readonly cards?: PositionCards;
  /** The lasting effects of cards. Left out: none. */
  readonly effects?: readonly EffectState[];
  /** The state of the Sicilian Expedition (R 19). Left out: as at the start. */
  readonly sicily?: SicilyState;
  /** The peace in force (R 20). Left out: war. */
  readonly peace?: PeaceState;
  /** The frames in progress, for any moment other than the beginning of a season. */
  readonly stack?: readonly GameFrame[];
  readonly ended?: Ended;
}
