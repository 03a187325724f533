/** R 4, 5, 21, 22.5: who holds the regions, what they yield, and who wins. */
import type { Components } from '../data/shape/components.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import { frameOf } from '../../core/index.js';
import type { RevoltModifier } from '../event/revolts.js';
import * as assessment from '../query/assessment.js';
import { cityNamed, playerNamed, regionNamed } from '../query/by-id.js';
import * as homes from '../query/homes.js';
import type { Home } from '../query/homes.js';
import * as owners from '../query/owners.js';
import * as placement from '../query/placement.js';
import * as regions from '../query/regions.js';
import * as revolts from '../query/revolts.js';
import * as tribute from '../query/tribute.js';
import * as victory from '../query/victory.js';
import type { CityState, Ended, RegionState } from '../state.js';
import type { Situation } from '../table/situation.js';
import { REGIONS, type AreaId, type Camp, type CityId, type PlayerId, type RegionId } from '../vocabulary.js';

/** Returns the map, counters, charts, cards and scenarios of a game. */
export const componentsOf = (situation: Situation): Components => situation.components;

/** Returns the scenario: its players, its length, and its setup (R 22-29). */
export const scenarioOf = (situation: Situation): ScenarioFact => situation.scenario;

/** Returns the regions that are in play, in the order of the rulebook (R 22.4.2). */
export const regionsInPlay = (situation: Situation): readonly RegionId[] =>
  REGIONS.filter((region) => situation.regions[region] !== undefined);

/** Returns the holder of a region, or `null` if it is neutral or not in play (R 4.4). */
export function holderOfRegion(situation: Situation, region: RegionId): PlayerId | null {
  regionNamed(situation, region);
  return owners.holderOfRegion(situation, region);
}

/**
 * Returns the Allegiance, Militance and assessment of a region, and the player on whose sheet they are, or `undefined`
 * if the region is not in play (R 4.1, 4.2, 5.3).
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'argiveLeague' }));
 * query.levelsOf(state, 'boeotia')?.allegiance; // 18
 * query.holderOfRegion(state, 'boeotia'); // 'sparta'
 * query.regionsOf(state, 'athens'); // ['elis', 'argolid', 'attica']
 */
export const levelsOf = (situation: Situation, region: RegionId): RegionState | undefined =>
  regionNamed(situation, region);

/** Returns whether a region is active: its Militance is high enough to place its units (R 4.2). */
export function isActive(situation: Situation, region: RegionId): boolean {
  return regionNamed(situation, region) !== undefined && placement.isActive(situation, region);
}

/** Returns the regions that a player holds, in the order of the rulebook (R 4.4). */
export const regionsOf = (situation: Situation, player: PlayerId): readonly RegionId[] =>
  placement.regionsHeldBy(situation, playerNamed(situation, player));

/** Returns the cities of a region in the order of the map, destroyed ones included (R 1.2). */
export function citiesOf(situation: Situation, region: RegionId): readonly CityId[] {
  regionNamed(situation, region);
  return regions.citiesOf(situation, region).map(({ id }) => id);
}

/** Returns the land areas of a region in the order of the map (R 1.2). */
export function areasOf(situation: Situation, region: RegionId): readonly AreaId[] {
  regionNamed(situation, region);
  return regions.areasOf(situation, region).map(({ id }) => id);
}

/**
 * Returns the camp to which a city is friendly, or `null` if it is destroyed, or friendly to neither (R 4.4.4, 6.5.1).
 */
export function holderOfCity(situation: Situation, city: CityId): Camp | null {
  const fact = cityNamed(situation, city);
  return owners.stateOfCity(situation, city).destroyed === true ? null : owners.friendOfCity(situation, fact);
}

/**
 * Returns the differences of a city from the map: control, revolt, destruction, walls and siege (R 4.3.1, 6.5, 10.3,
 * 11).
 */
export const stateOfCity = (situation: Situation, city: CityId): CityState =>
  owners.stateOfCity(situation, cityNamed(situation, city).id);

/** Returns whether the walls of a city stand (R 7.6.4, 11.3). */
export const isWalled = (situation: Situation, city: CityId): boolean => {
  const fact = cityNamed(situation, city);
  return owners.stateOfCity(situation, city).destroyed !== true && owners.isWalled(situation, fact);
};

/** Returns the talents in a player's treasury (R 5.1). */
export const treasuryOf = (situation: Situation, player: PlayerId): number =>
  situation.treasuries[playerNamed(situation, player)] ?? 0;

/** Returns the assessment of a region in talents: a multiple of its Base Tribute Value (R 5.3.1). */
export function assessmentOf(situation: Situation, region: RegionId): number {
  regionNamed(situation, region);
  return tribute.assessmentOf(situation, region);
}

/**
 * Returns the other multiples of the Base Tribute Value at which a region may be assessed in a year, in ascending
 * order. There are none for a region without an assessment (R 5.3.1, 5.3.3).
 */
export function assessmentsFor(situation: Situation, region: RegionId): readonly number[] {
  regionNamed(situation, region);
  return assessment.multiplesFor(situation, region, frameOf(situation, 'assessment')?.declared);
}

/** Returns whether Athens holds a region that is in the risk zone, so that a city may revolt (R 4.1, 6.1). */
export const isAtRisk = (situation: Situation, region: RegionId): boolean =>
  regionNamed(situation, region) !== undefined && revolts.isAtRisk(situation, region);

export type { RevoltModifier } from '../event/revolts.js';

/** Returns the modifiers of a city's Revolt Check now, each with its reason (R 6.3). */
export const revoltModifiers = (situation: Situation, city: CityId): readonly RevoltModifier[] =>
  revolts.revoltModifiers(situation, cityNamed(situation, city));

/** Returns the talents that a region would yield now, after losses by revolts, enemies and sieges (R 5.4). */
export function tributeOf(situation: Situation, region: RegionId): number {
  regionNamed(situation, region);
  return tribute.tributeOf(situation, region);
}

/**
 * Returns the talents that a player would collect from regions now, without the dice for the Empire (R 5.4, 22.4.4).
 */
export const tributeOfPlayer = (situation: Situation, player: PlayerId): number =>
  tribute.tributeOfPlayer(situation, playerNamed(situation, player));

export type { Home } from '../query/homes.js';

/** Returns the home regions and capitals of the players. A player who loses either loses the game (R 21.1). */
export const homesOf = (situation: Situation): readonly Home[] => homes.homesOf(situation);

/** Returns the count of Athens at the end: its regions, or their Base Tribute Values (R 22.5, 23.5). */
export const victoryCount = (situation: Situation): number => victory.athenianCount(situation);

/** Returns how the game has ended, or would end if its last season were over now (R 21.1, 22.5, 28.5, 29.3). */
export const endNow = (situation: Situation): Ended =>
  situation.ended ?? victory.endByConquest(situation) ?? victory.endByTime(situation);
