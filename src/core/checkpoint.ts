/**
 * Checkpoints: earlier states of a match, kept next to it so that a decision can be undone without replaying
 * everything.
 *
 * There is a checkpoint for every few of the latest decisions, and at most {@link MOST_EARLIER} for everything before:
 * the longer a match, the further they are apart.
 */
import type { ChanceState } from './chance/seeded.js';

/** A state, and the number of decisions and actions before it. */
export interface Checkpoint<State> {
  /** The number of decisions of players before it. */
  readonly decisions: number;
  /** The number of actions before it, including those of chance. */
  readonly actions: number;
  readonly state: State;
  /** The state of chance; `null` without a seed. */
  readonly chance: ChanceState | null;
}

/** The checkpoints of one match, the earliest first, and the length of the match. */
export interface Trail<State> {
  readonly decisions: number;
  readonly actions: number;
  readonly checkpoints: readonly Checkpoint<State>[];
}

/** The number of decisions between two of the latest checkpoints. */
export const SPACING = 16;
/** The maximum number of checkpoints of a match before the latest ones. */
export const MOST_EARLIER = 32;
/** The number of decisions that the latest checkpoints cover. */
const LATEST = 2 * SPACING;

/** Returns whether a checkpoint after that many decisions is kept in a match of `now` decisions. */
export function isKept(decisions: number, now: number): boolean {
  if (decisions % SPACING !== 0) return false;
  if (now - decisions <= LATEST) return true;
  let apart = SPACING;
  while (now >= apart * MOST_EARLIER) apart *= 2;
  return decisions % apart === 0;
}

/**
 * Returns the checkpoints that are kept when a match has reached the given one, which is the last of them if it is
 * kept.
 */
export const withCheckpoint = <State>(
  checkpoints: readonly Checkpoint<State>[],
  latest: Checkpoint<State>,
): readonly Checkpoint<State>[] =>
  latest.decisions % SPACING === 0
    ? [...checkpoints.filter(({ decisions }) => isKept(decisions, latest.decisions)), latest]
    : checkpoints;
