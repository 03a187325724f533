/** R S5.6, S11.2, S13, S14.1, S14.3: the tables, all of them printed. */
import type { Tables } from './shape.js';

export const tables: Tables = {
  values: { rich: 3, fertile: 2, mountain: 1, desert: 0, source: 'R S11.2' },
  worth: {
    terrain: { rich: 3, fertile: 2, mountain: 1, desert: 1 },
    provinces: { macedonia: 4 },
    capitals: 8,
    baggage: { roxane: 3, royalFamily: 2, treasury: 1 },
    prisoner: 1,
    source: 'R S13',
  },
  // The headings of the columns are printed the wrong way round (ruling S5.3).
  diplomacy: {
    unallied: ['alliance', 'alliance', 'alliance', 'noEffect', 'noEffect', 'noEffect'],
    allied: ['broken', 'broken', 'noEffect', 'noEffect', 'noEffect', 'noEffect'],
    source: 'R S5.6',
  },
  mutiny: {
    from: -1,
    normal: [0, 0, 0, 1, 1, 2, 3, 4],
    alexander: [0, 0, 0, 0, 1, 1, 2, 2],
    source: 'R S14.1',
  },
  prisoners: {
    offers: ['executed', 'noEffect', 'noEffect', 'noEffect', 'recruited', 'recruited'],
    source: 'R S14.3',
  },
};
