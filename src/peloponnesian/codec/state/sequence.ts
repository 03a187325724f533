/** R 3, 14, 22.4.1: which frame lies on the frame `turn` in each of its steps. */
import type { FrameKind } from '../../frame/index.js';
import { EACH, RESTING, stepsOf, type Step } from '../../query/sequence.js';

/** A step at which a game can rest. */
export interface RestingStep {
  /** The frames one of which lies on the frame `turn`. */
  readonly kinds: readonly FrameKind[];
  /** Each player does it in turn, or all at once: then the frame `turn` counts it as done already. */
  readonly isEach: boolean;
  readonly campaignTurn: number;
}

/** Returns a step at which a game rests; `undefined`: it does not. */
function restingAt(step: Step | undefined, isEach: boolean): RestingStep | undefined {
  const kinds = step && RESTING[step.does];
  if (step === undefined || kinds === undefined || EACH.has(step.does) !== isEach) return undefined;
  return { kinds, isEach, campaignTurn: step.campaignTurn };
}

/**
 * Returns what the frame `turn` says of a step of this number in a season: the one that each player does in turn, or the one before, which
 * all have done at once; where both can be, the one that is `isEach`. `undefined`: no game rests there.
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
