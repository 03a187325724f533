/** R 2: dice, and the clauses of this variant that call for them. */
import { ROLL_CLAUSES, rollWith, type RollClauses } from '../../conquest/rules/roll.js';
import type { RulesOf } from '../types.js';
import type { ClashRollPurpose } from '../vocabulary.js';

const CLAUSES: RollClauses<ClashRollPurpose> = {
  ...ROLL_CLAUSES,
  loyalty: 'R S4.3',
  possession: 'R S4.4',
  initialSequence: 'R S5.2',
  diplomacy: 'R S5.6',
  initiative: 'R S6.2',
  migration: 'R S7.1',
  seaBattle: 'R S8.4',
  alliedOrder: 'R S9.4',
  reckoning: 'R S13',
  mutinyCheck: 'R S14.1',
  prisoner: 'R S14.3',
};

export const roll: RulesOf<'roll'> = rollWith(CLAUSES);
