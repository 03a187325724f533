/** R 14: random events. */
import { phrase } from '../../../../core/index.js';
import type { EventsAction } from '../../../action/index.js';
import type { ActionsIn } from '../tables.js';

export const chanceActions: ActionsIn<EventsAction> = {
  gather: ({ unit }, say) => phrase`${say.unit(unit)} kommen lassen`,
};
