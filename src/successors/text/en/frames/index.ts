/** Questions in English. */
import type { SuccessorsFrame } from '../../../frame/index.js';
import type { FramesIn } from '../tables.js';
import { cardFrames } from './cards.js';
import { combatFrames } from './combat.js';
import { movementFrames } from './movement.js';
import { phaseFrames } from './phases.js';
import { segmentFrames } from './segments.js';
import { siegeFrames } from './siege.js';

export const englishFrames: FramesIn<SuccessorsFrame> = {
  ...cardFrames,
  ...combatFrames,
  ...movementFrames,
  ...phaseFrames,
  ...segmentFrames,
  ...siegeFrames,
};
