/** The contents of a match and of a save. */
import { beginningOf, type Beginning } from '../beginning.js';
import type { ChanceState } from '../chance/seeded.js';
import type { WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';
import type { GameRecord } from '../record.js';

/** The version of the format of saved matches. */
export const MATCH_VERSION = 1;

/** The fields of every match. */
export interface MatchCourse<G extends WholeGameTypes> extends Beginning<G> {
  readonly state: G['state'];
  /** All actions so far, including those of chance. */
  readonly actions: readonly G['action'][];
  /** The indices in `actions` of the passes made by standing orders, in order; absent if there are none. */
  readonly byOrder?: readonly number[];
}

/** Returns the start of a match, and its passes by order. */
export const originOf = <G extends WholeGameTypes>(
  match: Pick<MatchCourse<G>, 'options' | 'start' | 'byOrder'>,
): Pick<MatchCourse<G>, 'options' | 'start' | 'byOrder'> => ({ ...beginningOf<G>(match), ...ordersOf(match.byOrder) });

/** Returns passes by order as a field of a match, or no field if there are none. */
export const ordersOf = (byOrder: readonly number[] = []): Pick<MatchCourse<WholeGameTypes>, 'byOrder'> =>
  byOrder.length === 0 ? {} : { byOrder };

/**
 * A match whose chance follows from a seed. It is frozen plain JSON.
 *
 * **Never send it, its seed or its state to a player**: with the seed, all hidden cards and all dice to come are known.
 */
export interface Match<G extends WholeGameTypes> extends MatchCourse<G> {
  /** A secret. */
  readonly seed: string;
  readonly chance: ChanceState;
}

/**
 * A match whose chance comes, or has come, from something other than a seed: the platform, or dice rolled at a table.
 * No seed explains its dice, so it cannot be saved like a {@link Match}. Keep its record instead; `resume` continues
 * from it. It is frozen plain JSON.
 */
export interface UnseededMatch<G extends WholeGameTypes> extends MatchCourse<G> {
  readonly seed: null;
  readonly chance: null;
}

/** A match of either kind; `seed` tells them apart. */
export type AnyMatch<G extends WholeGameTypes> = Match<G> | UnseededMatch<G>;

/** A match after a step, and the events. */
export interface Played<G extends WholeGameTypes, M extends AnyMatch<G> = Match<G>> {
  readonly match: M;
  readonly events: readonly G['event'][];
}

/**
 * A saved match: its record, and the state of chance.
 *
 * A save that loads proves what its record proves (these actions are legal and lead to this end). It also proves its
 * dice, because every outcome of chance must be the one that the seed gives. It proves neither who wrote it, nor who
 * chose the seed, nor when. For that, publish `digest(seed)` before the first action, and the save after the last.
 * Until then, keep it on the server.
 */
export interface SavedMatch<G extends WholeGameTypes> {
  readonly format: 'diadochi-match';
  readonly version: typeof MATCH_VERSION;
  /** A secret while the game goes on. */
  readonly seed: string;
  readonly chance: ChanceState;
  readonly record: GameRecord<G>;
  /** The indices in the record's `actions` of the passes made by standing orders; absent if there are none. */
  readonly byOrder?: readonly number[];
  /** The digest of all other fields. It finds accidents, and is not a signature. */
  readonly checksum: string;
}

export const seeded = <G extends WholeGameTypes>(course: MatchCourse<G>, seed: string, chance: ChanceState): Match<G> =>
  Object.freeze({ ...course, seed, chance: freezeJson(chance) });

export const unseeded = <G extends WholeGameTypes>(course: MatchCourse<G>): UnseededMatch<G> =>
  Object.freeze({ ...course, seed: null, chance: null });
