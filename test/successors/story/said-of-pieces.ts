/** What should be said of pieces, dice and the royal family. */
import type { BoardEvent } from '../../../src/successors/index.js';
import { units, type SamplesOf } from './sample.js';

const pella = { space: 'pella', inside: false } as const;
const withinPella = { space: 'pella', inside: true } as const;

export const boardSamples: SamplesOf<BoardEvent> = {
  rolled: [
    [{ rule: 'R 8.1', purpose: 'movement', player: 'red', dice: [4] }, 'Red rolls 4 for movement. (R 8.1)'],
    [
      { rule: 'R 8.6.1', purpose: 'navalBattle', player: 'blue', dice: [3, 6] },
      'Blue rolls 3 and 6 for the Naval Battle. (R 8.6.1)',
    ],
    [{ rule: 'R 6.2', purpose: 'turnOrder', player: 'white', dice: [1] }, 'White rolls 1 for the Turn Order. (R 6.2)'],
    // The score that follows names these dice.
    [{ rule: 'R 12.3', purpose: 'battle', player: 'red', dice: [1, 2] }],
  ],
  unitsPlaced: [
    [
      { rule: 'R 6.4.2', player: 'red', ...pella, units: units({ mercenary: 2, loyal: 1 }) },
      'Red places 2 Mercenaries and 1 Loyal Macedonian in Pella. (R 6.4.2)',
    ],
  ],
  unitsLost: [
    [
      { rule: 'R 12.5.1', player: 'red', ...pella, units: units({ mercenary: 3, royalArmy: 1, elephant: 2 }) },
      'Red loses 3 Mercenaries, 1 Royal Army CU and 2 Elephants in Pella. (R 12.5.1)',
    ],
    [
      { rule: 'R 13.2.4', player: 'red', ...withinPella, units: units({ silverShields: 1 }) },
      'Red loses 1 Silver Shields CU inside Pella. (R 13.2.4)',
    ],
    [
      { rule: 'R 3.3.4.6', player: 'red', space: 'pella', inside: false, units: units({ royalArmy: 2 }) },
      'Red disbands 2 Royal Army CUs in Pella. (R 3.3.4.6)',
    ],
  ],
  unitsDispersed: [
    [
      { rule: 'R 3.3.1', player: 'blue', ...pella, units: units({ royalArmy: 1 }) },
      '1 Royal Army CU of Blue is Dispersed in Pella. (R 3.3.1)',
    ],
    [
      { rule: 'R 12.5.1', player: 'blue', ...pella, units: units({ loyal: 1, royalArmy: 1 }) },
      '1 Loyal Macedonian and 1 Royal Army CU of Blue are Dispersed in Pella. (R 12.5.1)',
    ],
  ],
  unitsDefected: [
    [
      { rule: 'R 3.3.4.2', space: 'pella', unit: 'royalArmy', count: 1, from: 'blue', to: 'red' },
      '1 Royal Army CU defects from Blue to Red in Pella. (R 3.3.4.2)',
    ],
    [
      { rule: 'R 3.3.4.2', space: 'pella', unit: 'royalArmy', count: 3, from: 'blue', to: 'red' },
      '3 Royal Army CUs defect from Blue to Red in Pella. (R 3.3.4.2)',
    ],
  ],
  generalPlaced: [
    [
      { rule: 'R 6.4.2', player: 'red', general: 'demetrios', ...pella },
      'Demetrios of Red is placed in Pella. (R 6.4.2)',
    ],
  ],
  generalDispersed: [
    [
      { rule: 'R 12.5.1', player: 'red', general: 'antigonos', space: 'pella' },
      'Antigonos of Red is Dispersed. (R 12.5.1)',
    ],
  ],
  generalEliminated: [
    [
      { rule: 'R 12.4.1', player: 'red', general: 'antigonos', space: 'pella' },
      'Antigonos of Red is eliminated. (R 12.4.1)',
    ],
  ],
  minorGeneralPlaced: [
    [{ rule: 'R 3.1.2', player: 'white', ...withinPella }, 'White places a Minor General inside Pella. (R 3.1.2)'],
  ],
  minorGeneralLifted: [
    [{ rule: 'R 3.1.2', player: 'white', ...pella }, 'White removes the Minor General in Pella. (R 3.1.2)'],
  ],
  markerPlaced: [
    [{ rule: 'R 6.6.2', space: 'pella', faction: 'red', previous: null }, 'Pella passes to Red. (R 6.6.2)'],
    [
      { rule: 'R 4.31.3', space: 'pella', faction: 'independent', previous: 'red' },
      'Pella passes to the Independents from Red. (R 4.31.3)',
    ],
  ],
  markerRemoved: [
    [{ rule: 'R 8.3.9', space: 'pydna', faction: 'red' }, 'The marker of Red in Pydna is removed. (R 8.3.9)'],
    [
      { rule: 'R 6.7', space: 'pydna', faction: 'red' },
      'Isolation Phase (R 6.7)',
      'The marker of Red in Pydna is removed. (R 6.7)',
    ],
  ],
  fleetGained: [
    [{ rule: 'R 3.4', fleet: 'karia', player: 'red' }, 'Red gains the Fleet of Karia. (R 3.4)'],
    [{ rule: 'R 3.4', fleet: 'kilikia', player: 'red' }, 'Red gains the Pirates of Kilikia. (R 3.4)'],
  ],
  fleetLost: [
    [{ rule: 'R 3.4', fleet: 'karia', player: 'red', upgraded: true }, 'Red loses the Fleet of Karia. (R 3.4)'],
  ],
  fleetUpgraded: [[{ rule: 'R 3.4.1', fleet: 'karia', player: 'red' }, 'Red upgrades the Fleet of Karia. (R 3.4.1)']],
  fleetDispersed: [
    [
      { rule: 'R 8.6.3', fleet: 'karia', player: 'red', upgraded: false },
      'The Fleet of Karia of Red is Dispersed. (R 8.6.3)',
    ],
  ],
  fleetReturned: [
    [
      { rule: 'R 6.4.1', fleet: 'karia', player: 'red' },
      'Red gets the Fleet of Karia back from the Dispersed Box. (R 6.4.1)',
    ],
  ],
  royalMoved: [
    [
      { rule: 'ruling card-21', royal: 'thessalonike', player: null, space: 'memphis', inside: false },
      'Thessalonike is now in Memphis. (ruling card-21)',
    ],
  ],
  royalControlled: [
    [
      { rule: 'R 18.6.1', royal: 'herakles', player: 'blue', previous: null },
      'Blue gains control of Herakles. (R 18.6.1)',
    ],
    [
      { rule: 'R 18.6.1', royal: 'herakles', player: 'blue', previous: 'red' },
      'Blue gains control of Herakles from Red. (R 18.6.1)',
    ],
  ],
  royalFreed: [[{ rule: 'R 18.1', royal: 'herakles', previous: 'red' }, 'Red loses control of Herakles. (R 18.1)']],
  // Olympias is in Molossia when play begins (R 5.3), Philippos nowhere.
  royalActivated: [
    [
      { rule: 'ruling card-36', royal: 'olympias', player: 'red' },
      'Olympias becomes Active under the control of Red, in Molossia. (ruling card-36)',
    ],
    [
      { rule: 'ruling card-33', royal: 'philippos', player: 'red' },
      'Philippos becomes Active under the control of Red. (ruling card-33)',
    ],
  ],
  royalInactive: [
    [{ rule: 'R 18.4.3', royal: 'olympias', space: 'pella' }, 'Olympias is Inactive again, in Pella. (R 18.4.3)'],
  ],
  royalDied: [[{ rule: 'R 18.7', royal: 'kleopatra' }, 'Kleopatra dies. (R 18.7)']],
  cartControlled: [
    [{ rule: 'R 15.4.1', player: 'red', previous: null }, "Red gains control of Alexander's body. (R 15.4.1)"],
    [
      { rule: 'R 15.4.1', player: 'red', previous: 'blue' },
      "Red gains control of Alexander's body from Blue. (R 15.4.1)",
    ],
  ],
  cartFreed: [[{ rule: 'R 15.4.1', previous: 'blue' }, "Blue loses control of Alexander's body. (R 15.4.1)"]],
  cartBuilt: [
    [{ rule: 'R 19.11', player: 'red', space: 'babylon' }, 'Red finishes the Funeral Cart in Babylon. (R 19.11)'],
  ],
  // In the game of the samples no turn has begun.
  bodyBuried: [
    [
      { rule: 'R 15.4.3', player: 'red', space: 'pella' },
      'End Phase (R 6.8)',
      'Red buries Alexander in Pella. (R 15.4.3)',
    ],
  ],
  bodyLost: [[{ rule: 'R 6.1.4' }, "Alexander's body is lost to history. (R 6.1.4)"]],
  independentArmyMoved: [
    [
      { rule: 'R 14.2.1', army: 'filon', from: 'box', to: 'hekatompylos' },
      'The 23,000 Greeks of Filon move from the holding box to Hekatompylos. (R 14.2.1)',
    ],
  ],
  independentArmyRemoved: [
    [
      { rule: 'R 14.7', army: 'leosthenes', to: 'game' },
      'The Greeks of Leosthenes are removed from the game. (R 14.7)',
    ],
    [
      { rule: 'R 14.7', army: 'glaukias', to: 'box' },
      'The Illyrians of Glaukias return to their holding box. (R 14.7)',
    ],
  ],
  championLost: [
    [
      { rule: 'R 17.3', player: 'red', target: 'blue' },
      'Red attacks Blue, is no longer a Champion, and becomes a Successor. (R 17.3)',
    ],
  ],
  championRegained: [[{ rule: 'R 17.4', player: 'red' }, 'Red is a Champion again. (R 17.4)']],
  usurperNamed: [[{ rule: 'R 6.3.1', player: 'red' }, 'Red is the Usurper. (R 6.3.1)']],
  gameWon: [
    [{ rule: 'R 7.1', winners: ['red'], how: 'legitimacy' }, 'Red has won. (R 7.1)'],
    [{ rule: 'R 7.1', winners: ['red', 'blue'], how: 'legitimacy' }, 'Red and Blue have won. (R 7.1)'],
  ],
};
