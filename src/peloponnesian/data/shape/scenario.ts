/** R 22-29: the shape of a scenario: its players, setup, length and victory. */
import type {
  Camp,
  CardKind,
  CityId,
  HexId,
  LeaderId,
  Margin,
  PlayerId,
  RegionId,
  ScenarioId,
  SeaId,
  Season,
} from '../../vocabulary.js';
import type { Batch, PoolFact } from './forces.js';
import type { Sourced } from './sourced.js';

/** A season of a year BC. */
export interface Moment {
  readonly year: number;
  readonly season: Season;
}

/** The starting place of a piece: a city, or a hex without one. */
export type Spot = { readonly city: CityId } | { readonly hex: HexId };

/** A region in play, with its holder and levels. Other regions are not in play. */
export interface RegionSetup extends Sourced {
  readonly region: RegionId;
  readonly player: PlayerId;
  readonly allegiance: number;
  readonly militance: number;
  /** Its assessment as a multiple of the Base Tribute Value, or `null` if it never pays. */
  readonly multiple: number | null;
  /**
   * Neutral regions have no holder, and `player` only keeps their levels (R 23.2.3): until a card ends it, or
   * throughout (R 26.2.3).
   */
  readonly neutral?: 'untilCard' | 'always';
}

/** A leader who begins in a city or in the Force Pool of a region. */
export interface LeaderSetup {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  readonly at: { readonly city: CityId } | { readonly pool: RegionId };
}

/** Leaders who begin in a Leader Pool: these, or all who are nowhere else. */
export type LeaderPool = readonly LeaderId[] | 'others';

/** The setup of the map. */
export interface BoardSetup {
  /** Control markers. */
  readonly held: readonly { readonly city: CityId; readonly by: PlayerId }[];
  readonly revolts: readonly CityId[];
  readonly destroyed: readonly CityId[];
  /** Cities without their printed walls. */
  readonly unwalled: readonly CityId[];
  /** Long Walls that do not stand. */
  readonly withoutLongWalls: readonly (readonly [CityId, CityId])[];
  readonly forts: readonly { readonly by: PlayerId; readonly hex: HexId }[];
  readonly bases: readonly { readonly by: PlayerId; readonly at: Spot }[];
  /** Units in addition to those of the pools. */
  readonly units: readonly { readonly home: RegionId; readonly units: readonly Batch[]; readonly at: Spot }[];
}

/** A card dealt to a player. A Rebellion Possible names its region. */
export interface DealtCard {
  readonly kind: CardKind;
  readonly region?: RegionId;
}

/** R 12: the Event Cards of a scenario. */
export interface DeckSetup extends Sourced {
  /** Kinds that are left out. */
  readonly without: readonly CardKind[];
  /** Kinds that join the deck when it has run out for the first time (R 23.4). */
  readonly later: readonly CardKind[];
  /** Kinds that players may leave out by agreement. */
  readonly optional: readonly CardKind[];
  /** The size of each player's hand. */
  readonly hands: Readonly<Partial<Record<PlayerId, number>>>;
  /** Cards that are dealt by the scenario instead of drawn. */
  readonly dealt: Readonly<Partial<Record<PlayerId, readonly DealtCard[]>>>;
}

/** A modifier of a Peace Embassy's roll. */
export type PeaceTerm =
  /** For each of these regions that a camp holds. */
  | { readonly for: 'each'; readonly regions: readonly RegionId[]; readonly heldBy: Camp; readonly modifier: number }
  /** If a camp holds all of them. */
  | { readonly for: 'all'; readonly regions: readonly RegionId[]; readonly heldBy: Camp; readonly modifier: number }
  /** For each city of a region that a camp holds. */
  | { readonly for: 'eachCity'; readonly region: RegionId; readonly heldBy: Camp; readonly modifier: number }
  /** If a camp holds no port on these sea areas. */
  | { readonly for: 'noPort'; readonly seas: readonly SeaId[]; readonly heldBy: Camp; readonly modifier: number }
  /** If the player holds fewer regions, or more, than another. */
  | { readonly for: 'fewerRegions' | 'moreRegions'; readonly than: PlayerId; readonly modifier: number }
  /** For each elite hoplite that is eliminated. */
  | { readonly for: 'eachEliteHopliteLost'; readonly modifier: number };

/** A result of the game by the final count of Athens. */
export interface Band {
  /** The least count. */
  readonly from: number;
  /** `null` for a stalemate. */
  readonly winner: Camp | null;
  /** `null` for a stalemate, and if each ally has a count of their own. */
  readonly margin: Margin | null;
}

/** R 21-29: how a game is won without the loss of a capital or a home region. */
export interface VictorySetup extends Sourced {
  /** What is counted for Athens: regions, or their Base Tribute Values; `nothing` if there is only one band. */
  readonly counts: 'regions' | 'tribute' | 'nothing';
  /** In ascending order. */
  readonly bands: readonly Band[];
  /**
   * The Base Tribute Values that the players of the League need if several share it and Athens has lost (R 24.8, 25.4).
   */
  readonly league?: readonly { readonly player: PlayerId; readonly victory: number; readonly decisive: number }[];
  /** The number of enemy regions with which a player wins at once at a Yearly Start (R 29.3). */
  readonly conquest?: { readonly player: PlayerId; readonly regions: number };
}

/** The special rules of a scenario. */
export interface SpecialRules {
  /**
   * Whether it has the turn sequence of R 22.4.1: no cards, no building, no assessment, no revolts; Athens moves first.
   */
  readonly simplified?: boolean;
  /**
   * Places outside the regions in play where Athens may land and supply troops, and from which it may trace supply
   * (R 22.4.2).
   */
  readonly abroad?: { readonly landing: readonly CityId[]; readonly supply: readonly CityId[] };
  /** What Athens collects in addition each year, without the die (R 22.4.4). */
  readonly empireTribute?: number;
  /** The number of bases that Athens may place during the game (R 22.4.5). */
  readonly placedBases?: number;
  /** Whether Athens collects no tribute (R 28.4). */
  readonly athensWithoutTribute?: boolean;
  /** Whether a last control check follows the last Winter (R 28.5, 29.5). */
  readonly lastControlCheck?: boolean;
  /** The card that Athens may play at the end of any Seasonal Turn (R 29.4). */
  readonly endlessCard?: CardKind;
  /** The Sicilian fleets of Sparta at the start, the number added each season, and their maximum (R 27.2.1). */
  readonly sicilianFleets?: { readonly start: number; readonly perSeason: number; readonly most: number };
}

export interface ScenarioFact extends Sourced {
  readonly id: ScenarioId;
  readonly name: string;
  readonly players: readonly PlayerId[];
  readonly start: Moment;
  /** The last season, or `null` if the game goes on until something else ends it. */
  readonly end: Moment | null;
  readonly regions: readonly RegionSetup[];
  readonly pools: readonly PoolFact[];
  /** Talents at the start. */
  readonly treasuries: Readonly<Partial<Record<PlayerId, number>>>;
  /** The maximum number of leaders in play for each player. */
  readonly mostLeaders: Readonly<Partial<Record<PlayerId, number>>>;
  readonly leaders: readonly LeaderSetup[];
  readonly leaderPools: Readonly<Record<Camp, LeaderPool>>;
  readonly board: BoardSetup;
  /** `null` without Event Cards. */
  readonly deck: DeckSetup | null;
  /** The modifiers of a Peace Embassy on each player, in addition to those of the card. */
  readonly peace: Readonly<Partial<Record<PlayerId, readonly PeaceTerm[]>>>;
  readonly victory: VictorySetup;
  readonly special: SpecialRules;
}
