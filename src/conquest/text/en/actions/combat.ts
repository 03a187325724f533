/** R 9: combat off the display; losses and retreats wherever they come from. */
import type { CombatAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const combatActions: ActionsIn<CombatAction> = {
  loseStep: ({ unit }, say) => phrase`lose ${say.isLastStep(unit) ? '' : 'a step of '}${say.unitAsIs(unit)}`,
  loseWall: ({ city }, say) => phrase`lose a wall of ${say.city(city)}`,
  retreat: ({ province }, say) => phrase`retreat to ${say.province(province)}`,
  evade: () => phrase`try to evade`,
  stand: () => phrase`do not evade`,
};
