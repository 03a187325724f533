/** R 1.1: dice, and the clauses that call for them. */
import { DIE_FACES, rollRules } from '../../core/board/index.js';
import type { RuleRef } from '../../core/index.js';
import type { RollPurpose } from '../frame/sequence.js';
import type { RulesOf } from '../types.js';

const CALLED_FOR: Readonly<Record<RollPurpose, RuleRef>> = {
  empireTribute: 'R 22.4.4',
  adjustment: 'R 13.4',
  helots: 'R C',
  siege: 'R 10.5',
  revolt: 'R 6.1',
  card: 'R C',
  festival: 'R C',
  plague: 'R C',
  invasion: 'R C',
  storm: 'R C',
  stormSea: 'R C',
  stormMorale: 'R C',
  sicily: 'R C',
  sicilyMorale: 'R C',
  peace: 'R C',
  grievance: 'R 20.3',
  peaceYear: 'R 20.2',
  weather: 'R 16.4.1',
  openSea: 'R 16.4.6',
  openSeaMorale: 'R 16.4.6',
  combat: 'R 17.3',
  morale: 'R 17.5.3',
  secondMorale: 'R 17.7.4',
  pursuit: 'R 17.9.1',
  pursuitMorale: 'R 17.9.1',
  leaderDeath: 'R 7.8.6',
  wingShift: 'R D2',
};

export const roll: RulesOf<'roll'> = rollRules('R 1.1', DIE_FACES, (run, { purpose, player }, dice) =>
  run.emit({ type: 'rolled', rule: CALLED_FOR[purpose], purpose, player, dice }),
);
