/** The types, words and comments of the public API of *The Epic of the Peloponnesian War*, from which `npm run faces` writes it. */
import type { FaceTable } from '../../tools/faces/table.js';

const PLACED =
  "{ type: 'unitMoved', rule: 'R 7.3.1', player: 'athens', unit: 'attica-hoplite-4-1', from: 'forcePool', to: 'W3831', inside: true }";

export const face: FaceTable = {
  types: {
    shown: 'GameState | PlayerView',
    player: 'PlayerId',
    subject: 'PeloponnesianSubject',
    outcome: 'Outcome<PlayerId, Ending>',
  },
  also: ['decode'],
  words: {
    player: 'player',
    players: '2',
    seed: 'mantinea',
    first: "'athens'",
    asked: 'athens',
    other: 'sparta',
    options:
      'the number of players, and any of: the scenario, kinds of card to leave out, optional rules, your own components',
    victory: 'R 21',
    unfair: 'a die was rolled, or a leader or a card was drawn',
    listed: "{ type: 'place', player: 'athens', unit: 'elis-hoplite-5-1', city: 'elis' }",
    refused: "{ type: 'place', player: 'athens', unit: 'attica-hoplite-4-1', city: 'argos' }",
    refusal: 'cityElsewhere',
    untimely: "{ type: 'endMovement', player: 'sparta' }",
    chances: '0: dice fall later',
    happened: 'unitMoved',
    event: PLACED,
    eventType: 'unitMoved',
    barrier: "{ type: 'rolled', rule: 'R 10.5', purpose: 'siege', player: 'athens', dice: [6] }",
    returns: '{ athens: 0, sparta: 0 }',
    decoded: 'options, an action, an event, a state, a view or components',
    things: 'hexes and sea areas, units and leaders, and land areas',
    aboutNothing: 'the end of a movement',
    aspect: 'pieces',
    about: "['elis-hoplite-5-1']",
    groups: '',
  },
  rows: {
    createGame: {
      says: 'Returns the state before the first action (R 2, 22-29): the pieces are where the scenario places them, and the first season begins. Nothing random has happened yet.',
      example: `const state = orThrow(createGame({ players: 2, scenario: 'athenianFantasy' }));
state.year; // 431`,
    },
    chanceOutcomes: {
      says: 'Returns the faces that a die can show now, or the leaders or cards that can be drawn, all equally likely. Empty if the game does not wait for chance.',
    },
    outcome: {
      says: 'Returns who has won, how and by which rule (R 21), or `undefined` while the game goes on. A draw has no winners.',
    },
    groupActions: {
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'mantinea' }));
groupActions(legalActions(state), state).pieces[0]?.of; // 'elis-hoplite-5-1'`,
    },
    fromPosition: {
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'peloponnesian', version: 1,
  options: { players: 2 }, year: 418, season: 'summer', others: 'pools',
  pieces: { W3034: ['alcibiades inside', 'argolid-hoplite-4-1..3 inside'], W2838: ['agis inside', 'laconia-hoplite-6-1..4 inside'] },
}));
state.units['laconia-hoplite-6-4']; // { at: 'W2838', inside: true }`,
    },
    createMatchAt: {
      example: `const match = orThrow(createMatchAt({
  position: {
    format: 'diadochi-position', game: 'peloponnesian', version: 1,
    options: { players: 2 }, year: 416, season: 'winter',
  },
  seed: 'melos',
}));
match.state.turn; // 15: the last season of the Argive League`,
    },
    destinations: {
      says: 'Returns the whole moves by land and the whole plans of voyages that are open to the deciding player, each as the actions that lead to its goal. Weather and interception may cut a voyage short.',
    },
  },
  text: {
    types: { link: 'PeloponnesianLink', outcome: 'Outcome<PlayerId, Ending>', playedWith: 'PlayedWith' },
    words: {
      passing:
        'There is no passing in this game: to do nothing, or nothing more, is an action with a label of its own.',
      won: 'the winners, the margin, and what decided',
      game: 'the components with the names; by default those of the library',
      action: "{ type: 'placeBase', player: 'athens', hex: 'W3831' }",
      actionText: "'Place a base at Athens'",
      event: PLACED,
      eventText: "'Attican hoplite 1 (morale 4) is placed in Athens.'",
      end: "{ ...orThrow(createGame({ players: 2 })), ended: { winner: 'league', margin: 'victory', how: 'count' } as const, stack: [] }",
      outcome: "{ winners: ['sparta'], how: 'count', rule: 'R 21.2' }",
      outcomeText: "'The Peloponnesian League wins a victory: the scenario is over.'",
      refusalText: "'Waiting for Athens: The game waits for somebody else. (R 3.3)'",
    },
  },
};
