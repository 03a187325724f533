/** Events in English. */
import type { GameEvent } from '../../../event/index.js';
import type { EventsIn } from '../tables.js';
import { boardEvents } from './board.js';
import { combatEvents } from './combat.js';
import { displayEvents } from './display.js';
import { chanceEvents } from './events.js';
import { forcesEvents } from './forces.js';
import { movementEvents } from './movement.js';
import { objectivesEvents } from './objectives.js';
import { sequenceEvents } from './sequence.js';
import { siegeEvents } from './siege.js';
import { supplyEvents } from './supply.js';

export const englishEvents: EventsIn<GameEvent> = {
  ...sequenceEvents,
  ...supplyEvents,
  ...movementEvents,
  ...combatEvents,
  ...displayEvents,
  ...siegeEvents,
  ...forcesEvents,
  ...chanceEvents,
  ...objectivesEvents,
  ...boardEvents,
};
