/** R 1.2: the shape of a custom map. */
import { exactly, flag, listOf, oneOf, orNull, text, value, wholeNumber } from '../../../core/index.js';
import { REGIONS, SATRAPIES, SEA_KINDS } from '../../vocabulary.js';
import type { AreaFact, CityFact, CrossingFact, LongWallsFact, MapFacts, RiverFact, RoadFact, SeaFact } from '../shape/map.js';
import { citySize, gridNumber, hexId, id, pairOf, row, source, title } from './fields.js';

/** The maximum number of codes: they fit into a byte, and one value means none. */
const MOST_CODES = 255;

const code = value('a code of two characters', (u): u is string => typeof u === 'string' && /^[A-Za-z0-9]{2}$/.test(u), 1, {
  is: 'text',
  most: 2,
  pattern: '^[A-Za-z0-9]{2}$',
});

const LIST_OF_HEXES = '^(\\d{4}( \\d{4})*)?$';
const hexNumbers = value('numbers of hexes such as "2838 2837"', (u): u is string => typeof u === 'string' && u.length <= 2_000 && new RegExp(LIST_OF_HEXES).test(u), 1, {
  is: 'text',
  most: 2_000,
  pattern: LIST_OF_HEXES,
});

const LIST_OF_SIDES = '^\\d{4}/\\d{4}( \\d{4}/\\d{4})*$';
const sideNumbers = value('hexsides such as "2736/2837 2737/2837"', (u): u is string => typeof u === 'string' && u.length <= 2_000 && new RegExp(LIST_OF_SIDES).test(u), 1, {
  is: 'text',
  most: 2_000,
  pattern: LIST_OF_SIDES,
});

const areaRow = row<AreaFact>('an area', {
  id,
  code,
  name: title,
  region: orNull(oneOf([...REGIONS, ...SATRAPIES])),
  forage: wholeNumber(0, 20),
  borders: listOf(id, 20),
  coast: listOf(id, 20),
  source,
});

const seaRow = row<SeaFact>('a sea area', {
  id,
  code,
  name: title,
  kind: oneOf(SEA_KINDS),
  borders: listOf(id, 20),
  narrows: hexNumbers,
  source,
});

const cityRow = row<CityFact>('a city', { id, name: title, area: id, hex: hexId, size: citySize, port: orNull(id), walled: flag, source });

export const mapShape = exactly<MapFacts>('a map', {
  grid: row<MapFacts['grid']>('a grid', { columns: pairOf(gridNumber), rows: pairOf(gridNumber), lowered: oneOf(['odd', 'even']), source }),
  eastSheet: row<MapFacts['eastSheet']>('the east sheet', { firstColumn: gridNumber, offset: gridNumber, source }),
  hexes: listOf(text(300), 100, 1),
  terrain: listOf(text(100), 100, 1),
  foreign: listOf(code, 20),
  areas: listOf(areaRow, MOST_CODES, 1),
  seas: listOf(seaRow, MOST_CODES, 1),
  cities: listOf(cityRow, MOST_CODES, 1),
  rivers: listOf(row<RiverFact>('a river', { name: title, sides: sideNumbers, source }), 100),
  roads: listOf(row<RoadFact>('a road', { hexes: hexNumbers, source }), 200),
  crossings: listOf(row<CrossingFact>('a crossing', { name: title, sides: sideNumbers, source }), 20),
  longWalls: listOf(row<LongWallsFact>('Long Walls', { a: id, b: id, source }), 20),
  isthmus: row<MapFacts['isthmus']>('the Isthmus', { ports: pairOf(id), area: id, source }),
  sicily: row<MapFacts['sicily']>('the way to Sicily', { seas: listOf(id, 10, 1), source }),
});
