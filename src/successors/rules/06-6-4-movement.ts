/** R 6.6.4. */
import type { FrameRules } from '../../core/index.js';
import type { MovementSegmentFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const movement: FrameRules<SuccessorsTypes, MovementSegmentFrame> = {
  rule: 'R 6.6.4',
};
