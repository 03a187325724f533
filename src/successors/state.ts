/**
 * The state of a game: plain JSON, no history, no seed. What can be derived is not here (see `query/`), but for a few
 * facts that change hands by events and not by position alone (who controls a royal, whose fleet is upgraded).
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
  /** Inside the Major City of the space (R 4.16). */
  readonly inside: boolean;
}

/** Where a Major General is in his career. `march`: he is with the Army on the march, whose frame tells where that is. */
export const GENERAL_STATUSES = ['unused', 'reserve', 'awaiting', 'map', 'march', 'dispersed', 'eliminated'] as const;
export type GeneralStatus = (typeof GENERAL_STATUSES)[number];

/** A Major General (R 3.1.1). `awaiting`: to be placed as part of his owner's next Reinforcements (R 6.1.3). */
export interface General {
  readonly status: GeneralStatus;
  /** Whose he is, or was when he was eliminated. */
  readonly owner: PlayerId | null;
  readonly space: SpaceId | null;
  readonly inside: boolean;
}

/** Where a member of the royal family is in life. `box`: Philippos before his card. */
export const ROYAL_STATUSES = ['box', 'inactive', 'active', 'dead'] as const;
export type RoyalStatus = (typeof ROYAL_STATUSES)[number];

/** A member of the royal family (R 18). */
export interface Royal {
  readonly status: RoyalStatus;
  readonly space: SpaceId | null;
  readonly inside: boolean;
  /** Who controls it; `null`: nobody (R 18.1). */
  readonly controller: PlayerId | null;
}

/** Alexander's body (R 15.4). `lost`: removed on Game Turn 4 (R 6.1.4). */
export interface AlexandersBody {
  readonly status: 'cart' | 'tomb' | 'lost';
  readonly space: SpaceId | null;
  readonly inside: boolean;
  /** Who controls the cart; the tomb goes with its city (R 15.4.4). */
  readonly controller: PlayerId | null;
  /** The cart was built on Game Turn 1, by a card discarded for it (R 19.11). Left out: it was not, or there is none any more. */
  readonly built?: true;
}

/** A fleet (R 3.4). */
export interface Fleet {
  /** `null`: nobody controls its province, or the pirates are not yet in play. */
  readonly owner: PlayerId | null;
  readonly upgraded: boolean;
  readonly dispersed: boolean;
}

/** An Independent Army (R 14): its space, its holding box, or gone. */
export interface IndependentArmy {
  readonly status: 'map' | 'box' | 'removed';
  readonly space: SpaceId | null;
}

/** A siege or subjugation in progress (R 13.2.1, 13.3.1). */
export interface Siege {
  readonly by: PlayerId;
  readonly points: number;
}

/** Training Track (R 6.6.3.3). */
export interface Training {
  readonly unit: 'mercenary' | 'loyal';
  readonly points: number;
}

/** What has been moved in this Segment and may not move again in it (R 8.3.1); forgotten in one stroke. */
export interface Moved {
  /** Of the CUs in each place, those that have. */
  readonly forces: Readonly<Record<PlaceKey, SomeUnits>>;
  /** Of the Minor Generals in each place, how many have. */
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

/** What is remembered for the length of one Segment. */
export interface SegmentMemory {
  readonly player: PlayerId;
  readonly segment: SegmentName;
  /** One Naval Movement a segment (R 8.4.1). */
  readonly navalMoved: boolean;
  /** Siege and subjugation attempts made in each space, and by whom (R 13.4). */
  readonly attempts: Readonly<Record<SpaceId, { readonly commander: Commander; readonly count: number }>>;
  /** Spaces where a Minor General was placed or lifted between activations: once each (progress). */
  readonly minorsHandled: readonly SpaceId[];
  /** Prestige lent to a commander until the segment ends (card 57). */
  readonly oratory: readonly {
    readonly player: PlayerId;
    readonly general: Commander;
    /** Where it was lent; of a Minor General, where he is now: `null`, with the Army on the march. */
    readonly space: SpaceId | null;
    readonly inside: boolean;
    readonly prestige: number;
  }[];
  /** Generals who have rolled a die of which their special ability favours the first in a Segment; left out: nobody (R 19.2). */
  readonly firstDice?: readonly { readonly general: GeneralId; readonly die: 'interceptionDie' | 'avoidingDie' }[];
}

/** A card as somebody sees it. */
export type HeldCard = CardId | 'hidden';

/** A card that a player knows to lie in another's hand, for it was stolen from him (card 58). */
export interface KnownCard {
  readonly by: PlayerId;
  readonly card: CardId;
  /** In whose hand it may be, each with an exact relative weight, a positive integer. With one alone it is certain. */
  readonly holders: Readonly<Partial<Record<PlayerId, number>>>;
}

/** The course of a game, and all that lies beside the map: values that are replaced as a whole, never written into. */
export interface Course {
  /** Game Turn, 1 to 5. */
  readonly turn: number;
  /** Strategy Round, from 1; 0 outside the Strategy Phase. */
  readonly round: number;
  /** Turn Order of this Game Turn (R 6.2); seat order before there is one. */
  readonly turnOrder: readonly PlayerId[];
  readonly usurper: PlayerId | null;
  /** Champions (R 17); a player not listed is a Successor. */
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
  /** Cards not yet drawn, sorted: their order is chance, and chance is outside. In a view: as many `'hidden'`. */
  readonly deck: readonly HeldCard[];
  readonly discards: readonly CardId[];
  /** Cards removed from the game. */
  readonly removedCards: readonly CardId[];
  /** Marriage contracts lying open (R 18.5.2). */
  readonly contracts: readonly { readonly player: PlayerId; readonly card: CardId; readonly bride: Bride }[];
  /** What players know of each other's hands. In a view: what its viewer knows. */
  readonly knownCards: readonly KnownCard[];
  /** The general under card 15. */
  readonly condemned: { readonly general: GeneralId; readonly card: CardId; readonly legitimacy: number } | null;
  /** The Silver Shields card has been played as an Event (R 3.3.3.2). */
  readonly silverShieldsRaised: boolean;
  /** Holder of the Persian Popular Support marker (card 26). */
  readonly popularSupport: PlayerId | null;
  /** The army that has the Helepolis (card 35). */
  readonly helepolis: { readonly player: PlayerId; readonly space: SpaceId; readonly bonus: number } | null;
  /** Who buried the body at Pella (R 15.4.3). */
  readonly pellaBurial: PlayerId | null;
  readonly segment: SegmentMemory | null;
  readonly outcome: SuccessorsOutcome | null;
}

/** What everybody may see of a game: a whole state, or a view of it, where hidden cards are `'hidden'`. Plain JSON. */
export interface ShownState extends Course {
  readonly game: 'successors';
  readonly options: GameOptions;
  /** Control markers; a space not listed is uncontrolled. */
  readonly control: Readonly<Record<SpaceId, Faction>>;
  /** CUs on the map by place, those of which there are none left out. */
  readonly forces: Readonly<Record<PlaceKey, SomeUnits>>;
  /** Minor Generals on the map by place (R 3.1.2); the others are in their owners' supplies. */
  readonly minorGenerals: Readonly<Record<PlaceKey, number>>;
  readonly moved: Moved;
  /** What is being resolved, the bottom first, the topmost last. */
  readonly stack: readonly SuccessorsFrame[];
}

/** How a game of Successors may end. */
export const VICTORY_KINDS = ['legitimacy', 'victoryPoints', 'regency', 'heirOfAge', 'mostVictoryPoints'] as const;
export type VictoryKind = (typeof VICTORY_KINDS)[number];

/** How a game of Successors ended (R 7). */
export type SuccessorsOutcome = Outcome<PlayerId, VictoryKind>;

/** A state with nothing hidden. */
export interface GameState extends ShownState {
  readonly hands: Readonly<Partial<Record<PlayerId, readonly CardId[]>>>;
  readonly deck: readonly CardId[];
}

/** What one player, or a spectator, may know. */
export interface PlayerView extends ShownState {
  readonly viewer: PlayerId | 'spectator';
}

/** The parts of the course, each a value that is replaced as a whole. */
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
  segment: true,
  outcome: true,
} satisfies Readonly<Record<keyof Course, true>>) as readonly (keyof Course)[];
