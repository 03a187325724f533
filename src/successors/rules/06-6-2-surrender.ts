/** R 6.6.2. */
import type { FrameRules } from '../../core/index.js';
import type { SurrenderFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const surrender: FrameRules<SuccessorsTypes, SurrenderFrame> = {
  rule: 'R 6.6.2',
};
