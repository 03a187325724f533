/** R 11. */
import type { FrameRules } from '../../core/index.js';
import type { InterceptionFrame, WithdrawalFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const interception: FrameRules<SuccessorsTypes, InterceptionFrame> = {
  rule: 'R 11',
};

export const withdrawal: FrameRules<SuccessorsTypes, WithdrawalFrame> = {
  rule: 'R 11',
};
