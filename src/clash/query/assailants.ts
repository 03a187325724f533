/** R S7.1: which forces of those whom nobody plays seek combat. */
import { originOf } from '../../conquest/query/bands.js';
import type { Engaged } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';

/**
 * Indians attack whoever has come to them; raiders those who are no more than they are themselves; rebels await their enemies
 * (ruling S9.1). Each keeps to those whom he may attack at all.
 */
export function seeksCombat(situation: Situation, own: Engaged, other: Engaged): boolean {
  const [unit] = own.units;
  if (unit === undefined) return false;
  if (originOf(situation, situation.bandOf(unit.code)) !== undefined) return other.units.length <= own.units.length;
  return unit.kind.nation === 'indian';
}
