/** Units that are interchangeable: it makes no difference which of them is chosen. */
import type { UnitCode, UnitInfo } from '../table/roster.js';
import { FORAGING, INSIDE, RAIDING, type Situation } from '../table/situation.js';
import { buildsLongWalls } from './long-walls.js';

/** A leader, a sea area and the bits of a unit take one byte each. */
const BYTE = 0x100;
/** The bit of a unit that builds Long Walls. */
const BUILDING = 8;

/** Returns a number that is equal for units of the same home, type and morale that are in the same place and state. */
export function kindOfUnit(situation: Situation, { code, kind }: UnitInfo): number {
  const place = kind * situation.places.count + situation.placeOfUnit(code);
  return ((place * BYTE + bitsOf(situation, code)) * BYTE + situation.leaderOver(code)) * BYTE + situation.seaOff(code);
}

const bitsOf = (situation: Situation, unit: UnitCode): number =>
  (situation.unitIs(unit, INSIDE) ? INSIDE : 0) |
  (situation.unitIs(unit, FORAGING) ? FORAGING : 0) |
  (situation.unitIs(unit, RAIDING) ? RAIDING : 0) |
  (buildsLongWalls(situation, unit) ? BUILDING : 0);

/** Returns the first unit of each kind in a list, in order. */
export function firstOfKinds(situation: Situation, units: readonly UnitInfo[]): readonly UnitInfo[] {
  const kinds = new Set<number>();
  return units.filter((unit) => {
    const kind = kindOfUnit(situation, unit);
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}
