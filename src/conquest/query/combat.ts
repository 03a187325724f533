/** R 9: where those who give way may go. */
import type { RetreatFrame } from '../frame/index.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { LeaderId, Refuge, SideId, UnitId } from '../vocabulary.js';
import { originOf } from './bands.js';
import { statusOf } from './control.js';
import { mayEnter, waysFrom } from './movement.js';
import { provinceAt, sidesIn } from './presence.js';

/** The units of these names. */
export const unitsNamed = ({ roster }: Situation, ids: readonly UnitId[]): readonly UnitInfo[] =>
  ids.flatMap((id) => roster.units[roster.unitCodes.get(id) ?? -1] ?? []);

/** The leaders of these names. */
export const leadersNamed = ({ roster }: Situation, ids: readonly LeaderId[]): readonly LeaderInfo[] =>
  ids.flatMap((id) => roster.leaders[roster.leaderCodes.get(id) ?? -1] ?? []);

/** Whether a unit belongs to a province: raiders where they came from, others where they keep to it (ruling C9.1). */
function isAtHome(situation: Situation, { code, range }: UnitInfo, province: PlaceCode): boolean {
  const { id } = provinceAt(situation, province).fact;
  const origin = originOf(situation, situation.bandOf(code));
  return origin === undefined
    ? range?.keeps === 'only' && range.side === situation.sideOfUnit(code) && range.provinces.includes(id)
    : origin === id;
}

/** What a province is to units of a side that give way: one that is nobody's is friendly to those at home in it alone (ruling C9.1). */
export function refugeIn(situation: Situation, side: SideId, units: readonly UnitInfo[], province: PlaceCode): Refuge {
  const status = statusOf(situation, province);
  if (status === side) return 'friendly';
  if (status === 'contested')
    return sidesIn(situation, provinceAt(situation, province)).includes(side) ? 'contested' : 'enemy';
  const isHome = status === 'independent' && units.every((unit) => isAtHome(situation, unit, province));
  return isHome ? 'friendly' : 'enemy';
}

export type Fleeing = Pick<RetreatFrame, 'side' | 'units' | 'leaders' | 'from' | 'order' | 'within'>;

/**
 * R 9.2, 9.3, 9.5, 10.20: where those who give way may go, in the order of the map: over open borders (ruling C9.2), where all of
 * them may be, and into what they prefer of that.
 */
export function refugesOf(situation: Situation, fleeing: Fleeing): readonly PlaceCode[] {
  const { side, from, order, within } = fleeing;
  const start = situation.ground.codes.get(from);
  if (start === undefined) return [];
  const units = unitsNamed(situation, fleeing.units);
  const pieces = [...units, ...leadersNamed(situation, fleeing.leaders)];
  const reached = waysFrom(situation, start, side).filter(
    (to) =>
      (within?.includes(provinceAt(situation, to).fact.id) ?? true) &&
      pieces.every((piece) => mayEnter(situation, piece, side, to)),
  );
  for (const step of order) {
    const found = reached.filter((to) => step.includes(refugeIn(situation, side, units, to)));
    if (found.length > 0) return found;
  }
  return [];
}
