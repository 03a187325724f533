/** Regions: sets of places with one revision, for queries that depend on all of them. */
import { boardParts, derived, type BoardParts } from '../../core/board/index.js';
import type { Components } from '../data/shape.js';
import { provinceNamed } from './by-id.js';
import { groundOf, type City, type Ground, type PlaceCode, type Province } from './ground.js';

/** The parts of the map that have revisions of their own, and the numbers of the regions among them. */
export interface Regions {
  readonly parts: BoardParts;
  /** The sea zones; empty in games without fleets. */
  readonly sea: number;
  /** The provinces, with their cities, to which units are restricted until the rebels are gone (R 8.3). */
  readonly watched: number;
  /** The provinces, with their cities, that have a fortress on a border. */
  readonly borders: number;
  /** By city: the city and the provinces in which it lies. */
  readonly outskirts: readonly number[];
}

const placesOf = ({ code, cities }: Province): readonly PlaceCode[] => [code, ...cities.map((city) => city.code)];

/** Returns the places to which units are restricted until the rebels are gone (R 8.3). */
export const watchedPlaces = derived((components: Components): readonly PlaceCode[] => {
  const ground = groundOf(components);
  return components.counters.ranges
    .flatMap((range) => (range.untilRevoltIsOver === true ? range.provinces : []))
    .flatMap((id) => placesOf(provinceNamed({ ground }, id)));
});

const placesAtSea = ({ sea: { from, until } }: Ground): readonly PlaceCode[] =>
  Array.from({ length: until - from }, (_, zone) => from + zone);

const isOnBorder = ({ provinces }: City): boolean => provinces.length > 1;

const placesOnBorders = ({ cities, provinces }: Ground): readonly PlaceCode[] =>
  cities.filter(isOnBorder).flatMap((city) => city.provinces.flatMap((code) => placesOf(provinces[code] as Province)));

/** Returns the regions of the map of these components. */
export const regionsOf = derived((components: Components): Regions => {
  const ground = groundOf(components);
  const { places, cities } = ground;
  const regions: (readonly PlaceCode[])[] = [];
  const numbered = (region: readonly PlaceCode[]): number => places.length + regions.push(region) - 1;
  const [sea, watched, borders] = [
    numbered(placesAtSea(ground)),
    numbered(watchedPlaces(components)),
    numbered(placesOnBorders(ground)),
  ];
  const outskirts = cities.map(({ code, provinces }) => numbered([code, ...provinces]));
  return { parts: boardParts(places.length, regions), sea, watched, borders, outskirts };
});
