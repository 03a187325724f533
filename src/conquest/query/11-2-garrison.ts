/** R 6.3, 11.2: whose a city is, who is in it, and who may join them. */
import type { City } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { NO_PIECE } from '../../core/board/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { ForceName, SideId } from '../vocabulary.js';
import { isFounded } from './05-control.js';
import { forceOfLeader } from './06-2-forces.js';
import { garrisonRoom } from '../data/garrison.js';

/** R 11.2: the cities with walls of a side: nobody is in any other but theirs. */
export const citiesOf: (situation: Situation, side: SideId) => readonly City[] = memo(
  { forSide: true, on: ['control'] },
  function walledCities(situation, side) {
    return situation.ground.cities.filter(({ number }) => situation.wallHolderOf(number) === side);
  },
);

/** Whether it is a city with walls of a side. */
export const isOwn = (situation: Situation, { number }: City, side: SideId): boolean =>
  situation.wallHolderOf(number) === side && isFounded(situation, number);

/** Whether a city takes in one unit more (R 11.2). */
export const hasRoom = (situation: Situation, { number, code }: City, side: SideId): boolean =>
  situation.countAt(code, side) < garrisonRoom(situation.wallsOf(number));

/** R 6.3: the force that a piece belongs to. */
export const forceOfPiece = (situation: Situation, info: UnitInfo | LeaderInfo): ForceName =>
  'kind' in info ? situation.law.forceOf(situation, info.code) : forceOfLeader(situation, info.code);

/** The forces of which a side has somebody in a city. */
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

/** R 6.3: whether those of a force would be in a city with nobody or their own. */
export function mayStackWith(garrison: readonly ForceName[], force: ForceName): boolean {
  for (const other of garrison) if (other !== force) return false;
  return true;
}
