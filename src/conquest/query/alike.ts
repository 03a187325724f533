/** Alike units. Lists of actions name only the first of each set of alike units. */
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';

/**
 * Returns whether two units are interchangeable: same kind and range (R 8.3), same turn of withdrawal (R 13.2), same
 * place, side, strength and group, and neither counts as distinct.
 */
export const areAlike = (situation: Situation, one: UnitInfo, other: UnitInfo): boolean =>
  one.likeness === other.likeness &&
  situation.placeOfUnit(one.code) === situation.placeOfUnit(other.code) &&
  situation.stepsOf(one.code) === situation.stepsOf(other.code) &&
  situation.sideOfUnit(one.code) === situation.sideOfUnit(other.code) &&
  situation.bandOf(one.code) === situation.bandOf(other.code) &&
  situation.law.isDistinct(situation, one.code) === situation.law.isDistinct(situation, other.code);

/** Returns whether a unit is alike to any of these. */
export function isAlikeAny(situation: Situation, units: readonly UnitInfo[], unit: UnitInfo): boolean {
  // Units of a kind are usually listed together, so the search starts at the end.
  for (let index = units.length - 1; index >= 0; index--)
    if (areAlike(situation, units[index] as UnitInfo, unit)) return true;
  return false;
}

/** Returns the first of each set of alike units, in order. */
export function firstOfEach(situation: Situation, units: readonly UnitInfo[]): readonly UnitInfo[] {
  if (units.length < 2) return units;
  const firsts: UnitInfo[] = [];
  for (const unit of units) if (!isAlikeAny(situation, firsts, unit)) firsts.push(unit);
  return firsts;
}
