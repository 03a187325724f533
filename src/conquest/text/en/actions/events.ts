/** R 14: random events. */
import type { EventsAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const chanceActions: ActionsIn<EventsAction> = {
  gather: ({ unit }, say) => phrase`bring ${say.unit(unit)}`,
};
