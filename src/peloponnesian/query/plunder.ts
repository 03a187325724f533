/** R C: which soldiers plunder the country when their leader has lost hold of them. */
import { isHex } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { RAIDING, type Situation } from '../table/situation.js';
import { isBarredInside } from './movement.js';
import { campOf, playerOfLeader, regionOfHex, regionState } from './owners.js';
import { unitsAt } from './presence.js';

/** Returns the units that are stacked with a leader on land: those of his camp on his side of the walls. */
export function comradesOf(situation: Situation, { code }: LeaderInfo): readonly UnitInfo[] {
  const place = situation.placeOfLeader(code);
  if (!isHex(situation.places, place)) return [];
  const camp = campOf(playerOfLeader(situation, code));
  return unitsAt(situation, place, { camp, inside: situation.isLeaderInside(code) });
}

/** R C, ruling R60: whether a unit plunders where it stands: in a region in play, but not in its own, if it can be set up outside of any place. */
export function canPlunder(situation: Situation, unit: UnitInfo): boolean {
  const region = regionOfHex(situation, situation.placeOfUnit(unit.code));
  if (region === null || region === unit.home || regionState(situation, region) === undefined) return false;
  return !situation.unitIs(unit.code, RAIDING) && !isBarredInside(situation, unit);
}
