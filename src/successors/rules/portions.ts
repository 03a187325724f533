/** R 3.3.3.1: why so many combat units of a kind do not part from the others of their place. */
import type { RuleRef } from '../../core/index.js';
import { refusal, type Refusal } from '../code.js';
import { leastPortion } from '../units.js';
import type { CombatUnit } from '../vocabulary.js';

/** There are not so many of them, or the Silver Shields would be split; `undefined`: nothing of the kind is in the way. */
export function refusePortion(unit: CombatUnit, count: number, available: number, rule: RuleRef): Refusal | undefined {
  if (count > available) return refusal('noSuchPiece', rule, { unit, count, available });
  return count < leastPortion(unit, available) ? refusal('indivisible', 'R 3.3.3.1', { unit, available }) : undefined;
}
