/** Events in German. */
import type { GameEvent } from '../../../event/index.js';
import type { EventsIn } from '../tables.js';
import { boardEvents } from './board.js';
import { cardEvents } from './cards.js';
import { combatEvents } from './combat.js';
import { movementEvents } from './movement.js';
import { phaseEvents } from './phases.js';
import { segmentEvents } from './segments.js';
import { siegeEvents } from './siege.js';

export const germanEvents: EventsIn<GameEvent> = {
  ...boardEvents,
  ...cardEvents,
  ...combatEvents,
  ...movementEvents,
  ...phaseEvents,
  ...segmentEvents,
  ...siegeEvents,
};
