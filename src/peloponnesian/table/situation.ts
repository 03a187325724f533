/** The data that rules read: pieces by code, and regions, cities and the course of the game as in the state. */
import type { Revisions } from '../../core/board/index.js';
import type { Components } from '../data/shape/components.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import type { GameFrame } from '../frame/index.js';
import type { HeldCard } from '../../core/hidden/index.js';
import type { BoardState, EffectState, GameState, LongWallsDue, PeaceState, SicilyState } from '../state.js';
import type { CardId, PlayerId, RegionId, UnitId } from '../vocabulary.js';
import type { PlaceCode, Places } from './places.js';
import type { LeaderCode, Roster, UnitCode } from './roster.js';
import type { Ground, SeaCode } from '../geometry/ground.js';

/** The state of a unit, as bits. */
export const INSIDE = 1;
export const FORAGING = 2;
export const RAIDING = 4;

/** The code for no leader and no sea area. */
export const NOBODY = 0xff;

/** The parts of a state that are read directly, and replaced as a whole when they change. */
export type Course = Omit<BoardState<HeldCard<CardId>>, 'units' | 'leaders' | 'stack' | 'options'>;

/** The parts of the course that a state leaves out when they are empty. */
export type OptionalPart =
  'lowered' | 'closedTo' | 'longWallsBegun' | 'built' | 'cards' | 'effects' | 'sicily' | 'peace';

export interface Situation extends Omit<Course, OptionalPart> {
  readonly lowered: readonly RegionId[];
  readonly closedTo: Readonly<Partial<Record<PlayerId, readonly PlayerId[]>>>;
  readonly longWallsBegun: Readonly<Record<string, LongWallsDue>>;
  readonly built: readonly UnitId[];
  /** `undefined` if the scenario has no Event Cards. */
  readonly cards: Course['cards'] | undefined;
  readonly effects: readonly EffectState[];
  /** `undefined` if nothing has happened there. */
  readonly sicily: SicilyState | undefined;
  /** `undefined` in war. */
  readonly peace: PeaceState | undefined;
  readonly options: GameState['options'];
  readonly components: Components;
  readonly scenario: ScenarioFact;
  readonly places: Places;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly stack: readonly GameFrame[];
  /** The counters of changes (`memo.ts`). */
  readonly revisions: Revisions;

  placeOfUnit(unit: UnitCode): PlaceCode;
  /** Returns whether a unit has one of these bits: `INSIDE`, `FORAGING`, `RAIDING`. */
  unitIs(unit: UnitCode, bit: number): boolean;
  /** Returns the leader of a unit's stack at sea, or `NOBODY`. */
  leaderOver(unit: UnitCode): LeaderCode;
  /** Returns the sea area from which a fleet ashore has landed, or `NOBODY`. */
  seaOff(unit: UnitCode): SeaCode;
  placeOfLeader(leader: LeaderCode): PlaceCode;
  isLeaderInside(leader: LeaderCode): boolean;
  /** Returns the player of a leader, or `null` if the leader is not in play. */
  playerOfLeader(leader: LeaderCode): PlayerId | null;
  /** Returns the region in whose Force Pool a leader is. */
  poolOfLeader(leader: LeaderCode): RegionId | null;
  /** Returns the pieces in a place, one after another; `NO_PIECE` after the last. */
  firstUnitAt(place: PlaceCode): UnitCode;
  unitAfter(unit: UnitCode): UnitCode;
  firstLeaderAt(place: PlaceCode): LeaderCode;
  leaderAfter(leader: LeaderCode): LeaderCode;
}
