/** R 9. */
import type { FrameRules } from '../../core/index.js';
import type { ArrivalFrame, ArrangeCityFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const arrival: FrameRules<SuccessorsTypes, ArrivalFrame> = {
  rule: 'R 9',
};

export const arrangeCity: FrameRules<SuccessorsTypes, ArrangeCityFrame> = {
  rule: 'R 9',
};
