/** The types, words and comments of the public API of Clash of the Generals, from which `npm run faces` writes it. */
import type { FaceTable } from '../../tools/faces/table.js';
import { FAMILY_ROWS, FAMILY_TEXT_WORDS, FAMILY_WORDS, familyTextTypes, familyTypes } from '../conquest/family-face.js';

export const face: FaceTable = {
  types: familyTypes('ClashEnding'),
  also: ['decode'],
  words: {
    ...FAMILY_WORDS,
    seed: 'babylon',
    first: "'chance'",
    asked: 'regency',
    other: 'warlords',
    options:
      'two, three or four players, and any of: optional rules, the Extended game, another start, your own components',
    victory: 'R S13',
    listed: "{ type: 'disengage', player: 'regency', province: 'assyria' }",
    refused: "{ type: 'disengage', player: 'regency', province: 'egypt' }",
    refusal: 'noWayThere',
    untimely: "{ type: 'endMovement', player: 'warlords' }",
    chances: '6',
    happened: 'disengaged',
    event: "{ type: 'orderSettled', rule: 'R S6.2', order: ['warlords', 'regency'] }",
    eventType: 'orderSettled',
    barrier: "{ type: 'rolled', rule: 'R S4.3', purpose: 'loyalty', side: null, dice: [6] }",
    returns: '{ regency: 0, warlords: 0 }',
    things: 'pieces, provinces, cities, sea zones and boxes of the Tactical Display (`regency:centre`)',
    groups: "['assyria', 'susiana']",
  },
  rows: {
    ...FAMILY_ROWS,
    createGame: {
      says: 'Returns the state before the first action. Dice decide who follows whom with two players (R S4), and who deploys first with three and four (R S5).',
      example: `const state = orThrow(createGame({ players: 4, start: 'triparadeisos', extended: true }));
actors(state); // ['chance']`,
    },
    chanceOutcomes: {
      says: 'Returns the faces that a die can show now, or the leaders that can be drawn from the cup (R S5.3), all equally likely. Empty if the game does not wait for chance.',
    },
    viewFor: {
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
viewFor(state, 'warlords').leaders['antigonus']; // { at: 'phrygia', wounded: false, side: 'warlords' }`,
    },
    fromPosition: {
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'clash', version: 1, turn: 7, others: 'pool',
  pieces: {
    regency: { cilicia: ['perdiccas', 'hetairoi-1:2', 'phalanx-1..6', 'siegeTrain'] },
    warlords: { egypt: ['ptolemy', 'phalanx-7..9', 'body'], egyptian: ['egyptianFleet'] },
  },
  begins: { phase: 'movement', side: 'regency' },
}));
state.provinces['egypt']; // { holder: 'warlords', supplies: 'plenty' }`,
    },
    createMatchAt: {
      example: `const match = orThrow(createMatchAt({
  position: {
    format: 'diadochi-position', game: 'clash', version: 1, turn: 3,
    pieces: { warlords: { egypt: ['ptolemy'] } },
  },
  seed: 'memphis',
}));
match.state.turn; // 3`,
    },
    subjectOf: {
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'babylon' }));
subjectOf({ type: 'sail', player: 'warlords', fleet: 'egyptianFleet', zone: 'cypriote' }, state).spaces; // ['cypriote']`,
    },
  },
  text: {
    types: familyTextTypes('ClashLink'),
    also: ['describeEvents'],
    words: {
      ...FAMILY_TEXT_WORDS,
      players: '3',
      seed: 'triparadeisos',
      asked: 'seleucid',
      won: 'the winners, and what decided',
      action: "{ type: 'sail', player: 'antigonid', fleet: 'ionianFleet', zone: 'aegean' }",
      actionText: "'Sail with the Ionian fleet into the Aegean Sea'",
      event: "{ type: 'leaderHeld', rule: 'R S13', leader: 'eumenes', from: 'seleucid', by: 'antigonid' }",
      eventText: "'Eumenes is a prisoner of the Antigonids.'",
      together:
        'Troops that arrive, go home, change sides or are lost in the same place share a sentence, a march, a voyage or a retreat leaves out its single pieces, a leader who takes a side is named without the troops that follow, and no die and no fate of a leader appears twice.',
      outcome: "{ winners: ['seleucid'], how: 'victoryPoints', rule: 'R S13' }",
      ended: "{ how: 'victoryPoints', winners: ['seleucid'], margin: 'plain', points: 31 }",
      outcomeText: "'The Seleucids win with 31 Victory Points.'",
    },
    rows: {
      describeEvents: {
        example: `const state = orThrow(createGame({ players: 2 }));
const homeward = { type: 'unitMutinied', rule: 'R S14.1', side: 'warlords', at: 'syria' } as const;
const [told] = describeEvents([{ ...homeward, unit: 'phalanx-1' }, { ...homeward, unit: 'phalanx-2' }], state);
told?.said.text; // 'Deserting the Warlords in Syria: 2 × Phalanx.'`,
      },
      describeRefusal: {
        example: `const refused = { code: 'fleetMoved', rule: 'R S8.2', params: { fleet: 'newFleet' }, message: '' } as const;
describeRefusal(refused, 'de').text; // 'Neue Flotte: Die Flotte ist in dieser Phase schon gefahren. (R S8.2)'`,
      },
    },
  },
};
