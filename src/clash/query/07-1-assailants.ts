/** R S7.1: which forces of those whom nobody plays seek combat. */
import { bandNamed } from '../../conquest/query/14-3-bands.js';
import type { Engaged } from '../../conquest/table/law.js';
import { INDIANS, isTooStrongFor } from './07-1-independents.js';

/**
 * Indians attack whoever has come to them, and who has become one does; raiders those from whom they need not withdraw; rebels await
 * their enemies (ruling S7.4). Each keeps to those whom he may attack at all.
 */
export const seeksCombat = (own: Pick<Engaged, 'name' | 'units'>, other: Pick<Engaged, 'units'>): boolean =>
  bandNamed(own.name) === undefined ? own.name === INDIANS : !isTooStrongFor(other, own.units.length);
