/** R 6.8. */
import type { FrameRules } from '../../core/index.js';
import type { EndPhaseFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const endPhase: FrameRules<SuccessorsTypes, EndPhaseFrame> = {
  rule: 'R 6.8',
};
