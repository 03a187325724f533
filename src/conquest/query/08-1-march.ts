/** R 8.1, 8.4, 8.5: which units can go along on a march, and how far it can be forced. */
import type { MarchFrame } from '../frame/index.js';
import { leaderNamed, provinceCode } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import { NO_PIECE } from '../../core/board/index.js';
import type { Column } from '../table/law.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { BaggageId, PieceId, SideId, UnitId } from '../vocabulary.js';
import { firstOfEach, isAlikeAny } from './alike.js';
import { isArmy, troopsIn } from './06-2-forces.js';
import { unitsNamed } from './09-1-combat.js';
import { hasMoved, isFreeNow, statusOnStack, type MovementStatus } from './08-1-status.js';
import { mayEnter, waysFrom } from './08-2-movement.js';
import { hasEnemiesIn, presenceIn, provinceAt } from './06-1-presence.js';

const NOWHERE: readonly PlaceCode[] = [];

/** Returns whether a unit that came along with a leader may go on with that leader (R 8.4). */
const mayGoOn = (situation: Situation, { came }: MarchFrame, { code, id }: UnitInfo): boolean =>
  came.includes(id) && situation.law.joinsForcedMarch(situation, code);

/**
 * Returns whether a unit of the force can still be added to a march (R 8.1, 8.4). It must not have moved; on a forced
 * march, units that came along so far may go on.
 */
function mayGoAlong(
  situation: Situation,
  frame: MarchFrame,
  status: MovementStatus,
  unit: UnitInfo,
  to: PlaceCode,
): boolean {
  const { side, leader, force, stage, units, came } = frame;
  const { law } = situation;
  if (situation.sideOfUnit(unit.code) !== side || law.forceOf(situation, unit.code) !== force) return false;
  if (units.includes(unit.id)) return false;
  if (stage === 'further' && came.includes(unit.id) ? !mayGoOn(situation, frame, unit) : hasMoved(status, unit))
    return false;
  return (
    (leader !== null || law.movesAlone(situation, unit.code)) &&
    isFreeNow(situation, status, unit) &&
    mayEnter(situation, unit, side, to)
  );
}

/**
 * Returns the units that can still be added to a march: units of the force in the field (ruling C8.1) that have not
 * moved; on a forced march, also those that may go on (R 8.1, 8.4).
 */
export function unitsToTake(situation: Situation, frame: MarchFrame): readonly UnitInfo[] {
  const { side, from, to, stage, units, came } = frame;
  const all: UnitInfo[] = [];
  const start = provinceCode(situation, from);
  if (situation.countAt(start, side) === 0) return all;
  const spare = spareUnits(situation, frame);
  if (spare <= 0) return all;
  // The last spare unit must be one that has come from the start (R 8.4).
  const isLast = stage === 'further' && spare === 1 && !isAnyOf(units, came);
  const target = provinceCode(situation, to);
  const status = statusOnStack(situation, side);
  for (let code = situation.firstUnitAt(start); code !== NO_PIECE; code = situation.unitAfter(code)) {
    const unit = situation.roster.units[code] as UnitInfo;
    if (mayGoAlong(situation, frame, status, unit, target) && (!isLast || mayGoOn(situation, frame, unit)))
      all.push(unit);
  }
  return all;
}

/**
 * R 8.1, 8.4: the units that can be taken along next, one of each set of alike units; `together`: several are left, and
 * all of them can go.
 */
export interface NextUnits {
  readonly firsts: readonly UnitInfo[];
  readonly together: boolean;
}

const NO_UNITS: NextUnits = { firsts: [], together: false };

export function nextToTake(situation: Situation, frame: MarchFrame): NextUnits {
  if (frame.stage === 'gather') return nextToGather(situation, frame);
  const left = unitsToTake(situation, frame);
  const together = left.length > 1 && left.length <= spareUnits(situation, frame);
  return { firsts: firstOfEachMoved(situation, left, frame.came), together };
}

/**
 * Returns the units that can be taken along next when a march begins: no unit has moved, and all can be spared (R 8.1).
 */
function nextToGather(situation: Situation, frame: MarchFrame): NextUnits {
  const { side, from, to, units } = frame;
  const start = provinceCode(situation, from);
  // The gathered units are still there.
  if (situation.countAt(start, side) <= units.length) return NO_UNITS;
  const firsts: UnitInfo[] = [];
  const target = provinceCode(situation, to);
  const status = statusOnStack(situation, side);
  let left = 0;
  for (let code = situation.firstUnitAt(start); code !== NO_PIECE; code = situation.unitAfter(code)) {
    const unit = situation.roster.units[code] as UnitInfo;
    const isOther = !isAlikeAny(situation, firsts, unit);
    // Of alike units it only matters whether several are left.
    if ((!isOther && left > 1) || !mayGoAlong(situation, frame, status, unit, target)) continue;
    if (isOther) firsts.push(unit);
    left++;
  }
  return { firsts, together: left > 1 };
}

/**
 * Returns how many more units can go on (R 8.5). Where an enemy has a unit, in the field or in a city, one unit of any
 * kind must stay (ruling C8.7).
 */
export const spareUnits = (situation: Situation, { side, from, stage, units }: MarchFrame): number =>
  stage === 'further' ? spareUnitsIn(situation, provinceCode(situation, from), side, units.length) : Infinity;

/**
 * Returns how many more units of a side can leave a province into which they have marched, if `leaving` units leave it
 * anyway (R 8.5).
 */
function spareUnitsIn(situation: Situation, code: PlaceCode, side: SideId, leaving: number): number {
  const province = provinceAt(situation, code);
  return hasEnemiesIn(situation, province, side) ? presenceIn(situation, province, side) - leaving - 1 : Infinity;
}

/** Returns the column of a march, which decides what baggage may go along. */
export const columnOf = ({ leader, units, stage }: MarchFrame): Column => ({
  units,
  leaders: leader === null ? [] : [leader],
  forced: stage === 'further',
});

/** Returns the baggage that can still go along: it has not moved, or it has come along and may go on (R 11.7). */
export function baggageToTake(situation: Situation, frame: MarchFrame, moved: readonly PieceId[]): readonly PieceId[] {
  const { side, from, stage, baggage, fit = [] } = frame;
  const { roster, ground } = situation;
  const all: PieceId[] = [];
  for (const { code, id } of roster.freight)
    if (
      ground.places[situation.placeOfBaggage(code)] === from &&
      situation.sideOfBaggage(code) === side &&
      (!moved.includes(id) || (stage === 'further' && fit.includes(id))) &&
      !baggage.includes(id) &&
      situation.law.cargoRefusal(situation, columnOf(frame), code) === undefined
    )
      all.push(id);
  return all;
}

const NO_FOLLOWERS: readonly BaggageId[] = [];

/** Returns the baggage that always moves with the leader of a march. */
export function baggageFollowing(situation: Situation, { leader, from }: MarchFrame): readonly BaggageId[] {
  const { drawn } = situation.roster;
  if (leader === null || drawn.length === 0) return NO_FOLLOWERS;
  const followers: BaggageId[] = [];
  const start = provinceCode(situation, from);
  for (const { code, id, leader: followed } of drawn)
    if (followed === leader && situation.placeOfBaggage(code) === start) followers.push(id);
  return followers;
}

/** Returns whether any of these units is among `those`. */
function isAnyOf(units: readonly UnitId[], those: readonly UnitId[]): boolean {
  for (const unit of units) if (those.includes(unit)) return true;
  return false;
}

/**
 * Returns whether the gathered pieces can depart. A leader alone can; a forced march needs a unit that has come from
 * the start (R 8.4, ruling C8.4).
 */
export const canDepart = ({ leader, stage, units, came }: MarchFrame): boolean =>
  stage === 'further' ? isAnyOf(units, came) : leader !== null || units.length > 0;

/** Returns whether an enemy has an army in the field of a province (R 8.5). */
function isBlocked(situation: Situation, province: PlaceCode, side: SideId): boolean {
  const { law } = situation;
  for (const troops of troopsIn(situation, province))
    if (isArmy(troops) && law.hostile(situation, side, troops.side)) return true;
  return false;
}

/** Returns the units that came along with a leader into a province and may go on with that leader (R 8.4). */
function unitsGoingOn(
  situation: Situation,
  { force, came }: MarchFrame,
  status: MovementStatus,
  province: PlaceCode,
): readonly UnitInfo[] {
  const { law } = situation;
  const going: UnitInfo[] = [];
  for (const unit of unitsNamed(situation, came))
    if (
      situation.placeOfUnit(unit.code) === province &&
      situation.sideOfUnit(unit.code) === status.side &&
      law.joinsForcedMarch(situation, unit.code) &&
      law.forceOf(situation, unit.code) === force &&
      isFreeNow(situation, status, unit)
    )
      going.push(unit);
  return going;
}

/** Returns whether any of these units may be in a province (R 8.3). */
function mayAnyEnter(situation: Situation, units: readonly UnitInfo[], side: SideId, province: PlaceCode): boolean {
  for (const unit of units) if (mayEnter(situation, unit, side, province)) return true;
  return false;
}

/**
 * Returns the provinces into which a march can be forced from the first one; never the province where it began
 * (R 8.4, 8.5).
 */
export function forcedMarchTargets(situation: Situation, frame: MarchFrame): readonly PlaceCode[] {
  const { side, leader, to, began, came } = frame;
  if (leader === null || came.length === 0) return NOWHERE;
  const info = leaderNamed(situation, leader);
  if (!situation.law.leadsForcedMarch(situation, info.code)) return NOWHERE;
  const here = provinceCode(situation, to);
  if (isBlocked(situation, here, side) || spareUnitsIn(situation, here, side, 0) <= 0) return NOWHERE;
  const status = statusOnStack(situation, side);
  const going = unitsGoingOn(situation, frame, status, here);
  if (going.length === 0 || !isFreeNow(situation, status, info)) return NOWHERE;
  const start = provinceCode(situation, began);
  const onward: PlaceCode[] = [];
  for (const province of waysFrom(situation, here, side))
    if (
      province !== start &&
      mayEnter(situation, info, side, province) &&
      mayAnyEnter(situation, going, side, province)
    )
      onward.push(province);
  return onward;
}

/** Returns the first of each set of alike units. Units that have moved and units that have not are never alike. */
function firstOfEachMoved(
  situation: Situation,
  units: readonly UnitInfo[],
  moved: readonly UnitId[],
): readonly UnitInfo[] {
  if (units.length < 2 || moved.length === 0) return firstOfEach(situation, units);
  const [here, gone]: [UnitInfo[], UnitInfo[]] = [[], []];
  for (const unit of units) (moved.includes(unit.id) ? gone : here).push(unit);
  const firsts = firstOfEach(situation, here);
  return gone.length === 0 ? firsts : [...firsts, ...firstOfEach(situation, gone)];
}
