/** The working form of a game: the pieces on the map as small numbers, and the course of the game. */
import { frameOf } from '../../core/index.js';
import type { MarchFrame, SuccessorsFrame } from '../frame/index.js';
import type { GameOptions } from '../options.js';
import type { AlexandersBody, Capitals, Course, General, IndependentArmy, Royal, Siege } from '../state.js';
import { recordOf } from '../tabulate.js';
import { subtractedUnits, type Units } from '../units.js';
import {
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type CombatUnit,
  type Faction,
  type GeneralId,
  type IndependentArmyId,
  type PlaceKey,
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';
import {
  ARMY_CODES,
  CART_CODE,
  factionCode,
  factionOf,
  GENERAL_CODES,
  kindOf,
  NONE,
  ROYAL_CODES,
  seatOf,
} from './codes.js';
import { geometryWithCapitals } from './capitals.js';
import type { Control } from './control.js';
import type { Forces } from './forces.js';
import { geometryOfBoard, type Geometry } from './geometry.js';
import { Ground } from './ground.js';
import { kindsWith } from './kinds.js';
import type { GeneralCounts } from './general-counts.js';
import type { Post } from './places.js';
import type { Situation } from './situation.js';
import type { OtherPieces } from './other-pieces.js';

/** The values of the course, which rules may replace. */
export type Writable = { -readonly [K in keyof Course]: Course[K] };

/**
 * A game in progress, as the machine works on it. The pieces on the map are counted in typed arrays by code; everything
 * else consists of values that are replaced as a whole. Only deeds write here; rules see a `Situation`.
 */
export class Table implements Situation, Writable {
  readonly options: GameOptions;
  geometry: Geometry;
  readonly players: readonly PlayerId[];
  readonly kinds: readonly CombatUnit[];
  readonly spaces: number;
  readonly stack: SuccessorsFrame[];

  turn: Course['turn'];
  round: Course['round'];
  turnOrder: Course['turnOrder'];
  usurper: Course['usurper'];
  champions: Course['champions'];
  generals: Course['generals'];
  royals: Course['royals'];
  body: Course['body'];
  fleets: Course['fleets'];
  independentArmies: Course['independentArmies'];
  sieges: Course['sieges'];
  looted: Course['looted'];
  dispersed: Course['dispersed'];
  training: Course['training'];
  hands: Course['hands'];
  deck: Course['deck'];
  discards: Course['discards'];
  removedCards: Course['removedCards'];
  contracts: Course['contracts'];
  knownCards: Course['knownCards'];
  condemned: Course['condemned'];
  silverShieldsRaised: Course['silverShieldsRaised'];
  popularSupport: Course['popularSupport'];
  helepolis: Course['helepolis'];
  pellaBurial: Course['pellaBurial'];
  capitals?: Capitals;
  segment: Course['segment'];
  outcome: Course['outcome'];

  lastPoints: readonly number[];

  /** The parts that have changed since the table was last published. */
  readonly changed: Changed;

  /** The last space whose code was requested, and its code. The next request is usually for the same one. */
  #lastSpace: SpaceId = '';
  #lastCode: number;

  readonly #ground: Ground;
  readonly #control: Control;
  readonly #forces: Forces;
  readonly #generalCounts: GeneralCounts;
  readonly #others: OtherPieces;

  /**
   * `from`: a table to copy. Omitted: the map has only the pieces that the course places. `spare`: a table that nobody
   * needs any more, and that the copy may reuse.
   */
  constructor(
    options: GameOptions,
    geometry: Geometry,
    course: Course,
    stack: SuccessorsFrame[],
    from?: Table,
    spare?: Table,
  ) {
    this.options = options;
    this.geometry = from === undefined ? geometryWithCapitals(geometry, course.capitals) : geometry;
    this.players = SEATS[options.players];
    this.kinds = from?.kinds ?? kindsWith(options);
    this.spaces = geometry.nowhere;
    this.#lastCode = geometry.codes.get('') ?? geometry.nowhere;
    this.stack = stack;
    this.turn = course.turn;
    this.round = course.round;
    this.turnOrder = course.turnOrder;
    this.usurper = course.usurper;
    this.champions = course.champions;
    this.generals = course.generals;
    this.royals = course.royals;
    this.body = course.body;
    this.fleets = course.fleets;
    this.independentArmies = course.independentArmies;
    this.sieges = course.sieges;
    this.looted = course.looted;
    this.dispersed = course.dispersed;
    this.training = course.training;
    this.hands = course.hands;
    this.deck = course.deck;
    this.discards = course.discards;
    this.removedCards = course.removedCards;
    this.contracts = course.contracts;
    this.knownCards = course.knownCards;
    this.condemned = course.condemned;
    this.silverShieldsRaised = course.silverShieldsRaised;
    this.popularSupport = course.popularSupport;
    this.helepolis = course.helepolis;
    this.pellaBurial = course.pellaBurial;
    if (course.capitals !== undefined) this.capitals = course.capitals;
    this.segment = course.segment;
    this.outcome = course.outcome;
    this.lastPoints = from?.lastPoints ?? NO_POINTS;
    this.changed = { control: false, minorGenerals: false, moved: false };

    this.#ground =
      from === undefined
        ? new Ground(geometry, options.edition ?? 'rulebook', this.players.length, this.kinds.length)
        : from.#ground.copy(spare === undefined ? undefined : spare.#ground);
    this.#control = this.#ground.control;
    this.#forces = this.#ground.forces;
    this.#generalCounts = this.#ground.generals;
    this.#others = this.#ground.others;
    if (from === undefined) this.#setUp();
  }

  /**
   * Returns an independent copy; the frames of the stack are shared. It may reuse `spare`, which nobody needs any more.
   */
  copy(spare?: Table): Table {
    return new Table(this.options, this.geometry, this, [...this.stack], this, spare);
  }

  /** Whether any forces have changed since the table was last published. */
  get forcesChanged(): boolean {
    return this.#forces.anyChanged;
  }

  forceChanged(post: number): boolean {
    return this.#forces.hasChanged(post);
  }

  /** Marks everything as published and begins to record changes again. */
  published(): void {
    const { changed } = this;
    changed.control = false;
    changed.minorGenerals = false;
    changed.moved = false;
    this.#forces.clearChanged();
  }

  #setUp(): void {
    for (const id of GENERALS) this.#generalCounts.setPost(GENERAL_CODES[id], this.#stationOf(this.generals[id]));
    for (const id of ROYALS) this.#setRoyal(this.royals[id].space, ROYAL_CODES[id], true);
    this.#setRoyal(this.body.space, CART_CODE, true);
    for (const space in this.sieges) this.#others.setSiege(this.spaceCode(space), true);
    for (const id of INDEPENDENT_ARMIES) this.#setIndependent(id, this.independentArmies[id], true);
  }

  // Names and codes.

  spaceCode(space: SpaceId): number {
    if (space === this.#lastSpace) return this.#lastCode;
    this.#lastSpace = space;
    return (this.#lastCode = this.geometry.codes.get(space) ?? this.spaces);
  }

  post(player: PlayerId, space: SpaceId, inside: boolean): number {
    return this.postOf(seatOf(player), this.spaceCode(space), inside);
  }

  postOf(seat: number, space: number, inside: boolean): number {
    return seat * this.geometry.places.perSeat + space * 2 + (inside ? 1 : 0);
  }

  postIn(seat: number, place: number): number {
    return seat * this.geometry.places.perSeat + place;
  }

  spaceOfPost(post: number): number {
    return (post % this.geometry.places.perSeat) >> 1;
  }

  postNamed(post: number): Post {
    const named = this.geometry.places.posts[post];
    if (named === undefined) throw new RangeError(`no post ${post}`);
    return named;
  }

  /** Returns the name of a post in plain JSON. */
  keyOf(post: number): PlaceKey {
    return this.geometry.places.keys[post] ?? '';
  }

  // Control.

  holder(space: number): number {
    return this.#control.holder(space);
  }

  controller(space: SpaceId): Faction | undefined {
    return factionOf(this.#control.holder(this.spaceCode(space)));
  }

  nextMarker(faction: number, from: number): number {
    return this.#control.spaces.next(faction, from);
  }

  provinceHolder(province: number): number {
    return this.#control.provinceHolder(province);
  }

  provincePoints(faction: number): number {
    return this.#control.provincePoints(faction);
  }

  /** Places a marker in a space, or removes the one there. */
  setController(space: SpaceId, faction: Faction | undefined): void {
    const code = this.spaceCode(space);
    if (code === this.spaces) return;
    this.#control.setHolder(code, faction === undefined ? NONE : factionCode(faction));
    this.changed.control = true;
  }

  // Combat units.

  count(post: number): number {
    return this.#forces.count(post);
  }

  countOf(post: number, unit: CombatUnit): number {
    return this.#forces.countOf(post, kindOf(unit));
  }

  units(post: number): Units {
    return this.#forces.units(post);
  }

  standing(post: number): Units {
    const units = this.units(post);
    const { march } = this;
    return march !== undefined && post === this.groupPost ? subtractedUnits(units, march.group.units) : units;
  }

  /** Returns the number of CUs of a kind in a place that have been moved. */
  movedOf(post: number, unit: CombatUnit): number {
    return this.#forces.movedOf(post, kindOf(unit));
  }

  movedCount(post: number): number {
    return this.#forces.movedCount(post);
  }

  movedUnits(post: number): Units {
    return this.#forces.movedUnits(post);
  }

  nextForce(seat: number, from: number): number {
    return this.#forces.places.next(seat, from);
  }

  nextArmy(seat: number, from: number): number {
    return this.#forces.places.nextWithEither(
      seat,
      from,
      this.#generalCounts.majorPlaces,
      this.#generalCounts.minorPlaces,
    );
  }

  seatsOutside(space: number): number {
    return this.#forces.seatsAt(space, false);
  }

  seatsInside(space: number): number {
    return this.#forces.seatsAt(space, true);
  }

  /** Adds CUs to a place, or removes them if the number is negative. */
  addUnits(post: number, unit: CombatUnit, count: number): void {
    if (count === 0) return;
    if (this.#forces.add(post, kindOf(unit), count)) this.changed.moved = true;
    this.#forces.markChanged(post);
  }

  /** Sets how many CUs of a kind in a place have been moved. */
  setMovedUnits(post: number, unit: CombatUnit, count: number): void {
    if (this.#forces.setMoved(post, kindOf(unit), count)) this.changed.moved = true;
  }

  // Generals.

  minors(post: number): number {
    return this.#generalCounts.minors(post);
  }

  movedMinors(post: number): number {
    return this.#generalCounts.movedMinors(post);
  }

  minorsInPlay(seat: number): number {
    return this.#generalCounts.minorsInPlay(seat);
  }

  nextMinors(seat: number, from: number): number {
    return this.#generalCounts.minorPlaces.next(seat, from);
  }

  majorGeneralBits(post: number): number {
    return this.#generalCounts.majors(post);
  }

  postOfGeneral(general: number): number {
    return this.#generalCounts.postOf(general);
  }

  hasMoved(general: GeneralId): boolean {
    return this.#generalCounts.hasMoved(GENERAL_CODES[general]);
  }

  hasMovedAt(general: number): boolean {
    return this.#generalCounts.hasMoved(general);
  }

  /** Sets the number of Minor Generals in a place, and how many of them have been moved. */
  setMinors(post: number, count: number, moved: number): void {
    this.#generalCounts.setMinors(post, count);
    this.changed.minorGenerals = true;
    if (this.#generalCounts.setMovedMinors(post, moved)) this.changed.moved = true;
  }

  /** Changes the number of Minor Generals of a seat who are at sea with their Army: in play, but in no place. */
  addMinorsAtSea(seat: number, more: number): void {
    this.#generalCounts.addMinorsAtSea(seat, more);
    this.changed.minorGenerals = true;
  }

  /** Marks a place as changed because pieces there joined or left the group, although their number is the same. */
  markChanged(post: number): void {
    this.#forces.markChanged(post);
    this.changed.minorGenerals = true;
  }

  /** The activation on the stack, whose frame lists its group. */
  get march(): MarchFrame | undefined {
    return frameOf(this, 'march');
  }

  /** The post of the Army on the march; -1: there is none, or it is at sea. */
  get groupPost(): number {
    const { march } = this;
    return march === undefined || march.afloat ? NONE : this.post(march.player, march.space, march.inside);
  }

  /** Replaces a Major General. */
  setGeneral(id: GeneralId, general: General): void {
    const generals = copiedGenerals(this.generals);
    generals[id] = general;
    this.generals = generals;
    this.#generalCounts.setPost(GENERAL_CODES[id], this.#stationOf(general));
  }

  setMovedGeneral(id: GeneralId, moved: boolean): void {
    this.#generalCounts.setMoved(GENERAL_CODES[id], moved);
    this.changed.moved = true;
  }

  #stationOf({ status, owner, space, inside }: General): number {
    return status !== 'map' || owner === null || space === null ? NONE : this.post(owner, space, inside);
  }

  // Independent Armies, the royal family and the cart.

  independents(space: number): number {
    return this.#others.independents(space);
  }

  hasSiege(space: number): boolean {
    return this.#others.hasSiege(space);
  }

  /** Sets the Siege Points against a space; `undefined`: none. */
  setSiege(space: SpaceId, siege: Siege | undefined): void {
    if (siege === undefined) {
      const { [space]: _, ...others } = this.sieges;
      this.sieges = others;
    } else {
      this.sieges = { ...this.sieges, [space]: siege };
    }
    this.#others.setSiege(this.spaceCode(space), siege !== undefined);
  }

  royalBits(space: number): number {
    return this.#others.royalBits(space);
  }

  royalHasMoved(royal: RoyalId): boolean {
    return this.#others.hasMoved(ROYAL_CODES[royal]);
  }

  get cartHasMoved(): boolean {
    return this.#others.hasMoved(CART_CODE);
  }

  setIndependentArmy(id: IndependentArmyId, army: IndependentArmy): void {
    this.#setIndependent(id, this.independentArmies[id], false);
    this.independentArmies = { ...this.independentArmies, [id]: army };
    this.#setIndependent(id, army, true);
  }

  setRoyal(id: RoyalId, royal: Royal): void {
    this.#setRoyal(this.royals[id].space, ROYAL_CODES[id], false);
    const { royals } = this;
    this.royals = recordOf(ROYALS, (other) => (other === id ? royal : royals[other]));
    this.#setRoyal(royal.space, ROYAL_CODES[id], true);
  }

  setBody(body: AlexandersBody): void {
    this.#setRoyal(this.body.space, CART_CODE, false);
    this.body = body;
    this.#setRoyal(body.space, CART_CODE, true);
  }

  setMovedRoyal(id: RoyalId | 'cart', moved: boolean): void {
    this.#others.setMoved(id === 'cart' ? CART_CODE : ROYAL_CODES[id], moved);
    this.changed.moved = true;
  }

  #setIndependent(id: IndependentArmyId, { status, space }: IndependentArmy, present: boolean): void {
    if (status === 'map' && space !== null) this.#others.setIndependent(this.spaceCode(space), ARMY_CODES[id], present);
  }

  #setRoyal(space: SpaceId | null, royal: number, present: boolean): void {
    if (space !== null) this.#others.setRoyal(this.spaceCode(space), royal, present);
  }

  /** Replaces the capitals, and the board with them (R 19.8). */
  setCapitals(capitals: Capitals): void {
    this.capitals = capitals;
    this.geometry = geometryWithCapitals(geometryOfBoard(this.options.board), capitals);
  }

  // The end of a Segment.

  /** Marks all pieces as not moved. */
  clearMoved(): void {
    this.#forces.clearMoved();
    this.#generalCounts.clearMoved();
    this.#others.clearMoved();
    this.changed.moved = true;
  }
}

/** Returns a copy made field by field, so that all copies have the same shape and no lookup by key is needed. */
const copiedGenerals = (generals: Course['generals']): Record<GeneralId, General> => ({
  perdikkas: generals.perdikkas,
  antipatros: generals.antipatros,
  krateros: generals.krateros,
  ptolemaios: generals.ptolemaios,
  leonnatos: generals.leonnatos,
  peithon: generals.peithon,
  lysimachos: generals.lysimachos,
  polyperchon: generals.polyperchon,
  antigonos: generals.antigonos,
  seleukos: generals.seleukos,
  demetrios: generals.demetrios,
  eumenes: generals.eumenes,
  kassandros: generals.kassandros,
  peukestas: generals.peukestas,
});

const NO_POINTS: readonly number[] = [];

/** What has changed on the map since a table was last published; for forces, with the posts. */
export interface Changed {
  control: boolean;
  minorGenerals: boolean;
  moved: boolean;
}

const SEATS: Readonly<Record<GameOptions['players'], readonly PlayerId[]>> = {
  2: PLAYERS.slice(0, 2),
  3: PLAYERS.slice(0, 3),
  4: PLAYERS.slice(0, 4),
  5: PLAYERS,
};
