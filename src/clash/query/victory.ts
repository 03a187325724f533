/** R S13: Victory Points. */
import { cityHolder, provincesOf } from '../../conquest/query/control.js';
import { provinceAt } from '../../conquest/query/presence.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import { boxOf } from './box.js';

/** R S13: whether a side holds all capitals. */
export const holdsCapitals = (situation: Situation, side: SideId): boolean =>
  situation.ground.cities.every(({ fact, number }) => fact.capital !== true || cityHolder(situation, number) === side);

/** R S13: the points of a side for what it controls. */
export function pointsFor(situation: Situation, side: SideId): number {
  const { worth } = boxOf(situation).tables;
  const land = provincesOf(situation, side).reduce((sum, code) => {
    const { id, terrain } = provinceAt(situation, code).fact;
    return sum + (worth.provinces[id] ?? worth.terrain[terrain]);
  }, 0);
  return land + (holdsCapitals(situation, side) ? worth.capitals : 0);
}
