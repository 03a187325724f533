/** R 6.6. */
import type { FrameRules } from '../../core/index.js';
import type { StrategyFrame, PlayerTurnFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const strategy: FrameRules<SuccessorsTypes, StrategyFrame> = {
  rule: 'R 6.6',
};

export const playerTurn: FrameRules<SuccessorsTypes, PlayerTurnFrame> = {
  rule: 'R 6.6',
};
