/** R C: units that plunder when their leader loses control. */
import { isHex } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { RAIDING, type Situation } from '../table/situation.js';
import { isBarredInside } from './movement.js';
import { campOf, playerOfLeader, regionOfHex, regionState } from './owners.js';
import { unitsAt } from './presence.js';

/** Returns the units stacked with a leader on land: those of the same camp on the same side of the walls. */
export function comradesOf(situation: Situation, { code }: LeaderInfo): readonly UnitInfo[] {
  const place = situation.placeOfLeader(code);
  if (!isHex(situation.places, place)) return [];
  const camp = campOf(playerOfLeader(situation, code));
  return unitsAt(situation, place, { camp, inside: situation.isLeaderInside(code) });
}

/**
 * Returns whether a unit plunders in its place: in a region in play other than its own, if it can be outside any city
 * or fort (R C, ruling R60).
 */
export function canPlunder(situation: Situation, unit: UnitInfo): boolean {
  const region = regionOfHex(situation, situation.placeOfUnit(unit.code));
  if (region === null || region === unit.home || regionState(situation, region) === undefined) return false;
  return !situation.unitIs(unit.code, RAIDING) && !isBarredInside(situation, unit);
}
