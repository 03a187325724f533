/** R 1.2, 24.3: the contents of regions, and adjacent regions. */
import { derived } from '../../core/board/index.js';
import type { MapFacts } from '../data/shape/map.js';
import { REGIONS, type AreaId, type CityId, type RegionId } from '../vocabulary.js';
import { groundOf, NONE, OPEN, type Ground } from './ground.js';

/** A region on the map. */
export interface RegionGround {
  readonly areas: readonly AreaId[];
  readonly cities: readonly CityId[];
  /** The regions with a common land border, or with a strait between that land units can cross. */
  readonly neighbours: ReadonlySet<RegionId>;
}

/** Returns the regions across the hexsides of each region that land units can cross. */
function neighboursOf({ map, grid, areaAt, sides }: Ground): ReadonlyMap<RegionId, Set<RegionId>> {
  const neighbours = new Map(REGIONS.map((region) => [region, new Set<RegionId>()]));
  const regionAt = (hex: number): RegionId | undefined => {
    const region = map.areas[areaAt[hex] ?? NONE]?.region;
    return REGIONS.find((each) => each === region);
  };
  for (let hex = 0; hex < grid.size; hex++) {
    const own = regionAt(hex);
    if (own === undefined) continue;
    for (const next of grid.neighbours(hex)) {
      const other = regionAt(next);
      const isOpen = ((sides[grid.sideBetween(hex, next)] ?? 0) & OPEN) !== 0;
      if (isOpen && other !== undefined && other !== own) neighbours.get(own)?.add(other);
    }
  }
  return neighbours;
}

/** Returns all regions of a map. */
export const regionsOn = derived((map: MapFacts): Readonly<Record<RegionId, RegionGround>> => {
  const neighbours = neighboursOf(groundOf(map));
  const regionOn = (region: RegionId): RegionGround => {
    const areas = map.areas.filter((area) => area.region === region).map(({ id }) => id);
    const cities = map.cities.filter(({ area }) => areas.includes(area)).map(({ id }) => id);
    return { areas, cities, neighbours: neighbours.get(region) ?? new Set() };
  };
  return Object.fromEntries(REGIONS.map((region) => [region, regionOn(region)])) as Record<RegionId, RegionGround>;
});
