/** R 12.5: where walls can be built with replacements, and which can be razed for them. */
import { MOST_WALLS } from '../data/shape.js';
import type { City, PlaceCode } from '../table/ground.js';
import { memo } from '../table/memo.js';
import { regionsOf } from '../table/regions.js';
import type { RefusalReason } from '../table/law.js';
import { inRegion, NO_PIECE } from '../../core/board/index.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';
import { isFounded, isFriendly } from './05-control.js';
import { citiesOf } from './11-2-garrison.js';
import { provinceAt, sidesIn } from './06-1-presence.js';
import type { Budget } from './12-replacements.js';
import { garrisonRoom } from '../data/garrison.js';

/** Returns how many wall markers are not on the map (R 12.5). */
export function wallMarkersLeft(situation: Situation): number {
  let left = situation.components.counters.walls;
  for (let city = situation.ground.cities.length - 1; city >= 0; city--) left -= situation.wallsOf(city);
  return left;
}

/** Returns whether a city lies in a province that a side controls and nobody contests (R 12.5). */
const isSafe = (situation: Situation, { provinces }: City, side: SideId): boolean =>
  provinces.length === 1
    ? isFriendly(situation, provinces[0] as PlaceCode, side)
    : isSafeBetween(situation, provinces, side);

/**
 * Returns whether a fortress on a border is safe: the side controls one of the two provinces, and no other side has
 * units in either (R 12.5, ruling C12.5).
 */
function isSafeBetween(situation: Situation, provinces: readonly PlaceCode[], side: SideId): boolean {
  const isOurs = (province: PlaceCode): boolean => isFriendly(situation, province, side);
  const isFree = (province: PlaceCode): boolean =>
    sidesIn(situation, provinceAt(situation, province)).every((each) => each === side);
  return provinces.some(isOurs) && provinces.every(isFree);
}

const HOLY: RefusalReason = { code: 'holyPlace', rule: 'R 6.4' };
const NOT_FOUNDED: RefusalReason = { code: 'notFounded', rule: 'R 15.4' };
const NOT_SAFE: RefusalReason = { code: 'cityNotSafe', rule: 'R 12.5' };

/** Returns why a side can build no walls in a city, however many are there (R 6.4, 12.5, 15.4). */
function siteRefusal(situation: Situation, side: SideId, city: City): RefusalReason | undefined {
  if (city.fact.holy === true) return HOLY;
  if (!isFounded(situation, city.number)) return NOT_FOUNDED;
  return isSafe(situation, city, side) ? undefined : NOT_SAFE;
}

const OF_THE_ENEMY: RefusalReason = { code: 'wallsOfTheEnemy', rule: 'ruling C12.4' };
const COMPLETE: RefusalReason = { code: 'wallsComplete', rule: 'R 6.4' };

/** Returns why a city has no room for another wall (R 6.4, 12.5). */
function roomRefusal(situation: Situation, side: SideId, { number }: City): RefusalReason | undefined {
  if ((situation.wallHolderOf(number) ?? side) !== side) return OF_THE_ENEMY;
  return situation.wallsOf(number) >= MOST_WALLS ? COMPLETE : undefined;
}

/**
 * The groups that decide where a side can build: control of provinces, founding of cities (R 15.4), and units near
 * fortresses on borders.
 */
const SITE_GROUPS = [
  'control',
  'course',
  inRegion('units', ({ components }: Situation) => regionsOf(components).borders),
] as const;

/** Returns the cities in which a side can build walls, apart from room and markers (R 12.5). */
const sitesOf: (situation: Situation, side: SideId) => readonly City[] = memo(
  { forSide: true, on: SITE_GROUPS },
  function groundsToBuild(situation, side) {
    const sites: City[] = [];
    for (const city of situation.ground.cities) if (siteRefusal(situation, side, city) === undefined) sites.push(city);
    return sites;
  },
);

/** R 12.5: the wall markers left, and where a side can build. */
interface WallSupply {
  readonly markersLeft: number;
  /** The cities that have room for another wall of the side. */
  readonly sites: readonly City[];
}

const wallSupplyOf: (situation: Situation, side: SideId) => WallSupply = memo(
  { forSide: true, on: ['walls', ...SITE_GROUPS] },
  function wallsSeen(situation, side) {
    const sites: City[] = [];
    for (const city of sitesOf(situation, side)) if (roomRefusal(situation, side, city) === undefined) sites.push(city);
    return { markersLeft: wallMarkersLeft(situation), sites };
  },
);

const NONE: readonly City[] = [];

/** Returns whether a side has the points for a wall (R 12.5). */
const canPay = ({ components }: Situation, { points }: Budget): boolean => points >= components.charts.costs.wall;

const costRefusal = (situation: Situation, budget: Budget): RefusalReason | undefined =>
  canPay(situation, budget) ? undefined : { code: 'tooDear', rule: 'R 12.5' };

/** Returns why a side can build no wall anywhere (R 12.5). */
const buildingRefusal = (situation: Situation, budget: Budget): RefusalReason | undefined =>
  wallSupplyOf(situation, budget.side).markersLeft === 0
    ? { code: 'noWallsLeft', rule: 'R 12.5' }
    : costRefusal(situation, budget);

/** Returns why a side cannot build a wall in a city (R 12.5). */
export function wallRefusal(situation: Situation, budget: Budget, city: City): RefusalReason | undefined {
  const { side } = budget;
  const reason = siteRefusal(situation, side, city) ?? roomRefusal(situation, side, city);
  if (reason !== undefined) return reason;
  if (budget.razed === city.fact.id) return { code: 'noOtherCity', rule: 'R 12.5' };
  return buildingRefusal(situation, budget);
}

/** Returns the cities in which a side can build a wall now (R 12.5). */
export function citiesToWall(situation: Situation, budget: Budget): readonly City[] {
  if (!canPay(situation, budget)) return NONE;
  const { markersLeft, sites } = wallSupplyOf(situation, budget.side);
  if (markersLeft === 0) return NONE;
  return budget.razed === null ? sites : sites.filter(({ fact }) => fact.id !== budget.razed);
}

/** Returns whether the pieces in a city still have room with one wall less (R 11.2, ruling C12.6). */
function canSpareWall(situation: Situation, { code, number }: City): boolean {
  const left = situation.wallsOf(number) - 1;
  if (left <= 0 && situation.firstLeaderAt(code) !== NO_PIECE) return false;
  let room = garrisonRoom(left);
  for (let unit = situation.firstUnitAt(code); unit !== NO_PIECE; unit = situation.unitAfter(unit))
    if (--room < 0) return false;
  return true;
}

/**
 * Returns why a side can raze no wall anywhere (R 12.5). A wall is razed only if no marker is left, to be built
 * elsewhere at once.
 */
const razingRefusal = (situation: Situation, budget: Budget): RefusalReason | undefined =>
  wallSupplyOf(situation, budget.side).markersLeft > 0
    ? { code: 'wallsLeft', rule: 'R 12.5' }
    : costRefusal(situation, budget);

/** Returns whether there is another city to which the marker of this one can go (R 12.5). */
const hasOtherSite = (sites: readonly City[], city: City): boolean =>
  sites.length > 1 || (sites.length === 1 && sites[0] !== city);

/** Returns why a side cannot raze a wall in a city (R 12.5). */
export function razeRefusal(situation: Situation, budget: Budget, city: City): RefusalReason | undefined {
  const { side } = budget;
  if (situation.wallHolderOf(city.number) !== side) return { code: 'wallsOfTheEnemy', rule: 'R 12.5' };
  const reason = razingRefusal(situation, budget);
  if (reason !== undefined) return reason;
  if (!canSpareWall(situation, city)) return { code: 'wallNeeded', rule: 'ruling C12.6' };
  return hasOtherSite(wallSupplyOf(situation, side).sites, city) ? undefined : { code: 'noOtherCity', rule: 'R 12.5' };
}

/** Returns the cities in which a side can raze a wall now (R 12.5). */
export function citiesToRaze(situation: Situation, budget: Budget): readonly City[] {
  if (!canPay(situation, budget)) return NONE;
  const { side } = budget;
  const { markersLeft, sites } = wallSupplyOf(situation, side);
  if (markersLeft > 0 || sites.length === 0) return NONE;
  const cities: City[] = [];
  for (const city of citiesOf(situation, side))
    if (hasOtherSite(sites, city) && canSpareWall(situation, city)) cities.push(city);
  return cities;
}
