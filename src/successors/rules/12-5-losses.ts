/** R 12.5. */
import type { FrameRules } from '../../core/index.js';
import type { LossesFrame, AttritionFrame, DefeatFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const losses: FrameRules<SuccessorsTypes, LossesFrame> = {
  rule: 'R 12.5',
};

export const attrition: FrameRules<SuccessorsTypes, AttritionFrame> = {
  rule: 'R 12.5',
};

export const defeat: FrameRules<SuccessorsTypes, DefeatFrame> = {
  rule: 'R 12.5',
};
