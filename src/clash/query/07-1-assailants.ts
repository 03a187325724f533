/** R S7.1: which forces of sides without a player seek combat. */
import { bandNamed } from '../../conquest/query/14-3-bands.js';
import type { Engaged } from '../../conquest/table/law.js';
import { INDIANS, isTooStrongFor } from './07-1-independents.js';

/**
 * Returns whether a force of a side without a player attacks another. Indians, and barbarians that have become Indians,
 * attack all enemies. Raiders attack forces that are not too strong for them. Rebels do not attack (ruling S7.4).
 */
export const seeksCombat = (own: Pick<Engaged, 'name' | 'units'>, other: Pick<Engaged, 'units'>): boolean =>
  bandNamed(own.name) === undefined ? own.name === INDIANS : !isTooStrongFor(other, own.units.length);
