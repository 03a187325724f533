/** R 6.3, 11.2: which side holds a city, which pieces are in it, and which may enter. */
import type { City } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { NO_PIECE } from '../../core/board/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ForceName, SideId } from '../vocabulary.js';
import { isFounded } from './05-control.js';
import { forceOfLeader } from './06-2-forces.js';
import { garrisonRoom } from '../data/garrison.js';

/** Returns the cities in which a side has walls (R 11.2). Its pieces can be in no others. */
export const citiesOf: (situation: Situation, side: SideId) => readonly City[] = memo(
  { forSide: true, on: ['control'] },
  function walledCities(situation, side) {
    return situation.ground.cities.filter(({ number }) => situation.wallHolderOf(number) === side);
  },
);

/** Returns whether a side has walls in a city, and the city exists. */
export const isOwn = (situation: Situation, { number }: City, side: SideId): boolean =>
  situation.wallHolderOf(number) === side && isFounded(situation, number);

/** Returns whether a city has room for another unit (R 11.2). */
export const hasRoom = (situation: Situation, { number, code }: City, side: SideId): boolean =>
  situation.countAt(code, side) < garrisonRoom(situation.wallsOf(number));

/** Returns the force of a piece (R 6.3). */
export const forceOfPiece = (situation: Situation, info: UnitInfo | LeaderInfo): ForceName =>
  'kind' in info ? situation.law.forceOf(situation, info.code) : forceOfLeader(situation, info.code);

/** Returns the forces of a side that have pieces in a city. */
export function garrisonOf(situation: Situation, { code }: City, side: SideId): readonly ForceName[] {
  const forces: ForceName[] = [];
  for (let unit = situation.firstUnitAt(code); unit !== NO_PIECE; unit = situation.unitAfter(unit))
    if (situation.sideOfUnit(unit) === side) add(forces, situation.law.forceOf(situation, unit));
  for (let leader = situation.firstLeaderAt(code); leader !== NO_PIECE; leader = situation.leaderAfter(leader))
    if (situation.sideOfLeader(leader) === side) add(forces, forceOfLeader(situation, leader));
  return forces;
}

function add(forces: ForceName[], force: ForceName): void {
  if (!forces.includes(force)) forces.push(force);
}

/** Returns whether a force may enter a city: no other force is in it (R 6.3). */
export function mayStackWith(garrison: readonly ForceName[], force: ForceName): boolean {
  for (const other of garrison) if (other !== force) return false;
  return true;
}
