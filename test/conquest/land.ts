/** Which places make up a province, read from the map alone. */
import type { MapFacts } from '../../src/conquest/data/shape.js';

const maps = new WeakMap<MapFacts, ReadonlyMap<string, readonly string[]>>();

/** A province and the cities that lie in it alone. */
export function placesWithin(map: MapFacts, province: string): readonly string[] {
  let known = maps.get(map);
  if (known === undefined) {
    known = new Map(map.provinces.map(({ id }) => [id, [id, ...citiesOf(map, id)]]));
    maps.set(map, known);
  }
  return known.get(province) ?? [];
}

const citiesOf = ({ cities }: MapFacts, province: string): readonly string[] =>
  cities.filter(({ provinces }) => provinces.length === 1 && provinces[0] === province).map(({ id }) => id);
