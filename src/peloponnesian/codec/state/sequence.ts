/** R 3, 14, 22.4.1: which frame can lie on the frame `turn` in each of its steps. */
import type { FrameKind } from '../../frame/index.js';
import { EACH, RESTING, stepsOf, type Step } from '../../query/sequence.js';

/** A step in which a game can rest. */
export interface RestingStep {
  /** The kinds of frames that can lie on the frame `turn`. */
  readonly kinds: readonly FrameKind[];
  /** Whether players do it in turn. Otherwise all do it at once, and the frame `turn` counts it as done already. */
  readonly isEach: boolean;
  readonly campaignTurn: number;
}

/** Returns the resting step, or `undefined` if a game cannot rest there. */
function restingAt(step: Step | undefined, isEach: boolean): RestingStep | undefined {
  const kinds = step && RESTING[step.does];
  if (step === undefined || kinds === undefined || EACH.has(step.does) !== isEach) return undefined;
  return { kinds, isEach, campaignTurn: step.campaignTurn };
}

/**
 * Returns the step of a season that belongs to a step number in the frame `turn`, or `undefined` if no game can rest
 * there. It is the step that players do in turn, or the one before, which all have done at once. If both are possible,
 * `isEach` selects the one.
 */
export function stepAt(
  moment: Parameters<typeof stepsOf>[0],
  number: number,
  isEach: boolean,
): RestingStep | undefined {
  const steps = stepsOf(moment);
  const [each, once] = [restingAt(steps[number], true), restingAt(steps[number - 1], false)];
  return isEach ? (each ?? once) : (once ?? each);
}
