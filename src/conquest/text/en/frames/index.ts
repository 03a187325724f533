/** Questions in English. */
import type { GameFrame } from '../../../frame/index.js';
import type { FramesIn } from '../tables.js';
import { combatFrames } from './combat.js';
import { displayFrames } from './display.js';
import { chanceFrames } from './events.js';
import { forcesFrames } from './forces.js';
import { movementFrames } from './movement.js';
import { objectivesFrames } from './objectives.js';
import { sequenceFrames } from './sequence.js';
import { siegeFrames } from './siege.js';
import { supplyFrames } from './supply.js';

export const englishFrames: FramesIn<GameFrame> = {
  ...sequenceFrames,
  ...supplyFrames,
  ...movementFrames,
  ...combatFrames,
  ...displayFrames,
  ...siegeFrames,
  ...forcesFrames,
  ...chanceFrames,
  ...objectivesFrames,
};
