/** Positions: a compact JSON of any situation that a person can write by hand. */
import type { GameFrame } from './frame/index.js';
import type { GameOptions } from './options.js';
import type { CityState, Ended, Milestones, ProvinceState, Secured } from './state.js';
import type { CONQUEST_POSITION_VERSION } from './version.js';
import type { CityId, Phase, PlaceId, ProvinceId, SideId, Tray } from './vocabulary.js';

/**
 * One or several pieces: a leader or a marker by its name, `alexander!` for one who is wounded; a unit, `phalanx-3`, or several of a
 * kind, `phalanx-1..6`; `:1` behind it for the steps that are left, of each of them; `/6` behind that for the group of raiders: the face
 * of the die of R 14.3 that has brought it, and six more for each further group from the same place.
 */
export type PieceTerm = string;

/** A phase about to begin; without a side where it is both sides' together. */
export interface Beginning {
  readonly phase: Phase;
  readonly side?: SideId;
}

/**
 * A situation written down. It has one of `begins`, `stack` and `ended` at most; with none of them the turn begins. A position without
 * `stack` and `ended` has all that follows from it, even if it does not say so: objectives that are achieved, milestones that are
 * passed, and pieces that are gone.
 */
export interface Position {
  readonly format: 'diadochi-position';
  readonly game: 'conquest';
  readonly version: typeof CONQUEST_POSITION_VERSION;
  /** Left out: no optional rule, nothing left out, the usual components. */
  readonly options?: GameOptions;
  /** The turn being played; left out: 1. */
  readonly turn?: number;
  /** Where a side's pieces are, at full strength and unhurt unless it is said. */
  readonly pieces?: Readonly<Partial<Record<SideId, Readonly<Record<PlaceId, readonly PieceTerm[]>>>>>;
  /** Where all other pieces are; left out: where they begin (R 3), or gone if they have been withdrawn or lost since. */
  readonly others?: Tray;
  /** Provinces; of what is left out the holder follows from who is there, or is the first one, and the land is unhurt. */
  readonly provinces?: Readonly<Record<ProvinceId, Partial<ProvinceState>>>;
  /** Cities; of what is left out the holder follows from who is in the city, and the rest is as at the beginning. */
  readonly cities?: Readonly<Record<CityId, Partial<CityState>>>;
  /** Turns on which objectives were secured; left out: those that follow from the rest, in the turn before. */
  readonly secured?: Secured;
  /** Turns on which rules saw what they refer back to; left out: those that follow from the rest, in the turn before. */
  readonly milestones?: Milestones;
  /** Cities that surrender no more (R 17.5), and those under whose walls the King was wounded (R 17.2); left out: none. */
  readonly defiant?: readonly CityId[];
  readonly hated?: readonly CityId[];
  /** A phase of the turn that begins. */
  readonly begins?: Beginning;
  /** Any other moment: what is being resolved. */
  readonly stack?: readonly GameFrame[];
  readonly ended?: Ended;
}
