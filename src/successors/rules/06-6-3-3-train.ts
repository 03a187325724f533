/** R 6.6.3.3. */
import type { FrameRules } from '../../core/index.js';
import type { TrainFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const train: FrameRules<SuccessorsTypes, TrainFrame> = {
  rule: 'R 6.6.3.3',
};
