/** R 12.4. */
import type { FrameRules } from '../../core/index.js';
import type { LeaderLossFrame, SuccessionFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const leaderLoss: FrameRules<SuccessorsTypes, LeaderLossFrame> = {
  rule: 'R 12.4',
};

export const succession: FrameRules<SuccessorsTypes, SuccessionFrame> = {
  rule: 'R 12.4',
};
