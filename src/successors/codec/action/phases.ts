/** Actions of players and of chance in set-up and in the phases of a Game Turn. */
import { flag, oneOf } from '../../../core/index.js';
import type { PhaseAction } from '../../action/index.js';
import { amount, anyWords, combatUnit, die, general } from '../words.js';
import { decision, fate, type ActionCodecs } from './action.js';

const { player, space, card } = anyWords;

export const phaseActions: ActionCodecs<PhaseAction['type']> = {
  roll: fate('roll', { die }),
  dealGeneral: fate('dealGeneral', { to: player, general }),
  drawCard: fate('drawCard', { to: player, card }),
  keepGeneral: decision('keepGeneral', { general }),
  placeGeneral: decision('placeGeneral', { general, space }),
  chooseFirstPlayer: decision('chooseFirstPlayer', { first: player }),
  chooseAllotment: decision('chooseAllotment', { unit: oneOf(['mercenary', 'cavalry']) }),
  deployUnits: decision('deployUnits', { unit: combatUnit, count: amount, space }),
  deployGeneral: decision('deployGeneral', { general, space }),
  deployMinorGeneral: decision('deployMinorGeneral', { space, inside: flag }),
  bury: decision('bury', { space }),
  pass: decision('pass', {}),
};
