/** R 11, 17.5: sieges. */
import type { SiegeAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const siegeActions: ActionsIn<SiegeAction> = {
  besiege: ({ city, force, from }, say) =>
    phrase`${say.city(city, 'accusative')} von ${say.province(from, 'dative')} aus${say.apart(force)} belagern`,
  demandSurrender: ({ city, force, from }, say) =>
    phrase`${say.city(city, 'accusative')} von ${say.province(from, 'dative')} aus${say.apart(force)} zur Übergabe auffordern`,
  endSieges: () => phrase`keine weitere Belagerung beginnen`,
  assign: ({ piece }, say) => phrase`${say.pieceAsIs(piece)} teilnehmen lassen`,
  assignAll: () => phrase`alles Fußvolk teilnehmen lassen`,
  storm: () => phrase`die Stadt angreifen`,
  liftSiege: () => phrase`die Belagerung aufheben`,
  sortie: () => phrase`einen Ausfall machen`,
  holdWalls: () => phrase`hinter den Mauern bleiben`,
  expose: ({ leader }, say) => phrase`${say.leader(leader, 'accusative')} auf Verluste prüfen`,
};
