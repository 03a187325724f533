/** What a situation consists of, as plain JSON: the pieces, and the stack of what is being resolved. Nothing of it is hidden. */
import type { Frame } from '../core/index.js';
import type { GameFrame } from './frame/index.js';
import type { FamilyOptions, GameOptions } from './options.js';
import type {
  BaggageId,
  CityId,
  Ending,
  LeaderId,
  Margin,
  MilestoneId,
  ObjectiveId,
  PlaceId,
  ProvinceId,
  SideId,
  Supplies,
  UnitId,
  Viewer,
} from './vocabulary.js';

/** A combat unit that does not lie in the dead pile. */
export interface UnitState {
  readonly at: PlaceId;
  /** Steps left; of what is not on the map, those with which it comes. */
  readonly steps: number;
  readonly side: SideId;
  /** The group of raiders that it came with (R 14.3); absent for all others. */
  readonly band?: number;
}

export interface LeaderState {
  readonly at: PlaceId;
  readonly wounded: boolean;
  readonly side: SideId;
}

/** What armies take along (R 11.7). */
export interface BaggageState {
  readonly at: PlaceId;
  readonly side: SideId;
}

export interface ProvinceState {
  /** Whose it is while nobody disputes it; `null`: nobody's (R 5.2-5.4). */
  readonly holder: SideId | null;
  readonly supplies: Supplies;
}

export interface CityState {
  readonly walls: number;
  /** Whose walls they are; `null` without any. */
  readonly holder: SideId | null;
}

/** How a game ended. */
export interface Ended {
  readonly how: Ending;
  /** Nobody in a draw. */
  readonly winners: readonly SideId[];
  readonly margin: Margin;
  /** Victory Points, where they decided (R 16.3). */
  readonly points: number | null;
}

/** Turns on which objectives were secured (R 15). */
export type Secured = Readonly<Partial<Record<ObjectiveId, number>>>;

/** Turns on which something happened for the first time that rules refer back to. */
export type Milestones = Readonly<Partial<Record<MilestoneId, number>>>;

/**
 * `F`: what can be being resolved; a variant of the family knows kinds of its own beside those of the base. `O`: what is agreed before
 * a game.
 */
export interface GameState<F extends Frame = GameFrame, O extends FamilyOptions = GameOptions> {
  readonly options: O;
  /** The turn being played, from 1. */
  readonly turn: number;
  /** Who is not named lies in the dead pile, with all of its steps, its counter's own side's (R 2.3, 12.4). */
  readonly units: Readonly<Record<UnitId, UnitState>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderState>>;
  readonly baggage: Readonly<Record<BaggageId, BaggageState>>;
  readonly provinces: Readonly<Record<ProvinceId, ProvinceState>>;
  readonly cities: Readonly<Record<CityId, CityState>>;
  readonly secured: Secured;
  readonly milestones: Milestones;
  /** Cities that surrender no more: they have refused, or a siege has begun (R 17.5); absent while there are none. */
  readonly defiant?: readonly CityId[];
  /** Cities under whose walls the King was wounded (R 17.2); absent while there are none. */
  readonly hated?: readonly CityId[];
  readonly ended: Ended | null;
  /** What is being resolved, the topmost frame last; empty when the game is over. */
  readonly stack: readonly F[];
}

/** What a variant remembers of the course of a game and the base does not: fields of its own, in its own words. */
export type Memory = Readonly<Record<string, unknown>>;

/** A state that may remember more than one of the base: `memory` is absent while there is nothing to remember. */
export type FamilyState = GameState<Frame, FamilyOptions> & { readonly memory?: Memory };

/** What one side, or a spectator, may know: everything. */
export interface PlayerView<F extends Frame = GameFrame, O extends FamilyOptions = GameOptions> extends GameState<
  F,
  O
> {
  readonly viewer: Viewer;
}
