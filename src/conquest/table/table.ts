/** The working form of a game: where pieces are, as small numbers in one buffer, and the course of the game. */
import type { Components } from '../data/shape.js';
import type { GameFrame } from '../frame/index.js';
import type { FamilyOptions } from '../options.js';
import type { Ended, Memory, Milestones, Secured } from '../state.js';
import type { CityId, SideId, Supplies } from '../vocabulary.js';
import { NONE, sideCode, sideOf, someSide, suppliesCode, suppliesOf } from './codes.js';
import { groundOf, type Ground, type PlaceCode, type Province } from './ground.js';
import { componentsOf, type Law } from './law.js';
import { CONTROL, COURSE, GROUPS, LEADERS, UNITS, WALLS } from './memo.js';
import { bytesFor, extentOf, rowsIn, type Changes } from './memory.js';
import { MemoCache, Revisions, type PieceLists } from '../../core/board/index.js';
import { regionsOf } from './regions.js';
import { rosterOf, type LeaderCode, type Roster, type UnitCode } from './roster.js';
import type { Situation } from './situation.js';

/** The parts of the game's course that are replaced as a whole. */
export interface Course {
  readonly options: FamilyOptions;
  readonly turn: number;
  readonly secured: Secured;
  readonly milestones: Milestones;
  readonly defiant?: readonly CityId[];
  readonly hated?: readonly CityId[];
  readonly memory?: Memory;
  readonly ended: Ended | null;
  readonly stack: readonly GameFrame[];
}

/** A game in progress. Only deeds write to it; rules read it as a {@link Situation}. */
export class Table implements Situation {
  readonly law: Law<Situation>;
  readonly components: Components;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly stack: GameFrame[];
  /** Copies share one cache, because a revision is never used twice. */
  readonly revisions: Revisions;
  /**
   * Provinces where a side has got its first unit in a place, or lost its last, since control was settled. Empty
   * between actions.
   */
  unsettledProvinces: PlaceCode[] = [];
  /** The state as which this table, or the one that it was copied from, was last published; `null`: never. */
  #published: object | null = null;

  #options: FamilyOptions;
  #turn: number;
  #secured: Secured;
  #milestones: Milestones;
  #defiant: readonly CityId[];
  #hated: readonly CityId[];
  #memory: Memory;
  #ended: Ended | null;

  readonly #bytes: ArrayBuffer;
  readonly #unitPlaces: Uint16Array;
  readonly #unitSteps: Uint8Array;
  readonly #unitSides: Uint8Array;
  readonly #unitBands: Uint8Array;
  readonly #leaderPlaces: Uint16Array;
  readonly #leaderWounds: Uint8Array;
  readonly #leaderSides: Uint8Array;
  readonly #baggagePlaces: Uint16Array;
  readonly #baggageSides: Uint8Array;
  readonly #holders: Uint8Array;
  readonly #supplies: Uint8Array;
  readonly #walls: Uint8Array;
  readonly #wallHolders: Uint8Array;
  /** The number of units by place and side. */
  readonly #counts: Uint8Array;
  readonly #changes: Changes;
  readonly #unitQueues: PieceLists;
  readonly #leaderQueues: PieceLists;

  /**
   * Makes a copy of `from`; without it, a table with all units in the dead pile, all leaders set aside, and no other
   * piece in play.
   */
  constructor(law: Law<Situation>, course: Course, from?: Table) {
    this.#options = course.options;
    this.law = law;
    this.components = from?.components ?? componentsOf(course.options, law);
    this.ground = from?.ground ?? groundOf(this.components);
    this.roster = from?.roster ?? rosterOf(this.components);
    this.stack = [...course.stack];
    this.#turn = course.turn;
    this.#secured = course.secured;
    this.#milestones = course.milestones;
    this.#defiant = course.defiant ?? [];
    this.#hated = course.hated ?? [];
    this.#memory = course.memory ?? {};
    this.#ended = course.ended;

    const { parts } = regionsOf(this.components);
    const extent = extentOf(this.ground, this.roster, parts);
    this.#bytes = from === undefined ? new ArrayBuffer(bytesFor(extent)) : from.#bytes.slice(0);
    const rows = rowsIn(this.#bytes, extent);
    const cache = from?.revisions.cache ?? new MemoCache();
    this.revisions = new Revisions(GROUPS.length, parts, rows.revisions, cache);
    this.#unitQueues = rows.unitQueues;
    this.#leaderQueues = rows.leaderQueues;
    this.#unitPlaces = rows.unitPlaces;
    this.#unitSteps = rows.unitSteps;
    this.#unitSides = rows.unitSides;
    this.#unitBands = rows.unitBands;
    this.#leaderPlaces = rows.leaderPlaces;
    this.#leaderWounds = rows.leaderWounds;
    this.#leaderSides = rows.leaderSides;
    this.#baggagePlaces = rows.baggagePlaces;
    this.#baggageSides = rows.baggageSides;
    this.#holders = rows.holders;
    this.#supplies = rows.supplies;
    this.#walls = rows.walls;
    this.#wallHolders = rows.wallHolders;
    this.#counts = rows.counts;
    this.#changes = rows.changes;
    if (from === undefined) this.#layOut();
    else this.#published = from.#published;
  }

  /** Puts all units into the dead pile, sets all leaders aside, and removes all other pieces. */
  #layOut(): void {
    const { trays } = this.ground;
    const { sides, units } = this.roster;
    this.revisions.reset();
    this.#unitPlaces.fill(trays.pool);
    this.#leaderPlaces.fill(trays.aside);
    this.#baggagePlaces.fill(trays.gone);
    this.#holders.fill(NONE);
    this.#wallHolders.fill(NONE);
    for (const { code, full, side } of units) {
      this.#unitSteps[code] = full;
      this.#unitSides[code] = sideCode(sides, side);
      this.#count(code, 1);
    }
    this.#unitQueues.gather(trays.pool);
    this.#leaderQueues.gather(trays.aside);
  }

  /**
   * Returns an independent copy. It overwrites `spare`, a table that is no longer needed, if that has the same
   * components.
   */
  copy(spare?: Table): Table {
    const isLike = spare?.components === this.components && spare.law === this.law;
    const copy = isLike ? spare.#become(this) : new Table(this.law, this, this);
    copy.unsettledProvinces = [...this.unsettledProvinces];
    return copy;
  }

  #become(other: Table): this {
    this.revisions.cache = other.revisions.cache;
    this.#options = other.#options;
    this.stack.splice(0, Infinity, ...other.stack);
    this.#turn = other.#turn;
    this.#secured = other.#secured;
    this.#milestones = other.#milestones;
    this.#defiant = other.#defiant;
    this.#hated = other.#hated;
    this.#memory = other.#memory;
    this.#ended = other.#ended;
    this.#published = other.#published;
    new Uint8Array(this.#bytes).set(new Uint8Array(other.#bytes));
    return this;
  }

  /**
   * Returns which rows have changed since the table was published as this state; `undefined`: it was last published as
   * another state or never, so any row may have.
   */
  changesSince(published: object): Changes | undefined {
    return this.#published === published ? this.#changes : undefined;
  }

  /** Records that the table was published as this state and forgets earlier changes. */
  settleAs(published: object): void {
    this.#published = published;
    for (const rows of Object.values(this.#changes) as Uint8Array[]) rows.fill(0);
  }

  get options(): FamilyOptions {
    return this.#options;
  }

  set options(options: FamilyOptions) {
    this.#options = options;
    this.revisions.bump(COURSE);
  }

  get turn(): number {
    return this.#turn;
  }

  set turn(turn: number) {
    this.#turn = turn;
    this.revisions.bump(COURSE);
  }

  get secured(): Secured {
    return this.#secured;
  }

  set secured(secured: Secured) {
    this.#secured = secured;
    this.revisions.bump(COURSE);
  }

  get milestones(): Milestones {
    return this.#milestones;
  }

  set milestones(milestones: Milestones) {
    this.#milestones = milestones;
    this.revisions.bump(COURSE);
  }

  get defiant(): readonly CityId[] {
    return this.#defiant;
  }

  set defiant(defiant: readonly CityId[]) {
    this.#defiant = defiant;
    this.revisions.bump(COURSE);
  }

  get hated(): readonly CityId[] {
    return this.#hated;
  }

  set hated(hated: readonly CityId[]) {
    this.#hated = hated;
    this.revisions.bump(COURSE);
  }

  get memory(): Memory {
    return this.#memory;
  }

  set memory(memory: Memory) {
    this.#memory = memory;
    this.revisions.bump(COURSE);
  }

  get ended(): Ended | null {
    return this.#ended;
  }

  set ended(ended: Ended | null) {
    this.#ended = ended;
    this.revisions.bump(COURSE);
  }

  placeOfUnit(unit: UnitCode): PlaceCode {
    return this.#unitPlaces[unit] as number;
  }

  stepsOf(unit: UnitCode): number {
    return this.#unitSteps[unit] as number;
  }

  sideOfUnit(unit: UnitCode): SideId {
    return someSide(this.roster.sides, this.#unitSides[unit] as number);
  }

  bandOf(unit: UnitCode): number {
    return this.#unitBands[unit] as number;
  }

  placeOfLeader(leader: LeaderCode): PlaceCode {
    return this.#leaderPlaces[leader] as number;
  }

  isWounded(leader: LeaderCode): boolean {
    return this.#leaderWounds[leader] === 1;
  }

  sideOfLeader(leader: LeaderCode): SideId {
    return someSide(this.roster.sides, this.#leaderSides[leader] as number);
  }

  placeOfBaggage(baggage: number): PlaceCode {
    return this.#baggagePlaces[baggage] as number;
  }

  sideOfBaggage(baggage: number): SideId {
    return someSide(this.roster.sides, this.#baggageSides[baggage] as number);
  }

  escortOf(baggage: number): number {
    return this.countOfSeat(this.placeOfBaggage(baggage), this.#baggageSides[baggage] as number);
  }

  holderOf(province: PlaceCode): SideId | null {
    return sideOf(this.roster.sides, this.#holders[province] as number);
  }

  suppliesOf(province: PlaceCode): Supplies {
    return suppliesOf(this.#supplies[province] as number);
  }

  wallsOf(city: number): number {
    return this.#walls[city] as number;
  }

  wallHolderOf(city: number): SideId | null {
    return sideOf(this.roster.sides, this.#wallHolders[city] as number);
  }

  countAt(place: PlaceCode, side: SideId): number {
    const seat = this.roster.sides.indexOf(side);
    // A side that does not play has no units.
    return seat < 0 ? 0 : this.countOfSeat(place, seat);
  }

  countOfSeat(place: PlaceCode, seat: number): number {
    return this.#counts[place * this.roster.sides.length + seat] as number;
  }

  firstUnitAt(place: PlaceCode): UnitCode {
    return this.#unitQueues.first(place);
  }

  unitAfter(unit: UnitCode): UnitCode {
    return this.#unitQueues.after(unit);
  }

  firstLeaderAt(place: PlaceCode): LeaderCode {
    return this.#leaderQueues.first(place);
  }

  leaderAfter(leader: LeaderCode): LeaderCode {
    return this.#leaderQueues.after(leader);
  }

  /** Moves a unit to a place and gives it to a side. */
  setUnit(unit: UnitCode, place: PlaceCode, side: SideId): void {
    this.#station(unit, place, sideCode(this.roster.sides, side));
  }

  /** Moves a unit to a place; it keeps its side. */
  moveUnit(unit: UnitCode, place: PlaceCode): void {
    this.#station(unit, place, this.#unitSides[unit] as number);
  }

  setSteps(unit: UnitCode, steps: number): void {
    this.#unitSteps[unit] = steps;
    this.#changes.units[unit] = 1;
  }

  setBand(unit: UnitCode, band: number): void {
    this.#unitBands[unit] = band;
    this.#changes.units[unit] = 1;
    this.revisions.bumpAt(UNITS, this.placeOfUnit(unit));
  }

  setLeader(leader: LeaderCode, place: PlaceCode): void {
    const from = this.placeOfLeader(leader);
    this.#leaderQueues.move(leader, from, place);
    this.#leaderPlaces[leader] = place;
    this.#changes.leaders[leader] = 1;
    this.revisions.bumpAt(LEADERS, from);
    this.revisions.bumpAt(LEADERS, place);
  }

  setLeaderSide(leader: LeaderCode, side: SideId): void {
    this.#leaderSides[leader] = sideCode(this.roster.sides, side);
    this.#changes.leaders[leader] = 1;
    this.revisions.bumpAt(LEADERS, this.placeOfLeader(leader));
  }

  setWounded(leader: LeaderCode, wounded: boolean): void {
    this.#leaderWounds[leader] = wounded ? 1 : 0;
    this.#changes.leaders[leader] = 1;
  }

  setBaggage(baggage: number, place: PlaceCode, side: SideId): void {
    this.revisions.bumpAt(LEADERS, this.placeOfBaggage(baggage));
    this.#baggagePlaces[baggage] = place;
    this.#baggageSides[baggage] = sideCode(this.roster.sides, side);
    this.#changes.baggage[baggage] = 1;
    this.revisions.bumpAt(LEADERS, place);
  }

  setHolder(province: PlaceCode, holder: SideId | null): void {
    this.#holders[province] = sideCode(this.roster.sides, holder);
    this.#changes.provinces[province] = 1;
    this.revisions.bumpAt(CONTROL, province);
  }

  setSupplies(province: PlaceCode, supplies: Supplies): void {
    this.#supplies[province] = suppliesCode(supplies);
    this.#changes.provinces[province] = 1;
  }

  /** Sets the walls of a city and the side that holds them. */
  setWalls(city: number, walls: number, holder: SideId | null): void {
    const place = this.ground.provinces.length + city;
    const owner = walls === 0 ? NONE : sideCode(this.roster.sides, holder);
    if (this.#wallHolders[city] !== owner) this.revisions.bumpAt(CONTROL, place);
    this.#walls[city] = walls;
    this.#wallHolders[city] = owner;
    this.#changes.cities[city] = 1;
    this.revisions.bumpAt(WALLS, place);
  }

  #station(unit: UnitCode, place: PlaceCode, side: number): void {
    const from = this.placeOfUnit(unit);
    this.#count(unit, -1);
    this.#unitQueues.move(unit, from, place);
    this.#unitPlaces[unit] = place;
    this.#unitSides[unit] = side;
    this.#count(unit, 1);
    this.#changes.units[unit] = 1;
    this.revisions.bumpAt(UNITS, from);
    this.revisions.bumpAt(UNITS, place);
  }

  #count(unit: UnitCode, change: number): void {
    const place = this.placeOfUnit(unit);
    const index = place * this.roster.sides.length + (this.#unitSides[unit] as number);
    const before = this.#counts[index] as number;
    this.#counts[index] = before + change;
    if (before !== 0 && before + change !== 0) return;
    // Only the first unit of a side that comes, or the last that leaves, can change who holds a province or whether it
    // is contested.
    const province = this.ground.provinceOfPlace[place];
    if (province === undefined) return;
    if (this.#isShared(province, index)) this.revisions.bumpAt(CONTROL, province.code);
    if (!this.unsettledProvinces.includes(province.code)) this.unsettledProvinces.push(province.code);
  }

  /** Returns whether a province has units of another side than the one counted at this index. */
  #isShared({ code, cities }: Province, count: number): boolean {
    const { length } = this.roster.sides;
    for (let seat = 0; seat < length; seat++) {
      if (seat === count % length) continue;
      if (this.countOfSeat(code, seat) > 0) return true;
      for (const city of cities) if (this.countOfSeat(city.code, seat) > 0) return true;
    }
    return false;
  }
}
