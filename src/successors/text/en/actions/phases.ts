/** Actions in set-up and in the phases of a Game Turn. */
import type { PhaseAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import { unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

export const phaseActions: ActionsIn<PhaseAction> = {
  roll: ({ die }) => phrase`a ${die} is rolled`,
  dealGeneral: ({ to, general }, say) => phrase`${say.player(to)} is dealt ${say.general(general)}`,
  drawCard: ({ to, card }, say) => phrase`${say.player(to)} draws ${say.card(card)}`,
  keepGeneral: ({ general }, say) => phrase`keep ${say.general(general)}`,
  placeGeneral: ({ general, space }, say) => phrase`place ${say.general(general)} in ${say.space(space)}`,
  chooseFirstPlayer: ({ first }, say) => phrase`${say.player(first)} goes first`,
  chooseAllotment: ({ unit }, say) => phrase`take ${say.names.units[unit].many} as Reinforcements`,
  deployUnits: ({ unit, count, space }, say) => phrase`deploy ${unitCount(unit, count)} in ${say.space(space)}`,
  deployGeneral: ({ general, space }, say) => phrase`deploy ${say.general(general)} in ${say.space(space)}`,
  deployMinorGeneral: (action, say) => phrase`deploy a Minor General ${say.at(action)}`,
  bury: ({ space }, say) => phrase`bury Alexander in ${say.space(space)}`,
};
