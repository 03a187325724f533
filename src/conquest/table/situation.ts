/** What rules read: the pieces by their numbers, and the course of the game. */
import type { Revisions } from '../../core/board/index.js';
import type { Components } from '../data/shape.js';
import type { GameFrame } from '../frame/index.js';
import type { FamilyOptions } from '../options.js';
import type { Ended, Memory, Milestones, Secured } from '../state.js';
import type { CityId, SideId, Supplies } from '../vocabulary.js';
import type { Ground, PlaceCode } from './ground.js';
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

  /** When each group of what can change has changed last (`memo.ts`). */
  readonly revisions: Revisions;

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
