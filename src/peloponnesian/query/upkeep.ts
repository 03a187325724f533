/** R 9.4, 9.7: supply costs, and foraging. */
import { here } from '../../core/board/index.js';
import { NONE, type AreaCode } from '../geometry/ground.js';
import { memo } from '../table/memo.js';
import { isHex, isOnMap } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import { FORAGING, type Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { commanderOf, unitsCommandedBy } from './command.js';
import { isBarredInside } from './movement.js';
import { areEnemies, campOf, holdsRegion, playerOfUnit, regionOfHex, regionState } from './owners.js';
import { isSuppliedByPersia } from './persia.js';
import { winnerInSicily } from './sicily.js';
import { isInCity, isInSupply } from './supply.js';

/**
 * Returns the units of a player that need supply: those on the map, and those returning from Sicily (R 9.1, 19.3,
 * ruling Q90).
 */
export const unitsToSupply = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  unitsCommandedBy(situation, player).filter(({ code }) => {
    const { places } = situation;
    const place = situation.placeOfUnit(code);
    return isOnMap(places, place) || place === places.trays.leavingSicily;
  });

/** Returns the supply cost of a unit away from home, before rounding (R 9.4.3). */
function fullCostOf({ components }: Situation, { isLand, morale }: UnitInfo): number {
  const { landUnit, strongFrom, strongFleet, weakFleet } = components.charts.supply;
  return isLand ? landUnit : morale >= strongFrom ? strongFleet : weakFleet;
}

/**
 * Returns the supply cost of a unit in a city of its home region, in revolt or not (ruling Q32), before rounding
 * (R 9.4.3).
 */
export const costAtHome = (situation: Situation, unit: UnitInfo): number =>
  fullCostOf(situation, unit) * situation.components.charts.supply.atHome;

/**
 * Returns the supply cost of a unit, before rounding (R 9.4.3). It is half in a city of its home region, in revolt or
 * not (ruling Q32), and 0 if Persia pays, or for a Sicilian fleet of the League (R C).
 */
export function costOf(situation: Situation, unit: UnitInfo): number {
  if (isSuppliedByPersia(situation, unit)) return 0;
  const { code, home } = unit;
  // R C: Sicilian fleets of the League.
  if (home === 'sicily' && winnerInSicily(situation) === 'league') return 0;
  const isHome = isInCity(situation, code) && regionOfHex(situation, situation.placeOfUnit(code)) === home;
  return isHome ? costAtHome(situation, unit) : fullCostOf(situation, unit);
}

/** Returns the total supply cost of some units, before rounding. */
export const sumOfCosts = (situation: Situation, units: readonly UnitInfo[]): number =>
  units.reduce((sum, unit) => sum + costOf(situation, unit), 0);

/** Returns the talents to pay for a sum of costs. Halves are added up before rounding up (R 9.4.3). */
export const talentsFor = (sum: number): number => Math.ceil(sum);

/** Returns whether a unit is in a region that its player's camp holds (R 9.4.2, ruling Q52). */
export const isInFriendlyRegion = (situation: Situation, { code }: UnitInfo): boolean =>
  holdsRegion(situation, campOf(playerOfUnit(situation, code)), regionOfHex(situation, situation.placeOfUnit(code)));

/** Returns the area of a unit, or `NONE` if it is not on land. */
export const areaOfUnit = (situation: Situation, { code }: UnitInfo): AreaCode =>
  situation.ground.areaAt[situation.placeOfUnit(code)] ?? NONE;

/** Returns how many units forage in an area. */
const foragersIn: (situation: Situation, area: AreaCode) => number = memo(
  { of: 'area', on: [here('units')] },
  function foragingUnits(situation, area) {
    const { roster, ground } = situation;
    return roster.units.filter(
      ({ code }) => situation.unitIs(code, FORAGING) && ground.areaAt[situation.placeOfUnit(code)] === area,
    ).length;
  },
);

/** Returns how many more units of any player may forage in an area this season (R 9.7.1, ruling Q53). */
export function forageLeft(situation: Situation, area: AreaCode): number {
  const { ground, raided, season, components } = situation;
  const fact = ground.map.areas[area];
  // R 9.7.3 b, c
  if (fact === undefined || season === components.charts.supply.noForage || (raided[fact.id] ?? 0) > 0) return 0;
  return Math.max(0, fact.forage - foragersIn(situation, area));
}

/**
 * Returns whether talents of allies keep a unit from foraging in its place (R 24.5, ruling Q211). In a region of an
 * ally, the unit forages only if neither its own player, nor the holder, nor its commander has talents. Under an ally's
 * leader in a region of its own player, a unit in supply does not forage while its player has talents.
 */
export function areAlliesRich(situation: Situation, { code }: UnitInfo): boolean {
  const region = regionOfHex(situation, situation.placeOfUnit(code));
  const holder = region === null ? undefined : regionState(situation, region)?.player;
  const [owner, commander] = [playerOfUnit(situation, code), commanderOf(situation, code)];
  if (holder === undefined || areEnemies(holder, owner)) return false;
  const isRich = (player: PlayerId): boolean => (situation.treasuries[player] ?? 0) > 0;
  if (holder === owner) return commander !== owner && isRich(owner) && isInSupply(situation, code);
  return [holder, owner, commander].some(isRich);
}

/** Returns whether a unit can forage where it is. A unit inside a city or fort with enemies outside cannot (R 9.7.2). */
export function canForage(situation: Situation, unit: UnitInfo): boolean {
  const place = situation.placeOfUnit(unit.code);
  if (!isHex(situation.places, place) || situation.unitIs(unit.code, FORAGING)) return false;
  if (isBarredInside(situation, unit) || areAlliesRich(situation, unit)) return false;
  return forageLeft(situation, areaOfUnit(situation, unit)) > 0;
}
