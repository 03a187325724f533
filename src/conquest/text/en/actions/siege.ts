/** R 11, 17.5: sieges. */
import type { SiegeAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const siegeActions: ActionsIn<SiegeAction> = {
  besiege: ({ city, force, from }, say) =>
    phrase`besiege ${say.city(city)} from ${say.province(from)}${say.apart(force)}`,
  demandSurrender: ({ city, force, from }, say) =>
    phrase`call on ${say.city(city)} to surrender, from ${say.province(from)}${say.apart(force)}`,
  endSieges: () => phrase`begin no more sieges`,
  assign: ({ piece }, say) => phrase`let ${say.pieceAsIs(piece)} take part`,
  assignAll: () => phrase`let all infantry take part`,
  storm: () => phrase`attack the city`,
  liftSiege: () => phrase`lift the siege`,
  sortie: () => phrase`make a sortie`,
  holdWalls: () => phrase`stay behind the walls`,
  expose: ({ leader }, say) => phrase`check ${say.leader(leader)} for casualties`,
};
