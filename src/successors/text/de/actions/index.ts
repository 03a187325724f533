/** Actions in German. */
import type { Action } from '../../../action/index.js';
import type { ActionsIn } from '../tables.js';
import { cardActions } from './cards.js';
import { combatActions } from './combat.js';
import { movementActions } from './movement.js';
import { phaseActions } from './phases.js';
import { segmentActions } from './segments.js';
import { siegeActions } from './siege.js';

export const germanActions: ActionsIn<Action> = {
  ...cardActions,
  ...combatActions,
  ...movementActions,
  ...phaseActions,
  ...segmentActions,
  ...siegeActions,
};
