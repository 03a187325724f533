/** R 8.6. */
import type { FrameRules } from '../../core/index.js';
import type { NavalBattleFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const navalBattle: FrameRules<SuccessorsTypes, NavalBattleFrame> = {
  rule: 'R 8.6',
};
