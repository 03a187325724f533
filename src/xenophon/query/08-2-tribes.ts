/** R X8.2: the mountain tribes, which have homelands and form forces of their own. */
import type { UnitInfo } from '../../conquest/table/roster.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import { NO_PIECE } from '../../core/board/index.js';
import type { Situation } from '../../conquest/table/situation.js';
import { hasFallen } from './09-2-remnant.js';

export const isTribe = ({ kind: { homeland } }: UnitInfo): boolean => homeland !== undefined;

/** Returns the tribes that wait for the fall of the pretender. */
export const tribesAside = (situation: Situation): readonly UnitInfo[] =>
  situation.roster.units.filter(
    (unit) => isTribe(unit) && situation.placeOfUnit(unit.code) === situation.ground.trays.aside,
  );

/** Returns whether a tribe is in a province. None is on the map before the pretender has fallen. */
export function hasTribe(situation: Situation, province: PlaceCode): boolean {
  if (!hasFallen(situation)) return false;
  const { units } = situation.roster;
  for (let unit = situation.firstUnitAt(province); unit !== NO_PIECE; unit = situation.unitAfter(unit))
    if (isTribe(units[unit] as UnitInfo)) return true;
  return false;
}
