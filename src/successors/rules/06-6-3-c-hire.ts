/** R 6.6.3. */
import type { FrameRules } from '../../core/index.js';
import type { HireFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const hire: FrameRules<SuccessorsTypes, HireFrame> = {
  rule: 'R 6.6.3',
};
