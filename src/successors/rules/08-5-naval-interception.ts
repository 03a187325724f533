/** R 8.5. */
import type { FrameRules } from '../../core/index.js';
import type { NavalInterceptionFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const navalInterception: FrameRules<SuccessorsTypes, NavalInterceptionFrame> = {
  rule: 'R 8.5',
};
