/** R 6.6.3. */
import type { FrameRules } from '../../core/index.js';
import type { CardEventFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const cardEvent: FrameRules<SuccessorsTypes, CardEventFrame> = {
  rule: 'R 6.6.3',
};
