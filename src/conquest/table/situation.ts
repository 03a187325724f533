/** What rules read: the pieces by their codes, and the course of the game. */
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
  /** The rules that differ between the games of the family. */
  readonly law: Law<Situation>;
  readonly components: Components;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly turn: number;
  readonly secured: Secured;
  readonly milestones: Milestones;
  /** Cities that no longer surrender (R 17.5), and cities under whose walls the King was wounded (R 17.2). */
  readonly defiant: readonly CityId[];
  readonly hated: readonly CityId[];
  /** What a variant stores in addition; empty in the base. Each variant has its own type for it. */
  readonly memory: Memory;
  readonly ended: Ended | null;
  readonly stack: readonly GameFrame[];

  /** The revisions of the groups of what can change (`memo.ts`). */
  readonly revisions: Revisions;

  placeOfUnit(unit: UnitCode): PlaceCode;
  /** Returns the steps that a unit has left. */
  stepsOf(unit: UnitCode): number;
  sideOfUnit(unit: UnitCode): SideId;
  /** Returns the group of raiders that it belongs to; 0: none. */
  bandOf(unit: UnitCode): number;

  placeOfLeader(leader: LeaderCode): PlaceCode;
  isWounded(leader: LeaderCode): boolean;
  sideOfLeader(leader: LeaderCode): SideId;

  placeOfBaggage(baggage: number): PlaceCode;
  sideOfBaggage(baggage: number): SideId;
  /** Returns the number of combat units of its side that are in the same place. */
  escortOf(baggage: number): number;

  holderOf(province: PlaceCode): SideId | null;
  suppliesOf(province: PlaceCode): Supplies;
  /** Walls of a city, by its number. */
  wallsOf(city: number): number;
  /** Returns the side that holds its walls; `null`: it has none. */
  wallHolderOf(city: number): SideId | null;

  /** Returns the number of combat units of a side in a place. */
  countAt(place: PlaceCode, side: SideId): number;
  /** Returns the number of combat units in a place of the side with this index in `roster.sides`. */
  countOfSeat(place: PlaceCode, seat: number): number;
  /** Returns the pieces in a place as linked lists in the order of the counters; `NO_PIECE` ends a list. */
  firstUnitAt(place: PlaceCode): UnitCode;
  unitAfter(unit: UnitCode): UnitCode;
  firstLeaderAt(place: PlaceCode): LeaderCode;
  leaderAfter(leader: LeaderCode): LeaderCode;
}
