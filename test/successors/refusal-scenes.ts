/**
 * What is refused, situation by situation: each refusal with the code and the clause that the rulebook calls for. A test holds
 * the game to it, and docs/refusals.md is written from it (`npm run refusals`).
 */
import type { Units } from '../../src/successors/units.js';
import type { GameOptions } from '../../src/successors/options.js';
import type { SuccessorsFrame } from '../../src/successors/frame/index.js';
import type { RefusalCode } from '../../src/successors/code.js';
import type { Action, CardId, IndependentArmyId, PlayerId, Position, SpaceId } from '../../src/successors/index.js';
import type { DeedOf, Example, OwnRefusals, SceneOf } from '../../tools/refusals/scene.js';

type Deed = DeedOf<Action>;
type Written = Omit<Position, 'format' | 'game' | 'version' | 'options'>;

/** A situation, in a game with these options: four players and nothing else if left out. */
export interface Scene extends SceneOf<Action, RefusalCode, PlayerId, Written> {
  readonly options?: GameOptions;
}

const by = (player: PlayerId, ...deeds: readonly Deed[]): readonly Action[] =>
  deeds.map((deed) => ({ player, ...deed }) as Action);
const dice = (...faces: readonly number[]): readonly Action[] =>
  faces.map((die) => ({ type: 'roll', player: 'chance', die }));
const march = (to: string): Deed => ({ type: 'march', to, passage: false });
const activate = (commander: 'krateros' | 'leonnatos' | 'minor', space: string, inside = false): Deed => ({
  type: 'activate',
  commander,
  space,
  inside,
});
/** Red rolls for movement, activates, and does what follows. */
const moving = (die: number, ...deeds: readonly Deed[]): readonly Action[] => [
  ...by('red', { type: 'rollMovement' }),
  ...dice(die),
  ...by('red', ...deeds),
];
const SEGMENT = { player: 'red', navalMoved: false, attempts: {}, minorsHandled: [], oratory: [] } as const;
const NONE = { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 } as const;

/** Red's Army and garrison at Pella, a Minor General with two Mercenaries at Amphipolis, which nobody controls; blue is in Lydia. */
const makedonia = {
  turn: 2,
  toMove: 'red',
  markers: { red: ['pella', 'pydna'], blue: ['larisa', 'sardeis', 'ephesos'] },
  forces: {
    'red:pella': { loyal: 3, royalArmy: 1 },
    'red:pella:inside': { mercenary: 1 },
    'red:amphipolis': { mercenary: 2 },
    'blue:sardeis': { mercenary: 3 },
  },
  generals: { krateros: 'red:pella', antigonos: 'blue:sardeis' },
  minorGenerals: ['red:amphipolis'],
  hands: { red: [26, 51] },
} as const satisfies Scene['position'];

const turns: readonly Scene[] = [
  {
    title: 'R 6 whose turn it is, and what is going on',
    position: makedonia,
    player: 'red',
    refused: [
      ['notYourTurn', 'R 6', { type: 'rollMovement', player: 'blue' }, 'blue rolls in the turn of red'],
      ['outOfPhase', 'R 6.6.4', { type: 'avoidBattle' }, 'nobody has entered a space in which to Avoid Battle'],
    ],
  },
  {
    title: 'R 6.2 who goes first',
    position: {
      turn: 2,
      round: 0,
      stack: [
        { kind: 'game', stage: 'usurper' },
        { kind: 'turnOrder', tied: ['red'], rolls: [], chooser: 'red' },
      ],
    },
    player: 'red',
    refused: [['notOffered', 'R 6.2', { type: 'chooseFirstPlayer', first: 'black' }, 'nobody of four plays black']],
  },
];

const surrendering = {
  turn: 2,
  toMove: 'red',
  segment: 'surrender',
  markers: { red: ['pella'], blue: ['larisa', 'sardeis', 'ephesos'] },
  forces: {
    'red:larisa': { mercenary: 1 },
    'red:amphipolis': { mercenary: 1 },
    'red:sagalassos': { mercenary: 3 },
    'red:sardeis': { mercenary: 3 },
    'red:tarsos': { mercenary: 1 },
  },
  minorGenerals: ['red:larisa', 'red:amphipolis', 'red:sagalassos', 'red:sardeis'],
  generals: { krateros: 'red:tarsos' },
} as const satisfies Scene['position'];

const surrender: readonly Scene[] = [
  {
    title: 'R 6.6.2 the Surrender Segment, in its first step',
    position: surrendering,
    player: 'red',
    refused: [
      ['mustBeSubjugated', 'R 6.6.2', { type: 'removeMarker', space: 'sagalassos' }, 'an Independent marker'],
      ['onlyBySiege', 'R 13.2.1', { type: 'removeMarker', space: 'sardeis' }, "the marker of blue's Major City"],
      ['needsUnits', 'R 6.6.2', { type: 'removeMarker', space: 'ephesos' }, 'no CU of red is at Ephesos'],
      ['noMarkerThere', 'R 6.6.2', { type: 'removeMarker', space: 'amphipolis' }, 'nobody controls Amphipolis'],
      ['wrongStep', 'R 6.6.2', { type: 'placeMarker', space: 'amphipolis' }, 'markers are placed in the second step'],
      ['notUncontrolled', 'R 6.6.2', { type: 'placeMarker', space: 'larisa' }, "blue's marker is still there"],
      ['noMarkersHere', 'R 4.27', { type: 'placeMarker', space: 'tp-kibyra' }, 'a Transit Point'],
      ['noSuchSpace', 'R 4.27', { type: 'placeMarker', space: 'atlantis' }, 'the board has no Atlantis'],
      ['noSiegeTarget', 'R 13.1', { type: 'siege', space: 'larisa' }, 'Larisa is a Minor City of blue'],
      ['noBurial', 'R 15.4.2', { type: 'bury', space: 'pella' }, 'red has no cart'],
    ],
  },
  {
    title: 'R 6.6.2 the Surrender Segment, in its third step',
    position: surrendering,
    played: [...by('red', { type: 'pass' }, { type: 'pass' }, { type: 'siege', space: 'sagalassos' }), ...dice(1)],
    player: 'red',
    refused: [['attemptsUsed', 'R 13.4', { type: 'siege', space: 'sagalassos' }, 'one attempt in this Segment']],
  },
];

/** Red may build a capital at Pydna, where a CU stands under his marker; blue is building one, yellow's is no more. */
const founding = {
  turn: 2,
  toMove: 'red',
  segment: 'surrender',
  markers: { red: ['pella', 'pydna', 'poteidaia'], blue: ['larisa'] },
  forces: {
    'red:pella': { mercenary: 1 },
    'red:pydna': { mercenary: 1 },
    'red:tp-paionia': { mercenary: 1 },
    'red:tarsos': { mercenary: 1 },
    'blue:larisa': { loyal: 1 },
  },
  minorGenerals: ['red:tp-paionia', 'red:tarsos'],
  capitals: {
    blue: { stage: 'building', space: 'larisa', builders: { loyal: 1 } },
    yellow: { stage: 'destroyed', space: 'pherai', by: 'blue' },
  },
} as const satisfies Scene['position'];
const capitals = { players: 4, optionalRules: ['capitals'] } as const;

const building: readonly Scene[] = [
  {
    title: 'R 19.8 where a capital is built, and where not',
    options: capitals,
    position: founding,
    played: by('red', { type: 'pass' }),
    player: 'red',
    refused: [
      ['noCapitalSite', 'R 19.8', { type: 'buildCapital', space: 'pella' }, 'a Major City'],
      ['noCapitalSite', 'R 19.8', { type: 'buildCapital', space: 'tp-paionia' }, 'a Transit Point'],
      ['noCapitalSite', 'R 19.8', { type: 'buildCapital', space: 'tarsos' }, 'the marker there is not that of red'],
      ['needsUnits', 'ruling capital-building', { type: 'buildCapital', space: 'poteidaia' }, 'no CU of red is there'],
      ['noSuchSpace', 'R 4.27', { type: 'buildCapital', space: 'atlantis' }, 'the board has no Atlantis'],
    ],
  },
  {
    title: 'R 19.8 one capital in a game',
    options: capitals,
    position: {
      ...founding,
      toMove: 'yellow',
      markers: { ...founding.markers, yellow: ['pherai'] },
      forces: { 'blue:larisa': { loyal: 1 }, 'yellow:pherai': { mercenary: 1 }, 'yellow:abdera': { mercenary: 1 } },
      minorGenerals: ['yellow:abdera'],
    },
    player: 'yellow',
    refused: [['capitalFounded', 'R 19.8', { type: 'buildCapital', space: 'pherai' }, 'it has been destroyed']],
  },
];

/** What section 19 adds to a discard, and takes from a city. */
const optional: readonly Scene[] = [
  {
    title: 'R 19.7, 19.11 a card of 4 Operation Points is discarded',
    options: { players: 4, optionalRules: ['dispersedFleets', 'fasterCart'] },
    position: {
      ...makedonia,
      segment: 'tyche',
      hands: { red: [44] },
      body: 'red:pella',
      markers: {
        red: ['pella', 'pydna', 'poteidaia', 'amphipolis', 'herakleia-lynkestis', 'athenai'],
        blue: ['larisa', 'sardeis', 'ephesos', 'rhodos'],
      },
      fleets: { makedonia: { dispersed: true } },
    },
    played: by('red', { type: 'playCard', card: 44, as: 'discard' }),
    player: 'red',
    refused: [
      ['fleetNotDispersed', 'R 19.7', { type: 'retrieveFleet', fleet: 'athenai' }, 'it is not in the Dispersed Box'],
      ['noSuchPiece', 'R 19.7', { type: 'retrieveFleet', fleet: 'rhodos' }, 'it is a fleet of blue'],
      ['cartReady', 'R 19.11', { type: 'buildCart' }, 'on Game Turn 2 the cart is ready'],
    ],
  },
  {
    title: 'R 19.10 Elephants in Pella, their Army activated',
    options: { players: 4, optionalRules: ['elephantsOutside'] },
    position: { ...makedonia, forces: { ...makedonia.forces, 'red:pella': { loyal: 3, elephant: 1 } } },
    played: moving(6, activate('krateros', 'pella')),
    player: 'red',
    refused: [
      [
        'elephantsOutside',
        'R 19.10',
        { type: 'leaveUnits', unit: 'elephant', count: 1, inside: true },
        'they stay before the city',
      ],
    ],
  },
];

const cardsInHand: readonly Scene[] = [
  {
    title: 'R 6.6.3 the Tyche Segment',
    position: { ...makedonia, segment: 'tyche', hands: { red: [51, 17, 13, 4] } },
    player: 'red',
    refused: [
      ['mustPlayCard', 'R 6.6.3', { type: 'pass' }, 'a card must be played'],
      ['cardNotHeld', 'R 6.6.3', { type: 'playCard', card: 10, as: 'event' }, 'red does not hold card 10'],
      ['surpriseCard', 'R 6.6.3', { type: 'playCard', card: 51, as: 'operations' }, 'card 51 is a Surprise card'],
      ['mustPlayEvent', 'R 6.6.3', { type: 'playCard', card: 17, as: 'discard' }, 'Unrest must be played'],
      ['eventNotPossible', 'R 6.6.3', { type: 'playCard', card: 13, as: 'event' }, 'red controls no land of elephants'],
      ['cardNotHeld', 'R 4.31.1', { type: 'playSurprise', card: 55 }, 'red does not hold card 55'],
      ['noSurpriseCard', 'R 4.31.1', { type: 'discardSurprise', card: 4 }, 'card 4 is no Surprise card'],
      ['notTheMoment', 'R 4.31.1', { type: 'playSurprise', card: 51 }, 'guides are for an Army on the march'],
    ],
  },
  {
    title: 'R 6.6.3 the Tyche Segment with Surprise cards only',
    position: { ...makedonia, segment: 'tyche', hands: { red: [51] } },
    player: 'red',
    refused: [['onlySurpriseCards', 'R 6.6.3', { type: 'pass' }, 'card 51 is to be played or discarded first']],
  },
  {
    title: 'R 4.31.1 a card is drawn for the one discarded',
    position: { ...makedonia, segment: 'tyche', hands: { red: [51, 4] } },
    played: by('red', { type: 'discardSurprise', card: 51 }),
    player: 'chance',
    refused: [['notAvailable', 'R 4.31.1', { type: 'drawCard', to: 'red', card: 4 }, 'card 4 is not in the deck']],
  },
  {
    title: 'R 6.6.3.4 a Bonus card, after its Operation Points',
    position: { ...makedonia, segment: 'tyche', hands: { red: [1, 4] }, royals: { thessalonike: 'red:pella' } },
    played: by(
      'red',
      { type: 'playCard', card: 1, as: 'operations' },
      { type: 'operation', operation: 'train' },
      { type: 'trainUnit', unit: 'loyal' },
    ),
    player: 'red',
    refused: [
      ['mustChoose', 'R 6.6.3.4', { type: 'playCard', card: 4, as: 'event' }, 'whether the event follows comes first'],
    ],
  },
  {
    title: 'R 6.6.3 B the Operation Points of a card',
    position: {
      ...makedonia,
      segment: 'tyche',
      markers: { blue: ['larisa'] },
      forces: {},
      minorGenerals: [],
      hands: { red: [4] },
    },
    played: by('red', { type: 'playCard', card: 4, as: 'operations' }),
    player: 'red',
    refused: [
      ['mustChoose', 'R 6.6.3.B', { type: 'pass' }, 'the points are spent on one action'],
      ['wrongStep', 'R 6.6.3.C', { type: 'hireGeneral', general: 'eumenes' }, 'a card is discarded for that'],
      ['onlyArmies', 'R 6.6.3.1', { type: 'operation', operation: 'forcedMarch' }, 'red has a lone General only'],
      ['tooFar', 'R 6.6.3.2', { type: 'operation', operation: 'placeMarkers' }, 'red has no marker to count from'],
    ],
  },
  {
    title: 'R 6.6.3.1 a Forced March',
    position: {
      ...makedonia,
      segment: 'tyche',
      generals: { krateros: 'red:pella', leonnatos: 'red:pydna' },
      hands: { red: [4] },
    },
    played: by('red', { type: 'playCard', card: 4, as: 'operations' }, { type: 'operation', operation: 'forcedMarch' }),
    player: 'red',
    refused: [['onlyArmies', 'R 6.6.3.1', activate('leonnatos', 'pydna'), 'Leonnatos is without CUs']],
  },
  {
    title: 'R 6.6.3.2 markers are placed',
    position: {
      ...makedonia,
      segment: 'tyche',
      forces: { 'red:pella': { loyal: 3 }, 'blue:poteidaia': { mercenary: 1 } },
      minorGenerals: ['blue:poteidaia'],
      hands: { red: [4] },
    },
    played: by(
      'red',
      { type: 'playCard', card: 4, as: 'operations' },
      { type: 'operation', operation: 'placeMarkers' },
    ),
    player: 'red',
    refused: [
      ['noMarkersHere', 'R 4.27', { type: 'placeMarker', space: 'tp-paionia' }, 'a Transit Point'],
      ['notUncontrolled', 'R 6.6.3.2', { type: 'placeMarker', space: 'larisa' }, 'the marker of blue'],
      ['enemyUnitsThere', 'R 6.6.3.2', { type: 'placeMarker', space: 'poteidaia' }, 'a Mercenary of blue'],
      ['tooFar', 'R 6.6.3.2', { type: 'placeMarker', space: 'tarsos' }, 'Kilikia is far from Makedonia'],
    ],
  },
  {
    title: 'R 6.6.3 C what a discarded card of 4 Operation Points brings',
    position: {
      ...makedonia,
      segment: 'tyche',
      hands: { red: [44] },
      fleets: { makedonia: { upgraded: true }, kilikia: { owner: 'red', dispersed: true } },
      markers: {
        red: ['pella', 'pydna', 'poteidaia', 'amphipolis', 'herakleia-lynkestis', 'athenai'],
        blue: ['larisa', 'sardeis', 'ephesos', 'rhodos'],
      },
    },
    played: by('red', { type: 'playCard', card: 44, as: 'discard' }),
    player: 'red',
    refused: [
      ['noSuchPiece', 'R 3.4.1', { type: 'upgradeFleet', fleet: 'rhodos' }, 'it is not a fleet of red'],
      ['fleetDispersed', 'R 3.4.1', { type: 'upgradeFleet', fleet: 'kilikia' }, 'it is Dispersed'],
      ['fleetUpgraded', 'R 3.4.1', { type: 'upgradeFleet', fleet: 'makedonia' }, 'it is on its stronger side'],
      ['mayNotHire', 'R 6.6.3.C', { type: 'hireGeneral', general: 'eumenes' }, 'red has lost nobody'],
      ['notForHire', 'R 6.6.3.C', { type: 'hireGeneral', general: 'antigonos' }, 'Antigonos is in play'],
    ],
  },
  {
    title: 'R 6.6.3 C a card of 3 Operation Points, by the player aid',
    options: { players: 4, edition: 'player-aid' },
    position: { ...makedonia, segment: 'tyche', hands: { red: [4] }, fleets: { kilikia: 'red' } },
    played: by('red', { type: 'playCard', card: 4, as: 'operations' }),
    player: 'red',
    refused: [['tooFewPoints', 'R 3.4.1', { type: 'upgradeFleet', fleet: 'kilikia' }, 'that takes a card of 4']],
  },
  {
    title: 'R 6.6.3 the Tyche Segment, by the player aid',
    options: { players: 4, edition: 'player-aid' },
    position: {
      ...makedonia,
      segment: 'tyche',
      hands: { red: [4] },
      body: 'red:pella',
    },
    player: 'red',
    refused: [
      [
        'mustPlayCard',
        'ruling bargains-of-a-discard',
        { type: 'playCard', card: 4, as: 'discard' },
        'the card is played',
      ],
      ['wrongStep', 'ruling burial-escort', { type: 'bury', space: 'pella' }, 'the body waits for the Forage Segment'],
      [
        'noSuchPiece',
        'R 3.3.4.6',
        { type: 'disbandAt', space: 'pydna', inside: false, count: 1 },
        'no Royal Army at Pydna',
      ],
    ],
  },
  {
    title: 'R 3.3.4.6 an activation, by the player aid',
    options: { players: 4, edition: 'player-aid' },
    position: { ...makedonia, hands: {} },
    played: moving(6, activate('krateros', 'pella')),
    player: 'red',
    refused: [
      ['tooLateToDisband', 'ruling disbanding-at-rest', { type: 'disband', count: 1 }, 'the Army has been activated'],
    ],
  },
  {
    title: 'R 6.6.3 A the event of a card: Disease',
    position: { ...makedonia, segment: 'tyche', hands: { red: [4] } },
    played: by('red', { type: 'playCard', card: 4, as: 'event' }),
    player: 'red',
    refused: [
      [
        'noTarget',
        'ruling card-4',
        { type: 'targetArmy', target: 'blue', space: 'ephesos', inside: false },
        'no Army is at Ephesos',
      ],
    ],
  },
];

/** Red deploys in the Reinforcement Phase. */
const deploying = (units: Partial<Units>, stage: 'general' | 'units' | 'minorGenerals'): Scene['position'] => ({
  turn: 2,
  round: 0,
  markers: { red: ['tarsos', 'kelainai', 'xanthos'], blue: ['sardeis'] },
  forces: {
    'red:tarsos': { mercenary: 1 },
    'blue:kelainai': { mercenary: 3 },
    'blue:xanthos': { mercenary: 1 },
    'red:aspendos': { mercenary: 1 },
  },
  generals: {
    krateros: stage === 'general' ? { status: 'dispersed', owner: 'red' } : 'red:aspendos',
    antigonos: 'blue:kelainai',
  },
  minorGenerals: ['blue:xanthos', 'red:aspendos'],
  stack: [
    { kind: 'game', stage: 'tycheCards' },
    { kind: 'reinforcements', waiting: [], pools: {}, bases: {} },
    {
      kind: 'deploy',
      player: 'red',
      units: { ...NONE, ...units },
      generals: stage === 'general' ? ['krateros'] : [],
      spaces: null,
      together: false,
      bases: [],
      placed: {},
      resort: {},
      minorGenerals: true,
      stage,
    },
  ] satisfies readonly SuccessorsFrame[],
});

const deployment: readonly Scene[] = [
  {
    title: 'R 6.4.3 three Mercenaries are deployed',
    position: deploying({ mercenary: 3 }, 'units'),
    player: 'red',
    refused: [
      ['mustDeploy', 'R 6.4.2', { type: 'pass' }, 'there is room at Tarsos'],
      ['noSuchPiece', 'R 6.4.2', { type: 'deployUnits', unit: 'loyal', count: 1, space: 'tarsos' }, 'no Loyal CU'],
      ['cityBesieged', 'R 6.4.3', { type: 'deployUnits', unit: 'mercenary', count: 1, space: 'kelainai' }, 'a siege'],
      [
        'nothingFriendlyThere',
        'R 6.4.2',
        { type: 'deployUnits', unit: 'mercenary', count: 1, space: 'sardeis' },
        'Sardeis is a city of blue',
      ],
      ['enemiesThere', 'R 6.4.2', { type: 'deployUnits', unit: 'mercenary', count: 1, space: 'xanthos' }, 'enemies'],
      ['deployLimit', 'R 6.4.3', { type: 'deployUnits', unit: 'mercenary', count: 3, space: 'tarsos' }, 'two at most'],
      [
        'wrongStep',
        'ruling deploying-minor-generals',
        { type: 'deployMinorGeneral', space: 'tarsos', inside: false },
        'CUs first',
      ],
    ],
  },
  {
    title: 'R 6.4.3 a Major General and a Mercenary are deployed',
    position: deploying({ mercenary: 1 }, 'general'),
    player: 'red',
    refused: [
      [
        'generalsFirst',
        'R 6.4.3',
        { type: 'deployUnits', unit: 'mercenary', count: 1, space: 'tarsos' },
        'he comes first',
      ],
    ],
  },
  {
    title: 'R 6.4.3 Minor Generals are deployed',
    position: deploying({}, 'minorGenerals'),
    player: 'red',
    refused: [
      [
        'nothingFriendlyThere',
        'R 6.4.3',
        { type: 'deployMinorGeneral', space: 'aspendos', inside: false },
        'no marker of red',
      ],
      ['needsUnits', 'R 3.1.2', { type: 'deployMinorGeneral', space: 'kelainai', inside: true }, 'no CU is there'],
    ],
  },
  {
    title: 'R 6.6.4 a Mercenary is raised in the Movement Segment',
    position: makedonia,
    played: by('red', { type: 'raiseMercenary' }),
    player: 'red',
    refused: [
      [
        'onlyAsReinforcements',
        'ruling deploying-minor-generals',
        { type: 'deployMinorGeneral', space: 'pella', inside: false },
        'Minor Generals are placed at any time of the turn',
      ],
    ],
  },
];

/** All of red's Minor Generals are with CUs that would show no owner without them. */
const allOut: Scene['position'] = {
  ...makedonia,
  forces: {
    ...makedonia.forces,
    'red:pydna': { mercenary: 1 },
    'red:abdera': { mercenary: 1 },
    'red:chersonesos': { mercenary: 1 },
    'red:byzantion': { mercenary: 1 },
  },
  minorGenerals: ['red:amphipolis', 'red:abdera', 'red:chersonesos', 'red:byzantion'],
};

const onTheMove: readonly Scene[] = [
  {
    title: 'R 6.6.4 the Movement Segment, before the roll',
    position: makedonia,
    player: 'red',
    refused: [
      ['beforeTheRoll', 'R 8.1', activate('krateros', 'pella'), 'the die has not been rolled'],
      ['mustChoose', 'R 6.6.4', { type: 'pass' }, 'a Mercenary or the roll comes first'],
      [
        'noOwner',
        'R 3.3.1',
        { type: 'liftMinorGeneral', space: 'amphipolis', inside: false },
        'red has no marker there',
      ],
      [
        'minorGeneralThere',
        'ruling repositioning',
        { type: 'placeMinorGeneral', space: 'amphipolis', inside: false, from: null },
        'one leads there and has not moved',
      ],
      [
        'noMinorGeneral',
        'ruling repositioning',
        { type: 'placeMinorGeneral', space: 'pella', inside: false, from: 'amphipolis' },
        'he is lifted first',
      ],
      [
        'needsUnits',
        'R 3.1.2',
        { type: 'placeMinorGeneral', space: 'larisa', inside: false, from: null },
        'red has no CU there',
      ],
      ['noSuchPiece', 'R 3.1.2', { type: 'liftMinorGeneral', space: 'pella', inside: false }, 'none is with Krateros'],
    ],
  },
  {
    title: 'R 3.1.2 a Minor General has been placed, and then lifted',
    position: makedonia,
    played: by('red', { type: 'placeMinorGeneral', space: 'pella', inside: false, from: null }),
    player: 'red',
    refused: [
      [
        'alreadyDecided',
        'ruling repositioning',
        { type: 'liftMinorGeneral', space: 'pella', inside: false },
        'each space once from one activation to the next',
      ],
    ],
  },
  {
    title: 'R 3.1.2 all four Minor Generals are on the map',
    position: allOut,
    player: 'red',
    refused: [
      [
        'noMinorGeneral',
        'R 3.1.2',
        { type: 'placeMinorGeneral', space: 'pydna', inside: false, from: null },
        'the supply is empty',
      ],
    ],
  },
  {
    title: 'R 8.3.1 none of them can be spared for whom an Army would leave at Larisa',
    position: allOut,
    played: moving(6, activate('krateros', 'pella'), march('larisa')),
    player: 'red',
    refused: [
      ['noOwner', 'R 8.3.1', { type: 'leaveUnits', unit: 'loyal', count: 3, inside: false }, 'nobody could stay'],
    ],
  },
  {
    title: 'R 6.6.4 the Movement Segment, given up for a Mercenary',
    position: makedonia,
    played: by('red', { type: 'raiseMercenary' }, { type: 'deployUnits', unit: 'mercenary', count: 1, space: 'pella' }),
    player: 'red',
    refused: [
      ['segmentGivenUp', 'R 6.6.4', { type: 'rollMovement' }, 'nobody moves'],
      ['segmentGivenUp', 'R 6.6.4', activate('krateros', 'pella'), 'nobody moves'],
    ],
  },
  {
    title: 'R 8.1 the Movement Segment, after the roll',
    position: makedonia,
    played: moving(6, activate('krateros', 'pella'), march('pydna'), { type: 'endActivation', inside: false }),
    player: 'red',
    refused: [
      ['afterTheRoll', 'R 8.1', { type: 'rollMovement' }, 'one roll is for all'],
      ['afterTheRoll', 'R 6.6.4', { type: 'raiseMercenary' }, 'that is decided before the roll'],
      ['alreadyMoved', 'R 8.3.1', activate('krateros', 'pydna'), 'Krateros has been moved'],
      ['noSuchPiece', 'R 8.3.1', activate('leonnatos', 'pella'), 'Leonnatos is not there'],
    ],
  },
  {
    title: 'R 19.9.4 an Army without Elite Cavalry is activated',
    options: { players: 4, optionalRules: ['cavalry'] },
    position: makedonia,
    played: moving(6, activate('krateros', 'pella')),
    player: 'red',
    refused: [['noCavalry', 'R 19.9.4', { type: 'subjugateWithCavalry', space: 'pella' }, 'it takes Elite Cavalry']],
  },
  {
    title: 'R 19.9.4 an Army with Elite Cavalry is activated',
    options: { players: 4, optionalRules: ['cavalry'] },
    position: { ...makedonia, forces: { ...makedonia.forces, 'red:pella': { loyal: 3, cavalry: 1 } } },
    played: moving(6, activate('krateros', 'pella')),
    player: 'red',
    refused: [
      ['onlySubjugation', 'R 19.9.4', { type: 'subjugateWithCavalry', space: 'pella' }, 'Pella is a Major City'],
      ['otherMatter', 'R 13.1', { type: 'subjugateWithCavalry', space: 'larisa' }, 'the Army is at Pella'],
    ],
  },
  {
    title: 'R 8.3 an Army is activated',
    position: {
      ...makedonia,
      forces: {
        ...makedonia.forces,
        'red:pella:inside': { silverShields: 2 },
      },
      silverShieldsRaised: true,
    },
    played: moving(6, activate('krateros', 'pella')),
    player: 'red',
    refused: [
      ['noPath', 'R 4.19', march('athenai'), 'no path leads from Pella to Athenai'],
      ['nobodyToAsk', 'R 8.3.8', { type: 'march', to: 'larisa', passage: true }, 'no CU stands in Larisa'],
      ['noPort', 'R 8.4.1', { type: 'embark' }, 'no Sea path leads to Pella'],
      ['noSuchPiece', 'R 3.3.4.6', { type: 'disband', count: 2 }, 'one Royal Army CU is in the Army'],
      ['otherMatter', 'R 13.1', { type: 'siege', space: 'larisa' }, 'the Army is at Pella'],
      ['noMarkerThere', 'R 8.3.9', { type: 'removeEnemyMarker', space: 'pella' }, 'it is its own'],
      ['nobodyToAttack', 'R 8.3.8.1', { type: 'attack', target: 'blue' }, 'nobody let it pass'],
      [
        'commanderStays',
        'ruling commander-stays',
        { type: 'leaveGeneral', general: 'krateros', inside: false },
        'he leads it',
      ],
      ['noSuchPiece', 'R 15.4.1', { type: 'takeCart', inside: false }, 'the cart is not at Pella'],
      [
        'indivisible',
        'R 3.3.3.1',
        { type: 'takeUnits', unit: 'silverShields', count: 1, inside: true },
        'both or none',
      ],
      ['cityFull', 'R 4.16', { type: 'endActivation', inside: true }, 'two CUs are inside'],
    ],
  },
  {
    title: 'R 8.3.1 something has been left on the way',
    position: makedonia,
    played: moving(6, activate('krateros', 'pella'), { type: 'leaveUnits', unit: 'loyal', count: 1, inside: false }),
    player: 'red',
    refused: [
      [
        'alreadyDecided',
        'ruling once-a-visit',
        { type: 'takeUnits', unit: 'loyal', count: 1, inside: false },
        'of each kind once in a visit',
      ],
    ],
  },
  {
    title: "R 8.3.9 an Army has come to blue's Larisa, and one Movement Point is left",
    position: makedonia,
    played: moving(1, activate('krateros', 'pella'), march('larisa')),
    player: 'red',
    refused: [
      ['tooLateToDisband', 'R 3.3.4.6', { type: 'disband', count: 1 }, 'it has moved'],
      ['notEnoughMovementPoints', 'R 8.3.9', { type: 'removeEnemyMarker', space: 'larisa' }, 'that costs two'],
      ['notYourCity', 'R 8.3.7', { type: 'endActivation', inside: true }, 'Larisa is no city of red'],
    ],
  },
  {
    title: 'R 8.3.3 a Major General alone, with an enemy like him next to him and an Army beyond',
    position: {
      ...makedonia,
      forces: { 'blue:poteidaia': { mercenary: 1 }, 'red:amphipolis': { mercenary: 1 } },
      markers: { red: ['pella'] },
      generals: { krateros: 'red:amphipolis', leonnatos: 'red:pella', antigonos: 'blue:pydna' },
      minorGenerals: ['blue:poteidaia'],
      royals: { thessalonike: { status: 'active', controller: 'red', space: 'pella', inside: false } },
    },
    played: moving(6, activate('leonnatos', 'pella')),
    player: 'red',
    refused: [
      ['loneGeneral', 'R 8.3.3', march('poteidaia'), 'CUs of blue stand there'],
      ['noCarriers', 'R 18.6', { type: 'takeRoyal', royal: 'thessalonike', inside: false }, 'royals go with an Army'],
      ['onlyArmies', 'R 8.3.8.1', { type: 'attack', target: 'blue' }, 'he has no CU'],
    ],
  },
  {
    title: 'R 8.3.3 he has come to a lone enemy General',
    position: {
      ...makedonia,
      forces: {},
      markers: { red: ['pella'] },
      generals: { leonnatos: 'red:pella', antigonos: 'blue:pydna' },
      minorGenerals: [],
    },
    played: moving(6, activate('leonnatos', 'pella'), march('pydna')),
    player: 'red',
    refused: [['mustGoOn', 'R 8.3.3', { type: 'endActivation', inside: false }, 'he can go back to Pella']],
  },
  {
    title: 'R 6.1.1 the Funeral Cart on Game Turn 1',
    position: { ...makedonia, turn: 1, body: 'red:pella' },
    played: moving(6, activate('krateros', 'pella')),
    player: 'red',
    refused: [['cartRests', 'R 6.1.1', { type: 'takeCart', inside: false }, 'it is not ready yet']],
  },
  {
    title: 'R 13.2.6 in a besieged city',
    position: {
      ...makedonia,
      forces: { 'red:pella:inside': { loyal: 2 }, 'blue:pella': { mercenary: 3 } },
      generals: { krateros: 'red:pella:inside', antigonos: 'blue:pella' },
      minorGenerals: [],
    },
    played: moving(6, activate('krateros', 'pella', true)),
    player: 'red',
    refused: [
      ['besieged', 'R 13.2.6', march('larisa'), 'blue stands before the gate'],
      ['nobodyToAttack', 'R 13.2.6', { type: 'attack', target: 'white' }, 'white does not besiege it'],
    ],
  },
  {
    title: 'R 8.3.9 two CUs and an Army of the enemy inside his city',
    position: {
      ...makedonia,
      forces: { 'red:pella': { loyal: 2 }, 'red:amphipolis': { mercenary: 2 } },
    },
    played: moving(6, activate('krateros', 'pella'), march('larisa')),
    player: 'red',
    refused: [['armyTooSmall', 'R 8.3.9', { type: 'removeEnemyMarker', space: 'larisa' }, 'three are needed']],
  },
  {
    title: 'R 8.3.8 blue has let an Army pass',
    position: {
      ...makedonia,
      forces: { ...makedonia.forces, 'blue:larisa': { mercenary: 2 } },
      minorGenerals: ['red:amphipolis', 'blue:larisa'],
    },
    played: [
      ...moving(6, activate('krateros', 'pella'), { type: 'march', to: 'larisa', passage: true }),
      ...by('blue', { type: 'grantPassage', grant: true }),
    ],
    player: 'red',
    refused: [
      [
        'enemyUnitsThere',
        'R 8.3.8.2',
        { type: 'leaveUnits', unit: 'loyal', count: 1, inside: false },
        'nothing stays among the CUs of blue',
      ],
    ],
  },
];

/** Red's Army in the port of Pydna; blue holds Pherai, white is at Athenai. */
const atSea = {
  ...makedonia,
  forces: {
    'red:pydna': { mercenary: 4 },
    'red:poteidaia': { mercenary: 5 },
    'red:amphipolis': { mercenary: 3 },
    'blue:sardeis': { mercenary: 3 },
  },
  markers: { red: ['pydna', 'poteidaia', 'amphipolis'], blue: ['sardeis', 'ephesos'] },
  generals: { krateros: 'red:pydna', antigonos: 'blue:sardeis' },
  minorGenerals: ['red:amphipolis'],
  fleets: { kilikia: { owner: 'red', dispersed: true } },
} as const satisfies Scene['position'];
const aboard: readonly Deed[] = [activate('krateros', 'pydna'), { type: 'embark' }];

const voyages: readonly Scene[] = [
  {
    title: 'R 8.4.4 the escort is declared',
    position: {
      ...atSea,
      markers: { ...atSea.markers, blue: [...atSea.markers.blue, 'rhodos'] },
      fleets: { kilikia: 'red' },
    },
    played: moving(6, ...aboard),
    player: 'red',
    refused: [
      ['noSuchPiece', 'R 8.4.4', { type: 'escort', fleet: 'rhodos' }, 'it is a fleet of blue'],
      ['mustChoose', 'R 8.4.4', { type: 'sail', to: 'poteidaia' }, 'the ships set sail first'],
    ],
  },
  {
    title: 'R 8.4 ships under way',
    position: { ...atSea, fleets: {} },
    played: moving(6, ...aboard),
    player: 'red',
    refused: [
      ['mustSailOn', 'R 8.4.2', { type: 'debark', inside: false }, 'they have entered no port'],
      ['noPath', 'R 8.4.1', { type: 'sail', to: 'larisa' }, 'Larisa is no port'],
      ['wrongStep', 'R 8.4.4', { type: 'escort', fleet: 'karia' }, 'the escort has been declared'],
    ],
  },
  {
    title: 'R 8.4.1 ships that come to five Mercenaries with four aboard',
    position: { ...atSea, fleets: {} },
    played: moving(6, ...aboard, { type: 'sail', to: 'poteidaia' }),
    player: 'red',
    refused: [
      ['tooManyUnits', 'R 8.4.1', { type: 'takeUnits', unit: 'mercenary', count: 5, inside: false }, 'eight at most'],
    ],
  },
  {
    title: 'R 8.4.2 an Army has landed',
    position: { ...atSea, fleets: {} },
    played: moving(6, ...aboard, { type: 'sail', to: 'poteidaia' }, { type: 'debark', inside: false }),
    player: 'red',
    refused: [['navalMovementUsed', 'R 8.4.1', { type: 'embark' }, 'one Naval Movement in a Segment']],
  },
  {
    title: 'R 8.4.2 an Army that has marched, and landed',
    position: {
      ...atSea,
      fleets: {},
      forces: { 'red:pella': { mercenary: 3 }, 'blue:sardeis': { mercenary: 3 } },
      generals: { krateros: 'red:pella', antigonos: 'blue:sardeis' },
      minorGenerals: [],
    },
    played: moving(
      6,
      activate('krateros', 'pella'),
      march('pydna'),
      { type: 'embark' },
      { type: 'sail', to: 'poteidaia' },
      { type: 'debark', inside: false },
    ),
    player: 'red',
    refused: [['landAndSea', 'R 8.4.2', march('amphipolis'), 'by land before or after, not both']],
  },
  {
    title: 'R 8.4.6 ships before a city of their own that nobody besieges',
    position: {
      ...atSea,
      fleets: {},
      markers: { red: ['halikarnassos', 'miletos'], blue: ['sardeis'] },
      forces: { 'red:miletos': { mercenary: 2 }, 'blue:sardeis': { mercenary: 3 } },
      generals: { krateros: 'red:miletos', antigonos: 'blue:sardeis' },
      minorGenerals: [],
    },
    played: moving(
      6,
      activate('krateros', 'miletos'),
      { type: 'embark' },
      { type: 'setSail' },
      { type: 'sail', to: 'halikarnassos' },
    ),
    player: 'red',
    refused: [['notBesieged', 'R 8.4.6', { type: 'debark', inside: true }, 'it lands outside']],
  },
  {
    title: 'R 20 card 43 a Storm at Sea',
    position: { ...atSea, fleets: {}, hands: { blue: [43] } },
    played: [
      ...moving(6, ...aboard),
      ...by('blue', { type: 'playSurprise', card: 43 }),
      ...dice(6),
      { type: 'drawCard', player: 'chance', to: 'blue', card: 1 },
      ...by('red', { type: 'sail', to: 'poteidaia' }),
    ],
    player: 'red',
    refused: [['stormAtSea', 'ruling card-43', { type: 'sail', to: 'amphipolis' }, 'they land in the first port']],
  },
];

const reactions: readonly Scene[] = [
  {
    title: 'R 9.1 a city is arranged',
    position: {
      ...makedonia,
      markers: { red: ['pella'], blue: ['sardeis'] },
      forces: {
        'red:ephesos': { mercenary: 5 },
        'blue:sardeis': { mercenary: 3 },
        'blue:sardeis:inside': { loyal: 1 },
      },
      generals: { krateros: 'red:ephesos', antigonos: 'blue:sardeis' },
      minorGenerals: [],
    },
    played: moving(6, activate('krateros', 'ephesos'), march('sardeis')),
    player: 'blue',
    refused: [
      ['cityFull', 'R 4.16', { type: 'moveIntoCity', unit: 'mercenary', count: 2 }, 'there is room for one more'],
      ['noSuchPiece', 'R 9.1', { type: 'moveOutOfCity', unit: 'mercenary', count: 1 }, 'a Loyal CU is inside'],
    ],
  },
  {
    title: 'R 10.5 Antigonos has avoided battle',
    position: {
      ...makedonia,
      markers: { red: ['pella'] },
      forces: { 'red:pella': { loyal: 3 }, 'blue:larisa': { mercenary: 2 } },
      generals: { krateros: 'red:pella', antigonos: 'blue:larisa' },
      minorGenerals: [],
    },
    played: [
      ...moving(6, activate('krateros', 'pella'), march('larisa')),
      ...by('blue', { type: 'avoidBattle' }),
      ...dice(6),
    ],
    player: 'blue',
    refused: [
      ['noWayToAvoid', 'R 10.5', { type: 'avoidTo', to: 'pella' }, 'the active Army came from there'],
      ['mustChoose', 'R 10.5', { type: 'pass' }, 'he leaves the space'],
    ],
  },
  {
    title: 'R 11 Seleukos intercepts with four of six Mercenaries',
    position: {
      turn: 2,
      toMove: 'red',
      markers: { red: ['pella'] },
      generals: { krateros: 'red:sagalassos', seleukos: 'blue:synnada' },
      forces: { 'red:sagalassos': { mercenary: 3 }, 'blue:synnada': { mercenary: 6 } },
      minorGenerals: [],
    },
    played: [
      ...moving(6, activate('krateros', 'sagalassos'), march('kelainai')),
      ...by(
        'blue',
        { type: 'intercept', from: 'synnada', inside: false, commander: 'seleukos' },
        { type: 'interceptWith', unit: 'mercenary', count: 4 },
      ),
    ],
    player: 'blue',
    refused: [
      ['ownerless', 'R 11.2', { type: 'declareInterception' }, 'the other two would show no owner'],
      [
        'otherMatter',
        'R 11.2',
        { type: 'intercept', from: 'gordion', inside: false, commander: 'minor' },
        'the attempt from Synnada is put together',
      ],
    ],
  },
  {
    title: 'R 11.2 the Army divides, and Kassandros stays with the others',
    position: {
      turn: 2,
      toMove: 'red',
      markers: { red: ['pella'] },
      generals: { krateros: 'red:sagalassos', seleukos: 'blue:synnada', kassandros: 'blue:synnada' },
      forces: { 'red:sagalassos': { mercenary: 3 }, 'blue:synnada': { mercenary: 6 } },
      minorGenerals: [],
    },
    played: [
      ...moving(6, activate('krateros', 'sagalassos'), march('kelainai')),
      ...by(
        'blue',
        { type: 'intercept', from: 'synnada', inside: false, commander: 'seleukos' },
        { type: 'interceptWith', unit: 'mercenary', count: 4 },
      ),
    ],
    player: 'blue',
    refused: [
      [
        'ledAlready',
        'ruling repositioning',
        { type: 'placeMinorGeneral', space: 'synnada', inside: false, from: null },
        'Kassandros leads the other two',
      ],
    ],
  },
  {
    title: 'R 11.8 who can intercept',
    position: {
      turn: 2,
      toMove: 'red',
      markers: { red: ['pella'] },
      generals: { krateros: 'red:sagalassos', seleukos: 'blue:synnada' },
      forces: {
        'red:sagalassos': { mercenary: 3 },
        'blue:synnada': { mercenary: 6 },
        'blue:gordion': { mercenary: 1 },
      },
      minorGenerals: ['blue:gordion'],
    },
    played: moving(6, activate('krateros', 'sagalassos'), march('kelainai')),
    player: 'blue',
    refused: [
      [
        'noInterception',
        'R 11.8',
        { type: 'intercept', from: 'gordion', inside: false, commander: 'minor' },
        'Gordion is not next to Kelainai',
      ],
    ],
  },
];

/** A loss of red's in both zones of Pella, in his Forage Segment, of which the first must be an Elephant. */
const losing: readonly Scene[] = [
  {
    title: 'R 4.3 an Elephant is to be lost first',
    position: {
      turn: 2,
      markers: { red: ['pella'] },
      forces: { 'red:pella': { mercenary: 1, elephant: 1 }, 'red:pella:inside': { elephant: 1 } },
      minorGenerals: ['red:pella'],
      memory: { ...SEGMENT, segment: 'forage' },
      stack: [
        { kind: 'game', stage: 'isolation' },
        { kind: 'strategy', next: 1 },
        { kind: 'playerTurn', player: 'red', next: 'done' },
        { kind: 'forage', player: 'red', handled: [], asking: false },
        {
          kind: 'losses',
          player: 'red',
          space: 'pella',
          zones: ['outside', 'inside'],
          left: 1,
          elephantFirst: true,
          among: null,
          within: null,
          marching: false,
          rule: 'R 4.3',
        },
      ],
    },
    player: 'red',
    refused: [
      [
        'elephantFirst',
        'R 4.3',
        { type: 'loseUnit', unit: 'mercenary', space: 'pella', inside: false },
        'one is there',
      ],
    ],
  },
];

/** An Independent Army activated by its card: it has all its Movement Points left. */
const independent = (army: IndependentArmyId, card: CardId, origin: SpaceId | 'box'): Scene['position'] => ({
  turn: 2,
  independentArmies: { [army]: origin },
  discards: [card],
  memory: { ...SEGMENT, segment: 'tyche' },
  stack: [
    { kind: 'game', stage: 'isolation' },
    { kind: 'strategy', next: 1 },
    { kind: 'playerTurn', player: 'red', next: 'movement' },
    { kind: 'tyche', player: 'red', card, stage: 'resolved', cancelled: false, operationsUsed: false, bases: [] },
    { kind: 'cardEvent', player: 'red', card, step: 'marching', memory: {} },
    {
      kind: 'independentMove',
      player: 'red',
      army,
      origin,
      left: 3,
      cameFrom: origin,
      drew: false,
      entered: 0,
      ended: false,
      awaiting: 'none',
      noLocalTroops: [],
    },
  ] satisfies readonly SuccessorsFrame[],
});

const independents: readonly Scene[] = [
  {
    title: 'R 14 Leosthenes at Larisa',
    position: independent('leosthenes', 27, 'larisa'),
    player: 'red',
    refused: [
      [
        'beyondLimits',
        'R 14.3',
        { type: 'moveIndependentArmy', army: 'leosthenes', to: 'pella' },
        'he stays in the south',
      ],
      ['otherMatter', 'R 14.2', { type: 'endIndependentArmy', army: 'filon' }, 'it is Leosthenes who moves'],
      [
        'wrongStep',
        'R 14.7',
        { type: 'retreatIndependentArmy', army: 'leosthenes', to: 'box' },
        'no battle has been drawn',
      ],
    ],
  },
  {
    title: 'R 14.3 Filon, who has gone from Rhagai to Hekatompylos',
    position: independent('filon', 25, 'rhagai'),
    played: by('red', { type: 'moveIndependentArmy', army: 'filon', to: 'hekatompylos' }),
    player: 'red',
    refused: [
      ['notWestward', 'R 14.3', { type: 'endIndependentArmy', army: 'filon' }, 'Hekatompylos lies further east'],
    ],
  },
  {
    title: 'R 14 Seuthes in his box',
    position: independent('seuthes', 23, 'box'),
    player: 'red',
    refused: [['mustEnter', 'R 14.1', { type: 'endIndependentArmy', army: 'seuthes' }, 'he comes onto the board']],
  },
];

export const SCENES: readonly Scene[] = [
  ...turns,
  ...surrender,
  ...building,
  ...optional,
  ...cardsInHand,
  ...deployment,
  ...onTheMove,
  ...voyages,
  ...reactions,
  ...losing,
  ...independents,
];

/** Refusals that every situation knows. */
const ANYWHERE: Example = {
  title: 'R 6, R 7 anywhere',
  code: `import { createGame, explainAction, fromPosition, orThrow, type Action } from 'diadochi/successors';

const state = orThrow(createGame({ players: 2 }));
const nonsense = JSON.parse('{ "type": "conquer", "player": "red" }') as Action;
explainAction(state, nonsense)?.code; // 'malformedAction': no action has this type (R 5.4)
explainAction(state, { type: 'pass', player: 'blue' }, 'red')?.code; // 'notYourAction': red asks about an action of blue (R 6)
const over = orThrow(fromPosition({ format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 }, round: 0, stack: [], outcome: { winners: ['red'], how: 'victoryPoints', rule: 'R 7.3' } }));
explainAction(over, { type: 'pass', player: 'red' })?.code; // 'gameOver': nobody does anything any more (R 7)`,
  shows: ['malformedAction', 'notYourAction', 'gameOver'],
};

export const refusals: OwnRefusals = {
  anywhere: ANYWHERE,
  scenes: SCENES.map(({ options = { players: 4 }, position, ...scene }) => ({
    ...scene,
    begins: { position: { options, ...position } },
  })),
};
