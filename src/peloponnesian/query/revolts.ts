/** R 6: cities that may revolt, and the modifiers of Revolt Checks. */
import { DIE_FACES } from '../../core/board/index.js';
import type { CityFact } from '../data/shape/map.js';
import type { RevoltCondition } from '../data/shape/charts.js';
import type { RevoltModifier } from '../event/revolts.js';
import type { Situation } from '../table/situation.js';
import type { CityId, RegionId } from '../vocabulary.js';
import { BASE_MULTIPLE, multipleOf } from './assessment.js';
import { homesOf } from './homes.js';
import { campOf, friendOfCity, holdsRegion, regionOfCity, stateOfCity } from './owners.js';
import { regionsHeldBy } from './placement.js';
import { enemyOf } from './presence.js';
import { standingCities } from './regions.js';
import { isInRiskZone } from './risk.js';

const LOWEST = 1;
const HIGHEST = DIE_FACES.length;

const isInRevolt = (situation: Situation, city: CityId): boolean => stateOfCity(situation, city).revolt !== undefined;

/** Returns whether Athens holds a region that is in the risk zone (R 4.1). */
export const isAtRisk = (situation: Situation, region: RegionId): boolean =>
  holdsRegion(situation, 'empire', region) && isInRiskZone(situation, region);

/** Returns whether a city is the capital of a player of the scenario (R 6.4). */
export const isCapital = (situation: Situation, city: CityId): boolean =>
  homesOf(situation).some(({ capital }) => capital === city);

/** Returns whether a city of a region is in revolt, or the enemy of the region's holder holds it. */
function isLost(situation: Situation, region: RegionId, city: CityFact): boolean {
  const state = situation.regions[region];
  if (state === undefined) return false;
  return isInRevolt(situation, city.id) || friendOfCity(situation, city) === enemyOf(campOf(state.player));
}

/** Returns how often a modifier applies to a city. */
function timesOf(situation: Situation, region: RegionId, city: CityFact, condition: RevoltCondition): number {
  const state = situation.regions[region];
  const multiple = multipleOf(situation, region) ?? BASE_MULTIPLE;
  switch (condition.if) {
    case 'allegiance':
      return state !== undefined && state.allegiance >= condition.from && state.allegiance <= condition.to ? 1 : 0;
    case 'eachLostCity':
      // Ruling Q13: the checked city counts like any other.
      return standingCities(situation, region).filter((each) => isLost(situation, region, each)).length;
    case 'assessedAboveBase':
      return multiple > BASE_MULTIPLE ? 1 : 0;
    case 'assessedBelowBase':
      return multiple < BASE_MULTIPLE ? 1 : 0;
    case 'assessedBelowLastYear':
      return situation.lowered.includes(region) ? 1 : 0;
    case 'raidedArea':
      return (situation.raided[city.area] ?? 0) > 0 ? 1 : 0;
  }
}

/** Returns the modifiers of a city's Revolt Check, in the order of the table (R 6.3, rulings Q13, Q29). */
export function revoltModifiers(situation: Situation, city: CityFact): readonly RevoltModifier[] {
  const region = regionOfCity(situation, city);
  if (region === null) return [];
  return situation.components.charts.revolt.modifiers.flatMap((row) => {
    const by = row.modifier * timesOf(situation, region, city, row);
    return by === 0 ? [] : [{ why: row.if, by }];
  });
}

/** Returns the total modifier of a city's Revolt Check. */
export const revoltModifier = (situation: Situation, city: CityFact): number =>
  revoltModifiers(situation, city).reduce((sum, { by }) => sum + by, 0);

/**
 * Returns the cities of a region that Sparta may name: all that their holder still controls, except a capital (R 6.4,
 * ruling Q27).
 */
export const citiesToCheck = (situation: Situation, region: RegionId): readonly CityFact[] =>
  standingCities(situation, region).filter(
    (city) => !isLost(situation, region, city) && !isCapital(situation, city.id),
  );

/**
 * Returns the regions in which Sparta names a city: those in the risk zone where a die can cause a revolt (rulings Q26,
 * Q131).
 */
export const regionsToCheck = (situation: Situation): readonly RegionId[] =>
  regionsHeldBy(situation, 'athens').filter(
    (region) =>
      isAtRisk(situation, region) &&
      citiesToCheck(situation, region).some(
        (city) => HIGHEST + revoltModifier(situation, city) >= situation.components.charts.revolt.revoltsOn,
      ),
  );

/** Returns whether a voluntary check can end the revolt of a city. */
const canBeQuelled = (situation: Situation, city: CityFact): boolean =>
  isInRevolt(situation, city.id) &&
  LOWEST + revoltModifier(situation, city) <= situation.components.charts.revolt.endsOn;

/**
 * Returns the cities of a region whose revolt Athens may try to end: outside the risk zone, where a die can do so
 * (R 6.2, ruling Q131).
 */
export const citiesToQuell = (situation: Situation, region: RegionId): readonly CityFact[] =>
  isAtRisk(situation, region) ? [] : standingCities(situation, region).filter((city) => canBeQuelled(situation, city));

/** Returns the regions in which Athens may try to end a revolt. */
export const regionsToQuell = (situation: Situation): readonly RegionId[] =>
  regionsHeldBy(situation, 'athens').filter((region) => citiesToQuell(situation, region).length > 0);
