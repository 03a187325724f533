/** What rules can ask of: the pieces by their numbers, and the course of the game. */
import type { Components } from '../data/shape.js';
import type { GameFrame } from '../frame/index.js';
import type { FamilyOptions } from '../options.js';
import type { Ended, Memory, Milestones, Secured } from '../state.js';
import type { CityId, SideId, Supplies } from '../vocabulary.js';
import type { Ground, PlaceCode } from './ground.js';
import type { Shelf, Stamp } from './stamp.js';
import type { Law } from './law.js';
import type { LeaderCode, Roster, UnitCode } from './roster.js';

export interface Situation {
  readonly options: FamilyOptions;
  /** Where the games of the family differ. */
  readonly law: Law<Situation>;
  readonly components: Components;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly turn: number;
  readonly secured: Secured;
  readonly milestones: Milestones;
  /** Cities that surrender no more (R 17.5), and those under whose walls the King was wounded (R 17.2). */
  readonly defiant: readonly CityId[];
  readonly hated: readonly CityId[];
  /** What a variant remembers beside that: empty in the base. A variant reads it in its own words. */
  readonly memory: Memory;
  readonly ended: Ended | null;
  readonly stack: readonly GameFrame[];

  /** What has been found out, and when: see `lasting.ts`. */
  readonly shelf: Shelf;
  /** Of a place: another one as soon as a piece there comes, goes or changes, the walls of a city, or whose a province is and its supplies. */
  stampOf(place: PlaceCode): Stamp;
  /** Of the units in a place: another one as soon as one of them comes, goes, or is another side's or of another group; not when it loses steps. */
  troopStampOf(place: PlaceCode): Stamp;
  /** Of the state of a province (R 5): another one as soon as somebody else holds it, or the units of sides that share it are others'. */
  statusStampOf(province: PlaceCode): Stamp;
  /** Of a leader: another one as soon as he goes somewhere else, is another side's, or wounded or well. */
  leaderStampOf(leader: LeaderCode): Stamp;
  /** Of the leaders in the field: another one as soon as one comes there, leaves it, or is another side's. */
  fieldStamp(): Stamp;
  /** Of the land: another one as soon as somebody holds another province, or the walls of another city, or the units of sides that share a province are others'. */
  landStamp(): Stamp;
  /** Of tenure: of the land whatever the units in it. */
  tenureStamp(): Stamp;
  /** Of the realms: of the land without the walls. */
  realmStamp(): Stamp;
  /** Of the sea: another one as soon as a piece in any zone comes, goes or changes. */
  seaStamp(): Stamp;
  /** Of the turn, and of the walls of all cities. */
  turnStamp(): Stamp;
  wallsStamp(): Stamp;
  /** Of the course of the game: another one as soon as any walls change, or anything that belongs to no place, but for the stack. */
  courseStamp(): Stamp;
  /** Of the annals: of the course of the game without the walls. */
  annalsStamp(): Stamp;
  /** Of what has come to pass: of the annals without the turn. */
  fateStamp(): Stamp;
  /** Of the milestones alone, which are few. */
  milestoneStamp(): Stamp;

  placeOfUnit(unit: UnitCode): PlaceCode;
  /** Steps left. */
  stepsOf(unit: UnitCode): number;
  sideOfUnit(unit: UnitCode): SideId;
  /** The group of raiders; 0 for who came with none. */
  bandOf(unit: UnitCode): number;

  placeOfLeader(leader: LeaderCode): PlaceCode;
  isWounded(leader: LeaderCode): boolean;
  sideOfLeader(leader: LeaderCode): SideId;

  placeOfBaggage(baggage: number): PlaceCode;
  sideOfBaggage(baggage: number): SideId;
  /** How many combat units of its side are where it is. */
  escortOf(baggage: number): number;

  holderOf(province: PlaceCode): SideId | null;
  suppliesOf(province: PlaceCode): Supplies;
  /** Walls of a city, by its number. */
  wallsOf(city: number): number;
  /** Whose they are; `null` without any. */
  wallHolderOf(city: number): SideId | null;

  /** How many combat units of a side stand in a place. */
  countAt(place: PlaceCode, side: SideId): number;
  /** The same of the side that has this number among those who play. */
  countOfSeat(place: PlaceCode, seat: number): number;
  /** Who is in a place, one after another in the order of the counters; `NOBODY` where there is none, or none any more. */
  firstUnitAt(place: PlaceCode): UnitCode;
  unitAfter(unit: UnitCode): UnitCode;
  firstLeaderAt(place: PlaceCode): LeaderCode;
  leaderAfter(leader: LeaderCode): LeaderCode;
}
