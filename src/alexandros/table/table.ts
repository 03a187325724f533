/** The working form of a game: the parts of a state, each shared until it is changed, and the ground as numbers. */
import type { Board } from '../data/board.js';
import { cardCounts, copyOfCards, isHidden, type CardCounts, type Pile } from '../data/deck.js';
import type { GameFrame } from '../frame.js';
import { NONE, type Lattice } from '../geometry/index.js';
import type { Ended, Hand, Seat, Situation } from '../state.js';
import type { CardSymbol, PlayerId, PointId, SideId, SpaceId } from '../vocabulary.js';
import type { Fence } from './fence.js';
import { storePosts, groundFrom, seatNumber, type Ground } from './ground.js';

/** A pile that can be changed. */
export type OpenPile = Record<CardSymbol, number>;

/** A seat whose score and cards can be changed. Its guards are changed through the table. */
export interface OpenSeat extends Seat {
  score: number;
  readonly hand: Hand & Readonly<Record<'shown' | 'secret', OpenPile>>;
}

/** The parts that belong to this table alone, as bits: the seats by number, and after them these. */
const SUPPLY = 1 << 8;
const DISCARDS = 1 << 9;
const FENCE = 1 << 10;

/** Returns a copy of a pile for writing. Throws if the pile is hidden. */
function openPile(pile: Pile): OpenPile {
  if (isHidden(pile)) throw new TypeError('hidden cards are not written to');
  return copyOfCards(pile);
}

/**
 * A game in progress, as rules work on it: a situation whose parts are shared with copies and with published states
 * until they are changed. Lists are replaced as a whole.
 */
export class Table implements Situation, Ground {
  readonly board: Board;
  readonly lattice: Lattice;
  readonly posts: Int16Array;
  readonly stack: GameFrame[];
  turn: number;
  idleTurns: number;
  ended: Ended | null;
  faceUp: readonly CardSymbol[];
  readonly #seats: Seat[];
  #supply: Pile;
  #discards: CardCounts;
  #walls: readonly SideId[];
  #alexander: PointId;
  #fence: Fence;
  #point: number;
  #owned = 0;

  constructor(from: Situation, ground: Ground = groundFrom(from)) {
    this.board = from.board;
    this.lattice = ground.lattice;
    this.posts = ground.posts.slice();
    this.stack = [...from.stack];
    this.turn = from.turn;
    this.idleTurns = from.idleTurns;
    this.ended = from.ended;
    this.faceUp = from.faceUp;
    this.#seats = [...from.seats];
    this.#supply = from.supply;
    this.#discards = from.discards;
    this.#walls = from.walls;
    this.#alexander = from.alexander;
    this.#fence = ground.fence;
    this.#point = ground.point;
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  get supply(): Pile {
    return this.#supply;
  }

  get discards(): CardCounts {
    return this.#discards;
  }

  get walls(): readonly SideId[] {
    return this.#walls;
  }

  get alexander(): PointId {
    return this.#alexander;
  }

  get fence(): Fence {
    return this.#fence;
  }

  get point(): number {
    return this.#point;
  }

  /** Returns an independent copy. From now on, both copy a shared part before they change it. */
  copy(): Table {
    this.#owned = 0;
    return new Table(this, this);
  }

  /** Marks everything as published, and therefore as shared. */
  published(): void {
    this.#owned = 0;
  }

  /** Returns a player's seat for writing. */
  seat(player: PlayerId): OpenSeat {
    return this.#openSeat(player);
  }

  /** Returns the supply for writing. */
  openSupply(): OpenPile {
    if (!this.#owns(SUPPLY)) this.#supply = openPile(this.#supply);
    return this.#supply as OpenPile;
  }

  /** Returns the discards for writing. */
  openDiscards(): OpenPile {
    if (!this.#owns(DISCARDS)) this.#discards = openPile(this.#discards);
    return this.#discards;
  }

  /** Makes the discards the supply and returns these cards. */
  shuffleDiscards(): CardCounts {
    const cards = this.#discards;
    this.#supply = openPile(cards);
    this.#discards = cardCounts();
    this.#owned |= SUPPLY | DISCARDS;
    return { ...cards };
  }

  moveAlexander(to: PointId): void {
    this.#alexander = to;
    this.#point = this.lattice.pointNumber.get(to) ?? NONE;
  }

  placeWall(side: SideId): void {
    if (!this.#owns(FENCE)) this.#fence = this.#fence.copy();
    this.#fence.place(side);
    this.#walls = [...this.#walls, side];
  }

  /** Sets the spaces of a player's guards, in the order of placing. */
  setGuards(player: PlayerId, guards: readonly SpaceId[]): void {
    this.#openSeat(player).guards = guards;
    storePosts(this.lattice, this.posts, seatNumber(player), guards);
  }

  #openSeat(player: PlayerId): OpenSeat & { guards: readonly SpaceId[] } {
    const number = seatNumber(player);
    const seat = this.#seats[number];
    if (seat === undefined) throw new RangeError(`${player} does not play`);
    if (this.#owns(1 << number)) return seat as OpenSeat;
    const { score, guards, hand } = seat;
    const open = { player, score, guards, hand: { shown: openPile(hand.shown), secret: openPile(hand.secret) } };
    this.#seats[number] = open;
    return open;
  }

  /** Returns whether a part belongs to this table already; from now on it does. */
  #owns(part: number): boolean {
    const owned = (this.#owned & part) !== 0;
    this.#owned |= part;
    return owned;
  }
}

/** Returns the ground of a situation: that of a table, or one read from a state or view. */
export const groundOf = (situation: Situation): Ground =>
  situation instanceof Table ? situation : groundFrom(situation);
