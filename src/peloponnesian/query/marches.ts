/** R 16.3.1: the possible next actions of a march. */
import { findLeader, findUnit, leadersIn, unitsIn } from './pieces.js';
import type { MarchFrame } from '../frame/march.js';
import { areaNumbered } from '../geometry/names.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { PieceId, PlayerId } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { allowanceOf, type Marching } from './steps.js';
import { canLeaderMarch, canMarch, companionsAt, mayComeAlong, mayStay, phaseOf } from './movement.js';
import { campOf } from './owners.js';
import { hexNamed, leadersAt } from './presence.js';

/** Returns the marching stack of a frame. */
export function marchingOf(situation: Situation, frame: MarchFrame): Marching {
  const { player, leaders, units, area, hasMoved, points } = frame;
  return {
    player,
    leaders,
    units,
    infos: unitsIn(situation, units),
    at: hexNamed(situation, frame.at),
    area: area === null ? null : areaNumbered(situation.ground.map, area),
    hasMoved,
    points,
    isInside: isInside(situation, [...leaders, ...units]),
  };
}

/** Returns whether the first of some pieces is inside the city or fort of its hex. */
function isInside(situation: Situation, [first]: readonly PieceId[]): boolean {
  if (first === undefined) return false;
  const unit = findUnit(situation, first);
  if (unit !== undefined) return situation.unitIs(unit.code, INSIDE);
  const leader = findLeader(situation, first);
  return leader !== undefined && situation.isLeaderInside(leader.code);
}

/** Returns all units that can march with a leader from their hex (R 16.3.1). */
export function followersOf(situation: Situation, player: PlayerId, leader: LeaderInfo): readonly UnitInfo[] {
  const place = situation.placeOfLeader(leader.code);
  const phase = phaseOf(situation);
  return companionsAt(situation, place, player, situation.isLeaderInside(leader.code)).filter((unit) =>
    canMarch(situation, phase, unit),
  );
}

/** Returns the stack of a unit that marches alone. */
export const stackOfUnit = (situation: Situation, player: PlayerId, unit: UnitInfo): Marching => ({
  player,
  leaders: [],
  units: [unit.id],
  infos: [unit],
  at: situation.placeOfUnit(unit.code),
  area: null,
  hasMoved: false,
  points: allowanceOf(situation, [], [unit]),
  isInside: situation.unitIs(unit.code, INSIDE),
});

/** Returns the stack of a leader who begins a march with some units. */
export const stackOfLeader = (
  situation: Situation,
  player: PlayerId,
  leader: LeaderInfo,
  infos: readonly UnitInfo[],
): Marching => ({
  player,
  leaders: [leader.id],
  units: infos.map(({ id }) => id),
  infos,
  at: situation.placeOfLeader(leader.code),
  area: null,
  hasMoved: false,
  points: allowanceOf(situation, [leader], infos),
  isInside: situation.isLeaderInside(leader.code),
});

/** Returns the stack with which a piece begins a march. A leader begins with all possible followers, or alone. */
function firstStack(situation: Situation, player: PlayerId, piece: PieceId, hasCompany: boolean): Marching | undefined {
  const unit = findUnit(situation, piece);
  if (unit !== undefined) return stackOfUnit(situation, player, unit);
  const leader = findLeader(situation, piece);
  if (leader === undefined) return undefined;
  return stackOfLeader(situation, player, leader, hasCompany ? followersOf(situation, player, leader) : []);
}

/** Returns the first frame of a march. A leader begins with all possible followers, or alone. */
export function beginningOf(
  situation: Situation,
  player: PlayerId,
  piece: PieceId,
  hasCompany: boolean,
): MarchFrame | undefined {
  const stack = firstStack(situation, player, piece, hasCompany);
  const hex = stack === undefined ? undefined : situation.places.ids[stack.at];
  if (stack === undefined || hex === undefined) return undefined;
  return {
    kind: 'march',
    player,
    leaders: [...stack.leaders],
    units: [...stack.units],
    left: [],
    from: hex as MarchFrame['from'],
    at: hex as MarchFrame['at'],
    area: null,
    hasMoved: false,
    points: stack.points,
  };
}

/** Returns the pieces that can join a stack in its hex: leaders, and of interchangeable units the first (R 16.3.1). */
export function recruitsOf(situation: Situation, { left }: MarchFrame, march: Marching): readonly PieceId[] {
  const { player, leaders, units, area } = march;
  if (leaders.length === 0 || area !== null) return [];
  const phase = phaseOf(situation);
  const isOut = (id: PieceId): boolean =>
    !left.includes(id) && !units.some((unit) => unit === id) && !leaders.includes(id);
  const troops = companionsAt(situation, march.at, player, march.isInside).filter(
    (unit) => isOut(unit.id) && canMarch(situation, phase, unit),
  );
  const captains = leadersAt(situation, march.at, { player }).filter(
    (leader) =>
      isOut(leader.id) &&
      canLeaderMarch(situation, phase, leader) &&
      (!march.hasMoved || mayComeAlong(situation, march.at, campOf(player), march, leader)),
  );
  return [...captains, ...firstOfKinds(situation, troops)].map(({ id }) => id);
}

/**
 * Returns the pieces that can stay behind in a stack's hex: all leaders but one, and of interchangeable units the first
 * (R 16.2.1, ruling R2).
 */
export function stragglersOf(situation: Situation, march: Marching): readonly PieceId[] {
  const { player, leaders, infos, at, area, hasMoved } = march;
  if (leaders.length === 0 || area !== null) return [];
  const units = firstOfKinds(situation, infos).filter(
    (unit) => !hasMoved || mayStay(situation, at, campOf(player), unit, march),
  );
  return [...leadersIn(situation, leaders).slice(1), ...units].map(({ id }) => id);
}
