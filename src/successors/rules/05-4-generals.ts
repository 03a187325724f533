/** R 5.4: the starting Generals, dealt and placed. */
import type { FrameRules } from '../../core/index.js';
import type { DealGeneralsFrame, KeepGeneralFrame, PlaceGeneralFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const dealGenerals: FrameRules<SuccessorsTypes, DealGeneralsFrame> = {
  rule: 'R 5.4',
};

export const keepGeneral: FrameRules<SuccessorsTypes, KeepGeneralFrame> = {
  rule: 'R 5.4.5',
};

export const placeGeneral: FrameRules<SuccessorsTypes, PlaceGeneralFrame> = {
  rule: 'R 5.4.1',
};
