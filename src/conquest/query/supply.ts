/** R 7.5: where an army can be fed from across the sea. */
import type { PlaceCode } from '../table/ground.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';
import { controlsOrContests, isFriendly, usesSeaZone } from './control.js';
import { provinceAt } from './presence.js';

/** Whether a province has anything to give: a desert never has, nor one that is depleted (R 7.2, 7.3, 7.6). */
export const canFeed = (situation: Situation, province: PlaceCode): boolean =>
  provinceAt(situation, province).fact.terrain !== 'desert' && situation.suppliesOf(province) === 'plenty';

/** Whether an enemy's walls stand on a zone's coast: supply goes up to them, and not beyond. */
const isBarred = (situation: Situation, zone: number, side: SideId): boolean =>
  situation.ground.zones[zone]?.cities.some(({ number }) => {
    const holder = situation.wallHolderOf(number);
    return holder !== null && holder !== side;
  }) ?? false;

/** R 7.5: the sea zones to which a side can carry supply from the coast of a province; the first are its own. */
function zonesFrom(situation: Situation, province: PlaceCode, side: SideId): ReadonlySet<number> {
  const own = provinceAt(situation, province).zones.filter((zone) => usesSeaZone(situation, zone, side));
  const reached = new Set(own);
  for (const zone of reached) {
    if (!own.includes(zone) && isBarred(situation, zone, side)) continue;
    for (const next of situation.ground.zones[zone]?.adjacent ?? [])
      if (usesSeaZone(situation, next, side)) reached.add(next);
  }
  return reached;
}

/**
 * R 7.5: the provinces from which an army of a side can be fed by sea where it stands: friendly ones on a coast that have anything to
 * give, along zones that the side uses, and through none that is barred. In the order of the map.
 */
export function seaSources(situation: Situation, province: PlaceCode, side: SideId): readonly PlaceCode[] {
  if (!controlsOrContests(situation, province, side)) return [];
  const reached = zonesFrom(situation, province, side);
  return situation.ground.provinces
    .filter(
      ({ code, zones }) =>
        code !== province &&
        zones.some((zone) => reached.has(zone)) &&
        isFriendly(situation, code, side) &&
        canFeed(situation, code),
    )
    .map(({ code }) => code);
}
