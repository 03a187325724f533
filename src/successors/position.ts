/** The shape of a position: every field says what it means when it is left out. */
import type { SuccessorsFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type {
  AlexandersBody,
  Capitals,
  Fleet,
  GameState,
  General,
  IndependentArmy,
  Moved,
  Royal,
  SegmentMemory,
  Siege,
  SuccessorsOutcome,
  Training,
} from './state.js';
import type { SomeUnits } from './units.js';
import type { SUCCESSORS_POSITION_VERSION } from './version.js';
import type {
  CardId,
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

/**
 * Any situation of a game, written down compactly: the game's FEN. Only the first four fields must be there.
 * What is left out of the board is as it is when a game of these options begins, before a General is dealt (R 5):
 * no forces, no player's markers, royals and Independent Armies in their first places, every card in the deck.
 */
export interface Position {
  readonly format: 'diadochi-position';
  readonly game: 'successors';
  readonly version: typeof SUCCESSORS_POSITION_VERSION;
  readonly options: GameOptions;

  /** Game Turn. Left out: 1. */
  readonly turn?: number;
  /** Strategy Round; 0 outside the Strategy Phase. Left out: 1. */
  readonly round?: number;
  /** Left out: the order of the seats. */
  readonly turnOrder?: readonly PlayerId[];
  /** Left out: nobody. */
  readonly usurper?: PlayerId | null;
  /** Left out: all players. */
  readonly champions?: readonly PlayerId[];

  /**
   * Control markers. Where only `independent` is left out, Independent markers stand wherever the board prints one and
   * no other marker is listed.
   */
  readonly markers?: Readonly<Partial<Record<Faction, readonly SpaceId[]>>>;
  /** Combat units by place: `{ 'red:pella': { loyal: 3 }, 'red:pella:inside': { mercenary: 1 } }`. Left out: none. */
  readonly forces?: Readonly<Record<PlaceKey, SomeUnits>>;
  /** What has been moved in this Segment. Left out: nothing. */
  readonly moved?: Partial<Moved>;
  /** A place on the board (`'red:pella'`), or whatever differs from the start; a general with a space is on the map. */
  readonly generals?: Readonly<Partial<Record<GeneralId, PlaceKey | Partial<General>>>>;
  /** Minor Generals on the map, one by one. Left out: all are in the supply. */
  readonly minorGenerals?: readonly PlaceKey[];
  /** Controller and place (`'red:pella'`), or whatever differs from the start; the dead have no space. Whose an Heir is follows from the pieces where it is left out, but beside `stack` (R 18.1). */
  readonly royals?: Readonly<Partial<Record<RoyalId, PlaceKey | Partial<Royal>>>>;
  /** Controller and place of the cart (`'red:pella'`), or whatever differs from the start; a lost body has no space. Whose the cart is follows as with Heirs. */
  readonly body?: PlaceKey | Partial<AlexandersBody>;
  /** The owner, or whatever differs from a weak fleet of the player who controls its province (R 3.4). */
  readonly fleets?: Readonly<Partial<Record<FleetId, PlayerId | Partial<Fleet>>>>;
  /** A space, `box` or `removed`. */
  readonly independentArmies?: Readonly<
    Partial<Record<IndependentArmyId, SpaceId | Exclude<IndependentArmy['status'], 'map'>>>
  >;
  readonly sieges?: Readonly<Record<SpaceId, Siege>>;
  readonly looted?: readonly SpaceId[];
  readonly dispersed?: Readonly<Partial<Record<PlayerId, SomeUnits>>>;
  readonly training?: Readonly<Partial<Record<PlayerId, Training>>>;

  /** Left out: no cards. */
  readonly hands?: Readonly<Partial<Record<PlayerId, readonly CardId[]>>>;
  readonly discards?: readonly CardId[];
  readonly removedCards?: readonly CardId[];
  readonly contracts?: GameState['contracts'];
  readonly knownCards?: GameState['knownCards'];
  /** Left out: every card that lies nowhere else. */
  readonly deck?: readonly CardId[];

  readonly condemned?: GameState['condemned'];
  /** Left out: whether there are any among `forces` and `dispersed`. */
  readonly silverShieldsRaised?: boolean;
  readonly popularSupport?: PlayerId | null;
  readonly helepolis?: GameState['helepolis'];
  readonly pellaBurial?: PlayerId | null;
  /** Capitals by their founders (R 19.8), where they may be built. Left out: none. */
  readonly capitals?: Capitals;

  /** Whose turn of the round it is, where a Segment is about to begin. Left out: the first in Turn Order. Not beside `stack`. */
  readonly toMove?: PlayerId;
  /** The Segment about to begin. Left out: `movement`. Not beside `stack`. */
  readonly segment?: SegmentName;
  /** Any other moment: what is being resolved, the bottom first, exactly as in a state. */
  readonly stack?: readonly SuccessorsFrame[];
  /** What the Segment remembers so far. Left out: nothing. */
  readonly memory?: SegmentMemory | null;
  /** The end of a game that is over: nothing is being resolved then. */
  readonly outcome?: SuccessorsOutcome | null;
}
