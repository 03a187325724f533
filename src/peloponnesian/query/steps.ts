/** R 16.3, 16.6: where a stack can march. */
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

/** Movement points are counted in halves, for a hex along a road costs half a point (R 16.6). */
export const HALVES = 2;

/** A stack on the march. */
export interface Marching extends Stack {
  readonly player: PlayerId;
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  /** The facts of its units. */
  readonly infos: readonly UnitInfo[];
  readonly at: HexCode;
  /** The area through which it passes by area movement; `null`: it stands in `at`. */
  readonly area: AreaCode | null;
  readonly hasMoved: boolean;
  readonly points: number;
  /** It is inside a place. */
  readonly isInside: boolean;
}

/** R 16.3.1, 16.5: the movement points of a stack, in halves: those of its slowest piece. */
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

/** What of a situation never changes. */
type Country = Pick<Situation, 'ground' | 'components'>;

const waysAt = ({ ground }: Country, hex: HexCode): readonly Way[] => waysFrom(ground)[hex] ?? [];

const wayBetween = (country: Country, from: HexCode, to: HexCode): Way | undefined =>
  waysAt(country, from).find((way) => way.to === to);

/** What a step by a way costs, in halves, along a road that is open or not; `null`: it is impossible. */
function costBy({ ground, components }: Country, { to, bits }: Way, isRoadOpen: boolean): number | null {
  const { movement } = components.charts;
  const terrain = ground.terrainAt[to] ?? null;
  if (terrain === null) return null;
  if ((bits & ROAD) !== 0 && isRoadOpen) return movement.road * HALVES;
  const cost = movement.terrain[terrain];
  if (cost === null) return null;
  return (cost + ((bits & (RIVER | STRAIT)) === 0 ? 0 : movement.river)) * HALVES;
}

/** R 16.6, 16.8.2, ruling R3: what a step from hex to hex costs, in halves, along a road that is open or not; `null`: it is impossible. */
export function costAcross(country: Country, from: HexCode, to: HexCode, isRoadOpen: boolean): number | null {
  const way = wayBetween(country, from, to);
  return way === undefined ? null : costBy(country, way, isRoadOpen);
}

/** What a step by a way from a hex costs; masked places close their roads (ruling R4). */
const wayCost = (situation: Situation, from: HexCode, way: Way): number | null =>
  costBy(situation, way, !isMaskedHex(situation, from) && !isMaskedHex(situation, way.to));

/** R 16.6, 16.8.2, rulings R3, R4: what a step from hex to hex costs, in halves; `null`: it is impossible. */
export function stepCost(situation: Situation, from: HexCode, to: HexCode): number | null {
  const way = wayBetween(situation, from, to);
  return way === undefined ? null : wayCost(situation, from, way);
}

/** R 10.2.2 d: whether the stack is inside a masked place, and must fight its way out. */
export const isShutIn = (situation: Situation, { player, at, isInside, hasMoved }: Marching): boolean =>
  isInside && !hasMoved && isHemmedIn(situation, at, campOf(player));

/** Whether a stack that is in a hex with so many points can step on by a way, and end its march there or further on. */
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

/** Whether a stack that is in a hex with so many points can step to any hex. */
const canStepOn = (situation: Situation, march: Marching, from: HexCode, points: number): boolean =>
  waysAt(situation, from).some((way) => canStepTo(situation, march, from, way, points));

/** Whether a stack may leave the hex where it is. */
const mayGo = (situation: Situation, march: Marching): boolean =>
  march.hasMoved || (!isShutIn(situation, march) && mayDepart(situation, march.at, campOf(march.player), march));

/** R 16.3.3, 16.3.4: the hexes to which a stack can step, clockwise from the north. */
export function stepsOf(situation: Situation, march: Marching): readonly HexCode[] {
  const { at, area, points } = march;
  if (area !== null || !mayGo(situation, march)) return [];
  return waysAt(situation, at)
    .filter((way) => canStepTo(situation, march, at, way, points))
    .map(({ to }) => to);
}

/** Whether a stack on its way by area movement can be placed in a hex. */
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

/** R 16.3.2: the hexes of a friendly area in which a stack can be placed. */
export const placesIn = (situation: Situation, march: Marching, area: AreaCode): readonly HexCode[] =>
  hexesOfArea(situation, area).filter((hex) => canSettleIn(situation, march, hex));

/** Returns by area its number and those of the areas that border it. */
const areasAround = derived((map: MapFacts): readonly (readonly AreaCode[])[] =>
  map.areas.map(({ borders }, area) => [area, ...borders.map((id) => areaNumbered(map, id))]),
);

/** Whether a stack can pass into an area that is friendly and has a hex for it. */
const canPassInto = (situation: Situation, march: Marching, area: AreaCode): boolean =>
  landArea(situation, area, campOf(march.player)) === 'friendly' &&
  hexesOfArea(situation, area).some((hex) => canSettleIn(situation, march, hex));

/** R C: whether a camp's units may pass from one area into another: out of a region with unrest they do not. */
function mayCross(situation: Situation, from: AreaCode, to: AreaCode, camp: Camp): boolean {
  const region = regionOfArea(situation, from);
  return !isUnruly(situation, region, camp) || regionOfArea(situation, to) === region;
}

/** The areas into which a stack can pass as far as its own area and its points let it, whether they take it or not. */
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

/** R 16.3.2: the areas into which a stack can pass: from a friendly one to the next, or within it. */
export const areasOf = (situation: Situation, march: Marching): readonly AreaCode[] =>
  areasInReach(situation, march).filter((area) => canPassInto(situation, march, area));

/** The points that area movement costs, in halves. */
export const areaCost = ({ components }: Situation): number => components.charts.movement.landArea * HALVES;

/** R 10.2.2, 17.7.7: whether a stack can attack enemies in the hex where it is. */
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

/** Whether a stack that has not moved yet can do anything at all. */
export const canBegin = (situation: Situation, march: Marching): boolean =>
  canAttackHere(situation, march) ||
  (march.area === null && mayGo(situation, march) && canStepOn(situation, march, march.at, march.points)) ||
  areasInReach(situation, march).some((area) => canPassInto(situation, march, area));

/** R 16.2.1: whether the march may end where the stack is; a stack that has not moved stays as it was. */
export const mayHalt = (situation: Situation, march: Marching): boolean =>
  march.area === null && (!march.hasMoved || mayRest(situation, march.at, campOf(march.player), march));
