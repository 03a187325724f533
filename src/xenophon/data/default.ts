/** R X1: all that is in the box, as far as it is known, and reconstructed where it is not. */
import { freezeJson } from '../../core/index.js';
import { charts as baseCharts } from '../../conquest/data/charts.js';
import type { Charts, Components, ObjectiveFact, SideFact } from '../../conquest/data/shape.js';
import { counters, extendedCounters } from './counters.js';
import { map } from './map.js';
import { extendedTrack, track } from './track.js';

/** R X7.1, X7.2, X8.1: both sides set up as the Persians of the base do, evade alike, and have no replacements. */
export const sides: readonly SideFact[] = [
  { id: 'rebel', name: 'Rebels', evadesOn: 3, setsUpFreely: false, conquers: true, replacements: [], source: 'R X1.1, X7.1, X7.2, X8.1' },
  { id: 'royal', name: 'Royal side', evadesOn: 3, setsUpFreely: false, conquers: false, replacements: [], source: 'R X1.1, X7.1, X7.2, X8.1' },
];

/** R X1.1, X9.3: the charts of the base; nobody raids, and what is held at the end is worth something. */
export const charts: Charts = {
  ...baseCharts,
  raids: { places: [null, null, null, null, null, null], nations: {}, sizes: baseCharts.raids.sizes, source: 'R X1.2' },
  worth: { terrain: { rich: 3, fertile: 2, mountain: 1, desert: 0 }, capitals: 10, family: 4, treasury: 10, source: 'R X9.3' },
  victory: [],
};

/** R 15.2, X5.2: the Royal Family goes where the King goes. */
const objectives: readonly ObjectiveFact[] = [
  { id: 'royalFamily', name: 'Royal Family', at: null, by: 'family', source: 'R X3.2, X5.2, X9.3' },
];

const box = { name: 'Xenophon: March of the Ten-Thousand, reconstructed', sides, map, charts, choices: [], objectives };

/** The components that a game is played with unless it brings its own. */
export const components: Components = /* @__PURE__ */ freezeJson({ ...box, counters, track });

/** The components of a game that may go on for another year (R X10.3). */
export const extendedComponents: Components = /* @__PURE__ */ freezeJson({
  ...box,
  counters: extendedCounters,
  track: extendedTrack,
});
