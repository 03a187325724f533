/** R 8, 11.2: movement. */
import type { MovementAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const movementActions: ActionsIn<MovementAction> = {
  march: ({ leader, province }, say) => phrase`march with ${say.leader(leader)} into ${say.province(province)}`,
  marchForce: ({ force, from, province }, say) =>
    phrase`march with ${say.force(force)} from ${say.province(from)} into ${say.province(province)}`,
  take: ({ unit }, say) => phrase`take along ${say.unitAsIs(unit)}`,
  takeAll: () => phrase`take along all who can go`,
  takeBaggage: ({ baggage }, say) => phrase`take along ${say.baggage(baggage)}`,
  depart: () => phrase`set out`,
  forceMarch: ({ province }, say) => phrase`force the march on into ${say.province(province)}`,
  halt: () => phrase`go no further`,
  garrison: ({ piece, city }, say) => phrase`send ${say.pieceAsIs(piece)} into ${say.city(city)}`,
  takeField: ({ piece, province }, say) =>
    phrase`bring ${say.pieceAsIs(piece)}${say.outOf(piece)} into the field ${say.at(province)}`,
  endMovement: () => phrase`move nobody else`,
};
