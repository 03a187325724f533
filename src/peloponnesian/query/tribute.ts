/** R 5.4: the tribute of regions. */
import type { CityFact } from '../data/shape/map.js';
import type { Situation } from '../table/situation.js';
import { REGIONS, type PlayerId, type RegionId } from '../vocabulary.js';
import { campOf, friendOfCity, stateOfCity } from './owners.js';
import { citiesOf } from './regions.js';

/** Returns the Base Tribute Value of a region (R 5.3.2). */
export const baseTributeOf = ({ components }: Pick<Situation, 'components'>, region: RegionId): number =>
  components.regions.find(({ id }) => id === region)?.tribute ?? 0;

/** Returns the assessment of a region: a multiple of its Base Tribute Value (R 5.3.1). */
export const assessmentOf = (situation: Situation, region: RegionId): number =>
  baseTributeOf(situation, region) * (situation.regions[region]?.multiple ?? 0);

/**
 * Returns what a region pays when it has just rebelled: its Base Tribute Value less the points of its cities that
 * Athens holds (R 5.4.2, C).
 */
export function spoilsOf(situation: Situation, region: RegionId): number {
  const { lost: points } = situation.components.charts.tribute;
  const kept = citiesOf(situation, region).filter(
    (city) => stateOfCity(situation, city.id).destroyed !== true && friendOfCity(situation, city) === 'empire',
  );
  return Math.max(
    0,
    kept.reduce((left, { size }) => left - points[size], baseTributeOf(situation, region)),
  );
}

/**
 * Returns whether a city yields tribute: it is friendly to its region's holder, has no helot rising (R 10.4, C), and is
 * not besieged. A masked city still yields it (ruling Q25).
 */
function yieldsTribute(situation: Situation, city: CityFact, player: PlayerId): boolean {
  const { destroyed, revolt, helots, siege } = stateOfCity(situation, city.id);
  return (
    destroyed !== true &&
    revolt === undefined &&
    helots !== true &&
    siege === undefined &&
    friendOfCity(situation, city) === campOf(player)
  );
}

/**
 * Returns the tribute of a region: its assessment less the points of its cities in revolt, held by the enemy, besieged
 * or destroyed (R 5.4.2). It is 0 if no other city is left (R 5.4.1), and for a neutral region (R 23.2.3).
 */
export function tributeOf(situation: Situation, region: RegionId): number {
  const state = situation.regions[region];
  if (state === undefined || state.neutral === true) return 0;
  const cities = citiesOf(situation, region);
  const lost = cities.filter((city) => !yieldsTribute(situation, city, state.player));
  if (lost.length === cities.length) return 0;
  const { lost: points } = situation.components.charts.tribute;
  return Math.max(
    0,
    lost.reduce((left, { size }) => left - points[size], assessmentOf(situation, region)),
  );
}

/**
 * Returns what a player collects from each region that yields tribute (R 4.4.5, 5.4). In some scenarios Athens collects
 * none (R 28.4).
 */
export function tributesOfPlayer(
  situation: Situation,
  player: PlayerId,
): readonly { readonly region: RegionId; readonly talents: number }[] {
  if (player === 'athens' && situation.scenario.special.athensWithoutTribute === true) return [];
  return REGIONS.filter((region) => situation.regions[region]?.player === player)
    .map((region) => ({ region, talents: tributeOf(situation, region) }))
    .filter(({ talents }) => talents > 0);
}

/** Returns the total tribute that a player collects from regions. */
export const tributeOfPlayer = (situation: Situation, player: PlayerId): number =>
  tributesOfPlayer(situation, player).reduce((sum, { talents }) => sum + talents, 0);
