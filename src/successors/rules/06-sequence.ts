/** R 6. */
import type { FrameRules } from '../../core/index.js';
import type { GameFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const game: FrameRules<SuccessorsTypes, GameFrame> = {
  rule: 'R 6',
};
