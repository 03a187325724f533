/** R 12. */
import type { FrameRules } from '../../core/index.js';
import type { LandBattleFrame, JoinBattleFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const landBattle: FrameRules<SuccessorsTypes, LandBattleFrame> = {
  rule: 'R 12',
};

export const joinBattle: FrameRules<SuccessorsTypes, JoinBattleFrame> = {
  rule: 'R 12',
};
