/** R 16.3, 16.6: the possible steps of a march. */
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { MapFacts } from '../data/shape/map.js';
import { waysFrom, type Way } from '../geometry/beside.js';
import { NONE, RIVER, ROAD, STRAIT, type AreaCode } from '../geometry/ground.js';
import { areaNumbered } from '../geometry/names.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, LeaderId, PlayerId, UnitId } from '../vocabulary.js';
import { hexesByArea, isMaskedHex, landArea } from './areas.js';
import { isInvaded } from './omens.js';
import { campOf, regionOfArea } from './owners.js';
import { isClosedByTruce } from './peace.js';
import { isBeyondGroundsOfGeneral } from './persia.js';
import {
  hasEnemiesHere,
  isHemmedIn,
  isHostile,
  mayAttack,
  mayDepart,
  mayEnter,
  mayRest,
  type Stack,
} from './movement.js';
import { isUnruly } from './unrest.js';

/** Movement points are counted in halves, because a hex along a road costs half a point (R 16.6). */
export const HALVES = 2;

/** A marching stack. */
export interface Marching extends Stack {
  readonly player: PlayerId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  /** The facts of its units. */
  readonly infos: readonly UnitInfo[];
  readonly at: HexCode;
  /** The area through which it passes by area movement, or `null` if it is in the hex `at`. */
  readonly area: AreaCode | null;
  readonly hasMoved: boolean;
  readonly points: number;
  /** Whether it is inside a place. */
  readonly isInside: boolean;
}

/** Returns the movement points of a stack, in halves: those of its slowest piece (R 16.3.1, 16.5). */
export function allowanceOf(
  { components }: Situation,
  leaders: readonly LeaderInfo[],
  units: readonly UnitInfo[],
): number {
  const { allowance } = components.charts.movement;
  let least = leaders.length > 0 ? allowance.leader : Infinity;
  for (const { type } of units) least = Math.min(least, type === 'fleet' ? 0 : allowance[type]);
  return least * HALVES;
}

/** The parts of a situation that never change. */
type Country = Pick<Situation, 'ground' | 'components'>;

const waysAt = ({ ground }: Country, hex: HexCode): readonly Way[] => waysFrom(ground)[hex] ?? [];

const wayBetween = (country: Country, from: HexCode, to: HexCode): Way | undefined =>
  waysAt(country, from).find((way) => way.to === to);

/**
 * Returns the cost of a step by a way, in halves, with an open or a closed road. Returns `null` if it is impossible.
 */
function costBy({ ground, components }: Country, { to, bits }: Way, isRoadOpen: boolean): number | null {
  const { movement } = components.charts;
  const terrain = ground.terrainAt[to] ?? null;
  if (terrain === null) return null;
  if ((bits & ROAD) !== 0 && isRoadOpen) return movement.road * HALVES;
  const cost = movement.terrain[terrain];
  if (cost === null) return null;
  return (cost + ((bits & (RIVER | STRAIT)) === 0 ? 0 : movement.river)) * HALVES;
}

/**
 * Returns the cost of a step from hex to hex, in halves, with an open or a closed road. Returns `null` if it is
 * impossible (R 16.6, 16.8.2, ruling R3).
 */
export function costAcross(country: Country, from: HexCode, to: HexCode, isRoadOpen: boolean): number | null {
  const way = wayBetween(country, from, to);
  return way === undefined ? null : costBy(country, way, isRoadOpen);
}

/** Returns the cost of a step by a way from a hex. Masked places close their roads (ruling R4). */
const wayCost = (situation: Situation, from: HexCode, way: Way): number | null =>
  costBy(situation, way, !isMaskedHex(situation, from) && !isMaskedHex(situation, way.to));

/**
 * Returns the cost of a step from hex to hex, in halves, or `null` if it is impossible (R 16.6, 16.8.2, rulings R3,
 * R4).
 */
export function stepCost(situation: Situation, from: HexCode, to: HexCode): number | null {
  const way = wayBetween(situation, from, to);
  return way === undefined ? null : wayCost(situation, from, way);
}

/** Returns whether the stack is inside a masked place, and must fight its way out (R 10.2.2 d). */
export const isShutIn = (situation: Situation, { player, at, isInside, hasMoved }: Marching): boolean =>
  isInside && !hasMoved && isHemmedIn(situation, at, campOf(player));

/**
 * Returns whether a stack in a hex with a number of points can step by a way, and end its march there or further on.
 */
function canStepTo(situation: Situation, march: Marching, from: HexCode, way: Way, points: number): boolean {
  const { player, units, infos } = march;
  const { to } = way;
  const camp = campOf(player);
  const cost = wayCost(situation, from, way);
  if (cost === null || cost > points || !mayEnter(situation, to, player, infos, false, from)) return false;
  if (isClosedByTruce(situation, to, camp, from)) return false;
  if (isBeyondGroundsOfGeneral(situation, march.leaders, to)) return false;
  if (isHostile(situation, to, camp))
    return mayAttack(situation, to, camp, units.length) && mayRest(situation, to, camp, march);
  return mayRest(situation, to, camp, march) || canStepOn(situation, march, to, points - cost);
}

/** Returns whether a stack in a hex with a number of points can step to any hex. */
const canStepOn = (situation: Situation, march: Marching, from: HexCode, points: number): boolean =>
  waysAt(situation, from).some((way) => canStepTo(situation, march, from, way, points));

/** Returns whether a stack may leave its hex. */
const mayGo = (situation: Situation, march: Marching): boolean =>
  march.hasMoved || (!isShutIn(situation, march) && mayDepart(situation, march.at, campOf(march.player), march));

/** Returns the hexes to which a stack can step, clockwise from the north (R 16.3.3, 16.3.4). */
export function stepsOf(situation: Situation, march: Marching): readonly HexCode[] {
  const { at, area, points } = march;
  if (area !== null || !mayGo(situation, march)) return [];
  return waysAt(situation, at)
    .filter((way) => canStepTo(situation, march, at, way, points))
    .map(({ to }) => to);
}

/** Returns whether a stack in area movement can be placed in a hex. */
function canSettleIn(situation: Situation, march: Marching, hex: HexCode): boolean {
  const { player, infos, at, area, hasMoved } = march;
  const camp = campOf(player);
  return (
    (hex !== at || (hasMoved && area !== null)) &&
    mayEnter(situation, hex, player, infos, false, at) &&
    !isClosedByTruce(situation, hex, camp, at) &&
    !isBeyondGroundsOfGeneral(situation, march.leaders, hex) &&
    !isHostile(situation, hex, camp) &&
    mayRest(situation, hex, camp, march)
  );
}

const hexesOfArea = ({ ground }: Situation, area: AreaCode): readonly HexCode[] => hexesByArea(ground)[area] ?? [];

/** Returns the hexes of a friendly area in which a stack can be placed (R 16.3.2). */
export const placesIn = (situation: Situation, march: Marching, area: AreaCode): readonly HexCode[] =>
  hexesOfArea(situation, area).filter((hex) => canSettleIn(situation, march, hex));

/** Returns for each area its own code and those of its neighbours. */
const areasAround = derived((map: MapFacts): readonly (readonly AreaCode[])[] =>
  map.areas.map(({ borders }, area) => [area, ...borders.map((id) => areaNumbered(map, id))]),
);

/** Returns whether a stack can pass into an area: it is friendly and has a hex for the stack. */
const canPassInto = (situation: Situation, march: Marching, area: AreaCode): boolean =>
  landArea(situation, area, campOf(march.player)) === 'friendly' &&
  hexesOfArea(situation, area).some((hex) => canSettleIn(situation, march, hex));

/**
 * Returns whether a camp's units may pass from one area into another. They may not leave a region with unrest (R C).
 */
function mayCross(situation: Situation, from: AreaCode, to: AreaCode, camp: Camp): boolean {
  const region = regionOfArea(situation, from);
  return !isUnruly(situation, region, camp) || regionOfArea(situation, to) === region;
}

/**
 * Returns the areas within reach of a stack by its own area and its points, without a check of the areas themselves.
 */
function areasInReach(situation: Situation, march: Marching): readonly AreaCode[] {
  const { ground } = situation;
  const { player, at, area, points } = march;
  if (points < areaCost(situation) || (area === null && !mayGo(situation, march))) return [];
  const here = area ?? ground.areaAt[at] ?? NONE;
  const isInvadedArea = (each: AreaCode): boolean => isInvaded(situation, regionOfArea(situation, each));
  const around = areasAround(ground.map)[here]?.filter(
    (next) => mayCross(situation, here, next, campOf(player)) && !isInvadedArea(next),
  );
  if (isInvadedArea(here)) return [];
  if (around === undefined || landArea(situation, here, campOf(player)) !== 'friendly') return [];
  return area === null ? around : around.slice(1);
}

/** Returns the areas into which a stack can pass: from a friendly one to an adjacent one, or within it (R 16.3.2). */
export const areasOf = (situation: Situation, march: Marching): readonly AreaCode[] =>
  areasInReach(situation, march).filter((area) => canPassInto(situation, march, area));

/** Returns the cost of area movement, in halves. */
export const areaCost = ({ components }: Situation): number => components.charts.movement.landArea * HALVES;

/** Returns whether a stack can attack enemies in the hex where it is (R 10.2.2, 17.7.7). */
export function canAttackHere(situation: Situation, march: Marching): boolean {
  const { player, at, area, units } = march;
  const camp = campOf(player);
  return (
    area === null &&
    hasEnemiesHere(situation, at, camp) &&
    mayAttack(situation, at, camp, units.length) &&
    (units.length === 1 || march.leaders.length > 0)
  );
}

/** Returns whether a stack that has not moved yet has any possible move or attack. */
export const canBegin = (situation: Situation, march: Marching): boolean =>
  canAttackHere(situation, march) ||
  (march.area === null && mayGo(situation, march) && canStepOn(situation, march, march.at, march.points)) ||
  areasInReach(situation, march).some((area) => canPassInto(situation, march, area));

/** Returns whether the march may end in the stack's hex. A stack that has not moved may always stay (R 16.2.1). */
export const mayHalt = (situation: Situation, march: Marching): boolean =>
  march.area === null && (!march.hasMoved || mayRest(situation, march.at, campOf(march.player), march));
