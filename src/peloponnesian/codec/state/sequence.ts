/** R 3, 14, 22.4.1: which frame lies on the frame `turn` in each of its steps. */
import type { FrameKind } from '../../frame/index.js';
import { EACH, RESTING, stepsOf } from '../../query/sequence.js';

/** A step at which a game can rest. */
export interface RestingStep {
  readonly kind: FrameKind;
  /** Each player does it in turn, or all at once: then the frame `turn` counts it as done already. */
  readonly isEach: boolean;
  readonly campaignTurn: number;
}

/** Returns what the frame `turn` says of a step of this number in a season; `undefined`: no game rests there. */
export function stepAt(moment: Parameters<typeof stepsOf>[0], number: number): RestingStep | undefined {
  const steps = stepsOf(moment);
  const inTurn = steps[number];
  const step = inTurn !== undefined && EACH.has(inTurn.does) ? inTurn : steps[number - 1];
  const kind = step && RESTING[step.does];
  if (step === undefined || kind === undefined || (step !== inTurn && EACH.has(step.does))) return undefined;
  return { kind, isEach: step === inTurn, campaignTurn: step.campaignTurn };
}
