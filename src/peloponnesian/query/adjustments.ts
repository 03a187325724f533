/** R 13.4: the conditions of the seasonal adjustments. */
import type { AdjustmentFact, AdjustmentId } from '../data/shape/charts.js';
import type { AreaFact } from '../data/shape/map.js';
import type { SeasonalAdjustment } from '../frame/sequence.js';
import { areaNumbered } from '../geometry/names.js';
import type { PlaceCode } from '../table/places.js';
import { INSIDE, type Situation } from '../table/situation.js';
import { REGIONS, type Camp, type RegionId } from '../vocabulary.js';
import { hexesByArea } from './areas.js';
import { campOf, cityIn, playerOfUnit, regionOfHex, stateOfCity } from './owners.js';
import { enemyOf, hexNamed, isMasked, strongholdIn, unitsAt } from './presence.js';
import { areasOf, citiesOf } from './regions.js';

/** Returns whether a city or fort stands in a hex that is not masked (R 10.2.2 c). */
function isOpen(situation: Situation, hex: PlaceCode): boolean {
  const place = strongholdIn(situation, hex);
  return place !== undefined && !isMasked(situation, place);
}

/** Returns whether a region has a city in revolt that is not masked. */
const hasRevolt = (situation: Situation, region: RegionId): boolean =>
  citiesOf(situation, region).some(({ id, hex }) => {
    const { revolt, destroyed } = stateOfCity(situation, id);
    return revolt !== undefined && destroyed !== true && isOpen(situation, hexNamed(situation, hex));
  });

/** Returns whether the enemy holds a city or an occupied fort of a region (ruling Q80) that is not masked. */
function hasEnemyPlace(situation: Situation, region: RegionId, holder: Camp): boolean {
  const isEnemys = (hex: PlaceCode): boolean =>
    strongholdIn(situation, hex)?.friend === enemyOf(holder) && isOpen(situation, hex);
  const forts = Object.keys(situation.forts).map((id) => hexNamed(situation, id));
  return (
    citiesOf(situation, region).some(({ hex }) => {
      const code = hexNamed(situation, hex);
      return cityIn(situation, code) !== undefined && isEnemys(code);
    }) || forts.some((hex) => regionOfHex(situation, hex) === region && isEnemys(hex))
  );
}

/**
 * Returns the camps that have units in an area: land units and fleets ashore, except those inside a masked city or fort
 * (R 10.2.2 c, ruling Q81).
 */
function campsIn(situation: Situation, { id }: AreaFact): ReadonlySet<Camp> {
  const { ground } = situation;
  const camps = new Set<Camp>();
  for (const hex of hexesByArea(ground)[areaNumbered(ground.map, id)] ?? [])
    for (const { code } of unitsAt(situation, hex))
      if (!situation.unitIs(code, INSIDE) || isOpen(situation, hex)) camps.add(campOf(playerOfUnit(situation, code)));
  return camps;
}

/**
 * Returns whether an area of a region contains a unit of the enemy and none of its holder's camp. Uninhabited islands
 * are areas of no region (R 13.3.1).
 */
const hasUnopposedEnemy = (situation: Situation, region: RegionId, holder: Camp): boolean =>
  areasOf(situation, region).some((area) => {
    const camps = campsIn(situation, area);
    return camps.has(enemyOf(holder)) && !camps.has(holder);
  });

type Condition = (situation: Situation, region: RegionId, holder: Camp) => boolean;

const CONDITIONS: Readonly<Partial<Record<AdjustmentId, Condition>>> = {
  revoltingCity: hasRevolt,
  enemyHeldPlace: hasEnemyPlace,
  unopposedEnemy: hasUnopposedEnemy,
};

/** Returns the rows that adjust a region in this season. Of the exclusive rows only the first that applies counts. */
function rowsFor(situation: Situation, region: RegionId): readonly AdjustmentFact[] {
  const state = situation.regions[region];
  if (state === undefined || state.neutral === true) return [];
  const holder = campOf(state.player);
  const rows = situation.components.charts.adjustments.filter(
    ({ id, when }) => when === 'seasonal' && CONDITIONS[id]?.(situation, region, holder) === true,
  );
  const first = rows.find(({ exclusive }) => exclusive);
  // A row whose floor is reached changes nothing, so no die is rolled for it.
  return rows.filter(
    (row) => (row.exclusive !== true || row === first) && (row.floor === undefined || state.allegiance > row.floor),
  );
}

/** Returns the seasonal adjustments of all regions, in the order of the regions (R 13.4). */
export const seasonalAdjustments = (situation: Situation): readonly SeasonalAdjustment[] =>
  REGIONS.flatMap((region) => rowsFor(situation, region).map(({ id: cause }) => ({ region, cause })));
