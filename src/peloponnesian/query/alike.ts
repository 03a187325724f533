/** Units that are alike: choosing one or another makes no difference. */
import type { UnitInfo } from '../table/roster.js';
import { FORAGING, INSIDE, RAIDING, type Situation } from '../table/situation.js';

/** Returns the same text for units of one home, type and morale that are in one place and do the same. */
export function kindOfUnit(situation: Situation, { code, home, type, morale }: UnitInfo): string {
  const bits = [INSIDE, FORAGING, RAIDING].map((bit) => Number(situation.unitIs(code, bit))).join('');
  const place = situation.placeOfUnit(code);
  return [home, type, morale, place, bits, situation.leaderOver(code), situation.seaOff(code)].join(' ');
}

/** Returns the first unit of each kind among some, in their order. */
export function firstOfKinds(situation: Situation, units: readonly UnitInfo[]): readonly UnitInfo[] {
  const kinds = new Set<string>();
  return units.filter((unit) => {
    const kind = kindOfUnit(situation, unit);
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
}
