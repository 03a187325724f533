/** The types, words and comments of the public API of Xenophon, from which `npm run faces` writes it. */
import type { FaceTable } from '../../tools/faces/table.js';
import { FAMILY_ROWS, FAMILY_TEXT_WORDS, FAMILY_WORDS, familyTextTypes, familyTypes } from '../conquest/family-face.js';

export const face: FaceTable = {
  types: familyTypes('XenophonEnding'),
  also: ['decode'],
  words: {
    ...FAMILY_WORDS,
    seed: 'sardis',
    first: "'royal'",
    asked: 'royal',
    other: 'rebel',
    options: 'two players, and any of: optional rules, your own components',
    victory: 'R X9',
    listed: "{ type: 'liveOffTheLand', player: 'royal' }",
    refused: "{ type: 'supplyFrom', player: 'royal', province: 'ionia' }",
    refusal: 'sourceNotControlled',
    untimely: "{ type: 'endMovement', player: 'rebel' }",
    chances: '0: dice fall later',
    happened: 'rolled',
    event: "{ type: 'roundBegan', rule: 'R 10.2', round: 3 }",
    eventType: 'roundBegan',
    barrier: "{ type: 'rolled', rule: 'R 10.11', purpose: 'duel', side: 'rebel', dice: [6] }",
    returns: '{ rebel: 0, royal: 0 }',
    things: 'pieces, provinces, cities, sea zones and boxes of the Tactical Display (`rebel:centre`)',
    groups: "['syria', 'cilicia']",
  },
  rows: {
    ...FAMILY_ROWS,
    createGame: {
      says: 'Returns the state before the first action (R X3): the whole set-up is prescribed, and the first turn begins with the supply of armies.',
      example: `const state = orThrow(createGame({ players: 2, optionalRules: ['brotherlyHatred'] }));
actors(state); // ['royal']`,
    },
    viewFor: {
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
viewFor(state, 'rebel').leaders['cyrus']; // { at: 'ionia', wounded: false, side: 'rebel' }`,
    },
    fromPosition: {
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'xenophon', version: 1, turn: 3, others: 'pool',
  pieces: {
    rebel: { cilicia: ['cyrus', 'clearchus', 'spartanHoplites-1..3', 'cyrusGuard-1:1', 'baggageTrain'] },
    royal: { babylonia: ['artaxerxes', 'royalGuard-1', 'scytheChariots-1..3'] },
  },
  begins: { phase: 'movement', side: 'rebel' },
}));
query.statusOf(state, 'cilicia'); // 'rebel'`,
    },
    createMatchAt: {
      example: `const match = orThrow(createMatchAt({
  position: {
    format: 'diadochi-position', game: 'xenophon', version: 1, turn: 3,
    pieces: { royal: { babylonia: ['artaxerxes'] } },
    begins: { phase: 'movement', side: 'royal' },
  },
  seed: 'thapsakos',
}));
match.state.turn; // 3`,
    },
    subjectOf: {
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'sardis' }));
subjectOf({ type: 'sail', player: 'rebel', fleet: 'ionianFleet', zone: 'cypriote' }, state).spaces; // ['cypriote']`,
    },
  },
  text: {
    types: familyTextTypes(),
    also: ['describeEvents'],
    words: {
      ...FAMILY_TEXT_WORDS,
      action: "{ type: 'sail', player: 'rebel', fleet: 'ionianFleet', zone: 'cypriote' }",
      actionText: "'Sail with the Ionian fleet into the Cypriote Sea'",
      event: "{ type: 'leaderArrived', rule: 'R X2.4', leader: 'xenophon', at: 'armenia' }",
      eventText: "'The Greeks elect Xenophon their commander in Armenia.'",
      together:
        'Troops that arrive, change sides, come home or are lost in the same place share a sentence, a march, a voyage or a retreat leaves out its single pieces, and no die and no fate of a leader appears twice.',
      outcome: "{ winners: ['rebel'], how: 'kingLost', rule: 'R X9.1' }",
      ended: "{ how: 'kingLost', winners: ['rebel'], margin: 'decisive', points: null }",
      outcomeText: "'The Rebels win a decisive victory: the King is lost.'",
      refusalText: "'The game waits for somebody else. (R 4.1)'",
    },
    rows: {
      describeEvents: {
        example: `const state = orThrow(createGame({ players: 2 }));
const home = { type: 'unitWithdrawn', rule: 'R X1.2', at: 'thrace' } as const;
const events = [{ ...home, unit: 'spartanHoplites-1' }, { ...home, unit: 'spartanHoplites-2' }] as const;
describeEvents(events, state).map(({ said }) => said.text); // ['Back in Europe: 2 × Spartan hoplites.']`,
      },
    },
  },
};
