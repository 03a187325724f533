/** R 3.3.3.1: why a number of combat units of a kind may not be separated from the others in their place. */
import type { RuleRef } from '../../core/index.js';
import { refusal, type Refusal } from '../code.js';
import { leastPortion } from '../units.js';
import type { CombatUnit } from '../vocabulary.js';

/**
 * Returns why the number is refused: there are fewer, or the Silver Shields would be split; `undefined` if it is
 * allowed.
 */
export function refusePortion(unit: CombatUnit, count: number, available: number, rule: RuleRef): Refusal | undefined {
  if (count > available) return refusal('noSuchPiece', rule, { unit, count, available });
  return count < leastPortion(unit, available) ? refusal('indivisible', 'R 3.3.3.1', { unit, available }) : undefined;
}
