/** R 9: combat off the display; losses and retreats wherever they come from. */
import type { CombatAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import type { ActionsIn } from '../tables.js';

export const combatActions: ActionsIn<CombatAction> = {
  loseStep: ({ unit }, say) =>
    phrase`${say.unitAsIs(unit)} ${say.isLastStep(unit) ? 'verlieren' : 'um eine Stufe schwächen'}`,
  loseWall: ({ city }, say) => phrase`eine Mauer ${say.at(city)} verlieren`,
  retreat: ({ province }, say) => phrase`${say.into(province)} zurückweichen`,
  evade: () => phrase`auszuweichen versuchen`,
  stand: () => phrase`nicht ausweichen`,
};
