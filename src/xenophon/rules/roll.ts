/** R 2: dice, and the clauses of this variant that call for them. */
import { ROLL_CLAUSES, rollWith, type RollClauses } from '../../conquest/rules/roll.js';
import type { RulesOf } from '../types.js';
import type { XenophonRollPurpose } from '../vocabulary.js';

const CLAUSES: RollClauses<XenophonRollPurpose> = {
  ...ROLL_CLAUSES,
  river: 'R X7.3',
  riverFlank: 'R X7.3',
  mountains: 'R X7.3',
  hill: 'R X7.3',
  hatred: 'R X10.1',
};

export const roll: RulesOf<'roll'> = rollWith(CLAUSES);
