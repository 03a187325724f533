/** The working form of a game: who stands where, counted in small numbers, and the course of the game beside it. */
import { SENIORITY } from '../data/generals.js';
import { frameOf } from '../../core/index.js';
import type { MarchFrame, SuccessorsFrame } from '../frame/index.js';
import type { GameOptions } from '../options.js';
import type { AlexandersBody, Course, General, IndependentArmy, Royal } from '../state.js';
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
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../vocabulary.js';
import {
  ARMY_CODES,
  CART_CODE,
  FACTIONS,
  factionCode,
  GENERAL_CODES,
  INDEPENDENT,
  KIND_CODES,
  KINDS,
  NONE,
  ROYAL_CODES,
  seatOf,
} from './codes.js';
import type { Geometry } from './geometry.js';
import type { Situation } from './situation.js';

/** The values of the course that rules may replace by whatever else they can be. */
export type Writable = { -readonly [K in keyof Course]: Course[K] };

/** For each edition: the bit of each general among the officers of a place, the most senior lowest. */
const RANK_BITS = {
  rulebook: ranksOf(SENIORITY.rulebook),
  'player-aid': ranksOf(SENIORITY['player-aid']),
} as const;

function ranksOf(order: readonly GeneralId[]): readonly number[] {
  return GENERALS.map((general) => 1 << order.indexOf(general));
}

/** Factions that can hold a space. */
const HOLDERS = INDEPENDENT + 1;

/**
 * A game in progress, as rules work on it. What stands on the map is counted in typed arrays by code; everything else are
 * values that are replaced as a whole. Only the deeds write here; rules see a `Situation`.
 */
export class Table implements Situation, Writable {
  readonly options: GameOptions;
  readonly geometry: Geometry;
  readonly players: readonly PlayerId[];
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
  condemned: Course['condemned'];
  silverShieldsRaised: Course['silverShieldsRaised'];
  popularSupport: Course['popularSupport'];
  helepolis: Course['helepolis'];
  pellaBurial: Course['pellaBurial'];
  segment: Course['segment'];
  outcome: Course['outcome'];

  pointsAtRest: ReadonlyMap<PlayerId, number>;

  /** What has changed since the table was last published, part by part. */
  readonly changed: Changed;

  readonly #held: Int8Array;
  readonly #provinceCounts: Uint8Array;
  readonly #units: Uint8Array;
  readonly #moved: Uint8Array;
  readonly #counts: Uint8Array;
  readonly #minors: Uint8Array;
  readonly #movedMinors: Uint8Array;
  readonly #outside: Uint8Array;
  readonly #inside: Uint8Array;
  readonly #officers: Uint16Array;
  readonly #independents: Uint8Array;
  readonly #wards: Uint8Array;
  readonly #minorsInPlay: Uint8Array;
  #movedGenerals: number;
  #movedWards: number;

  /** `from`: a table to copy; left out: nothing stands on the map yet but what the course places there. */
  constructor(options: GameOptions, geometry: Geometry, course: Course, stack: SuccessorsFrame[], from?: Table) {
    this.options = options;
    this.geometry = geometry;
    this.players = SEATS[options.players];
    this.spaces = geometry.nowhere;
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
    this.condemned = course.condemned;
    this.silverShieldsRaised = course.silverShieldsRaised;
    this.popularSupport = course.popularSupport;
    this.helepolis = course.helepolis;
    this.pellaBurial = course.pellaBurial;
    this.segment = course.segment;
    this.outcome = course.outcome;
    this.pointsAtRest = from?.pointsAtRest ?? NO_POINTS;
    this.changed = { control: false, minorGenerals: false, moved: false, forces: new Set() };

    const spaces = geometry.nowhere + 1;
    const posts = this.players.length * spaces * 2;
    this.#held = from === undefined ? new Int8Array(spaces).fill(NONE) : from.#held.slice();
    this.#provinceCounts =
      from === undefined ? new Uint8Array(geometry.board.provinces.length * HOLDERS) : from.#provinceCounts.slice();
    this.#units = from === undefined ? new Uint8Array(posts * KINDS) : from.#units.slice();
    this.#moved = from === undefined ? new Uint8Array(posts * KINDS) : from.#moved.slice();
    this.#counts = from === undefined ? new Uint8Array(posts) : from.#counts.slice();
    this.#minors = from === undefined ? new Uint8Array(posts) : from.#minors.slice();
    this.#movedMinors = from === undefined ? new Uint8Array(posts) : from.#movedMinors.slice();
    this.#outside = from === undefined ? new Uint8Array(spaces) : from.#outside.slice();
    this.#inside = from === undefined ? new Uint8Array(spaces) : from.#inside.slice();
    this.#officers = from === undefined ? new Uint16Array(posts) : from.#officers.slice();
    this.#independents = from === undefined ? new Uint8Array(spaces) : from.#independents.slice();
    this.#wards = from === undefined ? new Uint8Array(spaces) : from.#wards.slice();
    this.#minorsInPlay = from === undefined ? new Uint8Array(this.players.length) : from.#minorsInPlay.slice();
    this.#movedGenerals = from === undefined ? 0 : from.#movedGenerals;
    this.#movedWards = from === undefined ? 0 : from.#movedWards;
    if (from === undefined) this.#setUp();
  }

  /** An independent copy; the frames of the stack are shared. */
  copy(): Table {
    return new Table(this.options, this.geometry, this, [...this.stack], this);
  }

  /** What stands here has been written down: from now on changes are counted anew. */
  published(): void {
    const { changed } = this;
    changed.control = false;
    changed.minorGenerals = false;
    changed.moved = false;
    changed.forces.clear();
  }

  #setUp(): void {
    for (const id of GENERALS) this.#stand(id, this.generals[id]);
    for (const id of ROYALS) this.#mark(this.royals[id].space, ROYAL_CODES[id], true);
    this.#mark(this.body.space, CART_CODE, true);
    for (const id of INDEPENDENT_ARMIES) this.#camp(id, this.independentArmies[id], true);
  }

  // Names and codes.

  spaceCode(space: SpaceId): number {
    return this.geometry.codes.get(space) ?? this.spaces;
  }

  post(player: PlayerId, space: SpaceId, inside: boolean): number {
    return this.postOf(seatOf(player), this.spaceCode(space), inside);
  }

  postOf(seat: number, space: number, inside: boolean): number {
    return (seat * (this.spaces + 1) + space) * 2 + (inside ? 1 : 0);
  }

  // Control.

  holder(space: number): number {
    return this.#held[space] ?? NONE;
  }

  controller(space: SpaceId): Faction | undefined {
    return FACTIONS[this.holder(this.spaceCode(space))];
  }

  provinceHolder(province: number): number {
    const spaces = this.geometry.byProvince.spaces[province];
    if (spaces === undefined) return NONE;
    const half = spaces.length / 2;
    const city = this.geometry.byProvince.city[province] ?? NONE;
    if (city !== NONE) {
      const holder = this.holder(city);
      return holder !== NONE && this.#markersIn(province, holder) > half ? holder : NONE;
    }
    for (let holder = 0; holder < HOLDERS; holder++) if (this.#markersIn(province, holder) > half) return holder;
    return NONE;
  }

  #markersIn(province: number, holder: number): number {
    return this.#provinceCounts[province * HOLDERS + holder] ?? 0;
  }

  /** Puts a marker into a space, or takes away the one that stands there. */
  setController(space: SpaceId, faction: Faction | undefined): void {
    const code = this.spaceCode(space);
    if (code === this.spaces) return;
    const province = this.geometry.byCode.province[code] ?? NONE;
    const before = this.holder(code);
    const holder = faction === undefined ? NONE : factionCode(faction);
    this.#countMarker(province, before, -1);
    this.#countMarker(province, holder, 1);
    this.#held[code] = holder;
    this.changed.control = true;
  }

  #countMarker(province: number, holder: number, by: number): void {
    if (province === NONE || holder === NONE) return;
    this.#provinceCounts[province * HOLDERS + holder] = this.#markersIn(province, holder) + by;
  }

  // Combat units.

  count(post: number): number {
    return this.#counts[post] ?? 0;
  }

  countOf(post: number, unit: CombatUnit): number {
    return this.#units[post * KINDS + KIND_CODES[unit]] ?? 0;
  }

  units(post: number): Units {
    return unitsFrom(this.#units, post * KINDS);
  }

  standing(post: number): Units {
    const units = this.units(post);
    const { march } = this;
    return march !== undefined && post === this.groupPost ? subtractedUnits(units, march.group.units) : units;
  }

  movedCount(post: number): number {
    let count = 0;
    for (let kind = 0; kind < KINDS; kind++) count += this.#moved[post * KINDS + kind] ?? 0;
    return count;
  }

  movedUnits(post: number): Units {
    return unitsFrom(this.#moved, post * KINDS);
  }

  seatsOutside(space: number): number {
    return this.#outside[space] ?? 0;
  }

  seatsInside(space: number): number {
    return this.#inside[space] ?? 0;
  }

  /** Adds CUs to a place, or takes them away where a number is negative. */
  addUnits(post: number, unit: CombatUnit, count: number): void {
    if (count === 0) return;
    const at = post * KINDS + KIND_CODES[unit];
    const units = (this.#units[at] ?? 0) + count;
    this.#units[at] = units;
    if ((this.#moved[at] ?? 0) > units) this.setMovedUnits(post, unit, units);
    const total = (this.#counts[post] ?? 0) + count;
    this.#counts[post] = total;
    this.changed.forces.add(post);
    if (total === 0 || total === count) this.#occupy(post, total > 0);
  }

  /** So many of the CUs of a kind in a place have been moved. */
  setMovedUnits(post: number, unit: CombatUnit, count: number): void {
    const at = post * KINDS + KIND_CODES[unit];
    if (this.#moved[at] === count) return;
    this.#moved[at] = count;
    this.changed.moved = true;
  }

  /** How many CUs of a kind in a place have been moved. */
  movedOf(post: number, unit: CombatUnit): number {
    return this.#moved[post * KINDS + KIND_CODES[unit]] ?? 0;
  }

  #occupy(post: number, present: boolean): void {
    const place = post >> 1;
    const space = place % (this.spaces + 1);
    const bit = 1 << ((place - space) / (this.spaces + 1));
    const seats = (post & 1) === 1 ? this.#inside : this.#outside;
    const before = seats[space] ?? 0;
    seats[space] = present ? before | bit : before & ~bit;
  }

  // Generals.

  minors(post: number): number {
    return this.#minors[post] ?? 0;
  }

  movedMinors(post: number): number {
    return this.#movedMinors[post] ?? 0;
  }

  minorsInPlay(seat: number): number {
    return this.#minorsInPlay[seat] ?? 0;
  }

  officers(post: number): number {
    return this.#officers[post] ?? 0;
  }

  hasMoved(general: GeneralId): boolean {
    return (this.#movedGenerals & (1 << GENERAL_CODES[general])) !== 0;
  }

  /** So many Minor Generals more or fewer in a place, and so many of those there have been moved. */
  setMinors(post: number, count: number, moved: number): void {
    const seat = Math.floor((post >> 1) / (this.spaces + 1));
    this.#minorsInPlay[seat] = this.minorsInPlay(seat) + count - this.minors(post);
    this.#minors[post] = count;
    this.changed.minorGenerals = true;
    if (this.#movedMinors[post] === moved) return;
    this.#movedMinors[post] = moved;
    this.changed.moved = true;
  }

  /** So many Minor Generals of a seat more are at sea with their Army: in play, and on no post. */
  addMinorsAtSea(seat: number, more: number): void {
    this.#minorsInPlay[seat] = this.minorsInPlay(seat) + more;
    this.changed.minorGenerals = true;
  }

  /** What stands in a place has come into other hands, though no more and no less is there. */
  touch(post: number): void {
    this.changed.forces.add(post);
    this.changed.minorGenerals = true;
  }

  /** The Army on the march, which is in the hands of its frame. */
  get march(): MarchFrame | undefined {
    return frameOf(this, 'march');
  }

  /** The post at which the Army on the march stands; -1: none marches, or it is at sea. */
  get groupPost(): number {
    const { march } = this;
    return march === undefined || march.afloat ? NONE : this.post(march.player, march.space, march.inside);
  }

  /** A Major General as he is from now on. */
  setGeneral(id: GeneralId, general: General): void {
    this.#leave(id, this.generals[id]);
    this.generals = { ...this.generals, [id]: general };
    this.#stand(id, general);
  }

  setMovedGeneral(id: GeneralId, moved: boolean): void {
    const bit = 1 << GENERAL_CODES[id];
    this.#movedGenerals = moved ? this.#movedGenerals | bit : this.#movedGenerals & ~bit;
    this.changed.moved = true;
  }

  #placeOf({ status, owner, space, inside }: General): number {
    return status !== 'map' || owner === null || space === null ? NONE : this.post(owner, space, inside);
  }

  #rankBit(id: GeneralId): number {
    return RANK_BITS[this.options.edition ?? 'rulebook'][GENERAL_CODES[id]] ?? 0;
  }

  #stand(id: GeneralId, general: General): void {
    const post = this.#placeOf(general);
    if (post !== NONE) this.#officers[post] = this.officers(post) | this.#rankBit(id);
  }

  #leave(id: GeneralId, general: General): void {
    const post = this.#placeOf(general);
    if (post !== NONE) this.#officers[post] = this.officers(post) & ~this.#rankBit(id);
  }

  // Independent Armies, the royal family and the cart.

  independents(space: number): number {
    return this.#independents[space] ?? 0;
  }

  wards(space: number): number {
    return this.#wards[space] ?? 0;
  }

  royalHasMoved(royal: RoyalId): boolean {
    return (this.#movedWards & (1 << ROYAL_CODES[royal])) !== 0;
  }

  get cartHasMoved(): boolean {
    return (this.#movedWards & (1 << CART_CODE)) !== 0;
  }

  setIndependentArmy(id: IndependentArmyId, army: IndependentArmy): void {
    this.#camp(id, this.independentArmies[id], false);
    this.independentArmies = { ...this.independentArmies, [id]: army };
    this.#camp(id, army, true);
  }

  setRoyal(id: RoyalId, royal: Royal): void {
    this.#mark(this.royals[id].space, ROYAL_CODES[id], false);
    this.royals = { ...this.royals, [id]: royal };
    this.#mark(royal.space, ROYAL_CODES[id], true);
  }

  setBody(body: AlexandersBody): void {
    this.#mark(this.body.space, CART_CODE, false);
    this.body = body;
    this.#mark(body.space, CART_CODE, true);
  }

  setMovedRoyal(id: RoyalId | 'cart', moved: boolean): void {
    const bit = 1 << (id === 'cart' ? CART_CODE : ROYAL_CODES[id]);
    this.#movedWards = moved ? this.#movedWards | bit : this.#movedWards & ~bit;
    this.changed.moved = true;
  }

  #camp(id: IndependentArmyId, { status, space }: IndependentArmy, present: boolean): void {
    if (status !== 'map' || space === null) return;
    const code = this.spaceCode(space);
    const bit = 1 << ARMY_CODES[id];
    this.#independents[code] = present ? this.independents(code) | bit : this.independents(code) & ~bit;
  }

  #mark(space: SpaceId | null, ward: number, present: boolean): void {
    if (space === null) return;
    const code = this.spaceCode(space);
    this.#wards[code] = present ? this.wards(code) | (1 << ward) : this.wards(code) & ~(1 << ward);
  }

  // The end of a segment.

  /** What was moved may move again. */
  forgetMoves(): void {
    this.#moved.fill(0);
    this.#movedMinors.fill(0);
    this.#movedGenerals = 0;
    this.#movedWards = 0;
    this.changed.moved = true;
  }
}

const NO_POINTS: ReadonlyMap<PlayerId, number> = new Map();

/** What has changed on the map since a table was last published: of the forces, the places. */
export interface Changed {
  control: boolean;
  minorGenerals: boolean;
  moved: boolean;
  readonly forces: Set<number>;
}

const SEATS: Readonly<Record<GameOptions['players'], readonly PlayerId[]>> = {
  2: PLAYERS.slice(0, 2),
  3: PLAYERS.slice(0, 3),
  4: PLAYERS.slice(0, 4),
  5: PLAYERS,
};

function unitsFrom(counts: Uint8Array, at: number): Units {
  return {
    mercenary: counts[at] ?? 0,
    loyal: counts[at + 1] ?? 0,
    royalArmy: counts[at + 2] ?? 0,
    silverShields: counts[at + 3] ?? 0,
    elephant: counts[at + 4] ?? 0,
  };
}
