/** Actions in English. */
import type { Action } from '../../../action/index.js';
import type { ActionsIn } from '../tables.js';
import { combatActions } from './combat.js';
import { displayActions } from './display.js';
import { chanceActions } from './events.js';
import { forcesActions } from './forces.js';
import { movementActions } from './movement.js';
import { objectivesActions } from './objectives.js';
import { sequenceActions } from './sequence.js';
import { siegeActions } from './siege.js';
import { supplyActions } from './supply.js';

export const englishActions: ActionsIn<Action> = {
  ...sequenceActions,
  ...supplyActions,
  ...movementActions,
  ...combatActions,
  ...displayActions,
  ...siegeActions,
  ...forcesActions,
  ...chanceActions,
  ...objectivesActions,
};
