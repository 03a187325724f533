/** R 6.6.5. */
import type { FrameRules } from '../../core/index.js';
import type { ForageFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const forage: FrameRules<SuccessorsTypes, ForageFrame> = {
  rule: 'R 6.6.5',
};
