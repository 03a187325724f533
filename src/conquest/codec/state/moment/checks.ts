/** The checks of the frames of the base. */
import type { FrameKind } from '../../../frame/index.js';
import type { FrameChecks } from './check.js';
import { combatChecks } from './combat.js';
import { displayChecks } from './display.js';
import { eventsChecks } from './events.js';
import { forcesChecks } from './forces.js';
import { movementChecks } from './movement.js';
import { objectivesChecks } from './objectives.js';
import { sequenceChecks } from './sequence.js';
import { siegeChecks } from './siege.js';
import { supplyChecks } from './supply.js';

/** The checks of each kind of frame. */
export const CHECKS: FrameChecks<FrameKind> = {
  // R 3, 4
  ...sequenceChecks,
  // R 7, 17.1
  ...supplyChecks,
  // R 8
  ...movementChecks,
  // R 9
  ...combatChecks,
  // R 10
  ...displayChecks,
  // R 11, 17.5
  ...siegeChecks,
  // R 12, 13
  ...forcesChecks,
  // R 14
  ...eventsChecks,
  // R 15, 17.3, 17.4
  ...objectivesChecks,
};
