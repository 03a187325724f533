/** R 7.5, 17.1: supply. */
import type { SupplyAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const supplyActions: ActionsIn<SupplyAction> = {
  supplyFrom: ({ province }, say) => phrase`Nachschub über See ${say.from(province)} holen`,
  liveOffTheLand: () => phrase`vom Land leben`,
  scorch: ({ province }, say) => phrase`${say.at(province)} verbrannte Erde hinterlassen`,
  spareTheLand: () => phrase`keine verbrannte Erde hinterlassen`,
};
