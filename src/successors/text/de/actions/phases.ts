/** Actions in set-up and in the phases of a Game Turn. */
import type { PhaseAction } from '../../../action/index.js';
import { phrase } from '../../phrases.js';
import { unitCount } from '../speech.js';
import type { ActionsIn } from '../tables.js';

export const phaseActions: ActionsIn<PhaseAction> = {
  roll: ({ die }) => phrase`eine ${die} fällt`,
  dealGeneral: ({ to, general }, say) => phrase`${say.player(to)} erhält ${say.general(general)}`,
  drawCard: ({ to, card }, say) => phrase`${say.player(to)} zieht ${say.card(card)}`,
  keepGeneral: ({ general }, say) => phrase`${say.general(general)} behalten`,
  placeGeneral: ({ general, space }, say) => phrase`${say.general(general)} in ${say.space(space)} platzieren`,
  chooseFirstPlayer: ({ first }, say) => phrase`${say.player(first)} ist Startspieler`,
  chooseAllotment: ({ unit }, say) => phrase`${say.names.units[unit].many} als Nachschub nehmen`,
  deployUnits: ({ unit, count, space }, say) => phrase`${unitCount(unit, count)} in ${say.space(space)} platzieren`,
  deployGeneral: ({ general, space }, say) => phrase`${say.general(general)} in ${say.space(space)} platzieren`,
  deployMinorGeneral: (action, say) => phrase`einen Unter-General ${say.at(action)} platzieren`,
  bury: ({ space }, say) => phrase`Alexander in ${say.space(space)} begraben`,
};
