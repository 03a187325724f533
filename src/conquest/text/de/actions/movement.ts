/** R 8, 11.2: movement. */
import type { MovementAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const movementActions: ActionsIn<MovementAction> = {
  march: ({ leader, province }, say) => phrase`mit ${say.leader(leader, 'dative')} ${say.into(province)} marschieren`,
  marchForce: ({ force, from, province }, say) =>
    phrase`mit ${say.force(force, 'dative')} ${say.from(from)} ${say.into(province)} ziehen`,
  take: ({ unit }, say) => phrase`${say.unitAsIs(unit)} mitnehmen`,
  takeAll: () => phrase`alle mitnehmen, die mitkommen können`,
  takeBaggage: ({ baggage }, say) => phrase`${say.baggage(baggage, 'accusative')} mitnehmen`,
  depart: () => phrase`aufbrechen`,
  forceMarch: ({ province }, say) => phrase`im Gewaltmarsch weiter ${say.into(province)} ziehen`,
  halt: () => phrase`nicht weiterziehen`,
  garrison: ({ piece, city }, say) => phrase`${say.pieceAsIs(piece)} ${say.into(city)} schicken`,
  takeField: ({ piece, province }, say) =>
    phrase`${say.pieceAsIs(piece)}${say.outOf(piece)} ${say.at(province)} aus der Stadt führen`,
  endMovement: () => phrase`nichts mehr bewegen`,
};
