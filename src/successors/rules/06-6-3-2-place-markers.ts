/** R 6.6.3.2. */
import type { FrameRules } from '../../core/index.js';
import type { PlaceMarkersFrame } from '../frame/index.js';
import type { SuccessorsTypes } from '../types.js';

export const placeMarkers: FrameRules<SuccessorsTypes, PlaceMarkersFrame> = {
  rule: 'R 6.6.3.2',
};
