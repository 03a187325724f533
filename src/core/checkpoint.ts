/**
 * Checkpoints: earlier states of a match, kept beside it so that a decision is taken back without playing everything again.
 *
 * There is one for every few of the latest decisions, and no more than {@link MOST_EARLIER} for all that was before: the
 * longer a match, the wider they stand apart.
 */
import type { ChanceState } from './chance/seeded.js';

/** A state, and how far play had come when it was reached. */
export interface Checkpoint<State> {
  /** Decisions of players made before it. */
  readonly decisions: number;
  /** Actions carried out before it, those of chance included. */
  readonly actions: number;
  readonly state: State;
  /** Where chance stood; `null` where it has no seed. */
  readonly chance: ChanceState | null;
}

/** The checkpoints of one match, the earliest first, and how far the match has come. */
export interface Trail<State> {
  readonly decisions: number;
  readonly actions: number;
  readonly checkpoints: readonly Checkpoint<State>[];
}

/** Decisions from one checkpoint to the next, among the latest. */
export const SPACING = 16;
/** Checkpoints of a whole match, beside the latest. */
export const MOST_EARLIER = 32;
/** How far back the latest reach. */
const LATEST = 2 * SPACING;

/** Whether a checkpoint after so many decisions is kept in a match of `now` decisions. */
export function isKept(decisions: number, now: number): boolean {
  if (decisions % SPACING !== 0) return false;
  if (now - decisions <= LATEST) return true;
  let apart = SPACING;
  while (now >= apart * MOST_EARLIER) apart *= 2;
  return decisions % apart === 0;
}

/** The checkpoints of a match that are still kept when it has come to the one given, which is the last of them if it is kept. */
export const withCheckpoint = <State>(
  checkpoints: readonly Checkpoint<State>[],
  latest: Checkpoint<State>,
): readonly Checkpoint<State>[] =>
  latest.decisions % SPACING === 0
    ? [...checkpoints.filter(({ decisions }) => isKept(decisions, latest.decisions)), latest]
    : checkpoints;
