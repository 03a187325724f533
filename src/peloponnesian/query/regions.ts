/** R 1.2, 24.3: the cities, areas and neighbours of regions. */
import { derived } from '../../core/board/index.js';
import type { AreaFact, CityFact, MapFacts } from '../data/shape/map.js';
import type { Situation } from '../table/situation.js';
import { regionsOn } from '../geometry/regions.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { holderOfRegion, stateOfCity } from './owners.js';

/** The contents of a region. */
interface Contents {
  readonly areas: readonly AreaFact[];
  readonly cities: readonly CityFact[];
}

const NOTHING: Contents = { areas: [], cities: [] };

const contentsOf = derived((map: MapFacts): ReadonlyMap<string | null, Contents> => {
  const names = [...new Set(map.areas.map(({ region }) => region))];
  return new Map(
    names.map((region) => {
      const areas = map.areas.filter((area) => area.region === region);
      const cities = map.cities.filter(({ area }) => areas.some(({ id }) => id === area));
      return [region, { areas, cities }];
    }),
  );
});

const contents = ({ ground }: Situation, region: RegionId): Contents => contentsOf(ground.map).get(region) ?? NOTHING;

/** Returns the cities of a region in the order of the map, destroyed ones included. */
export const citiesOf = (situation: Situation, region: RegionId): readonly CityFact[] =>
  contents(situation, region).cities;

/** Returns the cities of a region that are not destroyed. */
export const standingCities = (situation: Situation, region: RegionId): readonly CityFact[] =>
  citiesOf(situation, region).filter(({ id }) => stateOfCity(situation, id).destroyed !== true);

/** Returns the areas of a region in the order of the map. */
export const areasOf = (situation: Situation, region: RegionId): readonly AreaFact[] =>
  contents(situation, region).areas;

/** Returns how many regions adjacent to a region a player holds (R 24.3). */
export const regionsBeside = (situation: Situation, region: RegionId, player: PlayerId): number =>
  [...regionsOn(situation.ground.map)[region].neighbours].filter((other) => holderOfRegion(situation, other) === player)
    .length;
