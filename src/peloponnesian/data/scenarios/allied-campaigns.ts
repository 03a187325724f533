/** R 24, 25: the Campaign Games for three and four players, in which several share the Peloponnesian League. */
import type { PeaceTerm, RegionSetup, ScenarioFact, VictorySetup } from '../shape/scenario.js';
import type { PlayerId } from '../../vocabulary.js';
import { athenianRegions, campaign, campaignBands, peaceOfAthens } from './campaign.js';
import { leadersInCity, leadersInPool, regionsOf } from './rows.js';

const thebanRegions: readonly RegionSetup[] = regionsOf('thebes', 'R 24.2.3, 25.2.2', [
  ['megarid', 7, 10, 1],
  ['boeotia', 12, 12, 1],
  ['phocisLocris', 6, 8, 1],
  ['aetolia', 5, 7, 1],
]);

/** R 24.6: Dissent replaces Unrest, and the allies have hands of three cards. */
const deckFor = (...allies: readonly PlayerId[]): ScenarioFact['deck'] => ({
  without: ['alliedUnrest'],
  later: ['peaceEmbassy', 'carthageInvadesSicily', 'argosEndsNeutrality'],
  optional: ['plagueInAthens'],
  hands: { athens: 5, ...Object.fromEntries(allies.map((ally) => [ally, 3])) },
  dealt: {},
  source: 'R 23.2.6, 23.4, 24.6',
});

/** R 24.8, 25.4: below the stalemate Athens has lost, and each ally has a count of their own. */
const victoryFor = (source: 'R 24.8' | 'R 25.4', league: NonNullable<VictorySetup['league']>): VictorySetup => ({
  counts: 'tribute',
  bands: [{ from: 0, winner: 'league', margin: null }, ...campaignBands.slice(2)],
  league,
  source: source === 'R 24.8' ? 'R 24.8; inferred: the bands of Thebes, from R 25.4' : source,
});

const peaceOfThebes = (all: PeaceTerm & { readonly for: 'all' }): readonly PeaceTerm[] => [
  { for: 'each', regions: ['phocisLocris'], heldBy: 'empire', modifier: 1 },
  { for: 'eachCity', region: 'boeotia', heldBy: 'empire', modifier: 1 },
  all,
  { for: 'moreRegions', than: 'sparta', modifier: 1 },
];

/**
 * R 24.2.1, 24.2.2, 24.2.4, 24.7.2: pools and map of the Campaign Game; leaders, treasuries and embassies of their own.
 */
export const threePlayerCampaign: ScenarioFact = {
  ...campaign,
  id: 'threePlayerCampaign',
  name: 'Three-Player Campaign Game',
  players: ['athens', 'sparta', 'thebes'],
  regions: [
    ...athenianRegions,
    ...regionsOf('sparta', 'R 24.2.3', [
      ['laconia', 20, 20, 1],
      ['achaea', 4, 6, 1],
      ['elis', 6, 8, 1],
      ['arcadia', 10, 8, 1],
      ['corinth', 20, 16, 1],
      ['epidaurus', 13, 10, 1],
      ['epirus', 8, 6, 1],
    ]),
    ...thebanRegions,
  ],
  treasuries: { athens: 230, sparta: 14, thebes: 8 },
  mostLeaders: { athens: 6, sparta: 4, thebes: 3 },
  leaders: [
    ...leadersInPool('athens', 'attica', 'pericles', 'phormio', 'nicias', 'paches', 'eurymedon', 'nicostratus'),
    ...leadersInPool('sparta', 'laconia', 'archidamus', 'alcidas', 'eurylochus'),
    ...leadersInCity('sparta', 'corinth', 'xenocleides'),
    ...leadersInPool('thebes', 'boeotia', 'pagondas', 'diemporus', 'arianthides'),
  ],
  deck: deckFor('sparta', 'thebes'),
  peace: {
    athens: peaceOfAthens,
    sparta: [
      { for: 'each', regions: ['corinth', 'elis', 'arcadia', 'megarid'], heldBy: 'empire', modifier: 1 },
      { for: 'all', regions: ['corinth', 'elis', 'arcadia', 'megarid'], heldBy: 'league', modifier: -1 },
      { for: 'fewerRegions', than: 'thebes', modifier: 1 },
    ],
    thebes: peaceOfThebes({ for: 'all', regions: ['megarid', 'corinth', 'arcadia'], heldBy: 'league', modifier: -1 }),
  },
  victory: victoryFor('R 24.8', [
    { player: 'sparta', victory: 15, decisive: 22 },
    { player: 'thebes', victory: 8, decisive: 12 },
  ]),
  source: 'R 24',
};

/** R 25.2.1, 25.2.3, 25.3.2: leaders, treasuries and embassies. */
export const fourPlayerCampaign: ScenarioFact = {
  ...threePlayerCampaign,
  id: 'fourPlayerCampaign',
  name: 'Four-Player Campaign Game',
  players: ['athens', 'sparta', 'thebes', 'corinth'],
  regions: [
    ...athenianRegions,
    ...regionsOf('sparta', 'R 25.2.2', [
      ['laconia', 20, 20, 1],
      ['elis', 6, 8, 1],
      ['arcadia', 10, 8, 1],
      ['epidaurus', 13, 10, 1],
    ]),
    ...thebanRegions,
    ...regionsOf('corinth', 'R 25.2.2', [
      ['achaea', 4, 6, 1],
      ['corinth', 20, 16, 1],
      ['epirus', 8, 6, 1],
    ]),
  ],
  treasuries: { athens: 230, sparta: 8, thebes: 8, corinth: 6 },
  mostLeaders: { athens: 6, sparta: 4, thebes: 3, corinth: 3 },
  leaders: [
    ...leadersInPool('athens', 'attica', 'pericles', 'phormio', 'nicias', 'paches', 'eurymedon', 'nicostratus'),
    ...leadersInPool('sparta', 'laconia', 'archidamus', 'alcidas', 'eurylochus', 'ramphias'),
    ...leadersInPool('thebes', 'boeotia', 'pagondas', 'diemporus', 'arianthides'),
    ...leadersInPool('corinth', 'corinth', 'cnemus', 'aristeus', 'xenocleides'),
  ],
  deck: deckFor('sparta', 'thebes', 'corinth'),
  peace: {
    athens: peaceOfAthens,
    sparta: [
      { for: 'each', regions: ['elis', 'arcadia', 'megarid'], heldBy: 'empire', modifier: 1 },
      { for: 'all', regions: ['elis', 'arcadia', 'megarid'], heldBy: 'league', modifier: -1 },
      { for: 'fewerRegions', than: 'thebes', modifier: 1 },
      { for: 'fewerRegions', than: 'corinth', modifier: 1 },
    ],
    thebes: peaceOfThebes({ for: 'all', regions: ['megarid', 'arcadia'], heldBy: 'league', modifier: -1 }),
    corinth: [
      { for: 'noPort', seas: ['gulfOfCorinth', 'gulfOfPatrae'], heldBy: 'empire', modifier: 1 },
      { for: 'eachCity', region: 'corinth', heldBy: 'empire', modifier: 2 },
      { for: 'each', regions: ['arcadia', 'megarid'], heldBy: 'league', modifier: -1 },
      { for: 'moreRegions', than: 'sparta', modifier: 1 },
    ],
  },
  victory: victoryFor('R 25.4', [
    { player: 'sparta', victory: 12, decisive: 18 },
    { player: 'thebes', victory: 8, decisive: 12 },
    { player: 'corinth', victory: 6, decisive: 8 },
  ]),
  source: 'R 25',
};
