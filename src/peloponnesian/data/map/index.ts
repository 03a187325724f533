/**
 * R 1.2: the map. It is a reconstruction around the data in the rulebook, not a copy of the printed map
 * (docs/peloponnesian.md).
 */
import type { MapFacts } from '../shape/map.js';
import { areas } from './areas.js';
import { cities } from './cities.js';
import { hexes, terrain } from './hexes.js';
import { seas } from './seas.js';
import { crossings, isthmus, longWalls, rivers, roads, sicily } from './ways.js';

export const map: MapFacts = {
  grid: { columns: [8, 74], rows: [5, 49], lowered: 'odd', source: 'inferred: R 22.2.2, 27.2.5, by a fit of sixteen printed hexes' },
  eastSheet: { firstColumn: 46, offset: 38, source: 'inferred: R 27.2.5, from the one hex of the east sheet that it prints' },
  hexes,
  terrain,
  foreign: ['Il', 'Od', 'Xl', 'Kx'],
  areas,
  seas,
  cities,
  rivers,
  roads,
  crossings,
  longWalls,
  isthmus,
  sicily,
};
