/** What a match holds, of either kind, and what is written down of one. */
import { beginningOf, type Beginning } from '../beginning.js';
import type { ChanceState } from '../chance/seeded.js';
import type { WholeGameTypes } from '../game.js';
import { freezeJson } from '../json.js';
import type { GameRecord } from '../record.js';

/** The version of the format of saved matches. */
export const MATCH_VERSION = 1;

/** What every match holds. */
export interface MatchCourse<G extends WholeGameTypes> extends Beginning<G> {
  readonly state: G['state'];
  /** Every action so far, those of chance included. */
  readonly actions: readonly G['action'][];
  /** The places in `actions` of the passes that standing orders made, in order; left out where there are none. */
  readonly byOrder?: readonly number[];
}

/** How a match begins, and its passes by order. */
export const originOf = <G extends WholeGameTypes>(
  match: Pick<MatchCourse<G>, 'options' | 'start' | 'byOrder'>,
): Pick<MatchCourse<G>, 'options' | 'start' | 'byOrder'> => ({ ...beginningOf<G>(match), ...ordersOf(match.byOrder) });

/** Passes by order as a field of a match, which has none where there are none. */
export const ordersOf = (byOrder: readonly number[] = []): Pick<MatchCourse<WholeGameTypes>, 'byOrder'> =>
  byOrder.length === 0 ? {} : { byOrder };

/**
 * A game being played whose chance follows from a seed: plain JSON throughout, and frozen.
 *
 * **Never send it, its seed or its state to a player**: with the seed all hidden cards and all dice to come are known.
 */
export interface Match<G extends WholeGameTypes> extends MatchCourse<G> {
  /** A secret. */
  readonly seed: string;
  readonly chance: ChanceState;
}

/**
 * A game being played whose chance comes, or once came, from somewhere else than a seed: a platform's source, dice rolled at
 * a table. No seed stands for its dice, so it cannot be saved as a {@link Match} can; its record is kept in place of a save,
 * and `resume` goes on from it. Plain JSON throughout, and frozen.
 */
export interface UnseededMatch<G extends WholeGameTypes> extends MatchCourse<G> {
  readonly seed: null;
  readonly chance: null;
}

/** A match of either kind; `seed` tells which. */
export type AnyMatch<G extends WholeGameTypes> = Match<G> | UnseededMatch<G>;

/** A match after a step, and what happened. */
export interface Played<G extends WholeGameTypes, M extends AnyMatch<G> = Match<G>> {
  readonly match: M;
  readonly events: readonly G['event'][];
}

/**
 * A match written down: its record, and where chance stands.
 *
 * One that loads proves what its record proves (these actions are legal and lead to this end) and, since every outcome of chance
 * must be the one that its seed gives there, its dice as well. It proves neither who wrote it nor who chose the seed, or when:
 * for that publish `digest(seed)` before the first action, and the save after the last. Until then it stays on the server.
 */
export interface SavedMatch<G extends WholeGameTypes> {
  readonly format: 'diadochi-match';
  readonly version: typeof MATCH_VERSION;
  /** A secret while the game goes on. */
  readonly seed: string;
  readonly chance: ChanceState;
  readonly record: GameRecord<G>;
  /** The places in the record's `actions` of the passes that standing orders made; left out where there are none. */
  readonly byOrder?: readonly number[];
  /** Digest of all the other fields: it finds accidents, and is no signature. */
  readonly checksum: string;
}

export const seeded = <G extends WholeGameTypes>(course: MatchCourse<G>, seed: string, chance: ChanceState): Match<G> =>
  Object.freeze({ ...course, seed, chance: freezeJson(chance) });

export const unseeded = <G extends WholeGameTypes>(course: MatchCourse<G>): UnseededMatch<G> =>
  Object.freeze({ ...course, seed: null, chance: null });
