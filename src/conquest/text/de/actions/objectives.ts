/** R 15.6, 17.4: the succession, and mutinies. */
import type { ObjectivesAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const objectivesActions: ActionsIn<ObjectivesAction> = {
  enthrone: ({ leader, place }, say) => phrase`${say.leader(leader, 'accusative')} ${say.at(place)} zum König ausrufen`,
  dismiss: ({ unit }, say) => phrase`${say.unitAsIs(unit)} heimschicken`,
  drawLeader: ({ leader }, say) => phrase`${say.leader(leader)} wird gezogen`,
};
