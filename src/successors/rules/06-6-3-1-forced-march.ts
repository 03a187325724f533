/** R 6.6.3.1. */
import type { FrameRules } from '../../core/index.js';
import type { ForcedMarchFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const forcedMarch: FrameRules<SuccessorsTypes, ForcedMarchFrame> = {
  rule: 'R 6.6.3.1',
};
