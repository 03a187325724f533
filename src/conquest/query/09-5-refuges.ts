/** R 9.2, 9.3, 9.5, 10.20: where those who give way may go. */
import type { RetreatFrame } from '../frame/index.js';
import { placeCode } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ProvinceId, Refuge, SideId } from '../vocabulary.js';
import { originOf } from './14-3-bands.js';
import { leadersNamed, unitsNamed } from './09-1-combat.js';
import { statusOf } from './05-control.js';
import { mayEnter, waysFrom } from './08-2-movement.js';
import { presenceIn, provinceAt } from './06-1-presence.js';

/** Those of a side who give way from a province together. */
export interface RetreatGroup {
  readonly side: SideId;
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly from: PlaceCode;
  /** What they look for: the provinces of one step, or if there are none those of the next. */
  readonly order: readonly (readonly Refuge[])[];
  /** No province but these; `null`: any. */
  readonly within: readonly ProvinceId[] | null;
}

/** Whether a piece of a side keeps to a province (R 8.3). */
function keepsTo(situation: Situation, piece: UnitInfo | LeaderInfo, side: SideId, province: ProvinceId): boolean {
  const range = situation.law.rangeOf(situation, piece);
  return range?.keeps === 'only' && range.side === side && range.provinces.includes(province);
}

/** Whether those who give way belong to a province: raiders where they came from, others where they keep to it; leaders count when no unit is left (ruling C9.1). */
function areAtHome(situation: Situation, { side, units, leaders }: RetreatGroup, province: PlaceCode): boolean {
  const { id } = provinceAt(situation, province).fact;
  if (units.length === 0) return leaders.every((leader) => keepsTo(situation, leader, side, id));
  return units.every((unit) => {
    const origin = originOf(situation, situation.bandOf(unit.code));
    return origin === undefined ? keepsTo(situation, unit, side, id) : origin === id;
  });
}

/** What a province is to them: one that is nobody's is friendly to those at home in it alone (ruling C9.1). */
function refugeIn(situation: Situation, group: RetreatGroup, province: PlaceCode): Refuge {
  const { side } = group;
  const status = statusOf(situation, province);
  if (status === side) return 'friendly';
  if (status === 'contested')
    return presenceIn(situation, provinceAt(situation, province), side) > 0 ? 'contested' : 'enemy';
  return status === 'independent' && areAtHome(situation, group, province) ? 'friendly' : 'enemy';
}

/** Whether all of them may be in a province, and go there. */
function mayAllEnter(
  situation: Situation,
  { side, units, leaders, within }: RetreatGroup,
  province: PlaceCode,
): boolean {
  if (within !== null && !within.includes(provinceAt(situation, province).fact.id)) return false;
  for (const unit of units) if (!mayEnter(situation, unit, side, province)) return false;
  for (const leader of leaders) if (!mayEnter(situation, leader, side, province)) return false;
  return true;
}

/** Whether a province is what they look for, and open to all of them. */
const isRefuge = (situation: Situation, group: RetreatGroup, wanted: readonly Refuge[], province: PlaceCode): boolean =>
  wanted.includes(refugeIn(situation, group, province)) && mayAllEnter(situation, group, province);

/** Over open borders (ruling C9.2), where all of them may be, and into what they prefer of that; in the order of the map. */
function refuges(situation: Situation, group: RetreatGroup): readonly PlaceCode[] {
  const ways = waysFrom(situation, group.from, group.side);
  for (const wanted of group.order) {
    const found = ways.filter((to) => isRefuge(situation, group, wanted, to));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether there is any. */
export function hasRefuge(situation: Situation, group: RetreatGroup): boolean {
  const ways = waysFrom(situation, group.from, group.side);
  for (const wanted of group.order) for (const to of ways) if (isRefuge(situation, group, wanted, to)) return true;
  return false;
}

/** Where those of a retreat may go. */
export function refugesOf(situation: Situation, frame: RetreatFrame): readonly PlaceCode[] {
  const { side, order, within } = frame;
  const from = placeCode(situation, frame.from);
  const [units, leaders] = [unitsNamed(situation, frame.units), leadersNamed(situation, frame.leaders)];
  return refuges(situation, { side, units, leaders, from, order, within });
}
