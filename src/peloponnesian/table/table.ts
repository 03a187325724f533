/** The working form of a game: pieces in typed arrays, everything else as in the state. */
import { MemoCache, PieceLists, Revisions } from '../../core/board/index.js';
import type { Components } from '../data/shape/components.js';
import type { CityFact } from '../data/shape/map.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import type { GameFrame } from '../frame/index.js';
import type { Ground, SeaCode } from '../geometry/ground.js';
import type { CityState, FortState, GameState } from '../state.js';
import { REGIONS, type HexId, type PlayerId, type RegionId } from '../vocabulary.js';
import { districtsOf } from './districts.js';
import { CONTROL, COURSE, GROUPS, LEADERS, SITES, UNITS } from './memo.js';
import { hexCode, placesOf, type PlaceCode, type Places } from './places.js';
import { rosterOf, type LeaderCode, type Roster, type UnitCode } from './roster.js';
import { INSIDE, NOBODY, RAIDING, type Course, type OptionalPart, type Situation } from './situation.js';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The state of a leader apart from the place. */
interface Command {
  readonly player: PlayerId | null;
  readonly pool: RegionId | null;
  readonly inside: boolean;
}

const UNASSIGNED: Command = { player: null, pool: null, inside: false };

/** The course of a game with all its parts. */
type WholeCourse = Pick<Situation, keyof Course>;

/** The empty parts of a course. Spread first, they give all courses one shape. */
const LEFT_OUT: Pick<WholeCourse, OptionalPart> = {
  lowered: [],
  closedTo: {},
  longWallsBegun: {},
  built: [],
  cards: undefined,
  effects: [],
  sicily: undefined,
  peace: undefined,
};

/** The group to which changes of a part of the course belong, if not to the course itself. */
const GROUP_OF: Readonly<Record<string, number | undefined>> = {
  longWalls: SITES,
  sicily: CONTROL,
  closedTo: CONTROL,
} satisfies { readonly [Part in keyof Course]?: number };

/** The parts of the course with one entry for each city or hex: {@link Table.setCity} and its like set them. */
type SitePart = 'cities' | 'forts' | 'bases';

/**
 * The origin of a table: a game in which all units are in their Build Pools and all leaders in the Leader Pool, or a
 * copy.
 */
interface Origin {
  readonly options: GameState['options'];
  readonly components: Components;
  readonly scenario: ScenarioFact;
  readonly course: Course | WholeCourse;
  readonly stack: readonly GameFrame[];
}

/** The places and states of pieces, by code. */
interface Rows {
  readonly unitPlaces: Uint16Array;
  readonly unitBits: Uint8Array;
  readonly unitLeaders: Uint8Array;
  readonly unitSeas: Uint8Array;
  readonly unitHeads: Uint16Array;
  readonly unitNext: Uint16Array;
  readonly leaderPlaces: Uint16Array;
  readonly leaderHeads: Uint16Array;
  readonly leaderNext: Uint16Array;
  readonly commands: Command[];
  /** The revisions of all groups (`memo.ts`). */
  readonly revisions: Float64Array;
}

const emptyRows = (places: Places, { units, leaders }: Roster): Rows => {
  const { count, trays } = places;
  return {
    unitPlaces: new Uint16Array(units.length).fill(trays.buildPool),
    unitBits: new Uint8Array(units.length),
    unitLeaders: new Uint8Array(units.length).fill(NOBODY),
    unitSeas: new Uint8Array(units.length).fill(NOBODY),
    unitHeads: new Uint16Array(count),
    unitNext: new Uint16Array(units.length),
    leaderPlaces: new Uint16Array(leaders.length).fill(trays.leaderPool),
    leaderHeads: new Uint16Array(count),
    leaderNext: new Uint16Array(leaders.length),
    commands: leaders.map(() => UNASSIGNED),
    revisions: new Float64Array(Revisions.lengthFor(GROUPS.length, districtsOf(places).parts)),
  };
};

const copied = (rows: Rows): Rows => ({
  unitPlaces: rows.unitPlaces.slice(),
  unitBits: rows.unitBits.slice(),
  unitLeaders: rows.unitLeaders.slice(),
  unitSeas: rows.unitSeas.slice(),
  unitHeads: rows.unitHeads.slice(),
  unitNext: rows.unitNext.slice(),
  leaderPlaces: rows.leaderPlaces.slice(),
  leaderHeads: rows.leaderHeads.slice(),
  leaderNext: rows.leaderNext.slice(),
  commands: [...rows.commands],
  revisions: rows.revisions.slice(),
});

/** A game in progress. Only deeds change it; rules see a {@link Situation}. */
export class Table implements Situation {
  readonly options: GameState['options'];
  readonly components: Components;
  readonly scenario: ScenarioFact;
  readonly places: Places;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly stack: GameFrame[];
  readonly revisions: Revisions;
  readonly #districtAt: Uint8Array;
  readonly #course: Writable<WholeCourse>;
  readonly #rows: Rows;
  readonly #unitLists: PieceLists;
  readonly #leaderLists: PieceLists;

  constructor({ options, components, scenario, course, stack }: Origin, from?: Table) {
    this.options = options;
    this.components = components;
    this.scenario = scenario;
    this.places = placesOf(components.map);
    this.ground = this.places.ground;
    this.roster = rosterOf(components, scenario);
    this.stack = [...stack];
    this.#course = { ...LEFT_OUT, ...course };
    this.#rows = from === undefined ? emptyRows(this.places, this.roster) : copied(from.#rows);
    this.#unitLists = new PieceLists(this.#rows.unitHeads, this.#rows.unitNext);
    this.#leaderLists = new PieceLists(this.#rows.leaderHeads, this.#rows.leaderNext);
    const { parts, districtAt } = districtsOf(this.places);
    const cache = from?.revisions.cache ?? new MemoCache();
    this.revisions = new Revisions(GROUPS.length, parts, this.#rows.revisions, cache);
    this.#districtAt = districtAt;
    if (from !== undefined) return;
    this.revisions.reset();
    this.#unitLists.gather(this.places.trays.buildPool);
    this.#leaderLists.gather(this.places.trays.leaderPool);
  }

  /** Returns an independent copy. */
  copy(): Table {
    return new Table({ ...this.#origin(), stack: this.stack }, this);
  }

  #origin(): Omit<Origin, 'stack'> {
    const { options, components, scenario } = this;
    return { options, components, scenario, course: this.#course };
  }

  /** The parts that are read directly, without empty optional parts. */
  get course(): Course {
    const { lowered, closedTo, longWallsBegun, built, cards, effects, sicily, peace, ...always } = this.#course;
    return {
      ...always,
      ...(lowered.length > 0 && { lowered }),
      ...(Object.keys(closedTo).length > 0 && { closedTo }),
      ...(Object.keys(longWallsBegun).length > 0 && { longWallsBegun }),
      ...(built.length > 0 && { built }),
      ...(cards !== undefined && { cards }),
      ...(effects.length > 0 && { effects }),
      ...(sicily !== undefined && { sicily }),
      ...(peace !== undefined && { peace }),
    };
  }

  get year(): number {
    return this.#course.year;
  }
  get season(): Course['season'] {
    return this.#course.season;
  }
  get turn(): number {
    return this.#course.turn;
  }
  get campaignTurn(): number {
    return this.#course.campaignTurn;
  }
  get regions(): Course['regions'] {
    return this.#course.regions;
  }
  get treasuries(): Course['treasuries'] {
    return this.#course.treasuries;
  }
  get cities(): Course['cities'] {
    return this.#course.cities;
  }
  get forts(): Course['forts'] {
    return this.#course.forts;
  }
  get bases(): Course['bases'] {
    return this.#course.bases;
  }
  get longWalls(): Course['longWalls'] {
    return this.#course.longWalls;
  }
  get raided(): Course['raided'] {
    return this.#course.raided;
  }
  get raidedThisSeason(): Course['raidedThisSeason'] {
    return this.#course.raidedThisSeason;
  }
  get placedBases(): number {
    return this.#course.placedBases;
  }
  get closedTo(): Situation['closedTo'] {
    return this.#course.closedTo;
  }
  get lowered(): Situation['lowered'] {
    return this.#course.lowered;
  }
  get longWallsBegun(): Situation['longWallsBegun'] {
    return this.#course.longWallsBegun;
  }
  get built(): Situation['built'] {
    return this.#course.built;
  }
  get cards(): Situation['cards'] {
    return this.#course.cards;
  }
  get effects(): Situation['effects'] {
    return this.#course.effects;
  }
  get sicily(): Situation['sicily'] {
    return this.#course.sicily;
  }
  get peace(): Situation['peace'] {
    return this.#course.peace;
  }
  get ended(): Course['ended'] {
    return this.#course.ended;
  }

  /** Replaces parts of the course of the game. */
  set(parts: Partial<Omit<WholeCourse, SitePart>>): void {
    const { regions, cards } = this.#course;
    Object.assign(this.#course, parts);
    for (const part in parts) this.revisions.bump(GROUP_OF[part] ?? COURSE);
    if (parts.regions !== undefined && this.#isControlChanged(regions)) this.revisions.bump(CONTROL);
    if (parts.cards !== undefined && parts.cards.active !== cards?.active) this.revisions.bump(CONTROL);
  }

  /** Sets how a city differs from the map. `undefined`: it does not differ. */
  setCity({ id, hex }: CityFact, city: CityState | undefined): void {
    this.#setSite('cities', id, hex, city);
  }

  /** Sets the fort in a hex. `undefined` removes it. */
  setFort(hex: HexId, fort: FortState | undefined): void {
    this.#setSite('forts', hex, hex, fort);
  }

  /** Sets whose base is in a hex. `undefined` removes it. */
  setBase(hex: HexId, owner: PlayerId | undefined): void {
    this.#setSite('bases', hex, hex, owner);
  }

  /** Sets the entry of a part of the course for a city or hex. `undefined` removes the entry. */
  #setSite<Part extends SitePart>(
    part: Part,
    id: keyof WholeCourse[Part],
    hex: HexId,
    site: WholeCourse[Part][keyof WholeCourse[Part]] | undefined,
  ): void {
    const { [id]: _, ...others } = this.#course[part];
    Object.assign(this.#course, { [part]: site === undefined ? others : { ...others, [id]: site } });
    this.#bump(SITES, hexCode(this.places, hex));
  }

  /** Returns whether a region has changed: its holder, its neutrality, or whether it is active (R 4.2). */
  #isControlChanged(before: Course['regions']): boolean {
    const { active } = this.components.charts.levels;
    return REGIONS.some((region) => {
      const [was, is] = [before[region], this.regions[region]];
      if (was === is) return false;
      if (was === undefined || is === undefined) return true;
      return was.player !== is.player || was.neutral !== is.neutral || was.militance < active !== is.militance < active;
    });
  }

  /** Counts a change of a group in a place. */
  #bump(group: number, place: PlaceCode): void {
    this.revisions.bumpAt(group, this.#districtAt[place] as number);
  }

  placeOfUnit(unit: UnitCode): PlaceCode {
    return this.#rows.unitPlaces[unit] as PlaceCode;
  }

  unitIs(unit: UnitCode, bit: number): boolean {
    return ((this.#rows.unitBits[unit] as number) & bit) !== 0;
  }

  leaderOver(unit: UnitCode): LeaderCode {
    return this.#rows.unitLeaders[unit] as LeaderCode;
  }

  seaOff(unit: UnitCode): SeaCode {
    return this.#rows.unitSeas[unit] as SeaCode;
  }

  placeOfLeader(leader: LeaderCode): PlaceCode {
    return this.#rows.leaderPlaces[leader] as PlaceCode;
  }

  isLeaderInside(leader: LeaderCode): boolean {
    return (this.#rows.commands[leader] as Command).inside;
  }

  playerOfLeader(leader: LeaderCode): PlayerId | null {
    return (this.#rows.commands[leader] as Command).player;
  }

  poolOfLeader(leader: LeaderCode): RegionId | null {
    return (this.#rows.commands[leader] as Command).pool;
  }

  firstUnitAt(place: PlaceCode): UnitCode {
    return this.#unitLists.first(place);
  }

  unitAfter(unit: UnitCode): UnitCode {
    return this.#unitLists.after(unit);
  }

  firstLeaderAt(place: PlaceCode): LeaderCode {
    return this.#leaderLists.first(place);
  }

  leaderAfter(leader: LeaderCode): LeaderCode {
    return this.#leaderLists.after(leader);
  }

  /** Moves a unit to a place, outside, in no stack, and with a cleared state. */
  setUnit(unit: UnitCode, place: PlaceCode): void {
    const from = this.placeOfUnit(unit);
    this.#unitLists.move(unit, from, place);
    this.#rows.unitPlaces[unit] = place;
    const bits = this.#rows.unitBits[unit] as number;
    this.#rows.unitBits[unit] = 0;
    this.#rows.unitLeaders[unit] = NOBODY;
    this.#rows.unitSeas[unit] = NOBODY;
    this.#bump(UNITS, from);
    this.#bump(UNITS, place);
    if ((bits & RAIDING) !== 0) this.revisions.bump(COURSE);
  }

  setBit(unit: UnitCode, bit: number, isSet: boolean): void {
    const bits = this.#rows.unitBits[unit] as number;
    const now = isSet ? bits | bit : bits & ~bit;
    if (now === bits) return;
    this.#rows.unitBits[unit] = now;
    if (bit === RAIDING) this.revisions.bump(COURSE);
    else this.#bump(UNITS, this.placeOfUnit(unit));
  }

  setLeaderOver(unit: UnitCode, leader: LeaderCode): void {
    this.#rows.unitLeaders[unit] = leader;
    this.#bump(UNITS, this.placeOfUnit(unit));
  }

  setSeaOff(unit: UnitCode, sea: SeaCode): void {
    this.#rows.unitSeas[unit] = sea;
    this.#bump(UNITS, this.placeOfUnit(unit));
  }

  /** Moves a leader to a place, outside. */
  setLeader(leader: LeaderCode, place: PlaceCode, pool: RegionId | null = null): void {
    const from = this.placeOfLeader(leader);
    this.#leaderLists.move(leader, from, place);
    this.#rows.leaderPlaces[leader] = place;
    this.#rows.commands[leader] = { player: this.playerOfLeader(leader), pool, inside: false };
    this.#bump(LEADERS, from);
    this.#bump(LEADERS, place);
  }

  setLeaderPlayer(leader: LeaderCode, player: PlayerId | null): void {
    const { pool, inside } = this.#rows.commands[leader] as Command;
    this.#rows.commands[leader] = { player, pool, inside };
    this.#bump(LEADERS, this.placeOfLeader(leader));
  }

  setLeaderInside(leader: LeaderCode, inside: boolean): void {
    const { player, pool, inside: was } = this.#rows.commands[leader] as Command;
    if (inside === was) return;
    this.#rows.commands[leader] = { player, pool, inside };
    this.#bump(LEADERS, this.placeOfLeader(leader));
  }

  /** Returns whether a unit is inside the city or fort of its hex. */
  isInside(unit: UnitCode): boolean {
    return this.unitIs(unit, INSIDE);
  }
}
