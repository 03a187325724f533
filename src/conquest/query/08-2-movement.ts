/** R 8.2, 8.3: which borders are open, and which pieces may enter which provinces. */
import { isPassable, type PlaceCode, type Way } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { regionsOf, watchedPlaces } from '../table/regions.js';
import { inRegion, NO_PIECE } from '../../core/board/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';
import { turnOf } from './04-1-turn.js';
import { provinceAt } from './06-1-presence.js';

/** Returns whether a side may cross a border: no enemy holds a fortress on it (R 8.2). */
function isUnbarred(situation: Situation, { through }: Way, side: SideId): boolean {
  const holder = through === null ? null : situation.wallHolderOf(through.number);
  return holder === null || holder === side;
}

/** Returns the provinces that a side may enter from a province with fortresses on its borders (R 8.2). */
const unbarredFrom: (situation: Situation, province: PlaceCode, side: SideId) => readonly PlaceCode[] = memo(
  { of: 'province', forSide: true, on: ['control', 'course'] },
  function unbarredWays(situation, province, side) {
    const { season } = turnOf(situation);
    const open: PlaceCode[] = [];
    for (const way of provinceAt(situation, province).ways)
      if (isPassable(way, season) && isUnbarred(situation, way, side)) open.push(way.to);
    return open;
  },
);

/** Returns the provinces that a side may enter from a province, in the order of the map (R 8.2). */
export const waysFrom = (situation: Situation, province: PlaceCode, side: SideId): readonly PlaceCode[] =>
  provinceAt(situation, province).exits?.[turnOf(situation).season] ?? unbarredFrom(situation, province, side);

/** Returns whether a piece of this side may be in a province (R 8.3, 14.2). */
export const mayEnter = (
  situation: Situation,
  piece: UnitInfo | LeaderInfo,
  side: SideId,
  province: PlaceCode,
): boolean => situation.law.mayEnter(situation, piece, side, province);

/** Returns those of these provinces in which a piece may be; the same list if it may be in all (R 8.3, 14.2). */
export function enterable(
  situation: Situation,
  piece: UnitInfo | LeaderInfo,
  side: SideId,
  provinces: readonly PlaceCode[],
): readonly PlaceCode[] {
  for (const province of provinces)
    if (!mayEnter(situation, piece, side, province))
      return provinces.filter((each) => mayEnter(situation, piece, side, each));
  return provinces;
}

/** Returns whether a province is within the range of a piece (R 8.3, 14.2). A range binds pieces of one side only. */
export function isInRange(
  situation: Situation,
  piece: UnitInfo | LeaderInfo,
  side: SideId,
  province: PlaceCode,
): boolean {
  const range = situation.law.rangeOf(situation, piece);
  if (range === null || range.side !== side) return true;
  if (range.untilRevoltIsOver === true && isRevoltOver(situation)) return true;
  return range.within[province] === true;
}

/**
 * Returns whether the Spartan revolt is over: the rebels are gone from where they rose, or were gone once
 * (ruling C8.9), or there will be no revolt (R 8.3, 14.2).
 */
export const isRevoltOver = (situation: Situation): boolean =>
  situation.milestones.revoltCalledOff !== undefined || areRebelsGone(situation);

/**
 * The groups that decide whether pieces are free to move and where they may be: the course of the game, and the units
 * in the provinces where the rebels are (R 3.3, 8.3).
 */
export const FREEDOM = [
  'course',
  inRegion('units', ({ components }: Situation) => regionsOf(components).watched),
] as const;

/**
 * Returns whether the Spartans have revolted, and none of them is left in the provinces to which units are restricted
 * because of them (R 8.3).
 */
export function areRebelsGone(situation: Situation): boolean {
  if (situation.milestones.revolt === undefined) return false;
  const { units } = situation.roster;
  for (const place of watchedPlaces(situation.components))
    for (let unit = situation.firstUnitAt(place); unit !== NO_PIECE; unit = situation.unitAfter(unit))
      if (units[unit]?.kind.nation === 'spartan') return false;
  return true;
}
