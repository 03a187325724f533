/** Decisions of the Reaction Step, of battles (R 9 to 12), and about Independent Armies (R 14). */
import { either, flag } from '../../../core/index.js';
import type { CombatAction, SiegeAction } from '../../action/index.js';
import { amount, anyWords, army, combatUnit, commander, only, royal } from '../words.js';
import { decision, type ActionCodecs } from './action.js';

const { card, space } = anyWords;

export const combatActions: ActionCodecs<(CombatAction | SiegeAction)['type']> = {
  moveIntoCity: decision('moveIntoCity', { unit: combatUnit, count: amount }),
  moveOutOfCity: decision('moveOutOfCity', { unit: combatUnit, count: amount }),
  moveGeneralThroughGate: decision('moveGeneralThroughGate', { general: commander, inside: flag }),
  moveRoyalThroughGate: decision('moveRoyalThroughGate', { royal: either(royal, only('cart')), inside: flag }),
  avoidBattle: decision('avoidBattle', {}),
  avoidTo: decision('avoidTo', { to: space }),
  intercept: decision('intercept', { from: space, inside: flag, commander }),
  interceptWith: decision('interceptWith', { unit: combatUnit, count: amount }),
  interceptWithGeneral: decision('interceptWithGeneral', { general: commander }),
  declareInterception: decision('declareInterception', {}),
  becomeAttacker: decision('becomeAttacker', {}),
  withdraw: decision('withdraw', {}),
  standAndFight: decision('standAndFight', {}),
  joinBattle: decision('joinBattle', { unit: combatUnit, count: amount }),
  joinBattleWithGeneral: decision('joinBattleWithGeneral', { general: commander }),
  // A space or `supply`, which has the form of an identifier too.
  succeed: decision('succeed', { from: space, inside: flag }),
  moveIndependentArmy: decision('moveIndependentArmy', { army, to: space }),
  placeIndependentMarker: decision('placeIndependentMarker', { space }),
  endIndependentArmy: decision('endIndependentArmy', { army }),
  reactWithIndependentArmy: decision('reactWithIndependentArmy', { card, army }),
  // A space or `box`, which has the form of an identifier too.
  retreatIndependentArmy: decision('retreatIndependentArmy', { army, to: space }),
};
