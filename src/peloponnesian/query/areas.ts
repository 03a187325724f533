/** R 8: the status of areas. */
import { NONE, type SeaCode } from '../geometry/ground.js';
import { isHex, seaAt } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { Camp } from '../vocabulary.js';
import { campOf, cityIn, playerOfUnit } from './owners.js';

export type AreaStatus = 'friendly' | 'enemy' | 'contested';

/** Returns the sea areas in which a fleet is, or which it touches ashore: in a port only that of its port (R 8.4). */
function seasOfFleet(situation: Situation, fleet: number): readonly SeaCode[] {
  const { places, ground } = situation;
  const place = situation.placeOfUnit(fleet);
  const sea = seaAt(places, place);
  if (sea !== undefined) return [sea];
  if (!isHex(places, place)) return [];
  const port = cityIn(situation, place)?.port ?? null;
  if (port !== null) return [ground.map.seas.findIndex(({ id }) => id === port)];
  const off = situation.seaOff(fleet);
  return off === NONE ? (ground.coastAt[place] ?? []) : [off];
}

/** R 8.4: what a sea area is to a camp. */
export function seaArea(situation: Situation, sea: SeaCode, camp: Camp): AreaStatus {
  let [own, enemy] = [false, false];
  for (const { code, isLand } of situation.roster.units) {
    if (isLand || !seasOfFleet(situation, code).includes(sea)) continue;
    if (campOf(playerOfUnit(situation, code)) === camp) own = true;
    else enemy = true;
  }
  if (!enemy) return 'friendly';
  return own ? 'contested' : 'enemy';
}
