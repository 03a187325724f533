/** The shapes and borders of provinces: from the layout, or for another map around the places of its provinces. */
import { middleOf, type Box, type Point } from '../../../svg/box.js';
import { cellsOf } from '../../../svg/cells.js';
import { evening, spread } from '../../../svg/spread.js';
import type { MapFacts } from '../../data/shape.js';
import type { CityId, ProvinceId, SeaZoneId } from '../../vocabulary.js';
import { MAP } from '../extents.js';
import type { Layout, Place } from './layout.js';
import { weathered } from './weather.js';

/** A line between two corners, and the province on its other side, if there is one. */
export interface Side {
  readonly points: readonly Point[];
  readonly end: Point;
  readonly beyond: ProvinceId | null;
  /** Whether it lies along the edge of the map, where there is neither coast nor border. */
  readonly rim: boolean;
}

export interface Shape {
  readonly sides: readonly Side[];
  /** The place of its name. */
  readonly name: Point;
}

/** The layout of a map. */
export interface Shapes {
  readonly provinces: ReadonlyMap<ProvinceId, Shape>;
  readonly wastes: readonly (readonly Point[])[];
  readonly straits: readonly (readonly [ProvinceId, ProvinceId])[];
  readonly cities: ReadonlyMap<CityId, Point>;
  readonly seaZones: ReadonlyMap<SeaZoneId, Point>;
  /** Cities that are no more than places for walls. */
  readonly sites: ReadonlySet<CityId>;
}

const point = ([x, y]: Place): Point => ({ x, y });

/** Returns the corners of the layout by their names. */
export function cornersOf(regions: Readonly<Record<string, string>>): ReadonlyMap<string, Point> {
  return new Map(
    Object.entries(regions).flatMap(([region, places]) =>
      places.split(' ').map((place, index) => {
        const [x = 0, y = 0] = place.split(',').map(Number);
        return [`${region}${index + 1}`, { x, y }] as const;
      }),
    ),
  );
}

/** Returns an outline as its corners, each with the next. */
function rounds(outline: string): readonly (readonly [string, string])[] {
  const names = outline.split(' ');
  return names.map((name, index) => [name, names[(index + 1) % names.length] ?? name]);
}

const isOnRim = ({ x, y }: Point): boolean =>
  x === MAP.x || y === MAP.y || x === MAP.x + MAP.width || y === MAP.y + MAP.height;

/** Returns whether a line runs along the edge of the map. */
const alongRim = (a: Point, b: Point): boolean => isOnRim(a) && isOnRim(b) && (a.x === b.x || a.y === b.y);

function drawn(map: MapFacts, layout: Layout): Shapes {
  const corners = cornersOf(layout.corners);
  const at = (name: string): Point => {
    const found = corners.get(name);
    if (found === undefined) throw new RangeError(`the layout has no corner ${name}`);
    return found;
  };
  const owners = new Map<string, ProvinceId[]>();
  const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const { id, outline } of layout.provinces)
    for (const [a, b] of rounds(outline)) owners.set(key(a, b), [...(owners.get(key(a, b)) ?? []), id]);
  const line = (a: string, b: string): readonly Point[] => (alongRim(at(a), at(b)) ? [at(a)] : weathered(at(a), at(b)));
  const shapes = layout.provinces.map(({ id, outline, name }): [ProvinceId, Shape] => [
    id,
    {
      name: point(name),
      sides: rounds(outline).map(([a, b]): Side => ({
        points: line(a, b),
        end: at(b),
        beyond: owners.get(key(a, b))?.find((owner) => owner !== id) ?? null,
        rim: alongRim(at(a), at(b)),
      })),
    },
  ]);
  return {
    provinces: new Map(shapes),
    wastes: layout.wastes.map((outline) => rounds(outline).flatMap(([a, b]) => line(a, b))),
    straits: layout.straits,
    cities: new Map(
      map.cities.flatMap(({ id }) => (id in layout.cities ? [[id, point(layout.cities[id] as Place)] as const] : [])),
    ),
    seaZones: new Map(
      map.seaZones.flatMap(({ id }) =>
        id in layout.seaZones ? [[id, point(layout.seaZones[id] as Place)] as const] : [],
      ),
    ),
    sites: layout.sites ?? new Set(),
  };
}

/** The land around a place extends so far at most. */
const REACH = 120;
/** The room that the name of a province needs. */
const ROOM = { halfWidth: 52, above: 34, below: 34 } as const;
const INSIDE: Box = { x: MAP.x + 60, y: MAP.y + 50, width: MAP.width - 120, height: MAP.height - 100 };

/** Land around the longitudes and latitudes of provinces, which go apart until each has room. */
function sketched({ provinces, borders }: MapFacts): Shapes {
  const [across, down] = [
    evening(
      provinces.map(({ longitude }) => longitude),
      0.5,
    ),
    evening(
      provinces.map(({ latitude }) => latitude),
      0.5,
    ),
  ];
  const places = spread(
    provinces.map(({ longitude, latitude }) => ({
      x: INSIDE.x + across(longitude) * INSIDE.width,
      y: INSIDE.y + (1 - down(latitude)) * INSIDE.height,
      ...ROOM,
    })),
    { bounds: INSIDE, lines: [], clearance: 0, rounds: 200 },
  );
  const touching = new Set(borders.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const shapes = cellsOf(places, REACH).map((cell, index): [ProvinceId, Shape] => {
    const id = provinces[index]?.id ?? '';
    return [
      id,
      {
        name: places[index] ?? middleOf(MAP),
        sides: cell.map(({ from, to, beyond }): Side => {
          const other = provinces[beyond]?.id;
          return {
            points: [from],
            end: to,
            beyond: other !== undefined && touching.has(`${id} ${other}`) ? other : null,
            rim: false,
          };
        }),
      },
    ];
  });
  return {
    provinces: new Map(shapes),
    wastes: [],
    straits: [],
    cities: new Map(),
    seaZones: new Map(),
    sites: new Set(),
  };
}

/** Returns whether a layout has all provinces of a map and no other. */
export function isLaidOut(map: MapFacts, layout: Layout): boolean {
  const known = new Set(layout.provinces.map(({ id }) => id));
  return map.provinces.length === known.size && map.provinces.every(({ id }) => known.has(id));
}

/** Returns the shapes of a map: drawn as they are laid out, or sketched. */
export const shapesOf = (map: MapFacts, layout: Layout): Shapes =>
  isLaidOut(map, layout) ? drawn(map, layout) : sketched(map);

/** Returns the corners of a shape all around. */
export const outlineOf = ({ sides }: Shape): readonly Point[] => sides.flatMap(({ points }) => points);
