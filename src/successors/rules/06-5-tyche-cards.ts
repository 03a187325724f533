/** R 6.5. */
import type { FrameRules } from '../../core/index.js';
import type { DealFrame, DrawFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const deal: FrameRules<SuccessorsTypes, DealFrame> = {
  rule: 'R 6.5',
};

export const draw: FrameRules<SuccessorsTypes, DrawFrame> = {
  rule: 'R 6.5',
};
