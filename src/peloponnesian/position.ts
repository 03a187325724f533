/** Positions: a compact JSON of any situation that a person can write by hand. */
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
 * One or several pieces: a unit, `boeotia-hoplite-5-1`, or several alike, `boeotia-hoplite-5-1..3`; or a leader by their id. Words
 * behind it say more, in this order:
 *
 * - `inside` the city or fort of the hex, `foraging`, `raiding`;
 * - `under demosthenes`: at sea in the stack of this leader; `off corinthianGulf`: a fleet ashore that has landed from this sea area;
 * - `of laconia`: a leader in the Force Pool of this region; `by thebes`: a leader of another player than at the beginning.
 *
 * Units in the Build Pool and leaders in the Leader Pool have no words behind them.
 */
export type PieceTerm = string;

/**
 * Where all pieces are that a position does not name: where the scenario places them; or in their Force Pools and the Leader Pool, but for
 * units that begin in a Build Pool.
 */
export const OTHER_PIECES = ['setup', 'pools'] as const;
export type OtherPieces = (typeof OTHER_PIECES)[number];

/** What of a region differs; `neutral: false`: it is no longer neutral. */
export interface PositionRegion extends Partial<Omit<RegionState, 'neutral'>> {
  readonly neutral?: boolean;
}

/** The Event Cards of a position: of each pile what lies in it; what is left out is empty, and the deck never ran out. */
export type PositionCards = Partial<Omit<CardsState, 'deck' | 'later'>>;

/**
 * A situation written down; whatever is left out is as at the beginning of the scenario. It has one of `stack` and `ended` at most;
 * with neither of them the season begins.
 */
export interface Position {
  readonly format: 'diadochi-position';
  readonly game: 'peloponnesian';
  readonly version: typeof PELOPONNESIAN_POSITION_VERSION;
  readonly options: GameOptions;
  /** Left out: when the scenario begins. */
  readonly year?: number;
  readonly season?: Season;
  /** Left out: 0, before the first Campaign Turn of the season. */
  readonly campaignTurn?: number;
  readonly treasuries?: Readonly<Partial<Record<PlayerId, number>>>;
  /** Regions in play, and of each what differs. */
  readonly regions?: Readonly<Partial<Record<RegionId, PositionRegion>>>;
  /** Where pieces are. */
  readonly pieces?: Readonly<Record<PlaceId, readonly PieceTerm[]>>;
  /** Left out: `setup`. */
  readonly others?: OtherPieces;
  /** Cities that differ from the beginning, each as a whole; `{}` for one that is as the map prints it. */
  readonly cities?: Readonly<Record<CityId, CityState>>;
  /** Forts, bases, and Long Walls: all there are. */
  readonly forts?: Readonly<Record<HexId, FortState>>;
  readonly bases?: Readonly<Record<HexId, PlayerId>>;
  readonly longWalls?: readonly string[];
  /** Long Walls that are being built, and the units that were built in this season, as long as it can be undone; left out: none. */
  readonly longWallsBegun?: Readonly<Record<string, LongWallsDue>>;
  readonly built?: readonly UnitId[];
  /** How often areas were raided this year, and those whose Militance raids have lowered this season; left out: none. */
  readonly raided?: Readonly<Record<AreaId, number>>;
  readonly raidedThisSeason?: readonly AreaId[];
  /** How many bases Athens has placed (R 22.4.5); left out: 0. */
  readonly placedBases?: number;
  /** Regions of Athens whose assessment was lowered this year (R 5.3.5); left out: none. */
  readonly lowered?: readonly RegionId[];
  /** The allies to whom players have closed their lands, by player (R 24.5); left out: none. */
  readonly closedTo?: Readonly<Partial<Record<PlayerId, readonly PlayerId[]>>>;
  /** Where cards are; those that are not named are in the deck, or wait until it has run out (R 23.4). Left out: nobody holds any. */
  readonly cards?: PositionCards;
  /** What cards do for a while; left out: nothing. */
  readonly effects?: readonly EffectState[];
  /** How the Sicilian Expedition stands (R 19); left out: as at the beginning. */
  readonly sicily?: SicilyState;
  /** The peace that holds (R 20); left out: there is war. */
  readonly peace?: PeaceState;
  /** Any moment but the beginning of a season: what is being resolved. */
  readonly stack?: readonly GameFrame[];
  readonly ended?: Ended;
}
