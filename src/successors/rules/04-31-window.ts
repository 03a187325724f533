/** R 4.31.1. */
import type { FrameRules } from '../../core/index.js';
import type { WindowFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const window: FrameRules<SuccessorsTypes, WindowFrame> = {
  rule: 'R 4.31.1',
};
