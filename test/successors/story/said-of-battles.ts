/** What should be said of reactions and battles. */
import type { CombatEvent } from '../../../src/successors/index.js';
import { group, units, type SamplesOf } from './sample.js';

const moved = { ...group, player: 'red', from: 'issos', to: 'tarsos' } as const;
const antigonos = { ...moved, generals: ['antigonos'], units: units({ mercenary: 2 }) } as const;

export const combatSamples: SamplesOf<CombatEvent> = {
  abilityCounted: [
    [
      {
        rule: 'R 19.2',
        player: 'red',
        general: 'ptolemaios',
        space: 'memphis',
        changes: 'battleRating',
        printed: 3,
        counts: 4,
      },
      'The special ability of Ptolemaios of Red applies in Memphis: Battle Rating 4 instead of 3. (R 19.2)',
    ],
  ],
  unitsThroughGate: [
    [
      { rule: 'R 9.1', player: 'red', space: 'pella', inside: true, units: units({ loyal: 2 }) },
      'Red sends 2 Loyal Macedonians into the city of Pella. (R 9.1)',
    ],
    [
      { rule: 'R 9.1', player: 'red', space: 'pella', inside: false, units: units({ loyal: 1 }) },
      'Red sends 1 Loyal Macedonian out of the city of Pella. (R 9.1)',
    ],
  ],
  generalThroughGate: [
    [
      { rule: 'R 9.1', player: 'red', space: 'pella', inside: true, general: 'minor' },
      'Red sends a Minor General into the city of Pella. (R 9.1)',
    ],
  ],
  royalThroughGate: [
    [
      { rule: 'R 9.1', player: 'red', space: 'pella', inside: true, royal: 'olympias' },
      'Red sends Olympias into the city of Pella. (R 9.1)',
    ],
    [
      { rule: 'R 9.1', player: 'red', space: 'pella', inside: true, royal: 'cart' },
      "Red sends Alexander's body into the city of Pella. (R 9.1)",
    ],
  ],
  cityArranged: [[{ rule: 'R 9.1', player: 'red', space: 'pella' }]],
  avoidBattleRolled: [
    [
      {
        rule: 'R 10.2',
        player: 'red',
        space: 'tarsos',
        commander: 'minor',
        die: 5,
        bonus: 0,
        initiative: 4,
        success: true,
      },
      'A Minor General of Red tries to avoid battle in Tarsos: 5 against 4, success. (R 10.2)',
    ],
    [
      {
        rule: 'R 10.2',
        player: 'red',
        space: 'tarsos',
        commander: 'krateros',
        die: 2,
        bonus: -1,
        initiative: 4,
        success: false,
      },
      'Krateros of Red tries to avoid battle in Tarsos: 2-1 against 4, failure. (R 10.2)',
    ],
  ],
  avoidedBattle: [
    [
      { rule: 'R 10.2', ...antigonos },
      'Antigonos with 2 Mercenaries of Red avoids battle by moving from Issos to Tarsos. (R 10.2)',
    ],
    [
      { rule: 'R 10.2', ...moved, generals: ['antigonos'] },
      'Antigonos of Red avoids battle by moving from Issos to Tarsos. (R 10.2)',
    ],
  ],
  interceptionDeclared: [
    [
      {
        rule: 'R 11.2',
        player: 'red',
        from: 'issos',
        into: 'tarsos',
        commander: 'antigonos',
        units: units({ mercenary: 1 }),
      },
      'Antigonos of Red declares an interception from Issos into Tarsos with 1 Mercenary. (R 11.2)',
    ],
  ],
  interceptionRolled: [
    [
      {
        rule: 'R 11.3',
        player: 'red',
        from: 'issos',
        into: 'tarsos',
        commander: 'antigonos',
        die: 1,
        bonus: 1,
        initiative: 2,
        success: false,
      },
      'Interception from Issos: 1+1 against 2, failure. (R 11.3)',
    ],
  ],
  interceptionCancelled: [
    [
      { rule: 'R 11.4', player: 'red', from: 'issos', into: 'tarsos' },
      'The interception by Red from Issos is cancelled. (R 11.4)',
    ],
  ],
  intercepted: [
    [
      { rule: 'R 11.3', ...antigonos },
      'Antigonos with 2 Mercenaries of Red intercepts from Issos into Tarsos. (R 11.3)',
    ],
  ],
  becameAttacker: [
    [
      { rule: 'R 19.3.2', player: 'blue', mover: 'red', space: 'tarsos' },
      'In Tarsos Blue becomes the attacker and attacks Red. (R 19.3.2)',
    ],
  ],
  withdrew: [
    [
      { rule: 'R 11.7.1', ...moved, minors: 1, units: units({ loyal: 1 }), royals: ['philippos'], cart: true },
      "A Minor General with 1 Loyal Macedonian, Philippos and Alexander's body of Red withdraws from Issos to Tarsos. (R 11.7.1)",
    ],
  ],
  landBattleBegan: [
    [
      { rule: 'R 12.1.1', space: 'tarsos', attacker: 'independent', defender: 'red' },
      '⚔ Battle of Tarsos: the Independents attack Red. (R 12.1.1)',
    ],
    [
      { rule: 'R 12.1.1', space: 'tarsos', attacker: 'blue', defender: 'independent' },
      '⚔ Battle of Tarsos: Blue attacks the Independents. (R 12.1.1)',
    ],
  ],
  royalArmyStoodAside: [
    [
      { rule: 'R 3.3.4.2', player: 'red', space: 'tarsos', count: 1 },
      '1 Royal Army CU of Red does not take part in the battle. (R 3.3.4.2)',
    ],
    [
      { rule: 'R 3.3.4.2', player: 'red', space: 'tarsos', count: 4 },
      '4 Royal Army CUs of Red do not take part in the battle. (R 3.3.4.2)',
    ],
  ],
  battleStrengthCounted: [
    [
      { rule: 'R 12.2', who: 'red', space: 'tarsos', strength: 7, localTroops: 1, elephantDice: [3, 5] },
      'Red: strength 7, including 1 Local Troop, Elephant dice 3 5. (R 12.2)',
    ],
    [
      { rule: 'R 14.7', who: 'independent', space: 'tarsos', strength: 8, localTroops: 0, elephantDice: [] },
      'The Independents: strength 8. (R 14.7)',
    ],
  ],
  battleScored: [
    // Two dice of 1 and 5 with a Battle Rating of 4 make 9 (R 12.3.1).
    [
      { rule: 'R 12.3', who: 'red', space: 'tarsos', dice: [1, 5], rating: 4, total: 9, strength: 7, score: 6 },
      'Red: dice 1 5, Battle Rating 4, total 9 at strength 7: score 6. (R 12.3)',
    ],
    [
      {
        rule: 'R 12.3',
        who: 'red',
        space: 'tarsos',
        dice: [1, 5],
        rating: 4,
        total: 9,
        strength: 5,
        score: 5,
        shift: 1,
      },
      'Red: dice 1 5, Battle Rating 4, total 9 at strength 5, shifted one column: score 5. (R 12.3)',
    ],
  ],
  landBattleDecided: [
    [{ rule: 'R 12.3', space: 'tarsos', attacker: 'red', defender: 'blue', result: 'defender' }, 'Blue wins. (R 12.3)'],
    [
      { rule: 'R 12.3', space: 'tarsos', attacker: 'independent', defender: 'blue', result: 'attacker' },
      'The Independents win. (R 12.3)',
    ],
    [
      { rule: 'R 12.3', space: 'tarsos', attacker: 'red', defender: 'blue', result: 'draw' },
      'The battle is a draw. (R 12.3)',
    ],
  ],
  landBattleEnded: [
    [
      { rule: 'ruling attack-and-defection', space: 'tarsos', attacker: 'red', defender: 'blue', result: 'noBattle' },
      'No battle is fought in Tarsos after all. (ruling attack-and-defection)',
    ],
    [{ rule: 'R 12.7', space: 'tarsos', attacker: 'red', defender: 'blue', result: 'attacker' }],
  ],
  leaderInDanger: [
    [
      { rule: 'R 12.4.1', player: 'red', space: 'tarsos', commander: 'krateros', die: 6, lost: true },
      'Krateros of Red must check for Leader Loss: 6, killed. (R 12.4.1)',
    ],
  ],
  renownWon: [
    [
      { rule: 'R 19.1', player: 'red', space: 'tarsos', general: 'krateros', army: 'glaukias', renown: 1 },
      'Krateros of Red now has 1 Prestige Point for defeating Independent Armies. (R 19.1)',
    ],
  ],
  attritionRolled: [
    [
      { rule: 'R 4.3', player: 'red', space: 'tarsos', die: 4, count: 1, losses: 0 },
      'Attrition on 1 CU of Red: 4, 0 lost. (R 4.3)',
    ],
    [
      { rule: 'R 4.3', player: 'red', space: 'tarsos', die: 5, count: 1, losses: 1, shift: 1 },
      'Attrition on 1 CU of Red, shifted one column: 5, 1 lost. (R 4.3)',
    ],
  ],
  retreated: [
    [
      { rule: 'R 12.6', ...moved, units: units({ mercenary: 2, loyal: 1 }) },
      '2 Mercenaries and 1 Loyal Macedonian of Red retreat from Issos to Tarsos. (R 12.6)',
    ],
    [
      { rule: 'R 12.6', ...moved, units: units({ loyal: 1 }) },
      '1 Loyal Macedonian of Red retreats from Issos to Tarsos. (R 12.6)',
    ],
  ],
  defeated: [[{ rule: 'R 12.5.1', player: 'red', space: 'tarsos', victor: 'blue' }]],
  overrun: [
    [{ rule: 'R 8.3.6', by: 'red', victim: 'blue', space: 'tarsos' }, 'Red overruns Blue in Tarsos. (R 8.3.6)'],
    [
      { rule: 'R 14.4', by: 'independent', victim: 'blue', space: 'tarsos' },
      'The Independents overrun Blue in Tarsos. (R 14.4)',
    ],
  ],
};
