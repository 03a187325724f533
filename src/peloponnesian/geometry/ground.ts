/** R 1.2: the map in numbers, by hex and by hexside. */
import { derived } from '../../core/board/index.js';
import { HexGrid, NO_SIDE, wordsOfHexes, type HexCode, type SideCode } from '../../core/hex/index.js';
import type { AreaFact, HexNumbers, MapFacts, SideNumbers } from '../data/shape/map.js';
import type { Terrain } from '../vocabulary.js';
import { hexWithId } from './numbers.js';

/** The code of an area, of a sea area, or of a city: its index in the list of the map. */
export type AreaCode = number;
export type SeaCode = number;
export type CityCode = number;

/** The code for no area, no sea area and no city. */
export const NONE = 0xff;

/**
 * The properties of a hexside for land units, as bits: they may cross it at all; a river or a strait runs along it; a
 * road crosses it.
 */
export const OPEN = 1;
export const RIVER = 2;
export const STRAIT = 4;
export const ROAD = 8;

export interface Ground {
  readonly map: MapFacts;
  readonly grid: HexGrid;
  /** The area of each hex, or `NONE` for water and foreign land. */
  readonly areaAt: Uint8Array;
  /** The sea area of each hex, or `NONE` for land. */
  readonly seaAt: Uint8Array;
  /** The city of each hex, or `NONE`. */
  readonly cityAt: Uint8Array;
  /** The terrain of each hex, or `null` for water and foreign land. */
  readonly terrainAt: readonly (Terrain | null)[];
  /** The sea areas that each land hex touches. */
  readonly coastAt: readonly (readonly SeaCode[])[];
  /** The bits `OPEN`, `RIVER`, `STRAIT` and `ROAD` of each hexside. */
  readonly sides: Uint8Array;
}

const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = { c: 'clear', r: 'rough', m: 'mountain', l: 'lake' };

/** Returns the hexes with the printed numbers in a list. */
export const hexesIn = (grid: HexGrid, numbers: HexNumbers): readonly HexCode[] =>
  numbers === '' ? [] : numbers.split(' ').map((label) => grid.labelled(label));

/** Returns the hexsides in a list, with `NO_SIDE` for two hexes that do not touch. */
export const sidesIn = (grid: HexGrid, numbers: SideNumbers): readonly SideCode[] =>
  numbers.split(' ').map((side) => {
    const [a = '', b = ''] = side.split('/');
    return grid.sideBetween(grid.labelled(a), grid.labelled(b));
  });

/** Returns the hexsides that a road crosses. */
export const sidesAlong = (grid: HexGrid, numbers: HexNumbers): readonly SideCode[] => {
  const hexes = hexesIn(grid, numbers);
  return hexes.slice(1).map((hex, index) => grid.sideBetween(hexes[index] ?? hex, hex));
};

/** Returns for each hex the number of the row whose code is in its line. */
function codesOf(words: readonly string[], rows: readonly { readonly code: string }[]): Uint8Array {
  const numbers = new Map(rows.map(({ code }, number) => [code, number]));
  return Uint8Array.from(words, (word) => numbers.get(word) ?? NONE);
}

/**
 * Returns the sea areas that each land hex touches: those of adjacent water, and those whose narrows it borders, as far
 * as its area has that coast.
 */
function coastsOf(
  { areas, seas }: MapFacts,
  grid: HexGrid,
  areaAt: Uint8Array,
  seaAt: Uint8Array,
): readonly (readonly SeaCode[])[] {
  const narrows = seas.map((sea) => new Set(hexesIn(grid, sea.narrows)));
  const coastOf = (hex: HexCode, area: AreaFact): readonly SeaCode[] => {
    const beside = new Set(grid.neighbours(hex).map((next) => seaAt[next]));
    return seas.flatMap(({ id }, sea) =>
      area.coast.includes(id) && (beside.has(sea) || narrows[sea]?.has(hex)) ? [sea] : [],
    );
  };
  return Array.from(areaAt, (code, hex) => {
    const area = areas[code];
    return area === undefined ? [] : coastOf(hex, area);
  });
}

/** Returns the bits of each hexside. */
function sidesOf({ areas, rivers, roads, crossings }: MapFacts, grid: HexGrid, areaAt: Uint8Array): Uint8Array {
  const sides = new Uint8Array(grid.sideCount);
  const mark = (side: SideCode, bits: number): void => {
    if (side !== NO_SIDE) sides[side] = (sides[side] ?? 0) | bits;
  };
  const isJoined = (a: AreaFact | undefined, b: AreaFact | undefined): boolean =>
    a !== undefined && b !== undefined && (a === b || a.borders.includes(b.id));
  for (let hex = 0; hex < grid.size; hex++)
    for (const next of grid.neighbours(hex))
      if (isJoined(areas[areaAt[hex] ?? NONE], areas[areaAt[next] ?? NONE])) mark(grid.sideBetween(hex, next), OPEN);
  for (const river of rivers) for (const side of sidesIn(grid, river.sides)) mark(side, RIVER);
  for (const crossing of crossings) for (const side of sidesIn(grid, crossing.sides)) mark(side, OPEN | STRAIT);
  for (const road of roads) for (const side of sidesAlong(grid, road.hexes)) mark(side, ROAD);
  return sides;
}

/** Returns a map in numbers. */
export const groundOf = derived((map: MapFacts): Ground => {
  const grid = new HexGrid(map.grid);
  const words = wordsOfHexes(grid, map.hexes, { width: 2, gap: 1 });
  const letters = wordsOfHexes(grid, map.terrain, { width: 1, gap: 0 });
  const areaAt = codesOf(words, map.areas);
  const seaAt = codesOf(words, map.seas);
  const cityAt = new Uint8Array(grid.size).fill(NONE);
  for (const [city, { hex }] of map.cities.entries()) cityAt[hexWithId(grid, hex)] = city;
  return {
    map,
    grid,
    areaAt,
    seaAt,
    cityAt,
    terrainAt: letters.map((letter) => TERRAIN_LETTERS[letter] ?? null),
    coastAt: coastsOf(map, grid, areaAt, seaAt),
    sides: sidesOf(map, grid, areaAt),
  };
});
