/** R 3.4, 6.6.3 A: Kilikia Pirates (ruling card-12). */
import { transferFleet } from '../deeds/fleets.js';
import type { CardModule } from './module.js';

export const pirates: CardModule<'pirates'> = {
  rule: 'R 3.4',
  mayActivate: (situation, player, { fleet }) => situation.fleets[fleet].owner !== player,
  begin: (run, { player }, { fleet }) => transferFleet(run, fleet, player),
};
