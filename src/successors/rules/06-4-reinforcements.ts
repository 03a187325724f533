/** R 6.4. */
import type { FrameRules } from '../../core/index.js';
import type { ReinforcementsFrame, DeployFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const reinforcements: FrameRules<SuccessorsTypes, ReinforcementsFrame> = {
  rule: 'R 6.4',
};

export const deploy: FrameRules<SuccessorsTypes, DeployFrame> = {
  rule: 'R 6.4',
};
