/** What should be said of sieges, Independent Armies and marriages. */
import type { SiegeEvent } from '../../../src/successors/index.js';
import type { SamplesOf } from './sample.js';

export const siegeSamples: SamplesOf<SiegeEvent> = {
  siegeAttempted: [
    [
      { rule: 'R 13.2.1', player: 'red', space: 'tyros', commander: 'minor', against: 'blue' },
      'A Minor General of Red makes a siege attempt on Tyros, controlled by Blue. (R 13.2.1)',
    ],
    [
      {
        rule: 'R 13.3.1',
        player: 'red',
        space: 'sagalassos',
        commander: 'antigonos',
        against: 'independent',
        cavalry: true,
      },
      'Antigonos of Red makes a siege attempt on Sagalassos, controlled by the Independents, with Elite Cavalry. (R 13.3.1)',
    ],
  ],
  siegeRolled: [
    [
      { rule: 'R 13.2.1', player: 'red', space: 'tyros', die: 5, modifier: -1, points: 1, losses: 1, total: 2 },
      'Siege die 5-1: 1 Siege Point, 1 CU lost; 2 Siege Points in total. (R 13.2.1)',
    ],
    [
      { rule: 'R 13.3.1', player: 'red', space: 'kossaioi', die: 1, modifier: 0, points: 0, losses: 0, total: 1 },
      'Siege die 1: 0 Siege Points, 0 CUs lost; 1 Siege Point in total. (R 13.3.1)',
    ],
    [
      { rule: 'R 13.2.1', player: 'red', space: 'tyros', die: 4, modifier: 2, points: 2, losses: 0, total: 2 },
      'Siege die 4+2: 2 Siege Points, 0 CUs lost; 2 Siege Points in total. (R 13.2.1)',
    ],
  ],
  spaceCaptured: [
    [
      { rule: 'R 13.2.4', player: 'red', space: 'tyros', from: 'independent' },
      'Red captures Tyros from the Independents. (R 13.2.4)',
    ],
  ],
  siegeLifted: [
    [{ rule: 'R 13.2.5', player: 'red', space: 'tyros' }, 'The siege of Tyros by Red is lifted. (R 13.2.5)'],
  ],
  helepolisLost: [
    [
      { rule: 'ruling helepolis', player: 'red', space: 'tyros' },
      'Red loses the Helepolis in Tyros. (ruling helepolis)',
    ],
  ],
  cityLeft: [[{ rule: 'R 8.3.7', player: 'red', space: 'tyros' }, 'Red has to leave the city of Tyros. (R 8.3.7)']],
  independentArmyActivated: [
    [
      { rule: 'R 14.2.1', player: 'red', army: 'ariarathes' },
      'Red activates the Kappadokians of Ariarathes. (R 14.2.1)',
    ],
  ],
  independentArmyEnded: [
    [
      { rule: 'R 14.2.1', army: 'leosthenes', space: 'lamia' },
      'The Greeks of Leosthenes end their move in Lamia. (R 14.2.1)',
    ],
    [
      { rule: 'R 14.2.1', army: 'seuthes', space: 'box' },
      'The Scythians of Seuthes end their move in the holding box. (R 14.2.1)',
    ],
  ],
  independentReactionDeclared: [
    [
      {
        rule: 'R 19.4',
        player: 'red',
        army: 'leosthenes',
        reaction: 'avoidBattle',
        from: 'lamia',
        space: 'lamia',
      },
      'Red reacts with the Greeks of Leosthenes, to avoid battle in Lamia. (R 19.4)',
    ],
    [
      {
        rule: 'R 19.4',
        player: 'red',
        army: 'leosthenes',
        reaction: 'interception',
        from: 'lamia',
        space: 'pherai',
      },
      'Red reacts with the Greeks of Leosthenes, to intercept from Lamia into Pherai. (R 19.4)',
    ],
  ],
  independentAvoidRolled: [
    [
      {
        rule: 'R 19.4',
        player: 'red',
        army: 'leosthenes',
        space: 'lamia',
        die: 5,
        bonus: 0,
        initiative: 4,
        success: true,
      },
      'The Greeks of Leosthenes try to avoid battle in Lamia: 5 against 4, success. (R 19.4)',
    ],
    [
      {
        rule: 'R 19.4',
        player: 'red',
        army: 'leosthenes',
        space: 'lamia',
        die: 4,
        bonus: 0,
        initiative: 4,
        success: false,
      },
      'The Greeks of Leosthenes try to avoid battle in Lamia: 4 against 4, failure. (R 19.4)',
    ],
  ],
  independentInterceptionRolled: [
    [
      {
        rule: 'R 19.4',
        player: 'red',
        army: 'leosthenes',
        from: 'lamia',
        into: 'pherai',
        die: 4,
        bonus: 1,
        initiative: 4,
        success: true,
      },
      'Interception from Lamia: 4+1 against 4, success. (R 19.4)',
    ],
    [
      {
        rule: 'R 19.4',
        player: 'red',
        army: 'leosthenes',
        from: 'lamia',
        into: 'pherai',
        die: 4,
        bonus: 0,
        initiative: 4,
        success: false,
      },
      'Interception from Lamia: 4 against 4, failure. (R 19.4)',
    ],
  ],
  royalMarried: [
    [
      { rule: 'R 18.5.3', bride: 'thessalonike', player: 'yellow', general: 'kassandros', space: 'pella' },
      'Kassandros of Yellow marries Thessalonike in Pella. (R 18.5.3)',
    ],
  ],
};
