/** R 23: the Campaign Game for two, from 431 on. */
import { campaignPools } from '../pools.js';
import type { PeaceTerm, RegionSetup, ScenarioFact } from '../shape/scenario.js';
import { EMPTY_BOARD, leadersInCity, leadersInPool, regionsOf } from './rows.js';

/** R 23.2.3: the Athenian regions of all campaigns; Argolid is neutral. */
export const athenianRegions: readonly RegionSetup[] = [
  ...regionsOf('athens', 'R 23.2.3', [
    ['attica', 20, 20, 1],
    ['euboea', 13, 7, 1],
    ['acarnania', 7, 8, 1],
    ['westernIslands', 8, 7, 1],
    ['macedon', 2, 7, 1],
    ['thrace', 4, 8, 1],
    ['chalcidice', 2, 7, 1],
    ['thessaly', 6, 8, 1],
    ['hellespont', 8, 8, 1],
    ['lesbos', 3, 9, 1],
    ['chios', 4, 8, 1],
    ['samos', 12, 9, 1],
    ['rhodes', 6, 8, 1],
    ['aegeanIslands', 19, 10, 1],
  ]),
  { region: 'argolid', player: 'athens', allegiance: 3, militance: 8, multiple: 1, neutral: 'untilCard', source: 'R 23.2.3' },
];

/** R 23.3: the modifiers of a Peace Embassy on Athens in all campaigns. */
export const peaceOfAthens: readonly PeaceTerm[] = [
  { for: 'each', regions: ['euboea', 'thrace', 'hellespont', 'chalcidice'], heldBy: 'league', modifier: 1 },
  { for: 'all', regions: ['euboea', 'thrace', 'hellespont', 'chalcidice'], heldBy: 'empire', modifier: -1 },
];

/**
 * R 23.5, 26.4: the results for Athens in all campaigns and in the Archidamian War. No printed band includes 40 itself.
 */
export const campaignBands = [
  { from: 0, winner: 'league', margin: 'decisive' },
  { from: 17, winner: 'league', margin: 'victory' },
  { from: 26, winner: null, margin: null },
  { from: 33, winner: 'empire', margin: 'victory' },
  { from: 40, winner: 'empire', margin: 'decisive' },
] as const;

/** R 23.2.1, 23.2.2, 23.2.4, 23.2.5: pools, leaders, treasuries and the map. */
export const campaign: ScenarioFact = {
  id: 'campaign',
  name: 'Campaign Game',
  players: ['athens', 'sparta'],
  start: { year: 431, season: 'spring' },
  end: null,
  regions: [
    ...athenianRegions,
    ...regionsOf('sparta', 'R 23.2.3', [
      ['laconia', 20, 20, 1],
      ['achaea', 4, 6, 1],
      ['elis', 6, 8, 1],
      ['arcadia', 10, 8, 1],
      ['corinth', 20, 16, 1],
      ['epidaurus', 13, 10, 1],
      ['megarid', 7, 10, 1],
      ['boeotia', 12, 12, 1],
      ['phocisLocris', 6, 8, 1],
      ['aetolia', 5, 7, 1],
      ['epirus', 8, 6, 1],
    ]),
  ],
  pools: campaignPools,
  treasuries: { athens: 230, sparta: 20 },
  mostLeaders: { athens: 6, sparta: 6 },
  leaders: [
    ...leadersInPool('athens', 'attica', 'pericles', 'phormio', 'nicias', 'paches', 'eurymedon', 'nicostratus'),
    ...leadersInPool('sparta', 'laconia', 'archidamus', 'ramphias', 'alcidas', 'eurylochus'),
    ...leadersInCity('sparta', 'corinth', 'xenocleides'),
    ...leadersInCity('sparta', 'thebes', 'diemporus'),
  ],
  leaderPools: { empire: 'others', league: 'others' },
  board: {
    ...EMPTY_BOARD,
    held: [
      { city: 'naupactus', by: 'athens' },
      { city: 'anactorium', by: 'sparta' },
      { city: 'oeniadae', by: 'sparta' },
    ],
    revolts: ['plataea', 'potidaea', 'thera', 'melos'],
    bases: [
      { by: 'athens', at: { city: 'piraeus' } },
      { by: 'athens', at: { city: 'naupactus' } },
      { by: 'athens', at: { city: 'amphipolis' } },
      { by: 'sparta', at: { city: 'gytheum' } },
      { by: 'sparta', at: { city: 'cyllene' } },
    ],
  },
  deck: {
    without: ['alliedDissent'],
    later: ['peaceEmbassy', 'carthageInvadesSicily', 'argosEndsNeutrality'],
    optional: ['plagueInAthens'],
    hands: { athens: 5, sparta: 5 },
    dealt: {},
    source: 'R 12.2, 23.2.6, 23.4',
  },
  peace: {
    athens: peaceOfAthens,
    sparta: [
      { for: 'each', regions: ['corinth', 'elis', 'arcadia', 'megarid'], heldBy: 'empire', modifier: 1 },
      { for: 'all', regions: ['corinth', 'elis', 'arcadia', 'megarid'], heldBy: 'league', modifier: -1 },
    ],
  },
  victory: { counts: 'tribute', bands: campaignBands, source: 'R 23.5; reconstruction of 40' },
  special: {},
  source: 'R 23',
};
