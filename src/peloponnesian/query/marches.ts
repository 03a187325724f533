/** R 16.3.1: what a march can do next, as its frame says. */
import { findLeader, findUnit, leadersIn, unitsIn } from './pieces.js';
import type { MarchFrame } from '../frame/march.js';
import { NONE } from '../geometry/ground.js';
import { areaNumbered } from '../geometry/names.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { PieceId, PlayerId } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { allowanceOf, type Marching } from './steps.js';
import { canLeaderMarch, canMarch, companionsAt, mayStay, phaseOf } from './movement.js';
import { campOf } from './owners.js';
import { hexNamed, leadersAt } from './presence.js';

/** The stack of a frame. */
export function marchingOf(situation: Situation, frame: MarchFrame): Marching {
  const { player, leaders, units, area, hasMoved, points } = frame;
  const number = area === null ? null : areaNumbered(situation.ground.map, area);
  return {
    player,
    leaders,
    units,
    infos: unitsIn(situation, units),
    at: hexNamed(situation, frame.at),
    area: number === -1 ? NONE : number,
    hasMoved,
    points,
    isInside: isInside(situation, [...leaders, ...units]),
  };
}

/** Whether the first of some pieces is inside the city or fort of its hex. */
function isInside(situation: Situation, [first]: readonly PieceId[]): boolean {
  if (first === undefined) return false;
  const unit = findUnit(situation, first);
  if (unit !== undefined) return situation.unitIs(unit.code, INSIDE);
  const leader = findLeader(situation, first);
  return leader !== undefined && situation.isLeaderInside(leader.code);
}

/** R 16.3.1: all units that can march with a leader from where he is. */
export function followersOf(situation: Situation, player: PlayerId, leader: LeaderInfo): readonly UnitInfo[] {
  const place = situation.placeOfLeader(leader.code);
  const phase = phaseOf(situation);
  return companionsAt(situation, place, player, situation.isLeaderInside(leader.code)).filter((unit) =>
    canMarch(situation, phase, unit),
  );
}

/** How a march of a piece begins; a leader with all who can follow, or alone. */
export function beginningOf(
  situation: Situation,
  player: PlayerId,
  piece: PieceId,
  hasCompany: boolean,
): MarchFrame | undefined {
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  const followers = leader !== undefined && hasCompany ? followersOf(situation, player, leader) : [];
  const units = unit === undefined ? followers : [unit];
  const leaders = leader === undefined ? [] : [leader];
  const place = unit === undefined ? leader && situation.placeOfLeader(leader.code) : situation.placeOfUnit(unit.code);
  const hex = situation.places.ids[place ?? -1];
  if (hex === undefined) return undefined;
  return {
    kind: 'march',
    player,
    leaders: leaders.map(({ id }) => id),
    units: units.map(({ id }) => id),
    left: [],
    from: hex as MarchFrame['from'],
    at: hex as MarchFrame['at'],
    area: null,
    hasMoved: false,
    points: allowanceOf(situation, leaders, units),
  };
}

/** R 16.3.1: who can join a stack where it is: the first of alike units, and leaders. */
export function recruitsOf(situation: Situation, frame: MarchFrame): readonly PieceId[] {
  const { player, leaders, units, left, area } = frame;
  if (leaders.length === 0 || area !== null) return [];
  const phase = phaseOf(situation);
  const march = marchingOf(situation, frame);
  const isOut = (id: PieceId): boolean =>
    !left.includes(id) && !units.some((unit) => unit === id) && !leaders.includes(id);
  const troops = companionsAt(situation, march.at, player, march.isInside).filter(
    (unit) => isOut(unit.id) && canMarch(situation, phase, unit),
  );
  const captains = leadersAt(situation, march.at, { player }).filter(
    (leader) => isOut(leader.id) && canLeaderMarch(situation, phase, leader),
  );
  return [...captains, ...firstOfKinds(situation, troops)].map(({ id }) => id);
}

/** R 16.2.1, ruling R2: who can stay behind where the stack is: the first of alike units, and all leaders but one. */
export function stragglersOf(situation: Situation, frame: MarchFrame): readonly PieceId[] {
  const { player, leaders, area, hasMoved } = frame;
  if (leaders.length === 0 || area !== null) return [];
  const march = marchingOf(situation, frame);
  const units = firstOfKinds(situation, unitsIn(situation, frame.units)).filter(
    (unit) => !hasMoved || mayStay(situation, march.at, campOf(player), unit, frame),
  );
  return [...leadersIn(situation, leaders).slice(1), ...units].map(({ id }) => id);
}
