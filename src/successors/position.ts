/** The shape of a position. Every field says what its default is. */
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
 * Any situation of a game in a compact form, like FEN in chess. Only the first four fields are required. Everything
 * left out is as at the beginning of a game with these options, before a General is dealt (R 5): no forces, no players'
 * markers, royals and Independent Armies in their first places, every card in the deck.
 */
export interface Position {
  readonly format: 'diadochi-position';
  readonly game: 'successors';
  readonly version: typeof SUCCESSORS_POSITION_VERSION;
  readonly options: GameOptions;

  /** The Game Turn. Default: 1. */
  readonly turn?: number;
  /** The Strategy Round; 0 outside the Strategy Phase. Default: 1. */
  readonly round?: number;
  /** Default: the order of the seats. */
  readonly turnOrder?: readonly PlayerId[];
  /** Default: nobody. */
  readonly usurper?: PlayerId | null;
  /** Default: all players. */
  readonly champions?: readonly PlayerId[];

  /**
   * Control markers. If only `independent` is left out, Independent markers stand wherever the board prints one and no
   * other marker is listed.
   */
  readonly markers?: Readonly<Partial<Record<Faction, readonly SpaceId[]>>>;
  /** Combat units by place: `{ 'red:pella': { loyal: 3 }, 'red:pella:inside': { mercenary: 1 } }`. Default: none. */
  readonly forces?: Readonly<Record<PlaceKey, SomeUnits>>;
  /** What has been moved in this Segment. Default: nothing. */
  readonly moved?: Partial<Moved>;
  /**
   * A place on the board (`'red:pella'`), or all fields that differ from the start. A general with a space is on the
   * map.
   */
  readonly generals?: Readonly<Partial<Record<GeneralId, PlaceKey | Partial<General>>>>;
  /** Minor Generals on the map, one by one. Default: all are in the supply. */
  readonly minorGenerals?: readonly PlaceKey[];
  /**
   * Controller and place (`'red:pella'`), or all fields that differ from the start. The dead have no space. Without a
   * controller and without `stack`, control of an Heir follows from the pieces (R 18.1).
   */
  readonly royals?: Readonly<Partial<Record<RoyalId, PlaceKey | Partial<Royal>>>>;
  /**
   * Controller and place of the cart (`'red:pella'`), or all fields that differ from the start. A lost body has no
   * space. Control follows from the pieces as for Heirs.
   */
  readonly body?: PlaceKey | Partial<AlexandersBody>;
  /** The owner, or all fields in which it differs from a weak fleet of the player who controls its province (R 3.4). */
  readonly fleets?: Readonly<Partial<Record<FleetId, PlayerId | Partial<Fleet>>>>;
  /** A space, `box` or `removed`. */
  readonly independentArmies?: Readonly<
    Partial<Record<IndependentArmyId, SpaceId | Exclude<IndependentArmy['status'], 'map'>>>
  >;
  readonly sieges?: Readonly<Record<SpaceId, Siege>>;
  readonly looted?: readonly SpaceId[];
  readonly dispersed?: Readonly<Partial<Record<PlayerId, SomeUnits>>>;
  readonly training?: Readonly<Partial<Record<PlayerId, Training>>>;

  /** Default: no cards. */
  readonly hands?: Readonly<Partial<Record<PlayerId, readonly CardId[]>>>;
  readonly discards?: readonly CardId[];
  readonly removedCards?: readonly CardId[];
  readonly contracts?: GameState['contracts'];
  readonly knownCards?: GameState['knownCards'];
  /** Default: every card that is nowhere else. */
  readonly deck?: readonly CardId[];

  readonly condemned?: GameState['condemned'];
  /** Default: whether there are any among `forces` and `dispersed`. */
  readonly silverShieldsRaised?: boolean;
  readonly popularSupport?: PlayerId | null;
  readonly helepolis?: GameState['helepolis'];
  readonly pellaBurial?: PlayerId | null;
  /** Capitals by founder (R 19.8), if they may be built. Default: none. */
  readonly capitals?: Capitals;

  /**
   * The player whose turn it is, at the beginning of a Segment. Default: the first in Turn Order. Not together with
   * `stack`.
   */
  readonly toMove?: PlayerId;
  /** The Segment that is about to begin. Default: `movement`. Not together with `stack`. */
  readonly segment?: SegmentName;
  /** For any other moment: the frames that are being resolved, the bottom first, as in a state. */
  readonly stack?: readonly SuccessorsFrame[];
  /** The notes about the Segment so far. Default: none. */
  readonly memory?: SegmentMemory | null;
  /** The outcome of a game that is over. Its stack is empty. */
  readonly outcome?: SuccessorsOutcome | null;
}
