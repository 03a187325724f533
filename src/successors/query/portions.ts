/** R 3.3.3.1: in what numbers CUs of one kind may part from the others of their stack. */
import type { CombatUnit } from '../vocabulary.js';

/** From one CU to all that are there, or to a limit; the Silver Shields are one counter and go together or not at all (R 3.3.3.1). */
export function portionsOf(unit: CombatUnit, available: number, limit = Number.POSITIVE_INFINITY): readonly number[] {
  const most = Math.min(available, limit);
  if (most < 1) return [];
  if (unit === 'silverShields') return most === available ? [most] : [];
  return Array.from({ length: most }, (_, index) => index + 1);
}
