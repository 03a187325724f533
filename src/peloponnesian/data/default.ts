/** R 1.1: the default components: the data of the rulebook, completed by a reconstruction (docs/peloponnesian.md). */
import { cards } from './cards/index.js';
import { charts } from './charts/index.js';
import { leaders } from './leaders.js';
import { map } from './map/index.js';
import { regions } from './regions.js';
import { scenarios } from './scenarios/index.js';
import type { Components } from './shape/components.js';

export const components: Components = {
  name: 'Peloponnesian War reconstruction',
  map,
  regions,
  leaders,
  charts,
  cards,
  scenarios,
};
