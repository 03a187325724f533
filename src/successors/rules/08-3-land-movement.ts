/** R 8.3. */
import type { FrameRules } from '../../core/index.js';
import type { MarchFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const march: FrameRules<SuccessorsTypes, MarchFrame> = {
  rule: 'R 8.3',
};
