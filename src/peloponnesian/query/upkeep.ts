/** R 9.4, 9.7: what the supply of units costs, and who may forage. */
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

/** Returns the units of a player that need supply: those on the map, and those on the way back from Sicily (R 9.1, 19.3, ruling Q90). */
export const unitsToSupply = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  unitsCommandedBy(situation, player).filter(({ code }) => {
    const { places } = situation;
    const place = situation.placeOfUnit(code);
    return isOnMap(places, place) || place === places.trays.leavingSicily;
  });

/** Returns what a unit costs away from home, before rounding (R 9.4.3). */
function fullCostOf({ components }: Situation, { isLand, morale }: UnitInfo): number {
  const { landUnit, strongFrom, strongFleet, weakFleet } = components.charts.supply;
  return isLand ? landUnit : morale >= strongFrom ? strongFleet : weakFleet;
}

/** Returns what a unit costs in a city of its home region, in revolt or not (ruling Q32), before rounding (R 9.4.3). */
export const costAtHome = (situation: Situation, unit: UnitInfo): number =>
  fullCostOf(situation, unit) * situation.components.charts.supply.atHome;

/** Returns what a unit costs, before rounding (R 9.4.3): half in a city of its home region, in revolt or not (ruling Q32); nothing if Persia supplies it, or if it is a Sicilian fleet of the League (R C). */
export function costOf(situation: Situation, unit: UnitInfo): number {
  if (isSuppliedByPersia(situation, unit)) return 0;
  const { code, home } = unit;
  // R C: Sicilian fleets that have come to the League.
  if (home === 'sicily' && winnerInSicily(situation) === 'league') return 0;
  const isHome = isInCity(situation, code) && regionOfHex(situation, situation.placeOfUnit(code)) === home;
  return isHome ? costAtHome(situation, unit) : fullCostOf(situation, unit);
}

/** Returns what some units cost together, before rounding. */
export const sumOfCosts = (situation: Situation, units: readonly UnitInfo[]): number =>
  units.reduce((sum, unit) => sum + costOf(situation, unit), 0);

/** Returns the talents to be paid for a sum of costs: halves are summed before the sum is rounded up (R 9.4.3). */
export const talentsFor = (sum: number): number => Math.ceil(sum);

/** Whether a unit stands in a region that the camp of its player holds (R 9.4.2, ruling Q52). */
export const isInFriendlyRegion = (situation: Situation, { code }: UnitInfo): boolean =>
  holdsRegion(situation, campOf(playerOfUnit(situation, code)), regionOfHex(situation, situation.placeOfUnit(code)));

/** Returns the area in which a unit stands; `NONE` away from land. */
export const areaOfUnit = (situation: Situation, { code }: UnitInfo): AreaCode =>
  situation.ground.areaAt[situation.placeOfUnit(code)] ?? NONE;

/** Returns how many units forage in an area. */
const foragersIn: (situation: Situation, area: AreaCode) => number = memo(
  { of: 'area', on: [here('foragers')] },
  function foragingUnits(situation, area) {
    const { roster, ground } = situation;
    return roster.units.filter(
      ({ code }) => situation.unitIs(code, FORAGING) && ground.areaAt[situation.placeOfUnit(code)] === area,
    ).length;
  },
);

/** Returns how many more units, of whichever player, may forage in an area in this season (R 9.7.1, ruling Q53). */
export function forageLeft(situation: Situation, area: AreaCode): number {
  const { ground, raided, season, components } = situation;
  const fact = ground.map.areas[area];
  // R 9.7.3 b, c
  if (fact === undefined || season === components.charts.supply.noForage || (raided[fact.id] ?? 0) > 0) return 0;
  return Math.max(0, fact.forage - foragersIn(situation, area));
}

/**
 * R 24.5, ruling Q211: whether talents of allies keep a unit from living off the land where it stands: in a region of an ally those of both, and of
 * whoever commands it; in one of its own player, under an ally's leader, its player's, as long as it is in supply.
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

/** R 9.7.2: whether a unit can forage where it stands: it must be able to set up outside of a city or fort. */
export function canForage(situation: Situation, unit: UnitInfo): boolean {
  const place = situation.placeOfUnit(unit.code);
  if (!isHex(situation.places, place) || situation.unitIs(unit.code, FORAGING)) return false;
  if (isBarredInside(situation, unit) || areAlliesRich(situation, unit)) return false;
  return forageLeft(situation, areaOfUnit(situation, unit)) > 0;
}
