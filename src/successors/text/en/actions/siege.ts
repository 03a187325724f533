/** Actions of Independent Armies. */
import type { SiegeAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const siegeActions: ActionsIn<SiegeAction> = {
  moveIndependentArmy: ({ army, to }, say) => phrase`move ${say.people(army)} to ${say.space(to)}`,
  placeIndependentMarker: ({ space }, say) => phrase`place an Independent marker in ${say.space(space)}`,
  endIndependentArmy: ({ army }, say) => phrase`end the move of ${say.people(army)}`,
  reactWithIndependentArmy: ({ card, army }, say) =>
    phrase`discard ${say.card(card)} and react with ${say.people(army)}`,
  retreatIndependentArmy: ({ army, to }, say) => phrase`let ${say.people(army)} retreat to ${say.spaceOrBox(to)}`,
};
