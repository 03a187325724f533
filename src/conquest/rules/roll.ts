/** R 2: dice, and the clauses that call for them. */
import { DIE_FACES, rollRules } from '../../core/board/index.js';
import type { RuleRef } from '../../core/index.js';
import type { RulesOf } from '../types.js';
import type { BaseRollPurpose, RollPurpose } from '../vocabulary.js';

/** The clause that calls for each roll. */
export type RollClauses<Purpose extends RollPurpose = BaseRollPurpose> = Readonly<Record<Purpose, RuleRef>>;

export const ROLL_CLAUSES: RollClauses = {
  // R 7
  depletion: 'R 7.2',
  attrition: 'R 7.4',
  // R 8.6
  forcedMarch: 'R 8.6',
  // R 9, 10.16, 10.17
  evasion: 'R 9.2',
  minorCombat: 'R 9.4',
  casualty: 'R 10.16',
  casualtyAgain: 'R 10.17',
  // R 10
  rally: 'R 10.18',
  duel: 'R 10.11',
  missile: 'R 10.13',
  defensiveFire: 'R 10.14',
  pursuit: 'R 10.20',
  // R 11
  siege: 'R 11.3',
  sortie: 'R 11.5',
  // R 12
  recovery: 'R 12.9',
  // R 14
  revolt: 'R 14.2',
  mercenaries: 'R 14.2',
  raidPlace: 'R 14.3',
  raidSize: 'R 14.3',
  // R 17.3, 17.4, 17.5
  kingsHealth: 'R 17.3',
  mutiny: 'R 17.4',
  treachery: 'R 17.4',
  surrender: 'R 17.5',
};

/** Returns the rules of dice rolls with these clauses: those of the base, and those of a variant. */
export function rollWith(clauses: Readonly<Partial<Record<RollPurpose, RuleRef>>>): RulesOf<'roll'> {
  return rollRules('R 2', DIE_FACES, (run, { purpose, side }, dice) => {
    // Two clauses call for the die of an evasion, by the kind of combat (R 9.2, 9.3).
    const evading = purpose === 'evasion' ? run.frame('evasion') : undefined;
    const rule = evading === undefined ? (clauses[purpose] ?? 'R 2') : run.state.law.evadedBy(evading.tactical);
    // R 12.9
    const leader = purpose === 'recovery' ? run.frame('recovery')?.left[0] : undefined;
    if (leader === undefined) run.emit({ type: 'rolled', rule, purpose, side, dice });
    else run.emit({ type: 'rolled', rule, purpose, side, dice, leader });
  });
}

export const roll = rollWith(ROLL_CLAUSES);
