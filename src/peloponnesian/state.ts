/** What a game consists of: the pieces, the levels of regions, the course of the game, and what is being resolved. Plain JSON. */
import type { HeldCard, KnownCard } from '../core/hidden/index.js';
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type {
  AreaId,
  Camp,
  CardId,
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
  /** Walls are being built: the season, counted from the start of the game, in whose Build stage they are complete (R 7.6.4). */
  readonly wallsDue?: number;
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

/**
 * Long Walls that are being built (R 7.6.5): the season, counted from the start of the game, in whose Build stage they are complete, and the
 * unit that builds them. It stands inside its fortress, and comes out when enemies do (ruling Q40).
 */
export interface LongWallsDue {
  readonly due: number;
  readonly by: UnitId;
}

/** Where a card lies that is face down: in a hand, in the deck, or among the discards (R 12.4). */
export type CardPile = PlayerId | 'deck' | 'discards';

/** A card on the board, which stays in force until something ends it (R C). */
export interface ActiveCard {
  readonly card: CardId;
  /** Who has played it. */
  readonly player: PlayerId;
  /** The season in which it was played, counted from the start of the game. */
  readonly since: number;
  /** The units that a satrap has sent for it, or that it has taken over from other cards (R C); left out: none. */
  readonly brought?: readonly UnitId[];
}

/** A card that was played in this season, and on what: some are played once in a season (R C). */
export interface PlayedCard {
  readonly card: CardId;
  readonly player: PlayerId;
  readonly region?: RegionId;
  readonly city?: CityId;
}

/**
 * R 12: the Event Cards. Piles are in ascending order: a draw is an action of chance.
 *
 * @typeParam Card - a card in a pile that is face down: its number, or `'hidden'` in a view
 */
export interface CardsState<Card extends HeldCard<CardId> = CardId> {
  readonly deck: readonly Card[];
  readonly hands: Readonly<Partial<Record<PlayerId, readonly Card[]>>>;
  readonly discards: readonly Card[];
  /** Out of the game. */
  readonly removed: readonly CardId[];
  /** Cards that join the deck when it has run out for the first time (R 23.4). */
  readonly later: readonly CardId[];
  readonly active: readonly ActiveCard[];
  readonly played: readonly PlayedCard[];
  /** How often the deck has run out (R 12.5). */
  readonly depleted: number;
  /** What players and onlookers have seen of cards that are face down now; a view has the notes of its viewer. */
  readonly known: readonly KnownCard<CardId, CardPile, Viewer>[];
}

/** R C: what a card does for a while: until the first Campaign Turn ends (earthquake to plunder), or the season. */
export type EffectState =
  /** Nobody moves in these regions, or into them. */
  | { readonly does: 'earthquake'; readonly regions: readonly RegionId[] }
  /** Attackers fight at this morale. */
  | { readonly does: 'eclipse'; readonly morale: number }
  /** Units of these regions do not leave them, and battles there change both levels by this. */
  | { readonly does: 'festival'; readonly regions: readonly RegionId[]; readonly attacked: number }
  /** A leader, and all units in the hex, do not move or intercept. */
  | { readonly does: 'rest'; readonly leader: LeaderId }
  /** All units with a leader raid. */
  | { readonly does: 'plunder'; readonly leader: LeaderId }
  /** Units of a player fight at this morale, until they win a battle if it is low, and lose one if it is high. */
  | { readonly does: 'oracle'; readonly player: PlayerId; readonly morale: number }
  /** There is no area movement in these regions. */
  | { readonly does: 'invasion'; readonly regions: readonly RegionId[] }
  /** A die is rolled for a storm before each Campaign Turn. */
  | { readonly does: 'storms' }
  /** A storm rages in this Open Sea, until the Campaign Turn ends. */
  | { readonly does: 'storm'; readonly sea: SeaId }
  /** No unit leaves the region. */
  | { readonly does: 'unrest'; readonly region: RegionId }
  /** The garrison does not fight, and the walls do not count. */
  | { readonly does: 'betrayal'; readonly city: CityId }
  /** The roll of a siege is modified. */
  | { readonly does: 'siegeBetrayal'; readonly city: CityId; readonly modifier: number };

/** R 19, C: how the Sicilian Expedition stands. Escalations are among the active cards. */
export interface SicilyState {
  /** The year in which the first Escalation was played. */
  readonly since: number | null;
  /** Who has won it; `null`: it is not resolved. */
  readonly winner: Camp | null;
  /** What Sicily pays Athens each year. */
  readonly tribute: number;
  /** Sicilian fleets that may still come, one in a season. */
  readonly fleets: number;
}

/** R 20.3: what a camp has done against a peace in one season. */
export interface Offence {
  /** It has done what the first year of a peace forbids: the other side may roll for its grievances. */
  readonly violates: boolean;
  /** The grievances of the other side. */
  readonly grievances: number;
}

/** R 20: a peace. */
export interface PeaceState {
  /** The year in which it was signed. */
  readonly year: number;
  /** The card by which it was signed; `null`: by agreement. */
  readonly card: CardId | null;
  /** What camps have done against it in this season and in the last one (R 20.3); those that have done nothing are left out. */
  readonly offences: {
    readonly now: Readonly<Partial<Record<Camp, Offence>>>;
    readonly before: Readonly<Partial<Record<Camp, Offence>>>;
  };
}

/** What players of the League have achieved, where several share it and Athens has lost (R 24.8, 25.4); those who have not won are left out. */
export type LeagueMargins = Readonly<Partial<Record<PlayerId, Margin>>>;

/** How a game ended (R 21, 22.5). */
export interface Ended {
  readonly winner: Camp | null;
  readonly margin: Margin | null;
  readonly how: Ending;
  readonly margins?: LeagueMargins;
}

/** @typeParam Card - a card in a pile that is face down */
export interface BoardState<Card extends HeldCard<CardId>> {
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
  /** Regions of Athens whose assessment was lowered this year (R 5.3.5). Left out: none, as all that follows. */
  readonly lowered?: readonly RegionId[];
  /** The allies to whom players have closed their lands, by player (R 24.5). */
  readonly closedTo?: Readonly<Partial<Record<PlayerId, readonly PlayerId[]>>>;
  /** Long Walls that are being built, by their ends. */
  readonly longWallsBegun?: Readonly<Record<string, LongWallsDue>>;
  /** Units that were built in this season (R 7.5), as long as Allied Unrest can undo it (R C). */
  readonly built?: readonly UnitId[];
  /** The Event Cards; left out: the scenario uses none. */
  readonly cards?: CardsState<Card>;
  readonly effects?: readonly EffectState[];
  readonly sicily?: SicilyState;
  readonly peace?: PeaceState;
  readonly ended: Ended | null;
  readonly stack: readonly GameFrame[];
}

export interface GameState extends BoardState<CardId> {}

/** What a viewer may know: of hands, the deck and the discards they see their own hand and what they remember. */
export interface PlayerView extends BoardState<HeldCard<CardId>> {
  readonly viewer: Viewer;
}
