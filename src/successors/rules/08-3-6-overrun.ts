/** R 8.3.6. */
import type { FrameRules } from '../../core/index.js';
import type { OverrunFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const overrun: FrameRules<SuccessorsTypes, OverrunFrame> = {
  rule: 'R 8.3.6',
};
