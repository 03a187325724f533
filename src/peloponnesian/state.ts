/** The state of a game as plain JSON: pieces, levels of regions, the course of the game, and frames. */
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

/** The place and the state of a unit that is not in its Build Pool. */
export interface UnitState {
  readonly at: PlaceId;
  /** Whether it is inside the city or fort of its hex (R 10.2). */
  readonly inside?: true;
  /** Whether it forages (R 9.7), until the end of the first Campaign Turn. */
  readonly foraging?: true;
  /** Whether it raids (R 15) or destroys a city (R 11.1.3) in this Campaign Turn. */
  readonly raiding?: true;
  /** At sea the leader of its stack (R 16.2.2). Left out: it is alone. */
  readonly under?: LeaderId;
  /** The sea area from which a fleet ashore has landed (R 8.4). */
  readonly off?: SeaId;
}

export interface LeaderState {
  readonly at: PlaceId;
  readonly player: PlayerId;
  /** In a Force Pool its region (R 7.8.5). */
  readonly pool?: RegionId;
  readonly inside?: true;
}

/** A region with its holder and its levels (R 4, 5). */
export interface RegionState {
  readonly player: PlayerId;
  readonly allegiance: number;
  readonly militance: number;
  /** The assessment as a multiple of the Base Tribute Value, or `null` if it never pays. */
  readonly multiple: number | null;
  readonly neutral?: true;
}

/** A city that differs from the map. */
export interface CityState {
  /** A control marker (R 4.3.1). */
  readonly held?: PlayerId;
  /** The season since which it is in revolt, counted from the start of the game (R 6.5). */
  readonly revolt?: number;
  /** Whether helots have risen in it (R C). */
  readonly helots?: true;
  readonly destroyed?: true;
  /** Whether it has walls, if this differs from the map. */
  readonly walled?: boolean;
  /**
   * The season in whose Build stage walls under construction will be complete, counted from the start of the game
   * (R 7.6.4).
   */
  readonly wallsDue?: number;
  /** The siege morale of a besieged city (R 10.3). */
  readonly siege?: number;
  readonly relieved?: Relieved;
}

/**
 * The season and the Campaign Turn in which a siege morale was last raised because of missing besiegers. This happens
 * once in each (R 10.6).
 */
export type Relieved = readonly [turn: number, campaignTurn: number];

export interface FortState {
  readonly by: PlayerId;
  readonly siege?: number;
  readonly relieved?: Relieved;
}

/**
 * Long Walls under construction (R 7.6.5): the season in whose Build stage they will be complete, counted from the
 * start of the game, and the unit that builds them. It is inside its fortress, and meets enemies outside (ruling Q40).
 */
export interface LongWallsDue {
  readonly due: number;
  readonly by: UnitId;
}

/** The pile of a face-down card: a hand, the deck, or the discards (R 12.4). */
export type CardPile = PlayerId | 'deck' | 'discards';

/** A card on the board, which stays in force until it is ended (R C). */
export interface ActiveCard {
  readonly card: CardId;
  /** The player of the card. */
  readonly player: PlayerId;
  /** The season in which it was played, counted from the start of the game. */
  readonly since: number;
  /** The units that a satrap has sent for it, or that it has taken over from other cards (R C). Left out: none. */
  readonly brought?: readonly UnitId[];
}

/** A card that was played in this season, and its target. Some cards are played once in a season (R C). */
export interface PlayedCard {
  readonly card: CardId;
  readonly player: PlayerId;
  readonly region?: RegionId;
  readonly city?: CityId;
}

/**
 * R 12: the Event Cards. Piles are in ascending order, because a draw is an action of chance.
 *
 * @typeParam Card - a card in a face-down pile: its number, or `'hidden'` in a view
 */
export interface CardsState<Card extends HeldCard<CardId> = CardId> {
  readonly deck: readonly Card[];
  readonly hands: Readonly<Partial<Record<PlayerId, readonly Card[]>>>;
  readonly discards: readonly Card[];
  /** Cards out of the game. */
  readonly removed: readonly CardId[];
  /** Cards that join the deck when it has run out for the first time (R 23.4). */
  readonly later: readonly CardId[];
  readonly active: readonly ActiveCard[];
  readonly played: readonly PlayedCard[];
  /** The number of times that the deck has run out (R 12.5). */
  readonly depleted: number;
  /** What viewers know of face-down cards. A view has the notes of its viewer only. */
  readonly known: readonly KnownCard<CardId, CardPile, Viewer>[];
}

/**
 * R C: a lasting effect of a card: until the end of the first Campaign Turn (earthquake to plunder), or of the season.
 */
export type EffectState =
  /** No piece moves in these regions, or into them. */
  | { readonly does: 'earthquake'; readonly regions: readonly RegionId[] }
  /** The morale of attackers changes by this number. */
  | { readonly does: 'eclipse'; readonly morale: number }
  /** Units of these regions do not leave them, and battles there change both levels by this number. */
  | { readonly does: 'festival'; readonly regions: readonly RegionId[]; readonly attacked: number }
  /** A leader, and all units in the hex, cannot move or intercept. */
  | { readonly does: 'rest'; readonly leader: LeaderId }
  /** All units with a leader raid. */
  | { readonly does: 'plunder'; readonly leader: LeaderId }
  /**
   * The morale of a player's units in combat changes by this number, until a victory if it is negative, or a defeat if
   * it is positive.
   */
  | { readonly does: 'oracle'; readonly player: PlayerId; readonly morale: number }
  /** There is no area movement through these regions. */
  | { readonly does: 'invasion'; readonly regions: readonly RegionId[] }
  /** A die is rolled for a storm before each Campaign Turn. */
  | { readonly does: 'storms' }
  /** There is a storm on this Open Sea until the end of the Campaign Turn. */
  | { readonly does: 'storm'; readonly sea: SeaId }
  /** No unit leaves the region. */
  | { readonly does: 'unrest'; readonly region: RegionId }
  /** The garrison does not fight, and the walls do not count. */
  | { readonly does: 'betrayal'; readonly city: CityId }
  /** The roll of a siege is modified. */
  | { readonly does: 'siegeBetrayal'; readonly city: CityId; readonly modifier: number };

/** R 19, C: the state of the Sicilian Expedition. Escalations are among the active cards. */
export interface SicilyState {
  /** The year of the first Escalation. */
  readonly since: number | null;
  /** The winner, or `null` if it is not resolved. */
  readonly winner: Camp | null;
  /** The yearly tribute of Sicily to Athens. */
  readonly tribute: number;
  /** The Sicilian fleets that can still be called, one in a season. */
  readonly fleets: number;
}

/** R 20.3: the offences of a camp against a peace in one season. */
export interface Offence {
  /** Whether it has done what the first year of a peace forbids, so that the other side may roll for grievances. */
  readonly violates: boolean;
  /** The grievances of the other side. */
  readonly grievances: number;
}

/** R 20: a peace. */
export interface PeaceState {
  /** The year in which it was signed. */
  readonly year: number;
  /** The card by which it was signed, or `null` by agreement. */
  readonly card: CardId | null;
  /** The offences of camps in this season and in the last one (R 20.3). Camps without an offence are left out. */
  readonly offences: {
    readonly now: Readonly<Partial<Record<Camp, Offence>>>;
    readonly before: Readonly<Partial<Record<Camp, Offence>>>;
  };
}

/**
 * The results of the players of the League, if several share it and Athens has lost (R 24.8, 25.4). Players who have
 * not won are left out.
 */
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
  /** The number of seasons since the start of the game, from 0. */
  readonly turn: number;
  /** From 1 to 3, or 0 before the first one of a season. */
  readonly campaignTurn: number;
  readonly regions: Readonly<Partial<Record<RegionId, RegionState>>>;
  readonly treasuries: Readonly<Partial<Record<PlayerId, number>>>;
  /** Units in Build Pools are left out. */
  readonly units: Readonly<Record<UnitId, UnitState>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderState>>;
  readonly cities: Readonly<Record<CityId, CityState>>;
  readonly forts: Readonly<Record<HexId, FortState>>;
  readonly bases: Readonly<Record<HexId, PlayerId>>;
  /** Pairs of fortresses with complete Long Walls (R 10.9), as `a b`. */
  readonly longWalls: readonly string[];
  /** The number of raids of each area this year (R 15.2). */
  readonly raided: Readonly<Record<AreaId, number>>;
  /** Areas whose raids have lowered Militance in this season (R 15.4). */
  readonly raidedThisSeason: readonly AreaId[];
  /** The number of bases that Athens has placed (R 22.4.5). */
  readonly placedBases: number;
  /**
   * Regions of Athens whose assessment was lowered this year (R 5.3.5). Left out if there are none, like all fields
   * that follow.
   */
  readonly lowered?: readonly RegionId[];
  /** The allies to whom players have closed their lands, by player (R 24.5). */
  readonly closedTo?: Readonly<Partial<Record<PlayerId, readonly PlayerId[]>>>;
  /** Long Walls under construction, by their ends. */
  readonly longWallsBegun?: Readonly<Record<string, LongWallsDue>>;
  /** Units that were built in this season (R 7.5), as long as Allied Unrest can undo it (R C). */
  readonly built?: readonly UnitId[];
  /** The Event Cards. Left out if the scenario has none. */
  readonly cards?: CardsState<Card>;
  readonly effects?: readonly EffectState[];
  readonly sicily?: SicilyState;
  readonly peace?: PeaceState;
  readonly ended: Ended | null;
  readonly stack: readonly GameFrame[];
}

export interface GameState extends BoardState<CardId> {}

/**
 * What a viewer may know. Of hands, the deck and the discards it shows the viewer's own hand and what they remember.
 */
export interface PlayerView extends BoardState<HeldCard<CardId>> {
  readonly viewer: Viewer;
}
