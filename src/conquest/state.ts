/** The state of the game as plain JSON: the pieces and the stack of frames. Nothing in it is hidden. */
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

/** A combat unit that is not in the dead pile. */
export interface UnitState {
  readonly at: PlaceId;
  /** The steps left; for a unit off the map, those with which it arrives. */
  readonly steps: number;
  readonly side: SideId;
  /** The group of raiders to which it belongs (R 14.3); absent for other units. */
  readonly band?: number;
}

export interface LeaderState {
  readonly at: PlaceId;
  readonly wounded: boolean;
  readonly side: SideId;
}

/** A marker that armies take along (R 11.7). */
export interface BaggageState {
  readonly at: PlaceId;
  readonly side: SideId;
}

export interface ProvinceState {
  /** The side that holds it while it is uncontested; `null`: none (R 5.2-5.4). */
  readonly holder: SideId | null;
  readonly supplies: Supplies;
}

export interface CityState {
  readonly walls: number;
  /** The owner of the walls; `null` without walls. */
  readonly holder: SideId | null;
}

/** How a game ended. */
export interface Ended {
  readonly how: Ending;
  /** The winners; empty in a draw. */
  readonly winners: readonly SideId[];
  readonly margin: Margin;
  /** The Victory Points, if they decided (R 16.3). */
  readonly points: number | null;
}

/** The turns in which objectives were secured (R 15). */
export type Secured = Readonly<Partial<Record<ObjectiveId, number>>>;

/** The turns in which milestones were passed. */
export type Milestones = Readonly<Partial<Record<MilestoneId, number>>>;

/**
 * `F`: the frames; a variant has its own kinds in addition to those of the base. `O`: the options.
 */
export interface GameState<F extends Frame = GameFrame, O extends FamilyOptions = GameOptions> {
  readonly options: O;
  /** The turn being played, from 1. */
  readonly turn: number;
  /**
   * Units on the map and the track. All others are in the dead pile, with all their steps, for the side of their
   * counter (R 2.3, 12.4).
   */
  readonly units: Readonly<Record<UnitId, UnitState>>;
  readonly leaders: Readonly<Record<LeaderId, LeaderState>>;
  readonly baggage: Readonly<Record<BaggageId, BaggageState>>;
  readonly provinces: Readonly<Record<ProvinceId, ProvinceState>>;
  readonly cities: Readonly<Record<CityId, CityState>>;
  readonly secured: Secured;
  readonly milestones: Milestones;
  /** Cities that cannot surrender any more: they have refused, or a siege has begun (R 17.5); absent: none. */
  readonly defiant?: readonly CityId[];
  /** Cities under whose walls the King was wounded (R 17.2); absent: none. */
  readonly hated?: readonly CityId[];
  readonly ended: Ended | null;
  /** The stack of frames, the topmost last; empty when the game is over. */
  readonly stack: readonly F[];
}

/** What a variant remembers in addition to the base, in fields of its own. */
export type Memory = Readonly<Record<string, unknown>>;

/** A state with the memory of a variant; `memory` is absent while it is empty. */
export type FamilyState = GameState<Frame, FamilyOptions> & { readonly memory?: Memory };

/** A view of one side or of a spectator. It contains the whole state, because nothing is hidden. */
export interface PlayerView<F extends Frame = GameFrame, O extends FamilyOptions = GameOptions> extends GameState<
  F,
  O
> {
  readonly viewer: Viewer;
}
