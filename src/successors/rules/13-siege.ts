/** R 13. */
import type { FrameRules } from '../../core/index.js';
import type { SiegeAttemptFrame, CaptureFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const siegeAttempt: FrameRules<SuccessorsTypes, SiegeAttemptFrame> = {
  rule: 'R 13',
};

export const capture: FrameRules<SuccessorsTypes, CaptureFrame> = {
  rule: 'R 13',
};
