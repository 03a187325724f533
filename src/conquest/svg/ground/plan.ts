/**
 * The parts of the map that never change, computed once for each map and language: land, borders, and places of names.
 */
import { derived, keptByText } from '../../../core/board/index.js';
import type { Locale } from '../../../core/index.js';
import { between, boxAround, boxOf, middleOf, type Box, type Point } from '../../../svg/box.js';
import { textWidth } from '../../../svg/measure.js';
import { beside, bestOf, type Candidate, type Extent, type Line } from '../../../svg/place.js';
import { PlaceMemory } from '../../../svg/place-memory.js';
import type { Seat } from '../../../svg/slips.js';
import type { BorderFact, CityFact, MapFacts, ProvinceFact, SeaZoneFact } from '../../data/shape.js';
import type { PlaceId, ProvinceId } from '../../vocabulary.js';
import { MAP } from '../extents.js';
import type { Labels } from '../labels.js';
import type { Layout } from './layout.js';
import { outlineOf, shapesOf, type Shapes } from './shapes.js';

export const PROVINCE_SIZE = 11;
export const PROVINCE_SPACING = 0.7;
export const CITY_SIZE = 9.6;
export const ZONE_SIZE = 10.5;
/** Half of a city's sign. */
export const CITY = 6.5;
/** The sign of the holder before a province's name. */
export const BADGE = 17;

export interface DrawnProvince {
  readonly fact: ProvinceFact;
  readonly outline: readonly Point[];
  readonly coasts: readonly (readonly Point[])[];
  /** Its name, and below it the signs of its land. */
  readonly label: Box;
}

export interface DrawnBorder {
  readonly fact: BorderFact;
  readonly strait: boolean;
  readonly lines: readonly (readonly Point[])[];
}

export interface DrawnCity {
  readonly fact: CityFact;
  readonly at: Point;
  /** `null`: a place for walls, which has no name on the map, and is not seen before they stand. */
  readonly name: Box | null;
}

export interface DrawnZone {
  readonly fact: SeaZoneFact;
  readonly label: Box;
}

export interface Plan {
  readonly provinces: readonly DrawnProvince[];
  readonly borders: readonly DrawnBorder[];
  readonly cities: readonly DrawnCity[];
  readonly zones: readonly DrawnZone[];
  readonly wastes: readonly (readonly Point[])[];
  /** The places of slips on a map with names. */
  readonly places: PlaceMemory;
  /** The middle of what a slip belongs to, and how far that reaches. */
  readonly seats: ReadonlyMap<PlaceId, Seat>;
}

const middleOfAll = (points: readonly Point[]): Point => {
  const box = boxOf(points.map((point) => boxAround(point, 0)));
  return middleOf(box ?? MAP);
};

/** Returns the lines along which two provinces touch. */
function bordersOf({ borders }: MapFacts, { provinces, straits }: Shapes): readonly DrawnBorder[] {
  return borders.map((fact) => ({
    fact,
    strait: straits.some((pair) => pair.includes(fact.a) && pair.includes(fact.b)),
    lines: (provinces.get(fact.a)?.sides ?? [])
      .filter(({ beyond }) => beyond === fact.b)
      .map(({ points, end }) => [...points, end]),
  }));
}

/** Returns the place of a city: that of the layout, or one near the names of its provinces. */
function spotOf({ id, provinces }: CityFact, shapes: Shapes, number: number): Point {
  const known = shapes.cities.get(id);
  if (known !== undefined) return known;
  const names = provinces.flatMap((province) => shapes.provinces.get(province)?.name ?? []);
  const middle = middleOfAll(names);
  const angle = number * 2.4;
  return names.length > 1 ? middle : { x: middle.x + 40 * Math.cos(angle), y: middle.y + 32 * Math.sin(angle) };
}

/** The room that walls take. */
const SITE: Extent = { width: CITY * 2 + 4, height: CITY * 2 + 8 };

/** Returns the place of walls without a city: below the name of the province. */
function belowNames({ provinces }: CityFact, shapes: Shapes): Point {
  const { x, y } = middleOfAll(provinces.flatMap((province) => shapes.provinces.get(province)?.name ?? []));
  return { x, y: y + 30 };
}

/**
 * Returns the place of the name of a sea zone: that of the layout, or one off its coasts, away from the middle of the
 * map.
 */
function seaSpot({ id, coasts }: SeaZoneFact, shapes: Shapes): Point {
  const known = shapes.seaZones.get(id);
  if (known !== undefined) return known;
  const coast = middleOfAll(coasts.flatMap((province) => shapes.provinces.get(province)?.name ?? []));
  return between(middleOf(MAP), coast, 1.3);
}

/** Places around a point, ever further off. */
function around(at: Point, { width, height }: Extent): readonly Candidate[] {
  return STEPS.flatMap((down) =>
    STEPS.map((across): Candidate => {
      const [dx, dy] = [across * 9, down * 7];
      return { box: boxAround({ x: at.x + dx, y: at.y + dy }, width, height), cost: Math.hypot(dx, dy) * 2 };
    }),
  );
}

const STEPS = Array.from({ length: 25 }, (_, index) => index - 12);

export const provinceExtent = (name: string): Extent => ({
  width: BADGE + textWidth(name.toUpperCase(), PROVINCE_SIZE, true) + name.length * PROVINCE_SPACING + 2,
  height: 30,
});
const cityExtent = (name: string): Extent => ({ width: textWidth(name, CITY_SIZE) + 2, height: CITY_SIZE * 1.15 });
const zoneExtent = (name: string): Extent => ({ width: Math.max(46, textWidth(name, ZONE_SIZE) + 4), height: 28 });

const NEAR = [1.5, 4, 8, 13, 20] as const;
/** The names of cities stand to the right, or else below, above, to the left. */
const SIDES = [3, 0, 4, 6] as const;
const SLIPS_STAY_OFF = 2;

function planned(map: MapFacts, layout: Layout, labels: Labels): Plan {
  const shapes = shapesOf(map, layout);
  const borders = bordersOf(map, shapes);
  const lines = borders.flatMap(({ lines: all }) =>
    all.flatMap((points) => points.slice(1).map((to, index): Line => [points[index] ?? to, to])),
  );
  const isNamed = ({ id }: CityFact): boolean => !shapes.sites.has(id);
  const spots = map.cities
    .map((fact, number) => ({ fact, at: spotOf(fact, shapes, number) }))
    .filter(({ fact }) => isNamed(fact) || shapes.cities.has(fact.id));
  const taken: Box[] = spots.map(({ at }) => boxAround(at, CITY * 2 + 4, CITY * 2 + 8));
  const set = (candidates: readonly Candidate[]): Box => {
    const box = bestOf(candidates, { bounds: MAP, taken, lines });
    taken.push(box);
    return box;
  };
  const named = spots.map(({ fact, at }): DrawnCity => ({
    fact,
    at,
    name: isNamed(fact) ? set(beside(at, CITY, cityExtent(labels.city(fact.id)), NEAR, SIDES)) : null,
  }));
  const titles = new Map<ProvinceId, Box>();
  for (const { id } of map.provinces)
    titles.set(id, set(around(shapes.provinces.get(id)?.name ?? middleOf(MAP), provinceExtent(labels.province(id)))));
  const zones = map.seaZones.map((fact): DrawnZone => ({
    fact,
    label: set(around(seaSpot(fact, shapes), zoneExtent(labels.seaZone(fact.id)))),
  }));
  const sites = map.cities
    .filter((fact) => !isNamed(fact) && !shapes.cities.has(fact.id))
    .map((fact): DrawnCity => ({ fact, at: middleOf(set(around(belowNames(fact, shapes), SITE))), name: null }));
  const cities = [...named, ...sites];
  const provinces = map.provinces.flatMap((fact): readonly DrawnProvince[] => {
    const shape = shapes.provinces.get(fact.id);
    if (shape === undefined) return [];
    const coasts = shape.sides.filter(({ beyond, rim }) => beyond === null && !rim);
    return [
      {
        fact,
        outline: outlineOf(shape),
        coasts: coasts.map(({ points, end }) => [...points, end]),
        label: titles.get(fact.id) ?? MAP,
      },
    ];
  });
  const grown = ({ x, y, width, height }: Box): Box => ({
    x: x - SLIPS_STAY_OFF,
    y: y - SLIPS_STAY_OFF,
    width: width + 2 * SLIPS_STAY_OFF,
    height: height + 2 * SLIPS_STAY_OFF,
  });
  return {
    provinces,
    borders,
    cities,
    zones,
    wastes: shapes.wastes,
    places: new PlaceMemory({ bounds: MAP, taken: taken.map(grown), lines: [] }),
    seats: new Map<PlaceId, Seat>([
      ...provinces.map(({ fact, label }) => [fact.id, { at: middleOf(label), radius: label.height / 2 }] as const),
      ...cities.map(({ fact, at }) => [fact.id, { at, radius: CITY + 2 }] as const),
      ...zones.map(({ fact, label }) => [fact.id, { at: middleOf(label), radius: label.height / 2 }] as const),
    ]),
  };
}

/** The number of languages whose names are cached. */
const LANGUAGES = 2;
/** The plans of a map, by language. */
const plansOf = derived((_: MapFacts) => keptByText<Plan>(LANGUAGES));

/** Returns the plan of a map in a language. */
export function planOf(map: MapFacts, layout: Layout, locale: Locale, labels: Labels): Plan {
  return plansOf(map)(locale, () => planned(map, layout, labels));
}
