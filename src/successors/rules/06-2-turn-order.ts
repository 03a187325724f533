/** R 6.2. */
import type { FrameRules } from '../../core/index.js';
import type { TurnOrderFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const turnOrder: FrameRules<SuccessorsTypes, TurnOrderFrame> = {
  rule: 'R 6.2',
};
