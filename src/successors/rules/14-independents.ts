/** R 14. */
import type { FrameRules } from '../../core/index.js';
import type { IndependentMoveFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const independentMove: FrameRules<SuccessorsTypes, IndependentMoveFrame> = {
  rule: 'R 14',
};
