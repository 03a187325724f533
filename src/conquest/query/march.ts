/** R 8.1, 8.4, 8.5: who can go along on a march, and how much further it can go. */
import type { MarchFrame } from '../frame/index.js';
import type { PlaceCode } from '../table/ground.js';
import type { Column } from '../table/law.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { BaggageId, LeaderId, PieceId, ProvinceId, SideId } from '../vocabulary.js';
import { firstOfEach } from './alike.js';
import { isArmy, troopsIn } from './forces.js';
import { mayEnter, waysFrom } from './movement.js';
import { presenceIn, provinceAt, unitsAt } from './presence.js';

/** What has moved already in this phase. */
export type Moved = readonly PieceId[];

/** The code of a province of the map. */
export function provinceCode({ ground }: Situation, id: ProvinceId): PlaceCode {
  const code = ground.codes.get(id);
  if (code === undefined) throw new RangeError(`the map has no ${id}`);
  return code;
}

/** Whether a piece may go into a province: it may move at all, and be there. */
export const mayGo = (situation: Situation, info: UnitInfo | LeaderInfo, side: SideId, province: PlaceCode): boolean =>
  situation.law.mayMove(situation, { side, info }) && mayEnter(situation, info, side, province);

/** R 8.1: the provinces into which a piece can go from one. */
export const waysOf = (
  situation: Situation,
  info: UnitInfo | LeaderInfo,
  side: SideId,
  from: PlaceCode,
): readonly PlaceCode[] =>
  situation.law.mayMove(situation, { side, info })
    ? waysFrom(situation, from, side).filter((province) => mayEnter(situation, info, side, province))
    : [];

/** R 8.4: whether a unit that came along with a leader may go on with him. */
const goesOn = (situation: Situation, { came }: MarchFrame, { code, id }: UnitInfo): boolean =>
  came.includes(id) && situation.law.joinsForcedMarch(situation, code);

/**
 * R 8.1, 8.4: whether a unit is of the force of a march and still to go along: it has not moved; from a first province on, who came
 * that far may.
 */
function isToGo(situation: Situation, frame: MarchFrame, moved: Moved, unit: UnitInfo): boolean {
  const { leader, force, stage, units, came } = frame;
  if (units.includes(unit.id)) return false;
  if (stage === 'further' && came.includes(unit.id) ? !goesOn(situation, frame, unit) : moved.includes(unit.id))
    return false;
  return (
    situation.law.forceOf(situation, unit.code) === force &&
    (leader !== null || situation.law.movesAlone(situation, unit.code))
  );
}

/** R 8.1, 8.4: who can still go along: of the force, in the field there now (ruling C8.1), and not moved; from a first province on, those who may. */
export function companions(situation: Situation, frame: MarchFrame, moved: Moved): readonly UnitInfo[] {
  const { side, from, to, stage, units, came } = frame;
  const all: UnitInfo[] = [];
  const start = provinceCode(situation, from);
  if (situation.countAt(start, side) === 0) return all;
  const spare = toSpare(situation, frame);
  if (spare <= 0) return all;
  // The last who can be spared is one who has come from the start (R 8.4).
  const isLast = stage === 'further' && spare === 1 && !units.some((id) => came.includes(id));
  const target = provinceCode(situation, to);
  for (const unit of unitsAt(situation, start, side))
    if (
      isToGo(situation, frame, moved, unit) &&
      (!isLast || goesOn(situation, frame, unit)) &&
      mayGo(situation, unit, side, target)
    )
      all.push(unit);
  return all;
}

/** R 8.5: how many more can go on: where an enemy's unit is, in a city too, one must be left, whoever it is (ruling C8.7). */
export function toSpare(situation: Situation, { side, from, stage, units }: MarchFrame): number {
  if (stage !== 'further') return Infinity;
  const province = provinceAt(situation, provinceCode(situation, from));
  if (!enemiesOf(situation, side).some((enemy) => presenceIn(situation, province, enemy) > 0)) return Infinity;
  return presenceIn(situation, province, side) - units.length - 1;
}

/** Those who have gathered, as far as what goes along with them is concerned. */
export const columnOf = ({ leader, units, stage }: MarchFrame): Column => ({
  units,
  leaders: leader === null ? [] : [leader],
  forced: stage === 'further',
});

/** R 11.7: what can still go along: what has not moved, or has come with those who go on, and may. */
export function cargo(situation: Situation, frame: MarchFrame, moved: Moved): readonly PieceId[] {
  const { side, stage, baggage, fit = [] } = frame;
  const from = provinceCode(situation, frame.from);
  const all: PieceId[] = [];
  for (const { code, id } of situation.roster.freight)
    if (
      situation.placeOfBaggage(code) === from &&
      situation.sideOfBaggage(code) === side &&
      (!moved.includes(id) || (stage === 'further' && fit.includes(id))) &&
      !baggage.includes(id) &&
      situation.law.cargoBar(situation, columnOf(frame), code) === undefined
    )
      all.push(id);
  return all;
}

/** R X2.3: what goes where this leader goes from here, asked or not. */
export function followersOf(situation: Situation, leader: LeaderId | null, from: PlaceCode): readonly BaggageId[] {
  const drawn: BaggageId[] = [];
  if (leader === null) return drawn;
  for (const [code, { id, follows }] of situation.components.counters.baggage.entries())
    if (follows === leader && situation.placeOfBaggage(code) === from) drawn.push(id);
  return drawn;
}

/** Whether those who have gathered can go: a leader alone too, but no further without somebody from the start (R 8.4, ruling C8.4). */
export const canDepart = ({ leader, stage, units, came }: MarchFrame): boolean =>
  stage === 'further' ? units.some((id) => came.includes(id)) : leader !== null || units.length > 0;

/** The sides at war with one. */
export const enemiesOf = (situation: Situation, side: SideId): readonly SideId[] =>
  situation.roster.sides.filter((other) => situation.law.hostile(situation, side, other));

/** Whether an army of an enemy stands in the field of a province (R 8.5). */
const isBlocked = (situation: Situation, province: PlaceCode, side: SideId): boolean =>
  troopsIn(situation, province).some((troops) => isArmy(troops) && situation.law.hostile(situation, side, troops.side));

/** R 8.4: of those who came along with a leader into a province those who may go on with him. */
function goingOn(situation: Situation, frame: MarchFrame, province: PlaceCode): readonly UnitInfo[] {
  const { side, force, came } = frame;
  if (came.length === 0) return [];
  return unitsAt(situation, province, side).filter(
    (unit) =>
      goesOn(situation, frame, unit) &&
      situation.law.forceOf(situation, unit.code) === force &&
      situation.law.mayMove(situation, { side, info: unit }),
  );
}

/** R 8.4, 8.5: the provinces into which a march can be forced from the first one; never back to where it began. */
export function onwardFrom(situation: Situation, frame: MarchFrame): readonly PlaceCode[] {
  const { side, leader, to, began } = frame;
  const { roster, law } = situation;
  const info = roster.leaders[roster.leaderCodes.get(leader ?? '') ?? -1];
  if (info === undefined || !law.leadsForcedMarch(situation, info.code)) return [];
  const here = provinceCode(situation, to);
  const going = goingOn(situation, frame, here);
  if (going.length === 0 || isBlocked(situation, here, side)) return [];
  if (toSpare(situation, { ...frame, stage: 'further', from: to, units: [] }) <= 0) return [];
  const start = provinceCode(situation, began);
  return waysOf(situation, info, side, here).filter(
    (province) => province !== start && going.some((unit) => mayEnter(situation, unit, side, province)),
  );
}

/** Of units the first of each that are alike, those who have moved apart from those who have not. */
export function firstOfEachMoved(situation: Situation, units: readonly UnitInfo[], moved: Moved): readonly UnitInfo[] {
  if (units.length < 2 || moved.length === 0) return firstOfEach(situation, units);
  const [here, gone]: [UnitInfo[], UnitInfo[]] = [[], []];
  for (const unit of units) (moved.includes(unit.id) ? gone : here).push(unit);
  const firsts = firstOfEach(situation, here);
  return gone.length === 0 ? firsts : [...firsts, ...firstOfEach(situation, gone)];
}
