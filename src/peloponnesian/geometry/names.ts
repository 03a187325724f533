/** R 1.2: the numbers of areas, sea areas and cities by their ids. */
import { derived } from '../../core/board/index.js';
import type { MapFacts } from '../data/shape/map.js';
import type { AreaId, CityId, SeaId } from '../vocabulary.js';
import type { AreaCode, CityCode, SeaCode } from './ground.js';

const numbersOf = <Id>(facts: readonly { readonly id: Id }[]): ReadonlyMap<Id, number> =>
  new Map(facts.map(({ id }, number) => [id, number]));

const areas = derived((map: MapFacts): ReadonlyMap<AreaId, AreaCode> => numbersOf(map.areas));
const seas = derived((map: MapFacts): ReadonlyMap<SeaId, SeaCode> => numbersOf(map.seas));
const cities = derived((map: MapFacts): ReadonlyMap<CityId, CityCode> => numbersOf(map.cities));

/** Stands for an id that the map does not have. */
const UNKNOWN = -1;

/** Returns the number of an area; -1 if the map has none of this id. */
export const areaNumbered = (map: MapFacts, id: AreaId): AreaCode => areas(map).get(id) ?? UNKNOWN;

/** Returns the number of a sea area; -1 if the map has none of this id. */
export const seaNumbered = (map: MapFacts, id: SeaId): SeaCode => seas(map).get(id) ?? UNKNOWN;

/** Returns the number of a city; -1 if the map has none of this id. */
export const cityNumbered = (map: MapFacts, id: CityId): CityCode => cities(map).get(id) ?? UNKNOWN;
