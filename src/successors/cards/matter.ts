/** R 4.31.1: what a Surprise card interrupts. */
import type { Situation } from '../table/situation.js';
import type { SpaceId } from '../vocabulary.js';

/** Whether a Land Battle is being fought in a space. */
export const inBattle = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some((frame) => frame.kind === 'landBattle' && frame.space === space);
