/** R 22-29: the shape of a scenario: who plays, what stands where, how long it lasts, and who wins. */
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

/** Where something stands at the start: in a city, or in a hex without one. */
export type Spot = { readonly city: CityId } | { readonly hex: HexId };

/** A region in play: who holds it, and its levels. Regions that a scenario does not name are not in play. */
export interface RegionSetup extends Sourced {
  readonly region: RegionId;
  readonly player: PlayerId;
  readonly allegiance: number;
  readonly militance: number;
  /** Its assessment as a multiple of the Base Tribute Value; `null` where nothing is collected all through the game. */
  readonly multiple: number | null;
  /** Nobody holds it, `player` only keeps its levels (R 23.2.3): until a card ends that, or throughout (R 26.2.3). */
  readonly neutral?: 'untilCard' | 'always';
}

/** A leader who begins in a city or in the Force Pool of a region. */
export interface LeaderSetup {
  readonly leader: LeaderId;
  readonly player: PlayerId;
  readonly at: { readonly city: CityId } | { readonly pool: RegionId };
}

/** Leaders who begin in a Leader Pool: these, or all who stand nowhere else. */
export type LeaderPool = readonly LeaderId[] | 'others';

/** What stands on the map at the start. */
export interface BoardSetup {
  /** Control markers. */
  readonly held: readonly { readonly city: CityId; readonly by: PlayerId }[];
  readonly revolts: readonly CityId[];
  readonly destroyed: readonly CityId[];
  /** Cities whose walls are down. */
  readonly unwalled: readonly CityId[];
  /** Long Walls that are down. */
  readonly withoutLongWalls: readonly (readonly [CityId, CityId])[];
  readonly forts: readonly { readonly by: PlayerId; readonly hex: HexId }[];
  readonly bases: readonly { readonly by: PlayerId; readonly at: Spot }[];
  /** Units beside those of the pools. */
  readonly units: readonly { readonly home: RegionId; readonly units: readonly Batch[]; readonly at: Spot }[];
}

/** A card that is dealt to a player; a Rebellion Possible names its region. */
export interface DealtCard {
  readonly kind: CardKind;
  readonly region?: RegionId;
}

/** R 12: the Event Cards of a scenario. */
export interface DeckSetup extends Sourced {
  /** Kinds that are not used. */
  readonly without: readonly CardKind[];
  /** Kinds that join when the deck has run out for the first time (R 23.4). */
  readonly later: readonly CardKind[];
  /** Kinds that players may leave out by agreement. */
  readonly optional: readonly CardKind[];
  /** Cards that each player holds. */
  readonly hands: Readonly<Partial<Record<PlayerId, number>>>;
  /** Hands that are given, and not drawn. */
  readonly dealt: Readonly<Partial<Record<PlayerId, readonly DealtCard[]>>>;
}

/** What modifies the roll of a Peace Embassy. */
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

/** A result of the game by what Athens has at the end. */
export interface Band {
  /** From this number on. */
  readonly from: number;
  /** `null`: a stalemate. */
  readonly winner: Camp | null;
  /** `null` in a stalemate, and where each ally's own figures tell. */
  readonly margin: Margin | null;
}

/** R 21-29: how a game is won that does not end with the fall of a capital or a home. */
export interface VictorySetup extends Sourced {
  /** What is counted for Athens: regions, or their Base Tribute Values; `nothing` where only one band is left. */
  readonly counts: 'regions' | 'tribute' | 'nothing';
  /** From the least on. */
  readonly bands: readonly Band[];
  /** What the players of the League need of Base Tribute Values where several share it and Athens has lost (R 24.8, 25.4). */
  readonly league?: readonly { readonly player: PlayerId; readonly victory: number; readonly decisive: number }[];
  /** A player who has won as many regions from the enemy at a Yearly Start wins at once (R 29.3). */
  readonly conquest?: { readonly player: PlayerId; readonly regions: number };
}

/** What a scenario rules otherwise. */
export interface SpecialRules {
  /** The turn sequence of R 22.4.1: no cards, no building, no assessment, no revolts; Athens moves first. */
  readonly simplified?: boolean;
  /** Places outside of the regions in play where Athens may land and supply troops, and from where it may trace supply (R 22.4.2). */
  readonly abroad?: { readonly landing: readonly CityId[]; readonly supply: readonly CityId[] };
  /** Athens collects so much more each year, and a die (R 22.4.4). */
  readonly empireTribute?: number;
  /** Athens may place so many bases in the course of the game (R 22.4.5). */
  readonly placedBases?: number;
  /** Athens collects nothing (R 28.4). */
  readonly athensWithoutTribute?: boolean;
  /** One last control check follows the last winter (R 28.5, 29.5). */
  readonly lastControlCheck?: boolean;
  /** Athens may play this card at the end of any Seasonal Turn (R 29.4). */
  readonly endlessCard?: CardKind;
  /** Sparta begins with Sicilian fleets, and gains some each season up to a number (R 27.2.1). */
  readonly sicilianFleets?: { readonly start: number; readonly perSeason: number; readonly most: number };
}

export interface ScenarioFact extends Sourced {
  readonly id: ScenarioId;
  readonly name: string;
  readonly players: readonly PlayerId[];
  readonly start: Moment;
  /** The last season; `null`: it goes on until something ends it. */
  readonly end: Moment | null;
  readonly regions: readonly RegionSetup[];
  readonly pools: readonly PoolFact[];
  /** Talents at the start. */
  readonly treasuries: Readonly<Partial<Record<PlayerId, number>>>;
  /** How many leaders each player has in play at most. */
  readonly mostLeaders: Readonly<Partial<Record<PlayerId, number>>>;
  readonly leaders: readonly LeaderSetup[];
  readonly leaderPools: Readonly<Record<Camp, LeaderPool>>;
  readonly board: BoardSetup;
  /** `null`: no Event Cards are used. */
  readonly deck: DeckSetup | null;
  /** What modifies a Peace Embassy played on each player, beside what the card says. */
  readonly peace: Readonly<Partial<Record<PlayerId, readonly PeaceTerm[]>>>;
  readonly victory: VictorySetup;
  readonly special: SpecialRules;
}
