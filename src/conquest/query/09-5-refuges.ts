/** R 9.2, 9.3, 9.5, 10.20: where retreating pieces may go. */
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

/** Pieces of a side that retreat from a province together. */
export interface RetreatGroup {
  readonly side: SideId;
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly from: PlaceCode;
  /**
   * The kinds of provinces in order of preference: only if there is no province of one step do those of the next count.
   */
  readonly order: readonly (readonly Refuge[])[];
  /** The only provinces to which they may go; `null`: any. */
  readonly within: readonly ProvinceId[] | null;
}

/** Returns whether the range of a piece restricts it to provinces among which this one is (R 8.3). */
function keepsTo(situation: Situation, piece: UnitInfo | LeaderInfo, side: SideId, province: ProvinceId): boolean {
  const range = situation.law.rangeOf(situation, piece);
  return range?.keeps === 'only' && range.side === side && range.provinces.includes(province);
}

/**
 * Returns whether retreating units are at home in a province: raiders where they came from, others where their range
 * restricts them to it. Leaders count only if no unit is left (ruling C9.1).
 */
function areAtHome(situation: Situation, { side, units, leaders }: RetreatGroup, province: PlaceCode): boolean {
  const { id } = provinceAt(situation, province).fact;
  if (units.length === 0) return leaders.every((leader) => keepsTo(situation, leader, side, id));
  return units.every((unit) => {
    const origin = originOf(situation, situation.bandOf(unit.code));
    return origin === undefined ? keepsTo(situation, unit, side, id) : origin === id;
  });
}

/**
 * Returns what a province is to a retreating group. An independent province is friendly only to pieces at home in it
 * (ruling C9.1).
 */
function refugeIn(situation: Situation, group: RetreatGroup, province: PlaceCode): Refuge {
  const { side } = group;
  const status = statusOf(situation, province);
  if (status === side) return 'friendly';
  if (status === 'contested')
    return presenceIn(situation, provinceAt(situation, province), side) > 0 ? 'contested' : 'enemy';
  return status === 'independent' && areAtHome(situation, group, province) ? 'friendly' : 'enemy';
}

/** Returns whether all pieces of a group may enter a province. */
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

/** Returns whether a province is of one of the wanted kinds and open to all pieces of a group. */
const isRefuge = (situation: Situation, group: RetreatGroup, wanted: readonly Refuge[], province: PlaceCode): boolean =>
  wanted.includes(refugeIn(situation, group, province)) && mayAllEnter(situation, group, province);

/**
 * Returns the provinces to which a group may retreat, in the order of the map: over open borders (ruling C9.2), where
 * all of its pieces may be, of the kind that it prefers.
 */
function refuges(situation: Situation, group: RetreatGroup): readonly PlaceCode[] {
  const ways = waysFrom(situation, group.from, group.side);
  for (const wanted of group.order) {
    const found = ways.filter((to) => isRefuge(situation, group, wanted, to));
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns whether a group has any province to retreat to. */
export function hasRefuge(situation: Situation, group: RetreatGroup): boolean {
  const ways = waysFrom(situation, group.from, group.side);
  for (const wanted of group.order) for (const to of ways) if (isRefuge(situation, group, wanted, to)) return true;
  return false;
}

/** Returns the provinces to which the pieces of a retreat may go. */
export function refugesOf(situation: Situation, frame: RetreatFrame): readonly PlaceCode[] {
  const { side, order, within } = frame;
  const from = placeCode(situation, frame.from);
  const [units, leaders] = [unitsNamed(situation, frame.units), leadersNamed(situation, frame.leaders)];
  return refuges(situation, { side, units, leaders, from, order, within });
}
