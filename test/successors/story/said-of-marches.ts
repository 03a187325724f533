/** What should be said of marches and voyages. */
import type { MovementEvent } from '../../../src/successors/index.js';
import { group, units, type SamplesOf } from './sample.js';

const issos = { player: 'red', space: 'issos', inside: false } as const;

export const movementSamples: SamplesOf<MovementEvent> = {
  activationBegan: [
    [
      { rule: 'R 8.3.1', ...issos, commander: 'krateros', movementPoints: 1 },
      'Krateros of Red is activated in Issos, with 1 Movement Point. (R 8.3.1)',
    ],
    [
      { rule: 'R 8.3.1', player: 'red', space: 'pella', inside: true, commander: 'minor', movementPoints: 3 },
      'A Minor General of Red is activated inside Pella, with 3 Movement Points. (R 8.3.1)',
    ],
  ],
  activationEnded: [[{ rule: 'R 8.3.1', ...issos, commander: 'krateros' }]],
  commandChanged: [
    [
      { rule: 'R 8.3.2', player: 'red', space: 'issos', from: 'antigonos', to: 'krateros', movementPoints: 2 },
      'Krateros takes command in Issos, with 2 Movement Points. (R 8.3.2)',
    ],
  ],
  groupMoved: [
    [
      {
        rule: 'R 8.3.1',
        player: 'red',
        commander: 'krateros',
        from: 'tarsos',
        to: 'issos',
        path: 'land',
        ...group,
        units: units({ mercenary: 2, royalArmy: 3 }),
        generals: ['krateros', 'antigonos'],
        minors: 1,
        royals: ['philippos'],
      },
      'Krateros marches to Issos with 2 Mercenaries, 3 Royal Army CUs, Antigonos, 1 Minor General and Philippos. (R 8.3.1)',
    ],
    [
      {
        rule: 'R 8.4.2',
        player: 'red',
        commander: 'krateros',
        from: 'tarsos',
        to: 'issos',
        path: 'sea',
        ...group,
        generals: ['krateros'],
      },
      'Krateros sails to Issos, alone. (R 8.4.2)',
    ],
    [
      {
        rule: 'R 8.3.1',
        player: 'red',
        commander: 'minor',
        from: 'tarsos',
        to: 'issos',
        path: 'mountain',
        ...group,
        units: units({ loyal: 1 }),
        minors: 1,
        cart: true,
      },
      "A Minor General crosses the mountains to Issos with 1 Loyal Macedonian and Alexander's body. (R 8.3.1)",
    ],
    [
      {
        rule: 'R 8.6.3',
        player: 'red',
        commander: 'minor',
        from: 'issos',
        to: 'tarsos',
        path: null,
        ...group,
        units: units({ loyal: 1 }),
        minors: 1,
      },
      'A Minor General sails back to Tarsos with 1 Loyal Macedonian. (R 8.6.3)',
    ],
  ],
  gatePassed: [
    [
      {
        rule: 'R 8.3.7',
        player: 'red',
        space: 'pella',
        inside: true,
        ...group,
        generals: ['antigonos', 'krateros'],
        units: units({ loyal: 2 }),
      },
      'Krateros with 2 Loyal Macedonians and Antigonos of Red goes into the city of Pella. (R 8.3.7)',
    ],
  ],
  unitsTaken: [
    [{ rule: 'R 8.3.1', ...issos, units: units({ mercenary: 1 }) }, 'Picked up: 1 Mercenary in Issos. (R 8.3.1)'],
  ],
  unitsLeft: [
    [
      { rule: 'R 8.3.1', player: 'red', space: 'pella', inside: true, units: units({ loyal: 2 }) },
      'Dropped off: 2 Loyal Macedonians inside Pella. (R 8.3.1)',
    ],
  ],
  generalTaken: [[{ rule: 'R 8.3.1', ...issos, general: 'peithon' }, 'Picked up: Peithon in Issos. (R 8.3.1)']],
  generalLeft: [[{ rule: 'R 8.3.1', ...issos, general: 'minor' }, 'Dropped off: a Minor General in Issos. (R 8.3.1)']],
  royalTaken: [[{ rule: 'R 18.6', ...issos, royal: 'herakles' }, 'Picked up: Herakles in Issos. (R 18.6)']],
  royalLeft: [[{ rule: 'R 18.6', ...issos, royal: 'herakles' }, 'Dropped off: Herakles in Issos. (R 18.6)']],
  cartTaken: [[{ rule: 'R 15.4.1', ...issos }, "Picked up: Alexander's body in Issos. (R 15.4.1)"]],
  cartLeft: [[{ rule: 'R 15.4.1', ...issos }, "Dropped off: Alexander's body in Issos. (R 15.4.1)"]],
  passageGranted: [
    [
      { rule: 'R 8.3.8', player: 'white', mover: 'red', space: 'issos' },
      'White grants Red Friendly Passage through Issos. (R 8.3.8)',
    ],
  ],
  passageRefused: [
    [
      { rule: 'R 8.3.8', player: 'white', mover: 'red', space: 'issos' },
      'White refuses Red Friendly Passage through Issos. (R 8.3.8)',
    ],
  ],
  embarked: [
    [{ rule: 'R 8.4.4', ...issos, escort: [] }, 'Red embarks from Issos, without an escort. (R 8.4.4)'],
    [
      { rule: 'R 8.4.4', ...issos, inside: true, escort: [] },
      'Red embarks from inside Issos, without an escort. (R 8.4.4)',
    ],
    [
      { rule: 'R 8.4.4', ...issos, escort: ['karia', 'rhodos'] },
      'Red embarks from Issos, escorted by the Fleet of Karia and the Fleet of Rhodos. (R 8.4.4)',
    ],
  ],
  debarked: [[{ rule: 'R 8.4.3', ...issos }, 'Red debarks in Issos. (R 8.4.3)']],
  navalInterceptionDeclared: [
    [
      { rule: 'R 8.5.2', player: 'white', mover: 'red', fleets: ['karia'] },
      'White intercepts Red at sea with the Fleet of Karia. (R 8.5.2)',
    ],
    [
      { rule: 'R 8.5.2', player: 'white', mover: 'red', fleets: [] },
      'White intercepts Red at sea with no fleet. (R 8.5.2)',
    ],
  ],
  navalBattleFought: [
    [
      { rule: 'R 8.6.1', mover: 'red', interceptor: 'white', scores: [3, 5], winner: 'interceptor' },
      'Naval Battle, Red 3 against White 5: White wins. (R 8.6.1)',
    ],
    [
      { rule: 'R 8.6.2', mover: 'red', interceptor: 'white', scores: [3, 3], winner: 'draw' },
      'Naval Battle, Red 3 against White 3: a draw. (R 8.6.2)',
    ],
  ],
  returnedToPort: [[{ rule: 'R 8.6.3', player: 'red', space: 'issos' }]],
};
