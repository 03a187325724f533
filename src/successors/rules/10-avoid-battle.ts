/** R 10. */
import type { FrameRules } from '../../core/index.js';
import type { AvoidBattleFrame, AvoidMoveFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const avoidBattle: FrameRules<SuccessorsTypes, AvoidBattleFrame> = {
  rule: 'R 10',
};

export const avoidMove: FrameRules<SuccessorsTypes, AvoidMoveFrame> = {
  rule: 'R 10',
};
