/** R 6.5.3. */
import type { FrameRules } from '../../core/index.js';
import type { FaceUpFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const faceUp: FrameRules<SuccessorsTypes, FaceUpFrame> = {
  rule: 'R 6.5.3',
};
