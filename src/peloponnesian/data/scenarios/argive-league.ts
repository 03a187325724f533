/** R 22: the Argive League, 419 to 416. */
import { batches } from '../batches.js';
import type { PoolFact } from '../shape/forces.js';
import type { ScenarioFact } from '../shape/scenario.js';
import type { HomeId } from '../../vocabulary.js';
import { EMPTY_BOARD, leadersInCity, regionsOf } from './rows.js';

const pool = (home: HomeId, force: string): PoolFact => ({ home, force: batches(force), build: [], source: 'R 22.2' });

export const argiveLeague: ScenarioFact = {
  id: 'argiveLeague',
  name: 'The Argive League',
  players: ['athens', 'sparta'],
  start: { year: 419, season: 'spring' },
  end: { year: 416, season: 'winter' },
  regions: [
    ...regionsOf('athens', 'R 22.2.2', [
      ['attica', 20, 20, 2],
      ['argolid', 10, 8, 2],
      ['elis', 4, 10, 2],
    ]),
    ...regionsOf('sparta', 'R 22.2.1', [
      ['laconia', 20, 20, 2],
      ['arcadia', 5, 9, 1],
      ['achaea', 0, 8, 1],
      ['corinth', 4, 8, 2],
      ['epidaurus', 6, 8, 1],
      ['megarid', 15, 14, 2],
      ['boeotia', 18, 12, 2],
    ]),
  ],
  pools: [
    pool('attica', '3 H4, 4 F6, 2 C4, 2 L3'),
    pool('argolid', '1 H6, 6 H4'),
    pool('elis', '3 H5'),
    pool('laconia', '4 H6, 3 H5, 1 F3'),
    pool('arcadia', '3 H5'),
    pool('achaea', '1 H5'),
    pool('corinth', '5 H4'),
    pool('epidaurus', '2 H5'),
    pool('megarid', '2 H4'),
    pool('boeotia', '7 H5, 3 C5, 3 L3'),
  ],
  treasuries: { athens: 22, sparta: 22 },
  mostLeaders: { athens: 3, sparta: 3 },
  leaders: [
    ...leadersInCity('athens', 'athens', 'demosthenes', 'nicostratus'),
    ...leadersInCity('athens', 'argos', 'alcibiades'),
    ...leadersInCity('sparta', 'sparta', 'gylippus', 'agis'),
    ...leadersInCity('sparta', 'thebes', 'ramphias'),
  ],
  leaderPools: {
    empire: ['eurymedon', 'lamachus', 'nicias'],
    league: ['astyochus', 'clearchus', 'dercyllidas'],
  },
  board: {
    ...EMPTY_BOARD,
    held: [
      { city: 'lepreum', by: 'sparta' },
      { city: 'nisaea', by: 'athens' },
      { city: 'mantinea', by: 'athens' },
    ],
    forts: [{ by: 'athens', hex: 'W2337' }],
    bases: [{ by: 'athens', at: { hex: 'W2337' } }],
    units: [
      { home: 'attica', units: batches('1 L3'), at: { hex: 'W2337' } },
      { home: 'attica', units: batches('1 H4'), at: { city: 'nisaea' } },
    ],
  },
  deck: null,
  peace: {},
  victory: {
    counts: 'regions',
    bands: [
      { from: 0, winner: 'league', margin: 'decisive' },
      { from: 2, winner: 'league', margin: 'victory' },
      { from: 3, winner: 'empire', margin: 'victory' },
      { from: 4, winner: 'empire', margin: 'decisive' },
    ],
    source: 'R 22.5; inferred: no region at all, and more than four (ruling Q100)',
  },
  special: {
    simplified: true,
    abroad: { landing: ['zacynthus', 'naupactus'], supply: ['corcyra'] },
    empireTribute: 15,
    placedBases: 3,
  },
  source: 'R 22',
};
