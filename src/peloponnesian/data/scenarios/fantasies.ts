/** R 28, 29: the two "Fantasy" scenarios, 431 to 429: the war as each side had hoped for. */
import type { RegionSetup, ScenarioFact } from '../shape/scenario.js';
import { campaignPools } from '../pools.js';
import { EMPTY_BOARD, leadersInCity, leadersInPool, regionsOf } from './rows.js';

const isAmong = (regions: readonly RegionSetup[]) => ({ home }: { readonly home: string }): boolean =>
  regions.some(({ region }) => region === home);

const spartanRegions: readonly RegionSetup[] = [
  ...regionsOf('athens', 'R 28.2.1', [['attica', 0, 10, null]]),
  ...regionsOf('sparta', 'R 28.2.1', [
    ['laconia', 20, 20, 3],
    ['achaea', 4, 6, 3],
    ['elis', 6, 8, 3],
    ['arcadia', 10, 8, 3],
    ['corinth', 20, 16, 3],
    ['epidaurus', 13, 10, 3],
    ['megarid', 7, 10, 3],
    ['boeotia', 12, 12, 3],
  ]),
];

const athenianRegions: readonly RegionSetup[] = [
  ...regionsOf('athens', 'R 29.2.1', [['attica', 20, 20, null]]),
  ...regionsOf('sparta', 'R 29.2.1', [
    ['laconia', 0, 10, 1],
    ['achaea', 0, 7, 1],
    ['elis', 0, 9, 1],
    ['arcadia', 0, 10, 1],
    ['corinth', 15, 10, 1],
    ['epidaurus', 2, 10, 1],
    ['megarid', 2, 10, 1],
    ['boeotia', 5, 9, 1],
  ]),
];

/** R 28.2.2, 28.2.3, 28.2.4, 28.2.5, 28.2.6: pools, leaders, treasuries, the map, and no Event Cards. */
export const spartanFantasy: ScenarioFact = {
  id: 'spartanFantasy',
  name: 'The Spartan "Fantasy"',
  players: ['athens', 'sparta'],
  start: { year: 431, season: 'spring' },
  end: { year: 429, season: 'winter' },
  regions: spartanRegions,
  pools: campaignPools.filter(isAmong(spartanRegions)),
  treasuries: { athens: 230, sparta: 20 },
  mostLeaders: { athens: 3, sparta: 3 },
  leaders: [
    ...leadersInPool('athens', 'attica', 'pericles', 'nicias', 'paches'),
    ...leadersInPool('sparta', 'laconia', 'archidamus', 'alcidas'),
    ...leadersInCity('sparta', 'thebes', 'diemporus'),
  ],
  leaderPools: { empire: 'others', league: 'others' },
  board: {
    ...EMPTY_BOARD,
    revolts: ['plataea'],
    bases: [
      { by: 'athens', at: { city: 'piraeus' } },
      { by: 'athens', at: { city: 'naupactus' } },
      { by: 'sparta', at: { city: 'gytheum' } },
      { by: 'sparta', at: { city: 'cyllene' } },
    ],
  },
  deck: null,
  peace: {},
  victory: { counts: 'nothing', bands: [{ from: 0, winner: 'empire', margin: 'victory' }], source: 'R 28.5' },
  special: {
    simplified: true,
    abroad: { landing: ['zacynthus', 'naupactus'], supply: ['corcyra'] },
    athensWithoutTribute: true,
    lastControlCheck: true,
  },
  source: 'R 28',
};

/** R 29.1, 29.2.2: the Spartan Fantasy with other regions and a card of Athens. */
export const athenianFantasy: ScenarioFact = {
  ...spartanFantasy,
  id: 'athenianFantasy',
  name: 'The Athenian "Fantasy"',
  regions: athenianRegions,
  victory: {
    counts: 'nothing',
    bands: [{ from: 0, winner: 'league', margin: 'victory' }],
    conquest: { player: 'athens', regions: 2 },
    source: 'R 29.3, 29.5',
  },
  special: { ...spartanFantasy.special, endlessCard: 'helotUprising' },
  source: 'R 29',
};
