/**
 * The state of a game: plain JSON, without history or seed. What can be computed is not stored (see `query/`), except a
 * few facts that events change and positions alone do not show (who controls a royal, whose fleet is upgraded).
 */
import type { Outcome } from '../core/index.js';
import type { SuccessorsFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { SomeUnits, Units } from './units.js';
import type {
  Bride,
  CardId,
  Commander,
  Faction,
  FleetId,
  GeneralId,
  IndependentArmyId,
  PlaceKey,
  PlayerId,
  RoyalId,
  SegmentName,
  SpaceId,
} from './vocabulary.js';

/** A space and a zone of it. */
export interface Place {
  readonly space: SpaceId;
  /** Whether it is inside the Major City of the space (R 4.16). */
  readonly inside: boolean;
}

/** The statuses of a Major General. `march`: he is with the Army on the march, whose frame says where it is. */
export const GENERAL_STATUSES = ['unused', 'reserve', 'awaiting', 'map', 'march', 'dispersed', 'eliminated'] as const;
export type GeneralStatus = (typeof GENERAL_STATUSES)[number];

/** A Major General (R 3.1.1). `awaiting`: he will be placed with his owner's next Reinforcements (R 6.1.3). */
export interface General {
  readonly status: GeneralStatus;
  /** His owner, or his last owner if he was eliminated. */
  readonly owner: PlayerId | null;
  readonly space: SpaceId | null;
  readonly inside: boolean;
  /** The number of Independent Armies that he has defeated, each worth a Prestige Point (R 19.1). Omitted: none. */
  readonly renown?: number;
}

/** The statuses of a member of the royal family. `box`: Philippos before his card. */
export const ROYAL_STATUSES = ['box', 'inactive', 'active', 'dead'] as const;
export type RoyalStatus = (typeof ROYAL_STATUSES)[number];

/** A member of the royal family (R 18). */
export interface Royal {
  readonly status: RoyalStatus;
  readonly space: SpaceId | null;
  readonly inside: boolean;
  /** The player who controls the royal; `null`: nobody (R 18.1). */
  readonly controller: PlayerId | null;
}

/** Alexander's body (R 15.4). `lost`: removed on Game Turn 4 (R 6.1.4). */
export interface AlexandersBody {
  readonly status: 'cart' | 'tomb' | 'lost';
  readonly space: SpaceId | null;
  readonly inside: boolean;
  /** The player who controls the cart. The tomb belongs to the controller of its city (R 15.4.4). */
  readonly controller: PlayerId | null;
  /** Set if a discarded card built the cart on Game Turn 1 (R 19.11), and it still exists. */
  readonly built?: true;
}

/** A fleet (R 3.4). */
export interface Fleet {
  /** The owner; `null`: nobody controls its province, or the pirates are not in play yet. */
  readonly owner: PlayerId | null;
  readonly upgraded: boolean;
  readonly dispersed: boolean;
}

/** An Independent Army (R 14): in a space, in its holding box, or out of the game. */
export interface IndependentArmy {
  readonly status: 'map' | 'box' | 'removed';
  readonly space: SpaceId | null;
}

/** A siege or subjugation in progress (R 13.2.1, 13.3.1). */
export interface Siege {
  readonly by: PlayerId;
  readonly points: number;
}

/** The Training Track (R 6.6.3.3). */
export interface Training {
  readonly unit: 'mercenary' | 'loyal';
  readonly points: number;
}

/** R 19.8: the capital that a player builds, has, or had. Each player may found one in a game. */
export type Capital =
  /** `builders`: those CUs there that have been there since the first Segment; at least one. */
  | { readonly stage: 'building'; readonly space: SpaceId; readonly builders: SomeUnits }
  | { readonly stage: 'standing'; readonly space: SpaceId }
  /** `by`: the player who destroyed it; `null`: nobody. */
  | { readonly stage: 'destroyed'; readonly space: SpaceId; readonly by: PlayerId | null };

/** Capitals by the players who founded them (R 19.8). */
export type Capitals = Readonly<Partial<Record<PlayerId, Capital>>>;

/** The pieces that have been moved in this Segment and may not move again (R 8.3.1). All of it is cleared at once. */
export interface Moved {
  /** The CUs in each place that have been moved. */
  readonly forces: Readonly<Record<PlaceKey, SomeUnits>>;
  /** The number of Minor Generals in each place who have been moved. */
  readonly minorGenerals: Readonly<Record<PlaceKey, number>>;
  readonly generals: readonly GeneralId[];
  readonly royals: readonly RoyalId[];
  readonly cart: boolean;
}

export const NOTHING_MOVED: Moved = Object.freeze({
  forces: {},
  minorGenerals: {},
  generals: [],
  royals: [],
  cart: false,
});

/** Notes that are kept for one Segment. */
export interface SegmentMemory {
  readonly player: PlayerId;
  readonly segment: SegmentName;
  /** Whether the Naval Movement of the Segment has been made (R 8.4.1). */
  readonly navalMoved: boolean;
  /** The attempts of a Siege or Subjugation in each space, with the commander (R 13.4). */
  readonly attempts: Readonly<Record<SpaceId, { readonly commander: Commander; readonly count: number }>>;
  /** The spaces where a Minor General was placed or lifted between activations. Each space comes up once. */
  readonly minorsHandled: readonly SpaceId[];
  /** Prestige lent to a commander until the Segment ends (card 57). */
  readonly oratory: readonly {
    readonly player: PlayerId;
    readonly general: Commander;
    /**
     * The space where it was lent; for a Minor General, the space where he is now, or `null` with the Army on the
     * march.
     */
    readonly space: SpaceId | null;
    readonly inside: boolean;
    readonly prestige: number;
  }[];
  /**
   * Generals who have rolled a die of which their special ability improves the first in a Segment. Omitted: none
   * (R 19.2).
   */
  readonly firstDice?: readonly { readonly general: GeneralId; readonly die: 'interceptionDie' | 'avoidingDie' }[];
}

/** A card as a viewer sees it. */
export type HeldCard = CardId | 'hidden';

/** A card that a player knows to be in another hand, because it was stolen from them (card 58). */
export interface KnownCard {
  readonly by: PlayerId;
  readonly card: CardId;
  /**
   * The players who may hold it, each with an exact relative weight, a positive integer. If there is only one, it is
   * certain.
   */
  readonly holders: Readonly<Partial<Record<PlayerId, number>>>;
}

/** The course of a game, and everything off the map. Each value is replaced as a whole and never changed. */
export interface Course {
  /** The Game Turn, 1 to 5. */
  readonly turn: number;
  /** The Strategy Round, from 1; 0 outside the Strategy Phase. */
  readonly round: number;
  /** The Turn Order of this Game Turn (R 6.2); seat order before it is decided. */
  readonly turnOrder: readonly PlayerId[];
  readonly usurper: PlayerId | null;
  /** The Champions (R 17). A player who is not listed is a Successor. */
  readonly champions: readonly PlayerId[];
  readonly generals: Readonly<Record<GeneralId, General>>;
  readonly royals: Readonly<Record<RoyalId, Royal>>;
  readonly body: AlexandersBody;
  readonly fleets: Readonly<Record<FleetId, Fleet>>;
  readonly independentArmies: Readonly<Record<IndependentArmyId, IndependentArmy>>;
  readonly sieges: Readonly<Record<SpaceId, Siege>>;
  readonly looted: readonly SpaceId[];
  /** CUs in the Dispersed Box (R 4.6). */
  readonly dispersed: Readonly<Partial<Record<PlayerId, Units>>>;
  readonly training: Readonly<Partial<Record<PlayerId, Training>>>;
  readonly hands: Readonly<Partial<Record<PlayerId, readonly HeldCard[]>>>;
  /**
   * The cards not drawn yet, sorted: their order is decided by chance when they are drawn. In a view: that many
   * `'hidden'`.
   */
  readonly deck: readonly HeldCard[];
  readonly discards: readonly CardId[];
  /** Cards removed from the game. */
  readonly removedCards: readonly CardId[];
  /** Marriage contracts that are face up (R 18.5.2). */
  readonly contracts: readonly { readonly player: PlayerId; readonly card: CardId; readonly bride: Bride }[];
  /** What players know about each other's hands. In a view: what its viewer knows. */
  readonly knownCards: readonly KnownCard[];
  /** The general condemned by card 15. */
  readonly condemned: { readonly general: GeneralId; readonly card: CardId; readonly legitimacy: number } | null;
  /** Whether the Silver Shields card has been played as an Event (R 3.3.3.2). */
  readonly silverShieldsRaised: boolean;
  /** The player with the Persian Popular Support marker (card 26). */
  readonly popularSupport: PlayerId | null;
  /** The army that has the Helepolis (card 35). */
  readonly helepolis: { readonly player: PlayerId; readonly space: SpaceId; readonly bonus: number } | null;
  /** The player who buried the body at Pella (R 15.4.3). */
  readonly pellaBurial: PlayerId | null;
  /** Set if and only if capitals may be built (R 19.8). */
  readonly capitals?: Capitals;
  readonly segment: SegmentMemory | null;
  readonly outcome: SuccessorsOutcome | null;
}

/**
 * What all players may see of a game: a whole state, or a view of it, in which hidden cards are `'hidden'`. Plain JSON.
 */
export interface ShownState extends Course {
  readonly game: 'successors';
  readonly options: GameOptions;
  /** Control markers. A space that is not listed is uncontrolled. */
  readonly control: Readonly<Record<SpaceId, Faction>>;
  /** The CUs on the map by place, without the kinds of which there are none. */
  readonly forces: Readonly<Record<PlaceKey, SomeUnits>>;
  /** The Minor Generals on the map by place (R 3.1.2). The others are in the supply. */
  readonly minorGenerals: Readonly<Record<PlaceKey, number>>;
  readonly moved: Moved;
  /** The frames that are being resolved, the bottom first. */
  readonly stack: readonly SuccessorsFrame[];
}

/** The kinds of victory. */
export const VICTORY_KINDS = ['legitimacy', 'victoryPoints', 'regency', 'heirOfAge', 'mostVictoryPoints'] as const;
export type VictoryKind = (typeof VICTORY_KINDS)[number];

/** How a game of Successors ended (R 7). */
export type SuccessorsOutcome = Outcome<PlayerId, VictoryKind>;

/** A state without hidden information. */
export interface GameState extends ShownState {
  readonly hands: Readonly<Partial<Record<PlayerId, readonly CardId[]>>>;
  readonly deck: readonly CardId[];
}

/** What one player, or a spectator, may know. */
export interface PlayerView extends ShownState {
  readonly viewer: PlayerId | 'spectator';
}

/** The names of the parts of the course. */
export const COURSE_PARTS = Object.keys({
  turn: true,
  round: true,
  turnOrder: true,
  usurper: true,
  champions: true,
  generals: true,
  royals: true,
  body: true,
  fleets: true,
  independentArmies: true,
  sieges: true,
  looted: true,
  dispersed: true,
  training: true,
  hands: true,
  deck: true,
  discards: true,
  removedCards: true,
  contracts: true,
  knownCards: true,
  condemned: true,
  silverShieldsRaised: true,
  popularSupport: true,
  helepolis: true,
  pellaBurial: true,
  capitals: true,
  segment: true,
  outcome: true,
} satisfies Readonly<Record<keyof Course, true>>) as readonly (keyof Course)[];
