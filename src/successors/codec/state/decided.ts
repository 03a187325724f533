/** R 6: a frame contains its outcome from the stage of the decision on, and not before. */
import type { Finding } from '../../../core/index.js';
import type { FrameKind } from '../../frame/index.js';
import type { Sketch } from './sketch.js';

/** For each kind of frame: the field with the outcome, and the stages before the decision. */
const UNDECIDED: Readonly<Partial<Record<FrameKind, readonly [field: string, stages: readonly string[]]>>> = {
  avoidBattle: ['result', ['ask', 'window', 'roll']],
  landBattle: ['result', ['begin', 'join', 'window', 'loyalty', 'elephants', 'roll', 'rolled', 'score']],
  navalBattle: ['winner', ['window', 'roll']],
};

export function* decisionFindings({ stack = [] }: Sketch): Generator<Finding> {
  for (const [index, frame] of stack.entries()) {
    const [field, stages] = UNDECIDED[frame.kind] ?? [];
    if (field === undefined || stages === undefined || !('stage' in frame)) continue;
    const isOpen = stages.some((stage) => stage === frame.stage);
    if (isOpen !== (Reflect.get(frame, field) === null))
      yield {
        keys: ['stack', index, field],
        message: `it is ${isOpen ? '' : 'not '}null at the stage "${frame.stage}"`,
      };
  }
}
