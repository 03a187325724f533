/** R 8.2, 8.3: which borders are open, and who may go where. */
import { isPassable, type PlaceCode, type Way } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { regionsOf, watchedPlaces } from '../table/regions.js';
import { inRegion, NO_PIECE } from '../../core/board/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';
import { turnOf } from './04-1-turn.js';
import { provinceAt } from './06-1-presence.js';

/** R 8.2: whether a side may pass the fortress on a border, if there is one: not if its enemy holds it. */
function isUnbarred(situation: Situation, { through }: Way, side: SideId): boolean {
  const holder = through === null ? null : situation.wallHolderOf(through.number);
  return holder === null || holder === side;
}

/** R 8.2: the same of a province on whose borders there are fortresses. */
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

/** R 8.2: the provinces into which a side may go from one, in the order of the map. */
export const waysFrom = (situation: Situation, province: PlaceCode, side: SideId): readonly PlaceCode[] =>
  provinceAt(situation, province).exits?.[turnOf(situation).season] ?? unbarredFrom(situation, province, side);

/** R 8.3, 14.2: whether a piece may be in a province while it is this side's. */
export const mayEnter = (
  situation: Situation,
  piece: UnitInfo | LeaderInfo,
  side: SideId,
  province: PlaceCode,
): boolean => situation.law.mayEnter(situation, piece, side, province);

/** R 8.3, 14.2: those of some provinces in which a piece may be: the very same list, if it may be in all. */
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

/** R 8.3, 14.2: whether a province is within the range of a piece; ranges bind those of one side alone. */
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

/** R 8.3, 14.2: whether the Spartans have risen and are gone from where they rose, or were once (ruling C8.9), or will rise no more. */
export const isRevoltOver = (situation: Situation): boolean =>
  situation.milestones.revoltCalledOff !== undefined || areRebelsGone(situation);

/** What decides whether pieces are free to move, and where they may be: what the game remembers, and where the rebels are (R 3.3, 8.3). */
export const FREEDOM = [
  'course',
  inRegion('units', ({ components }: Situation) => regionsOf(components).watched),
] as const;

/** R 8.3: whether the Spartans have risen, and none of them is left where those may be who must stay for it. */
export function areRebelsGone(situation: Situation): boolean {
  if (situation.milestones.revolt === undefined) return false;
  const { units } = situation.roster;
  for (const place of watchedPlaces(situation.components))
    for (let unit = situation.firstUnitAt(place); unit !== NO_PIECE; unit = situation.unitAfter(unit))
      if (units[unit]?.kind.nation === 'spartan') return false;
  return true;
}
