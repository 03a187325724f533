/** R 8, 11.2: movement. */
import type { MovementAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const movementActions: ActionsIn<MovementAction> = {
  march: ({ leader, province }, say) => phrase`march with ${say.leader(leader)} into ${say.province(province)}`,
  marchForce: ({ force, from, province }, say) =>
    phrase`march with ${say.force(force)} from ${say.province(from)} into ${say.province(province)}`,
  take: ({ unit }, say) => phrase`take ${say.unitAsIs(unit)} along`,
  takeAll: () => phrase`take along all pieces that can go`,
  takeBaggage: ({ baggage }, say) => phrase`take ${say.baggage(baggage)} along`,
  depart: () => phrase`set out`,
  forceMarch: ({ province }, say) => phrase`make a forced march into ${say.province(province)}`,
  halt: () => phrase`march no further`,
  garrison: ({ piece, city }, say) => phrase`move ${say.pieceAsIs(piece)} into ${say.city(city)}`,
  takeField: ({ piece, province }, say) =>
    phrase`move ${say.pieceAsIs(piece)}${say.outOf(piece)} into the open ${say.at(province)}`,
  endMovement: () => phrase`move nothing else`,
};
