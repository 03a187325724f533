/** R 8.3.8. */
import type { FrameRules } from '../../core/index.js';
import type { PassageFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const passage: FrameRules<SuccessorsTypes, PassageFrame> = {
  rule: 'R 8.3.8',
};
