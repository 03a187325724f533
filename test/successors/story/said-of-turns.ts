/** What should be said of the phases of a Game Turn and of players' turns. */
import type { PhaseEvent, SegmentEvent } from '../../../src/successors/index.js';
import { units, type SamplesOf } from './sample.js';

export const phaseSamples: SamplesOf<PhaseEvent> = {
  generalDealt: [[{ rule: 'R 5.4', player: 'red', general: 'peithon' }, 'Red is dealt Peithon. (R 5.4)']],
  generalKept: [[{ rule: 'R 5.4.5', player: 'red', general: 'peithon' }, 'Red keeps Peithon. (R 5.4.5)']],
  turnBegan: [[{ rule: 'R 6.1', turn: 3 }, '', '═══ Game Turn 3 ═══ (R 6.1)']],
  generalSucceeded: [
    [
      { rule: 'R 6.1.3', player: 'red', general: 'antipatros', successor: 'polyperchon' },
      'Antipatros is eliminated; Polyperchon replaces him for Red. (R 6.1.3)',
    ],
  ],
  generalArrived: [
    [{ rule: 'R 6.1.3', player: 'red', general: 'demetrios' }, 'Demetrios comes into play for Red. (R 6.1.3)'],
    [{ rule: 'R 6.1.3', player: null, general: 'demetrios' }, 'Demetrios comes into play and can be hired. (R 6.1.3)'],
  ],
  turnOrderSet: [
    [
      { rule: 'R 6.2', player: 'blue', order: ['blue', 'yellow', 'red'] },
      'Blue sets the Turn Order: Blue, Yellow and Red. (R 6.2)',
    ],
  ],
  allotmentChosen: [
    [{ rule: 'R 19.9.2', player: 'red', unit: 'cavalry' }, 'Red takes Elite Cavalry CUs as Reinforcements. (R 19.9.2)'],
    [{ rule: 'R 19.9.2', player: 'red', unit: 'mercenary' }, 'Red takes Mercenaries as Reinforcements. (R 19.9.2)'],
  ],
  reinforcementsReceived: [
    [
      { rule: 'R 6.4.1', player: 'red', units: units({ mercenary: 2, loyal: 1 }), generals: ['demetrios'] },
      'Red receives 2 Mercenaries, 1 Loyal Macedonian and Demetrios as Reinforcements. (R 6.4.1)',
    ],
  ],
  reinforcementsDispersed: [
    [
      { rule: 'R 6.4.3', player: 'red', units: units({ mercenary: 1 }), generals: [] },
      '1 Mercenary of Red is not deployed and goes to the Dispersed Box. (R 6.4.3)',
    ],
    [
      { rule: 'R 6.4.3', player: 'red', units: units({ mercenary: 1 }), generals: ['demetrios'] },
      '1 Mercenary and Demetrios of Red are not deployed and go to the Dispersed Box. (R 6.4.3)',
    ],
  ],
  cardsShuffled: [
    [{ rule: 'R 6.5.1', count: 59 }, '59 Tyche cards are shuffled and dealt. (R 6.5.1)'],
    [{ rule: 'R 6.5.1', count: 1 }, '1 Tyche card is shuffled and dealt. (R 6.5.1)'],
  ],
  contractEnded: [
    [
      { rule: 'R 18.5.2', player: 'red', card: 32 },
      'End Phase (R 6.8)',
      'The marriage contract of Red ends: "Thessalonike" (32). (R 18.5.2)',
    ],
  ],
  turnEnded: [[{ rule: 'R 6.8', turn: 3 }, '', 'Game Turn 3 ends. (R 6.8)']],
};

/** Before set-up nobody has anything but Champion status, worth 3 Legitimacy (R 17.1); four players need 23 VP or 18 L (R 7.1). */
const ROWS = ['Red   ', 'Blue  ', 'Yellow', 'White '].map(
  (name) => `  │ ${name} │  0 of 23 VP │  3 of 18 L │  0 CUs │  0 provinces │ Champion           │ no Major General`,
);

export const segmentSamples: SamplesOf<SegmentEvent> = {
  roundBegan: [
    [
      { rule: 'R 6.6', round: 1 },
      '',
      '── Turn 1, round 1 ── (R 6.6)',
      '  Whoever has 23 Victory Points (VP) or 18 Legitimacy (L) wins at once, but not on Game Turn 1. (R 7.1)',
      ...ROWS,
    ],
    [{ rule: 'R 6.6', round: 2 }, '', '── Turn 1, round 2 ── (R 6.6)', ...ROWS],
  ],
  segmentBegan: [
    [
      { rule: 'R 6.6.1', player: 'red', segment: 'surrender', round: 1 },
      '',
      "─ Red's turn ─ Champion, 0 VP, 3 L",
      'Surrender Segment (R 6.6.1)',
    ],
    [{ rule: 'R 6.6.1', player: 'red', segment: 'tyche', round: 1 }, 'Tyche Segment (R 6.6.1)'],
    [{ rule: 'R 6.6.1', player: 'red', segment: 'movement', round: 1 }, 'Movement Segment (R 6.6.1)'],
    [{ rule: 'R 6.6.1', player: 'red', segment: 'forage', round: 1 }, 'Forage Segment (R 6.6.1)'],
  ],
  eventWithoutEffect: [
    [{ rule: 'R 6.6.3', player: 'red', card: 21 }, '"Plans of Their Own" (21) has no effect. (R 6.6.3)'],
  ],
  eventCancelled: [
    [
      { rule: 'ruling cancelled-events', player: 'red', card: 21 },
      'The event of "Plans of Their Own" (21) is cancelled. (ruling cancelled-events)',
    ],
  ],
  condemnationEnded: [[{ rule: 'R 20.15', general: 'antigonos' }, 'Antigonos is no longer condemned. (R 20.15)']],
  trainingBegan: [
    [{ rule: 'R 6.6.3.3', player: 'red', unit: 'loyal' }, 'Red begins to train a Loyal Macedonian. (R 6.6.3.3)'],
  ],
  // A Phalangite costs 7 Operation Points, a Mercenary 3 (R 6.6.3.3).
  trainingAdvanced: [
    [
      { rule: 'R 6.6.3.3', player: 'red', unit: 'loyal', points: 3, needed: 7 },
      'A Loyal Macedonian in training: 3 of 7 Operation Points. (R 6.6.3.3)',
    ],
  ],
  unitTrained: [
    [{ rule: 'R 6.6.3.3', player: 'red', unit: 'mercenary' }, 'A Mercenary of Red is trained. (R 6.6.3.3)'],
  ],
  provinceDrawn: [
    [
      { rule: 'R 6.6.3', player: 'blue', general: 'eumenes', province: 'kappadokia' },
      'The card of Kappadokia is drawn for Eumenes, whom Blue hires. (R 6.6.3)',
    ],
  ],
  generalHired: [
    [
      { rule: 'R 6.6.3', player: 'blue', general: 'eumenes', province: 'kappadokia' },
      'Eumenes is hired by Blue and arrives in Kappadokia. (R 6.6.3)',
    ],
  ],
  movementForfeited: [
    [{ rule: 'R 6.6.4', player: 'red' }, 'Red forfeits the Movement Segment and gains a Mercenary. (R 6.6.4)'],
  ],
  forageShortage: [
    [
      { rule: 'R 6.6.5', player: 'red', space: 'tp-anatho', count: 6, limit: 3 },
      'Red has 6 CUs in Anatho, where the Forage Limit is 3. (R 6.6.5)',
    ],
  ],
  capitalBegun: [
    [{ rule: 'R 19.8', player: 'red', space: 'pydna' }, 'Red begins to build a capital at Pydna. (R 19.8)'],
  ],
  capitalInterrupted: [
    [
      { rule: 'R 19.8', player: 'red', space: 'pydna', why: 'unitsGone' },
      "The construction of Red's capital at Pydna is interrupted: the CUs there are gone. (R 19.8)",
    ],
    [
      { rule: 'R 19.8', player: 'red', space: 'pydna', why: 'attacked' },
      "The construction of Red's capital at Pydna is interrupted: the CUs there were attacked. (R 19.8)",
    ],
    [
      { rule: 'R 19.8', player: 'red', space: 'pydna', why: 'controlLost' },
      "The construction of Red's capital at Pydna is interrupted: the space is lost. (R 19.8)",
    ],
  ],
  capitalBuilt: [
    [{ rule: 'R 19.8', player: 'red', space: 'pydna' }, 'The capital of Red at Pydna is finished. (R 19.8)'],
  ],
  capitalDestroyed: [
    [
      { rule: 'R 19.8', player: 'red', space: 'pydna', by: 'blue' },
      'The capital of Red at Pydna is destroyed by Blue. (R 19.8)',
    ],
    [{ rule: 'R 19.8', player: 'red', space: 'pydna', by: null }, 'The capital of Red at Pydna is destroyed. (R 19.8)'],
  ],
  resolverDrawn: [[{ rule: 'R 6.5.3', player: 'red', card: 18 }, 'Red is drawn to resolve "Unrest" (18). (R 6.5.3)']],
};
