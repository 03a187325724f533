/** R 5: the four states of a province, and sea zones. */
import type { City, PlaceCode } from '../table/ground.js';
import { here } from '../../core/board/index.js';
import { memo } from '../table/memo.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';
import { isContested, presenceIn, provinceAt } from './06-1-presence.js';

/** R 5.1: controlled by a side, contested, or independent. */
export type Status = SideId | 'contested' | 'independent';

/**
 * Returns the state of a province (R 5.2-5.5). A steadfast province belongs to its own side unless enemies are alone in
 * it, and is never contested (ruling C5.3).
 */
export const statusOf: (situation: Situation, code: PlaceCode) => Status = memo(
  { of: 'province', on: [here('control')] },
  function status(situation, code) {
    const province = provinceAt(situation, code);
    const holder = situation.holderOf(code);
    if (province.fact.loyalty === 'steadfast') return holder ?? 'independent';
    return isContested(situation, province) ? 'contested' : (holder ?? 'independent');
  },
);

/** Returns whether a side controls a province that is not contested. */
export const isFriendly = (situation: Situation, code: PlaceCode, side: SideId): boolean =>
  situation.holderOf(code) === side && statusOf(situation, code) === side;

/** Returns whether a side controls a province, or has units in it while it is contested. */
export const controlsOrContests = (situation: Situation, code: PlaceCode, side: SideId): boolean => {
  const status = statusOf(situation, code);
  return status === side || (status === 'contested' && presenceIn(situation, provinceAt(situation, code), side) > 0);
};

/**
 * Returns whether a side can use a sea zone: it controls or contests a province on its coast (R 5.6). Both sides may.
 */
export function usesSeaZone(situation: Situation, zone: number, side: SideId): boolean {
  for (const coast of situation.ground.zones[zone]?.coasts ?? [])
    if (controlsOrContests(situation, coast, side)) return true;
  return false;
}

/** Returns the provinces that a side controls and nobody contests, in the order of the map. */
export const provincesOf: (situation: Situation, side: SideId) => readonly PlaceCode[] = memo(
  { forSide: true, on: ['control'] },
  function provincesHeld(situation, side) {
    const held: PlaceCode[] = [];
    for (const { code } of situation.ground.provinces) if (isFriendly(situation, code, side)) held.push(code);
    return held;
  },
);

/**
 * Returns the side that holds a city: the side with walls there, or without walls the holder of its province
 * (ruling C11.1).
 */
export function cityHolder(situation: Situation, number: number): SideId | null {
  const walled = situation.wallHolderOf(number);
  if (walled !== null) return walled;
  const { provinces } = situation.ground.cities[number] as City;
  return provinces.length === 1 ? situation.holderOf(provinces[0] as PlaceCode) : null;
}

/** Returns whether a city exists (R 15.4). A city that is founded exists from the next turn on. */
export function isFounded({ ground, secured, turn }: Situation, number: number): boolean {
  const by = ground.cities[number]?.fact.foundedBy;
  if (by === undefined) return true;
  const founded = secured[by];
  return founded !== undefined && founded < turn;
}
