/** Counters that are alike: of such, lists name the first alone. */
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';

/** Whether nobody could tell two counters apart: of one kind and range (R 8.3), who leave in the same turn (R 13.2), in one place, of one side, strength and group, and neither singled out. */
export const areAlike = (situation: Situation, one: UnitInfo, other: UnitInfo): boolean =>
  one.likeness === other.likeness &&
  situation.placeOfUnit(one.code) === situation.placeOfUnit(other.code) &&
  situation.stepsOf(one.code) === situation.stepsOf(other.code) &&
  situation.sideOfUnit(one.code) === situation.sideOfUnit(other.code) &&
  situation.bandOf(one.code) === situation.bandOf(other.code) &&
  situation.law.isDistinct(situation, one.code) === situation.law.isDistinct(situation, other.code);

/** Whether a counter is alike any of these. */
export function isAlikeAny(situation: Situation, units: readonly UnitInfo[], unit: UnitInfo): boolean {
  // Those of a kind follow upon each other: who is alike is most often the last.
  for (let index = units.length - 1; index >= 0; index--)
    if (areAlike(situation, units[index] as UnitInfo, unit)) return true;
  return false;
}

/** Of these counters, the first of each that are alike, in their order. */
export function firstOfEach(situation: Situation, units: readonly UnitInfo[]): readonly UnitInfo[] {
  if (units.length < 2) return units;
  const firsts: UnitInfo[] = [];
  for (const unit of units) if (!isAlikeAny(situation, firsts, unit)) firsts.push(unit);
  return firsts;
}
