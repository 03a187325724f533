/** Actions of Independent Armies. */
import type { SiegeAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const siegeActions: ActionsIn<SiegeAction> = {
  moveIndependentArmy: ({ army, to }, say) => phrase`${say.people(army, 'accusative')} ${say.towards(to)} führen`,
  placeIndependentMarker: ({ space }, say) => phrase`einen unabhängigen K-Marker in ${say.space(space)} platzieren`,
  endIndependentArmy: ({ army }, say) => phrase`${say.people(army, 'accusative')} haltmachen lassen`,
  reactWithIndependentArmy: ({ card, army }, say) =>
    phrase`${say.card(card)} ablegen und ${say.people(army, 'accusative')} reagieren lassen`,
  retreatIndependentArmy: ({ army, to }, say) =>
    phrase`${say.people(army, 'accusative')} ${say.towards(to)} zurückziehen`,
};
