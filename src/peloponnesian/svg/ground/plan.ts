/** The positions of names on a map, and the space for slips, computed once for each map and language. */
import { derived, keptByText } from '../../../core/board/index.js';
import type { HexCode } from '../../../core/hex/index.js';
import type { Locale } from '../../../core/index.js';
import { boxAround, boxOf, distance, middleOf, type Box, type Point } from '../../../svg/box.js';
import { linesOf, textWidth } from '../../../svg/measure.js';
import { beside, bestOf, type Candidate, type Extent, type Line } from '../../../svg/place.js';
import { PlaceMemory } from '../../../svg/place-memory.js';
import type { Seat } from '../../../svg/slips.js';
import type { CityFact, MapFacts, SeaFact } from '../../data/shape/map.js';
import { hexesIn, type Ground } from '../../geometry/ground.js';
import { hexWithId, idOfHex } from '../../geometry/numbers.js';
import { REGIONS, type CitySize, type PlaceId, type RegionId } from '../../vocabulary.js';
import type { Labels } from '../labels.js';
import { INRADIUS, middleOfHex, RADIUS } from './hexes.js';
import { sheetOf, type Sheet } from './sheet.js';

/** Font sizes; those of cities by the size of the city. */
export const CITY_LETTERS: Readonly<Record<CitySize, number>> = { small: 7.6, medium: 8.2, large: 9 };
export const REGION_SIZE = 12;
export const REGION_SPACING = 1.6;
export const AREA_SIZE = 7.8;
export const COASTAL_SIZE = 8;
export const OPEN_SIZE = 17;
/** Half of a city's sign. */
export const CITY_RADII: Readonly<Record<CitySize, number>> = { small: 5.2, medium: 6.4, large: 7.6 };
/** The disc of a Forage Number. */
export const FORAGE_RADIUS = 4.6;
/** The width that a Forage Number adds to a name. */
export const FORAGE_ROOM = 2 * FORAGE_RADIUS + 3;

/** A name on the map. */
export interface Label {
  readonly lines: readonly string[];
  readonly box: Box;
}

export interface DrawnCity {
  readonly fact: CityFact;
  readonly hex: HexCode;
  readonly at: Point;
  readonly name: Box;
}

export interface Plan {
  readonly sheet: Sheet;
  readonly cities: readonly DrawnCity[];
  readonly regions: ReadonlyMap<RegionId, Label>;
  /** The names of areas. An area named by its region has none. */
  readonly areas: readonly Label[];
  readonly seas: readonly Label[];
  /** The possible places of slips on the map with its names. */
  readonly places: PlaceMemory;
  readonly seats: ReadonlyMap<PlaceId, Seat>;
}

const cityExtent = (name: string, size: CitySize): Extent => ({
  width: textWidth(name, CITY_LETTERS[size], size === 'large') + 2,
  height: CITY_LETTERS[size] * 1.1,
});

/** The sides of a city for its name: right, or else below, above, left. */
const CITY_SIDES = [2, 0, 3, 4] as const;
const NEAR = [1.5, 3.5, 6, 10, 15, 22] as const;

/** Returns the middle of some points. */
function middleOfAll(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

const STEPS = Array.from({ length: 21 }, (_, index) => index - 10);

/** Returns places around a point, at increasing distances. */
const around = (at: Point, { width, height }: Extent, step: number): readonly Candidate[] =>
  STEPS.flatMap((down) =>
    STEPS.map((across): Candidate => {
      const [dx, dy] = [(across * step * 4) / 3, down * step];
      return { box: boxAround({ x: at.x + dx, y: at.y + dy }, width, height), cost: Math.hypot(dx, dy) * 1.5 };
    }),
  );

/**
 * Returns places in the middle of hexes and a little above and below. Those nearest to the middle of all hexes come
 * first.
 */
function within(middles: readonly Point[], { width, height }: Extent): readonly Candidate[] {
  const middle = middleOfAll(middles);
  return middles.flatMap((at) =>
    [-19, -13, -7, 0, 7, 13, 19].map((dy): Candidate => ({
      box: boxAround({ x: at.x, y: at.y + dy }, width, height),
      cost: distance(at, middle) * 0.6 + Math.abs(dy) * 0.2,
    })),
  );
}

/**
 * Returns the middle of the hex of a sea area that is farthest from other areas. For a strait without a hex of its own
 * these are the hexes along it.
 */
function middleOfSea({ ground, seas }: Sheet, { narrows }: SeaFact, sea: number): Point {
  const hexes = seas[sea]?.hexes ?? [];
  if (hexes.length === 0) return middleOfAll(hexesIn(ground.grid, narrows).map((hex) => middleOfHex(ground, hex)));
  const inside = new Set(hexes);
  const depth = new Map<HexCode, number>();
  let rim = hexes.filter((hex) => ground.grid.neighbours(hex).some((next) => !inside.has(next)));
  for (let deep = 0; rim.length > 0; deep++) {
    for (const hex of rim) depth.set(hex, deep);
    rim = [...new Set(rim.flatMap((hex) => ground.grid.neighbours(hex)))].filter(
      (hex) => inside.has(hex) && !depth.has(hex),
    );
  }
  const middle = middleOfAll(hexes.map((hex) => middleOfHex(ground, hex)));
  const worth = (hex: HexCode): number => (depth.get(hex) ?? 0) * 34 - distance(middleOfHex(ground, hex), middle) * 0.5;
  const best = hexes.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  return middleOfHex(ground, best);
}

/** Places names one after the other so that they do not overlap. */
interface Setter {
  readonly taken: Box[];
  set(candidates: readonly Candidate[]): Box;
}

function setterIn(bounds: Box): Setter {
  const taken: Box[] = [];
  return {
    taken,
    set(candidates) {
      const box = bestOf(candidates, { bounds, taken, lines: [] });
      taken.push(box);
      return box;
    },
  };
}

/** Returns the space of a city's sign. */
const signBox = (at: Point, size: CitySize): Box => boxAround(at, CITY_RADII[size] * 2 + 4, CITY_RADII[size] * 2 + 6);

function setCities({ ground }: Sheet, labels: Labels, setter: Setter): readonly DrawnCity[] {
  const spots = ground.map.cities.map((fact) => {
    const hex = hexWithId(ground.grid, fact.hex);
    return { fact, hex, at: middleOfHex(ground, hex) };
  });
  setter.taken.push(...spots.map(({ fact, at }) => signBox(at, fact.size)));
  const inOrder = [...spots].sort((a, b) => CITY_RADII[b.fact.size] - CITY_RADII[a.fact.size]);
  const named = new Map(
    inOrder.map(({ fact, at }) => {
      const extent = cityExtent(labels.city(fact.id), fact.size);
      return [fact.id, setter.set(beside(at, CITY_RADII[fact.size] + 1, extent, NEAR, CITY_SIDES))] as const;
    }),
  );
  return spots.map((spot) => ({ ...spot, name: named.get(spot.fact.id) ?? boxAround(spot.at, 0) }));
}

function setSeas(sheet: Sheet, labels: Labels, setter: Setter): readonly Label[] {
  return sheet.ground.map.seas.map((fact, sea) => {
    const isOpen = fact.kind === 'open';
    const size = isOpen ? OPEN_SIZE : COASTAL_SIZE;
    const lines = linesOf(labels.sea(fact.id), size, isOpen ? 300 : 60);
    const width = Math.max(...lines.map((line) => textWidth(line, size))) + 4;
    const box = setter.set(
      around(middleOfSea(sheet, fact, sea), { width, height: lines.length * size * 1.1 + 2 }, isOpen ? 14 : 7),
    );
    return { lines, box };
  });
}

const middlesIn = ({ ground, areas }: Sheet, wanted: (area: number) => boolean): readonly Point[] =>
  areas.flatMap(({ hexes }, area) => (wanted(area) ? hexes.map((hex) => middleOfHex(ground, hex)) : []));

/** The size of land so small that its name stands beside it. */
const SMALL = 5;

const placesFor = (middles: readonly Point[], extent: Extent): readonly Candidate[] =>
  middles.length < SMALL ? around(middleOfAll(middles), extent, 6) : within(middles, extent);

/** Returns the names of regions, each with the Forage Number of the area below it. */
function setRegions(sheet: Sheet, labels: Labels, setter: Setter): ReadonlyMap<RegionId, Label> {
  const { areas } = sheet.ground.map;
  return new Map(
    REGIONS.filter((region) => areas.some((area) => area.region === region)).map((region) => {
      const name = labels.region(region).toUpperCase();
      const width = textWidth(name, REGION_SIZE, true) + name.length * REGION_SPACING + FORAGE_ROOM + 2;
      const extent = { width, height: REGION_SIZE * 1.1 };
      const namesake = areas.findIndex(({ id }) => id === region);
      const own = middlesIn(sheet, (area) => (namesake < 0 ? areas[area]?.region === region : area === namesake));
      return [region, { lines: [name], box: setter.set(placesFor(own, extent)) }] as const;
    }),
  );
}

function setAreas(
  sheet: Sheet,
  labels: Labels,
  regions: ReadonlyMap<RegionId, Label>,
  setter: Setter,
): readonly Label[] {
  return sheet.ground.map.areas.map(({ id }, number) => {
    const ofRegion = REGIONS.find((region) => region === id);
    const region = ofRegion && regions.get(ofRegion);
    if (region !== undefined) return { lines: [], box: region.box };
    const lines = linesOf(labels.area(id), AREA_SIZE, 60);
    const width = Math.max(...lines.map((line) => textWidth(line, AREA_SIZE))) + FORAGE_ROOM + 2;
    const extent = { width, height: Math.max(2 * FORAGE_RADIUS, lines.length * AREA_SIZE * 1.1) };
    const middles = middlesIn(sheet, (area) => area === number);
    return { lines, box: setter.set(placesFor(middles, extent)) };
  });
}

const SLIPS_STAY_OFF = 1;

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - SLIPS_STAY_OFF,
  y: y - SLIPS_STAY_OFF,
  width: width + 2 * SLIPS_STAY_OFF,
  height: height + 2 * SLIPS_STAY_OFF,
});

/** Returns the space of the signs and names of cities, which slips must not cover. */
const takenByCities = (cities: readonly DrawnCity[]): readonly Box[] =>
  cities.flatMap(({ fact, at, name }) => [signBox(at, fact.size), name]);

/** Returns a line along a name, which slips avoid. */
const lineThrough = ({ x, y, width, height }: Box): Line => [
  { x, y: y + height / 2 },
  { x: x + width, y: y + height / 2 },
];

/** Returns the seats of all land hexes, and of all sea areas, below their names. */
function seatsOf({ ground, areas }: Sheet, cities: readonly DrawnCity[], seas: readonly Label[]): Map<PlaceId, Seat> {
  const seats = new Map<PlaceId, Seat>();
  for (const { hexes } of areas)
    for (const hex of hexes) seats.set(idOfHex(ground.grid, hex), { at: middleOfHex(ground, hex), radius: 0 });
  for (const { fact, at } of cities) seats.set(fact.hex, { at, radius: CITY_RADII[fact.size] + 1 });
  for (const [sea, { id }] of ground.map.seas.entries()) {
    const box = seas[sea]?.box;
    if (box !== undefined) seats.set(id, { at: middleOf(box), radius: box.height / 2 });
  }
  return seats;
}

function planned(map: MapFacts, labels: Labels): Plan {
  const sheet = sheetOf(map);
  const setter = setterIn(sheet.extent);
  const cities = setCities(sheet, labels, setter);
  const regions = setRegions(sheet, labels, setter);
  const areas = setAreas(sheet, labels, regions, setter);
  const seas = setSeas(sheet, labels, setter);
  return {
    sheet,
    cities,
    regions,
    areas,
    seas,
    places: new PlaceMemory({
      bounds: sheet.extent,
      taken: takenByCities(cities).map(grown),
      lines: [...regions.values(), ...areas, ...seas].map(({ box }) => lineThrough(box)),
    }),
    seats: seatsOf(sheet, cities, seas),
  };
}

/** The number of languages kept in the cache. */
const LANGUAGES = 2;
const plansOf = derived((_: MapFacts) => keptByText<Plan>(LANGUAGES));

/** Returns the plan of a map in a language. */
export const planOf = (map: MapFacts, locale: Locale, labels: Labels): Plan =>
  plansOf(map)(locale, () => planned(map, labels));

/** Returns the box around the hexes of some areas, or `undefined` if there are none. */
export function boxOfAreas({ sheet }: Plan, wanted: (area: number) => boolean): Box | undefined {
  return boxOf(middlesIn(sheet, wanted).map((at) => boxAround(at, 2 * RADIUS, 2 * INRADIUS)));
}

/** Returns whether any part of a hex is visible in a part of the map. */
export const isHexIn = (ground: Ground, hex: HexCode, view: Box): boolean => {
  const { x, y } = middleOfHex(ground, hex);
  return (
    x > view.x - RADIUS &&
    x < view.x + view.width + RADIUS &&
    y > view.y - INRADIUS &&
    y < view.y + view.height + INRADIUS
  );
};
