/** All that there is to be reached in a game of Xenophon, from the tables that the rules themselves go by. */
import { but, type Reachable } from '../../bench/reach.js';
import { REFUSAL_CODES, type RefusalCode } from '../../src/xenophon/code.js';
import { ACTION_TYPES } from '../../src/xenophon/codec/action.js';
import { EVENT_TYPES } from '../../src/xenophon/codec/event.js';
import type { ActionType } from '../../src/xenophon/action.js';
import type { EventType } from '../../src/xenophon/event.js';
import type { FrameKind } from '../../src/xenophon/frame/index.js';
import { frames } from '../../src/xenophon/rules/frames.js';
import type { XenophonTypes } from '../../src/xenophon/types.js';
import { XENOPHON_ENDINGS } from '../../src/xenophon/vocabulary.js';

/** What of the family no rule of this game comes to. */
const NOT_HERE: {
  readonly actions: readonly ActionType[];
  readonly events: readonly EventType[];
  readonly frames: readonly FrameKind[];
  readonly refusals: readonly RefusalCode[];
} = {
  actions: [
    // R X3: nothing is chosen at the beginning
    'deploy',
    // R X1.1: optional rules of the base (R 10.14, 17.1, 17.4, 17.5)
    'scorch',
    'spareTheLand',
    'fire',
    'holdFire',
    'demandSurrender',
    'dismiss',
    'drawLeader',
    // R X2.3: the train goes with Cyrus; there are no engines, and nobody sallies against any (R 11.7)
    'takeBaggage',
    'sortie',
    'holdWalls',
    // R X8.1: no replacements
    'rebuild',
    'raise',
    'muster',
    'buildWall',
    'razeWall',
    'buildBaggage',
    'endReplacements',
    // R X1.2: no raiders, no random events, no heirs
    'marchForce',
    'gather',
    'enthrone',
    // R X6.2: who is aboard lands
    'stayAboard',
  ],
  events: [
    'routIgnored',
    'furyRoused',
    'citySummoned',
    'kingsHealthTried',
    'mutinyTried',
    'moveRefused',
    'treacheryTried',
    'sortieMade',
    'replacementsReceived',
    'pointsSpent',
    'unitRestored',
    'wallBuilt',
    'baggageBuilt',
    'bandFormed',
    'revoltTested',
    'raidTested',
    'bandSized',
  ],
  frames: [
    'setup',
    'scorching',
    'summons',
    'kingsHealth',
    'mutiny',
    'replacements',
    'randomEvents',
    'revolt',
    'raid',
    'gathering',
    'succession',
  ],
  refusals: [
    // R X3: nothing is chosen at the beginning
    'choiceNotOpen',
    'provinceNotOffered',
    // R X1.1: optional rules of the base (R 17.1, 17.4, 17.5)
    'notOwnLand',
    'nothingToBurn',
    'notConqueror',
    'neverSurrenders',
    'refusedBefore',
    'notAmongMutineers',
    'refusesToMove',
    // R X2.3: nothing is taken along but what follows Cyrus (R 11.7)
    'needsInfantry',
    // R X3.2, X8.1: no province has two cities with walls, and none are built: an army has one city to besiege (R 11.1)
    'armyBesieges',
    'conductorNeeded',
    // R X6.2: nobody stays at sea
    'shipsNeeded',
    // R X7.2: both sides set up as the Persians do, whose leaders are in all boxes with units before they choose (R 10.3)
    'leadersSpread',
    // R X8.2: the tribes alone keep apart, and do not move (R 6.3)
    'otherForceThere',
    // R X8.1: no replacements; who comes, comes to a head or to a stack
    'provinceNotControlled',
    'tooDear',
    'notOnTheMap',
    'notReduced',
    'notInThePile',
    'neverReplaced',
    'treasuriesLost',
    'notForSale',
    'notYetRecruited',
    'ownTroopsFirst',
    'nowhereToMuster',
    'alikeInList',
    'holyPlace',
    'notFounded',
    'wallsComplete',
    'wallsOfTheEnemy',
    'cityNotSafe',
    'noWallsLeft',
    'wallsLeft',
    'wallNeeded',
    'noOtherCity',
    'markerFirst',
    'musterFirst',
    'baggageThere',
    // R X1.2: no heirs (R 15.6); no artillery (R S2.4)
    'anotherHeir',
    'noCourtThere',
    'artilleryStays',
  ],
};

export const xenophonReach: Reachable<XenophonTypes> = {
  all: {
    actions: but(ACTION_TYPES, NOT_HERE.actions),
    events: but(EVENT_TYPES, NOT_HERE.events),
    frames: but(Object.keys(frames) as FrameKind[], NOT_HERE.frames),
    refusals: but(Object.keys(REFUSAL_CODES) as RefusalCode[], NOT_HERE.refusals),
    endings: XENOPHON_ENDINGS,
  },
};
