/** R 7.5, 17.1: supply. */
import type { SupplyAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const supplyActions: ActionsIn<SupplyAction> = {
  supplyFrom: ({ province }, say) => phrase`bring supply by sea from ${say.province(province)}`,
  liveOffTheLand: () => phrase`live off the land`,
  scorch: ({ province }, say) => phrase`scorch the earth ${say.at(province)}`,
  spareTheLand: () => phrase`do not scorch any earth`,
};
