/** R 27: the Ionian War, 412 to 405. */
import type { HomeId, Source } from '../../vocabulary.js';
import { batches, without } from '../batches.js';
import { campaignPools } from '../pools.js';
import type { Batch, PoolFact } from '../shape/forces.js';
import type { BoardSetup, ScenarioFact } from '../shape/scenario.js';
import { warPeaceOfAthens, warPeaceOfSparta } from './archidamian-war.js';
import { leadersInPool, regionsOf } from './rows.js';

const board: BoardSetup = {
  held: [
    { city: 'naupactus', by: 'athens' },
    { city: 'nisaea', by: 'athens' },
    { city: 'cythera', by: 'athens' },
    { city: 'potidaea', by: 'athens' },
    { city: 'torone', by: 'athens' },
  ],
  revolts: ['amphipolis'],
  destroyed: ['melos', 'scione', 'plataea'],
  unwalled: ['thespiae', 'mytilene'],
  withoutLongWalls: [['megara', 'nisaea']],
  forts: [
    { by: 'athens', hex: 'W2337' },
    { by: 'sparta', hex: 'W3729' },
  ],
  bases: [
    { by: 'athens', at: { city: 'piraeus' } },
    { by: 'athens', at: { city: 'naupactus' } },
    { by: 'athens', at: { city: 'potidaea' } },
    { by: 'athens', at: { hex: 'W2337' } },
    { by: 'sparta', at: { city: 'gytheum' } },
    { by: 'sparta', at: { city: 'cyllene' } },
  ],
  units: [
    { home: 'westernIslands', units: batches('1 H4'), at: { hex: 'W2337' } },
    { home: 'boeotia', units: batches('1 H5'), at: { hex: 'W3729' } },
  ],
};

const onBoard = (home: HomeId): readonly Batch[] => board.units.filter((each) => each.home === home).flatMap(({ units }) => units);

/**
 * Returns a Force Pool (R 27.2.1). All other units of the region in the Campaign Game that are not on the map are in
 * the Build Pool.
 */
function pool(home: HomeId, list: string, source: Source = 'R 27.2.1'): PoolFact {
  const force = batches(list);
  const all = campaignPools.filter((each) => each.home === home).flatMap((each) => [...each.force, ...each.build]);
  return { home, force, build: without(all, [...force, ...onBoard(home)]), source };
}

/** The printed morale or number differs from that of the Campaign Game, whose totals are meant to hold. */
const CORRECTED: Source = 'inferred: R 27.2.1, with morale and totals of R 23.2.1';

const pools: readonly PoolFact[] = [
  pool('achaea', '1 H5, 1 L3', CORRECTED),
  pool('elis', '2 H5, 1 L3'),
  pool('arcadia', '1 H5'),
  pool('argolid', '1 H6, 3 H4'),
  pool('corinth', '3 H4, 1 L3'),
  pool('laconia', '3 H6, 2 H5, 1 F3, 2 C4'),
  pool('epidaurus', '1 H5, 1 L3'),
  pool('megarid', '2 H4'),
  pool('attica', '3 H3, 4 F5, 1 C4, 1 L3'),
  pool('boeotia', '5 H5, 4 C5, 5 L3'),
  pool('euboea', ''),
  pool('phocisLocris', '3 L3, 1 C5'),
  pool('aetolia', '5 L4', CORRECTED),
  pool('acarnania', '2 H4, 2 L3'),
  pool('epirus', '1 H4, 1 L3'),
  pool('westernIslands', '2 H4, 1 F4'),
  pool('thessaly', '4 C5, 4 L4', CORRECTED),
  pool('macedon', '4 C5, 4 L4', CORRECTED),
  pool('chalcidice', '1 H4, 2 L3, 2 C5', 'inferred: R 27.2.1, where the scan puts the cavalry into the row of Thrace'),
  pool('thrace', '1 H4, 1 L3'),
  pool('hellespont', '1 H4'),
  pool('lesbos', '1 H4'),
  pool('chios', '2 F5, 1 H4'),
  pool('samos', ''),
  pool('rhodes', ''),
  pool('aegeanIslands', ''),
  pool('tissaphernes', '10 L4, 6 C5, 4 F5', CORRECTED),
  pool('pharnabazus', '8 L4, 4 C5, 3 F5', CORRECTED),
  pool('sicily', '4 F5'),
];

/**
 * R 27.2.2, 27.2.4, 27.2.5, 27.2.6, 27.3.1, rulings Q66, Q106, Q107: leaders, treasuries, map, cards, and the end in
 * Winter 405.
 */
export const ionianWar: ScenarioFact = {
  id: 'ionianWar',
  name: 'The Ionian War',
  players: ['athens', 'sparta'],
  start: { year: 412, season: 'spring' },
  end: { year: 405, season: 'winter' },
  regions: [
    ...regionsOf('athens', 'R 27.2.3', [
      ['attica', 15, 15, 3],
      ['euboea', 3, 7, 2],
      ['acarnania', 5, 8, 1],
      ['westernIslands', 6, 6, 2],
      ['macedon', 1, 4, 1],
      ['thrace', 1, 8, 2],
      ['thessaly', 3, 10, 1],
      ['hellespont', 3, 8, 2],
      ['lesbos', 0, 8, 2],
      ['chios', -1, 9, 2],
      ['samos', 4, 9, 2],
      ['rhodes', 2, 8, 2],
      ['aegeanIslands', 13, 8, 3],
      ['argolid', 3, 5, 1],
    ]),
    ...regionsOf('sparta', 'R 27.2.3; public: fliphtml5, page 24, for the names', [
      ['laconia', 12, 11, 3],
      ['achaea', 4, 5, 2],
      ['elis', 4, 7, 1],
      ['arcadia', 5, 8, 1],
      ['corinth', 12, 10, 3],
      ['epidaurus', 8, 7, 2],
      ['megarid', 6, 8, 3],
      ['boeotia', 9, 9, 3],
      ['phocisLocris', 5, 6, 2],
      ['aetolia', 3, 4, 1],
      ['epirus', 5, 3, 1],
      ['chalcidice', 2, 7, 2],
    ]),
  ],
  pools,
  treasuries: { athens: 86, sparta: 41 },
  mostLeaders: { athens: 6, sparta: 6 },
  leaders: [
    ...leadersInPool('athens', 'attica', 'cleomedes', 'charminus', 'strombichides', 'theramenes', 'thrasybulus', 'diomedon'),
    ...leadersInPool('sparta', 'laconia', 'alcibiades', 'alexarchus', 'agis', 'astyochus', 'clearchus', 'dercyllidas'),
  ],
  leaderPools: {
    empire: ['aristocrates', 'periclesTheYounger', 'philocles', 'conon'],
    league: ['mindarus', 'callicratidas', 'lysander', 'pausanius', 'scirphondas', 'ramphias'],
  },
  board,
  deck: {
    without: ['sicilianExpeditionEscalation', 'sicilianExpeditionResolution', 'argosEndsNeutrality', 'alliedDissent', 'sitalcesInvades', 'plagueInAthens'],
    later: [],
    optional: [],
    hands: { athens: 5, sparta: 5 },
    dealt: {
      sparta: [
        { kind: 'rebellionPossible', region: 'euboea' },
        { kind: 'rebellionPossible', region: 'lesbos' },
        { kind: 'rebellionPossible', region: 'chios' },
        { kind: 'tissaphernesOffersTroops' },
        { kind: 'pharnabazusOffersTroops' },
      ],
    },
    source: 'R 27.2.6',
  },
  peace: { athens: warPeaceOfAthens, sparta: warPeaceOfSparta('argolid') },
  victory: {
    counts: 'tribute',
    bands: [
      { from: 0, winner: 'league', margin: 'decisive' },
      { from: 22, winner: 'league', margin: 'victory' },
      { from: 25, winner: null, margin: null },
      { from: 28, winner: 'empire', margin: 'victory' },
      { from: 34, winner: 'empire', margin: 'decisive' },
    ],
    source: 'R 27.4',
  },
  special: { sicilianFleets: { start: 1, perSeason: 1, most: 4 } },
  source: 'R 27',
};
