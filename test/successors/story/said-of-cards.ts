/** What should be said of cards and of what their events do. */
import type { CardEvent } from '../../../src/successors/index.js';
import type { SamplesOf } from './sample.js';

export const cardSamples: SamplesOf<CardEvent> = {
  cardDrawn: [
    // Which card is the drawer's secret; that cards are dealt is told by their shuffling.
    [{ rule: 'R 4.31.1', player: 'red', card: 37, secretOf: 'red' }, 'Red draws a card. (R 4.31.1)'],
    [{ rule: 'R 6.5.3', player: 'red', card: 37, secretOf: 'red' }],
  ],
  cardPlayed: [
    [
      { rule: 'R 6.6.3', player: 'red', card: 37, as: 'event' },
      'Red plays "Major Campaign" (37) for its event. (R 6.6.3)',
    ],
    [
      { rule: 'R 6.6.3', player: 'red', card: 37, as: 'operations' },
      'Red plays "Major Campaign" (37) for its Operation Points. (R 6.6.3)',
    ],
    [
      { rule: 'R 6.6.3', player: 'red', card: 37, as: 'discard' },
      'Red plays "Major Campaign" (37) only to discard it. (R 6.6.3)',
    ],
  ],
  surprisePlayed: [
    [{ rule: 'R 4.31.1', player: 'red', card: 49 }, 'Red plays the Surprise card "Ambush" (49). (R 4.31.1)'],
  ],
  cardDiscarded: [[{ rule: 'R 4.31.1', player: 'red', card: 49 }, 'Red discards "Ambush" (49). (R 4.31.1)']],
  cardRemoved: [[{ rule: 'R 4.31', card: 26 }, '"Persian Popular Support" (26) is removed from the game. (R 4.31)']],
  cardTurnedUp: [
    [
      { rule: 'R 6.5.3', card: 18, ignored: false },
      'Cards turned up (R 6.5.3)',
      '"Unrest" (18) is turned face up. (R 6.5.3)',
    ],
    [
      { rule: 'R 6.5.3', card: 5, ignored: true },
      'Cards turned up (R 6.5.3)',
      '"Greek Mercenaries" (5) is turned face up and ignored. (R 6.5.3)',
    ],
  ],
  cardStolen: [
    [
      { rule: 'R 20.58', player: 'red', from: 'white', card: 37, secretOf: 'red' },
      'Red takes a card from White. (R 20.58)',
    ],
  ],
  // The player is the one who condemns, not the general's own.
  generalCondemned: [
    [
      { rule: 'R 20.15', player: 'red', general: 'antigonos', legitimacy: 3 },
      'Red condemns Antigonos: his faction has 3 less Legitimacy. (R 20.15)',
    ],
  ],
  cartMoved: [
    [
      { rule: 'ruling card-16', player: 'red', space: 'memphis', inside: true },
      "Red takes Alexander's body, which is now inside Memphis. (ruling card-16)",
    ],
  ],
  popularSupportGained: [
    [
      { rule: 'ruling card-26', player: 'red', province: 'persis' },
      'The people of Persis side with Red. (ruling card-26)',
    ],
  ],
  cityLooted: [
    [{ rule: 'ruling card-29', player: 'red', space: 'sousa' }, 'Red loots the treasury of Sousa. (ruling card-29)'],
  ],
  contractOffered: [
    [
      { rule: 'R 18.5.2', player: 'red', card: 31, bride: 'kleopatra' },
      'Red offers a marriage contract to Kleopatra. (R 18.5.2)',
    ],
  ],
  helepolisBuilt: [
    [
      { rule: 'ruling card-35', player: 'red', space: 'tyros', bonus: 2 },
      'Red builds a Helepolis in Tyros: +2 on each siege roll. (ruling card-35)',
    ],
  ],
  fleetLent: [
    [
      { rule: 'ruling card-11', player: 'red', strength: 2 },
      'Red gains 2 Fleet Strength from Pontos. (ruling card-11)',
    ],
  ],
  stormRaised: [
    [
      { rule: 'ruling card-43', player: 'red', against: 'blue', space: 'tyros' },
      'A storm hits the ships of Blue off Tyros. (ruling card-43)',
    ],
  ],
  dieModified: [
    [{ rule: 'ruling card-49', player: 'red', space: 'tyros', bonus: 1 }, 'Red adds 1 to the die. (ruling card-49)'],
  ],
  dieRerolled: [
    [{ rule: 'ruling card-53', player: 'red', before: 5, after: 2 }, 'Red rerolls a 5 and gets a 2. (ruling card-53)'],
  ],
  guidesHired: [
    [
      { rule: 'ruling card-51', player: 'red', space: 'tarsos' },
      'Guides lead Red through the mountains. (ruling card-51)',
    ],
  ],
  movementPointsGained: [
    [
      { rule: 'ruling card-52', player: 'red', space: 'tarsos', movementPoints: 1 },
      'Red gains 1 Movement Point. (ruling card-52)',
    ],
    [
      { rule: 'ruling card-52', player: 'red', space: 'tarsos', movementPoints: 2 },
      'Red gains 2 Movement Points. (ruling card-52)',
    ],
  ],
  passageRevoked: [
    [
      { rule: 'ruling card-38', player: 'white', mover: 'red', granter: 'blue', space: 'tarsos' },
      'The passage through Tarsos that Blue granted Red is void. (ruling card-38)',
    ],
  ],
  prestigeLent: [
    [
      { rule: 'ruling card-57', player: 'red', general: 'minor', space: 'tarsos', prestige: 5 },
      'A Minor General of Red gains 5 Prestige for this Segment. (ruling card-57)',
    ],
  ],
};
