/** R 6.6.3. */
import type { FrameRules } from '../../core/index.js';
import type { TycheFrame, OperationsFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const tyche: FrameRules<SuccessorsTypes, TycheFrame> = {
  rule: 'R 6.6.3',
};

export const operations: FrameRules<SuccessorsTypes, OperationsFrame> = {
  rule: 'R 6.6.3',
};
