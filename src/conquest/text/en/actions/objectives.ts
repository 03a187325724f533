/** R 15.6, 17.4: the succession, and mutinies. */
import type { ObjectivesAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const objectivesActions: ActionsIn<ObjectivesAction> = {
  enthrone: ({ leader, place }, say) => phrase`proclaim ${say.leader(leader)} King ${say.at(place)}`,
  dismiss: ({ unit }, say) => phrase`send ${say.unitAsIs(unit)} home`,
  drawLeader: ({ leader }, say) => phrase`${say.leader(leader)} is drawn`,
};
