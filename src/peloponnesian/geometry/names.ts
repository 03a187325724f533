/** R 1.2: the codes of areas, sea areas and cities by their ids. */
import { derived } from '../../core/board/index.js';
import type { MapFacts } from '../data/shape/map.js';
import type { AreaId, CityId, SeaId } from '../vocabulary.js';
import type { AreaCode, CityCode, SeaCode } from './ground.js';

const numbersOf = <Id>(facts: readonly { readonly id: Id }[]): ReadonlyMap<Id, number> =>
  new Map(facts.map(({ id }, number) => [id, number]));

const areas = derived((map: MapFacts): ReadonlyMap<AreaId, AreaCode> => numbersOf(map.areas));
const seas = derived((map: MapFacts): ReadonlyMap<SeaId, SeaCode> => numbersOf(map.seas));
const cities = derived((map: MapFacts): ReadonlyMap<CityId, CityCode> => numbersOf(map.cities));

/** Returns the code of an area, or `undefined` if the map has none with this id. */
export const findArea = (map: MapFacts, id: AreaId): AreaCode | undefined => areas(map).get(id);

/** Returns the code of a city, or `undefined` if the map has none with this id. */
export const findCityNumber = (map: MapFacts, id: CityId): CityCode | undefined => cities(map).get(id);

/** Returns a code. Throws a `RangeError` if the map has nothing with this id. */
function known(number: number | undefined, what: string, id: string): number {
  if (number === undefined) throw new RangeError(`the map has no ${what} ${id}`);
  return number;
}

/** Returns the code of an area of the map. */
export const areaNumbered = (map: MapFacts, id: AreaId): AreaCode => known(findArea(map, id), 'area', id);

/** Returns the code of a sea area of the map. */
export const seaNumbered = (map: MapFacts, id: SeaId): SeaCode => known(seas(map).get(id), 'sea area', id);

/** Returns the code of a city of the map. */
export const cityNumbered = (map: MapFacts, id: CityId): CityCode => known(findCityNumber(map, id), 'city', id);
