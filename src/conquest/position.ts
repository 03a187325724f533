/** Positions: a compact JSON of any situation that a person can write by hand. */
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { CityState, Ended, Milestones, ProvinceState, Secured } from './state.js';
import type { CONQUEST_POSITION_VERSION } from './version.js';
import type { CityId, Phase, PlaceId, ProvinceId, SideId, Tray } from './vocabulary.js';

/**
 * One or several pieces: a leader or a marker by its name, `alexander!` for one who is wounded; a unit, `phalanx-3`, or
 * several of a kind, `phalanx-1..6`; `:1` behind it for the steps that are left, of each of them; `/6` behind that for
 * the group of raiders: the face of the die of R 14.3 that has brought it, and six more for each further group from the
 * same place.
 */
export type PieceTerm = string;

/** A phase about to begin; without a side if it is common to both sides. */
export interface Beginning {
  readonly phase: Phase;
  readonly side?: SideId;
}

/**
 * A position. It has at most one of `begins`, `stack` and `ended`; with none of them the turn begins. A position
 * without `stack` and `ended` implies objectives, milestones and lost pieces that follow from it.
 */
export interface Position {
  readonly format: 'diadochi-position';
  readonly game: 'conquest';
  readonly version: typeof CONQUEST_POSITION_VERSION;
  /** Omitted: no optional rule, all sections, the default components. */
  readonly options?: GameOptions;
  /** The turn being played; left out: 1. */
  readonly turn?: number;
  /** The places of a side's pieces, which have full strength and no wounds unless the position says otherwise. */
  readonly pieces?: Readonly<Partial<Record<SideId, Readonly<Record<PlaceId, readonly PieceTerm[]>>>>>;
  /**
   * The place of all other pieces. Omitted: where they begin (R 3), or out of the game if they have been withdrawn or
   * lost since.
   */
  readonly others?: Tray;
  /**
   * Provinces. If omitted, the holder follows from the pieces there, or is the first holder, and the land is not
   * depleted.
   */
  readonly provinces?: Readonly<Record<ProvinceId, Partial<ProvinceState>>>;
  /** Cities. If omitted, the holder follows from the pieces in the city, and everything else is as at the beginning. */
  readonly cities?: Readonly<Record<CityId, Partial<CityState>>>;
  /** The turns in which objectives were secured. Omitted: those that follow from the rest, in the turn before. */
  readonly secured?: Secured;
  /** The turns in which milestones were passed. Omitted: those that follow from the rest, in the turn before. */
  readonly milestones?: Milestones;
  /**
   * Cities that cannot surrender any more (R 17.5), and those under whose walls the King was wounded (R 17.2). Omitted:
   * none.
   */
  readonly defiant?: readonly CityId[];
  readonly hated?: readonly CityId[];
  /** A phase of the turn that begins. */
  readonly begins?: Beginning;
  /** Any other moment: what is being resolved. */
  readonly stack?: readonly GameFrame[];
  readonly ended?: Ended;
}
