/** The types, words and comments of the public API of Conquest and Empire, from which `npm run faces` writes it. */
import type { FaceTable } from '../../tools/faces/table.js';
import { FAMILY_ROWS, FAMILY_TEXT_WORDS, FAMILY_WORDS, familyTextTypes, familyTypes } from './family-face.js';

export const face: FaceTable = {
  types: familyTypes('BaseEnding'),
  also: ['decode'],
  words: {
    ...FAMILY_WORDS,
    seed: 'granikos',
    first: "'persian'",
    asked: 'persian',
    other: 'macedonian',
    options: 'two players, and any of: optional rules, sections to leave out, your own components',
    victory: 'R 16',
    listed: "{ type: 'deploy', player: 'persian', choice: 'kingsArmy', province: 'susiana' }",
    refused: "{ type: 'deploy', player: 'persian', choice: 'kingsArmy', province: 'bactria' }",
    refusal: 'provinceNotOffered',
    untimely: "{ type: 'endMovement', player: 'macedonian' }",
    chances: '0: dice fall later',
    happened: 'unitRaised',
    event: "{ type: 'roundBegan', rule: 'R 10.2', round: 3 }",
    eventType: 'roundBegan',
    barrier: "{ type: 'rolled', rule: 'R 10.11', purpose: 'duel', side: 'persian', dice: [6] }",
    returns: '{ macedonian: 0, persian: 0 }',
    things: 'pieces, provinces, cities and boxes of the Tactical Display (`persian:centre`)',
    about: "['susiana']",
    groups: "['susiana', 'persis', 'babylonia']",
  },
  rows: {
    ...FAMILY_ROWS,
    createGame: {
      says: 'Returns the state before the first action (R 3): the Persian decides where the King is, and then the armies meet at the Granicus.',
      example: `const state = orThrow(createGame({ players: 2, optionalRules: ['scorchedEarth'] }));
actors(state); // ['persian']`,
    },
    viewFor: {
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'granikos' }));
viewFor(state, 'macedonian').leaders['alexander']; // { at: 'ionia', wounded: false, side: 'macedonian' }`,
    },
    fromPosition: {
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'conquest', version: 1, turn: 7, others: 'pool',
  pieces: {
    macedonian: { cilicia: ['alexander', 'hetairoi-1:3', 'phalanx-1..6', 'siegeTrain'] },
    persian: { syria: ['darius', 'royalGuard-1', 'persianInfantry-1..4'] },
  },
  begins: { phase: 'movement', side: 'macedonian' },
}));
query.statusOf(state, 'syria'); // 'persian'`,
    },
    createMatchAt: {
      example: `const match = orThrow(createMatchAt({
  position: {
    format: 'diadochi-position', game: 'conquest', version: 1, turn: 3,
    pieces: { persian: { babylonia: ['darius'] } },
    begins: { phase: 'movement', side: 'persian' },
  },
  seed: 'halikarnassos',
}));
match.state.turn; // 3`,
    },
  },
  text: {
    types: familyTextTypes(),
    also: ['describeEvents'],
    words: {
      ...FAMILY_TEXT_WORDS,
      action: "{ type: 'march', player: 'macedonian', leader: 'alexander', province: 'phrygia' }",
      actionText: "'March with Alexander into Phrygia'",
      event: "{ type: 'roundBegan', rule: 'R 10.2', round: 3 }",
      eventText: "'Combat round 3.'",
      together:
        'Troops that arrive, go home or are lost in the same place share a sentence, a march or a retreat leaves out its single pieces, and no die and no fate of a leader appears twice.',
      outcome: "{ winners: ['macedonian'], how: 'victoryPoints', rule: 'R 16.3' }",
      ended: "{ how: 'victoryPoints', winners: ['macedonian'], margin: 'marginal', points: 23 }",
      outcomeText: "'The Macedonians win a marginal victory with 23 Victory Points.'",
      refusalText: "'The game waits for somebody else. (R 4.1)'",
    },
    rows: {
      describeEvent: {
        example: `const state = orThrow(createGame({ players: 2 }));
const troops = { leader: 'alexander', units: ['hetairoi-1', 'phalanx-1'], from: 'cilicia', to: 'syria', forced: false } as const;
const march = { type: 'marched', rule: 'R 8.1', side: 'macedonian', force: 'macedonian', ...troops } as const;
describeEvent(march, state).text; // 'Alexander marches from Cilicia into Syria with 2 units.'`,
      },
      describeEvents: {
        example: `const match = orThrow(createMatch({ players: 2, seed: 'granikos' }));
const [first] = legalActions(match.state);
const played = first && orThrow(play(match, first));
const [troops] = played ? describeEvents(played.events, played.match.state) : [];
troops?.said.text; // 'New troops of the Persians in Susiana: Royal Guard, 2 × Persian heavy cavalry, 6 × Persian cavalry, 6 × Persian infantry and 2 × Persian archers.'`,
      },
    },
  },
};
