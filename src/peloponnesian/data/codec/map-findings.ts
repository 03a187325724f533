/** R 1.2: checks of a map beyond its shape: its lines, areas, seas, cities and ways fit together. */
import { HexGrid, NO_HEX, NO_SIDE, wordsOfHexes, type HexCode, type SideCode } from '../../../core/hex/index.js';
import type { Finding } from '../../../core/index.js';
import { groundOf, NONE, OPEN, sidesAlong, sidesIn, type Ground } from '../../geometry/ground.js';
import { hexWithId, idOfHex } from '../../geometry/numbers.js';
import type { MapFacts } from '../shape/map.js';
import { allKnown, idsOf, known, unique, type Keys } from './findings.js';

/** The maximum number of hexes. */
const MOST_HEXES = 10_000;

/** The lines must be as many and as long as the grid requires. If not, other checks of the map are impossible. */
function* lineFindings({ grid, hexes, terrain }: MapFacts): Generator<Finding> {
  const [width, height] = [grid.columns[1] - grid.columns[0] + 1, grid.rows[1] - grid.rows[0] + 1];
  if (width < 1 || height < 1 || width * height > MOST_HEXES) {
    yield { keys: ['map', 'grid'], message: `expected a grid of 1 to ${MOST_HEXES} hexes` };
    return;
  }
  for (const [name, lines, length] of [['hexes', hexes, 3 * width - 1], ['terrain', terrain, width]] as const) {
    if (lines.length !== height) yield { keys: ['map', name], message: `expected ${height} rows` };
    for (const [index, line] of lines.entries())
      if (line.length !== length) yield { keys: ['map', name, index], message: `expected ${length} characters for the width of the grid; there are ${line.length}` };
  }
}

/** Every code in the lines must be known, with only one meaning. */
function* codeFindings({ grid, hexes, areas, seas, foreign }: MapFacts): Generator<Finding> {
  const codes = [...areas.map(({ code }) => code), ...seas.map(({ code }) => code), ...foreign];
  const repeated = codes.filter((code, index) => codes.indexOf(code) !== index);
  for (const code of repeated) yield { keys: ['map'], message: `the code ${code} has two meanings` };
  const meant = new Set([...codes, '..']);
  const board = new HexGrid(grid);
  for (const [hex, word] of wordsOfHexes(board, hexes, { width: 2, gap: 1 }).entries())
    if (!meant.has(word)) yield { keys: ['map', 'hexes', board.rowOf(hex) - grid.rows[0]], message: `${idOfHex(board, hex)} has no known code: ${word}` };
}

/** Two rows must name each other. */
function* mutual(keys: Keys, rows: readonly { readonly id: string; readonly borders: readonly string[] }[]): Generator<Finding> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [index, { id, borders }] of rows.entries())
    for (const [place, other] of borders.entries())
      if (other === id || byId.get(other)?.borders.includes(id) !== true)
        yield { keys: [...keys, index, 'borders', place], message: `${other} does not border ${id}` };
}

/** Returns how many hexes of a list are connected with the first one. */
function connected({ grid }: Ground, hexes: readonly HexCode[]): number {
  const all = new Set(hexes);
  const reached = new Set(hexes.slice(0, 1));
  for (const hex of reached) for (const next of grid.neighbours(hex)) if (all.has(next)) reached.add(next);
  return reached.size;
}

/** Checks R 1.2: areas must be connected, touch their neighbours, and have the coasts that they name. */
function* areaFindings({ areas, seas }: MapFacts, ground: Ground): Generator<Finding> {
  const { grid, areaAt, coastAt } = ground;
  const hexesOf = areas.map((): HexCode[] => []);
  for (const [hex, area] of areaAt.entries()) hexesOf[area]?.push(hex);
  for (const [index, { id, borders, coast }] of areas.entries()) {
    const keys: Keys = ['map', 'areas', index];
    const own = hexesOf[index] ?? [];
    if (own.length === 0) yield { keys, message: `${id} has no hexes` };
    else if (connected(ground, own) < own.length) yield { keys, message: `the hexes of ${id} are not connected` };
    const touched = new Set(own.flatMap((hex) => grid.neighbours(hex)).map((hex) => areas[areaAt[hex] ?? NONE]?.id));
    for (const [place, other] of borders.entries())
      if (!touched.has(other)) yield { keys: [...keys, 'borders', place], message: `no hex of ${id} touches ${other}` };
    const washed = new Set(own.flatMap((hex) => coastAt[hex] ?? []).map((sea) => seas[sea]?.id));
    for (const [place, sea] of coast.entries())
      if (!washed.has(sea)) yield { keys: [...keys, 'coast', place], message: `no hex of ${id} touches ${sea}` };
  }
}

/** Checks R 1.2, 16.6: each city must be in a hex of its area, the only one there, with its port on its coast. */
function* cityFindings({ cities, areas, seas }: MapFacts, { grid, areaAt, coastAt }: Ground): Generator<Finding> {
  const taken = new Map<string, string>();
  for (const [index, { id, area, hex, port }] of cities.entries()) {
    const keys: Keys = ['map', 'cities', index];
    const at = hexWithId(grid, hex);
    if (at === NO_HEX || areas[areaAt[at] ?? NONE]?.id !== area) yield { keys: [...keys, 'hex'], message: `${hex} is not a hex of ${area}` };
    const other = taken.get(hex);
    if (other !== undefined) yield { keys: [...keys, 'hex'], message: `${other} is in the same hex` };
    taken.set(hex, id);
    if (port !== null && !(coastAt[at] ?? []).some((sea) => seas[sea]?.id === port))
      yield { keys: [...keys, 'port'], message: `${hex} does not touch ${port}` };
  }
}

/**
 * Checks R 16.6, 16.8: rivers, roads and crossings must lead from hex to hex, and rivers and roads where land units can
 * go.
 */
function* wayFindings({ rivers, roads, crossings }: MapFacts, { grid, sides }: Ground): Generator<Finding> {
  function* check(keys: Keys, list: readonly SideCode[], isOnLand: boolean): Generator<Finding> {
    if (list.includes(NO_SIDE)) yield { keys, message: 'two of these hexes are not adjacent' };
    else if (isOnLand && list.some((side) => ((sides[side] ?? 0) & OPEN) === 0))
      yield { keys, message: 'land units cannot cross between two of these hexes' };
  }
  for (const [index, river] of rivers.entries()) yield* check(['map', 'rivers', index, 'sides'], sidesIn(grid, river.sides), true);
  for (const [index, road] of roads.entries()) yield* check(['map', 'roads', index, 'hexes'], sidesAlong(grid, road.hexes), true);
  for (const [index, crossing] of crossings.entries()) yield* check(['map', 'crossings', index, 'sides'], sidesIn(grid, crossing.sides), false);
}

/** Checks R 10.9, 16.8.1, 19.1: the places of special rules must exist. */
function* specialFindings({ cities, areas, seas, longWalls, isthmus, sicily }: MapFacts, { grid }: Ground): Generator<Finding> {
  const cityIds = idsOf(cities);
  const hexOf = (id: string): HexCode => hexWithId(grid, cities.find((city) => city.id === id)?.hex ?? '');
  for (const [index, { a, b }] of longWalls.entries()) {
    const keys: Keys = ['map', 'longWalls', index];
    yield* known([...keys, 'a'], a, cityIds, 'city');
    yield* known([...keys, 'b'], b, cityIds, 'city');
    if (cityIds.has(a) && cityIds.has(b) && grid.sideBetween(hexOf(a), hexOf(b)) === NO_SIDE) yield { keys, message: `${a} and ${b} are not adjacent` };
  }
  yield* allKnown(['map', 'isthmus', 'ports'], isthmus.ports, cityIds, 'city');
  yield* known(['map', 'isthmus', 'area'], isthmus.area, idsOf(areas), 'area');
  yield* allKnown(['map', 'sicily', 'seas'], sicily.seas, idsOf(seas), 'sea area');
}

/** Returns whether the lines of a map fit its grid, so that its hexes can be checked. */
export const fitsItsGrid = (map: MapFacts): boolean => lineFindings(map).next().done === true;

/** Reports faults within a well-formed map. */
export function* mapFindings(map: MapFacts): Generator<Finding> {
  yield* lineFindings(map);
  yield* unique(['map', 'areas'], map.areas);
  yield* unique(['map', 'seas'], map.seas);
  yield* unique(['map', 'cities'], map.cities);
  yield* mutual(['map', 'areas'], map.areas);
  yield* mutual(['map', 'seas'], map.seas);
  if (!fitsItsGrid(map)) return;
  yield* codeFindings(map);
  const ground = groundOf(map);
  yield* areaFindings(map, ground);
  yield* cityFindings(map, ground);
  yield* wayFindings(map, ground);
  yield* specialFindings(map, ground);
}
