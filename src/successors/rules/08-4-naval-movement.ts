/** R 8.4. */
import type { FrameRules } from '../../core/index.js';
import type { SeaMoveFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const seaMove: FrameRules<SuccessorsTypes, SeaMoveFrame> = {
  rule: 'R 8.4',
};
