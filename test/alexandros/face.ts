/** What Alexandros says of its face: `npm run faces` writes it. */
import type { FaceTable } from '../../tools/faces/table.js';

export const face: FaceTable = {
  types: {
    shown: 'GameState | PlayerView',
    player: 'PlayerId',
    subject: 'AlexandrosSubject',
    outcome: 'Outcome<PlayerId, Ending>',
  },
  also: ['decode'],
  words: {
    player: 'player',
    players: '2',
    seed: 'gordion',
    first: "'chance'",
    asked: 'red',
    other: 'yellow',
    options: 'the number of players, and what differs from the defaults: who begins, and the board',
    victory: 'R End of the Game',
    unfair: 'chance fell, or a card was shown',
    listed: "{ type: 'moveByFaceUpCard', player: 'red', symbol: 'amphora' }",
    refused: "{ type: 'pass', player: 'red' }",
    refusal: 'alexanderFirst',
    untimely: "{ type: 'pass', player: 'yellow' }",
    happened: 'faceUpCardTaken',
    event: "{ type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: 'lyre' }",
    barrier: "{ type: 'cardTurnedUp', rule: 'R Take a Card', symbol: 'lyre' }",
    returns: '{ red: 0, yellow: 0 }',
    decoded: 'options, an action, an event, a state, a view or a board',
    things: 'spaces (points among them), pieces, cards, provinces and players',
    aboutNothing: '"pass"',
    aspect: 'cards',
    groups: "['faceUp:amphora', 'faceUp:lyre', 'hand:horse']",
  },
  rows: {
    createGame: {
      says: 'A game about to be dealt (R Setup). There is no chance in it: dealing is a matter of chance actions.',
      example: `const state = orThrow(createGame({ players: 4, startingPlayer: 'blue' }));
actors(state); // ['chance']`,
    },
    chanceOutcomes: {
      says: 'The cards that can come from the supply now, weighted by how many of them it holds; empty when the game does not wait for chance.',
      example: `chanceOutcomes(orThrow(createGame({ players: 2 }))).map(({ weight }) => weight); // [11, 11, 11, 11, 11]`,
    },
    viewFor: {
      says: 'All that a player, or a spectator, may know: of the other hands the cards that everybody has seen (ruling A25), and how many more.',
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
viewFor(state, 'red').seats[1]?.hand.secret; // { hidden: 1 }`,
    },
    eventFor: {
      says: 'An event as a viewer may hear it: a card drawn is the secret of whoever draws it.',
      example: `eventFor({event}, 'yellow'); // { type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: null }`,
    },
    toPosition: {
      says: 'A compact, hand-writable JSON of any situation (docs/alexandros.md).',
    },
    fromPosition: {
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'alexandros', version: 1,
  alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
  seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }], faceUp: ['horse', 'lyre'], toMove: 'yellow',
}));
query.taxesOf(state, 'red'); // 2`,
    },
    createMatchAt: {
      example: `const match = orThrow(createMatchAt({
  position: {
    format: 'diadochi-position', game: 'alexandros', version: 1,
    seats: [{ player: 'red' }, { player: 'yellow', score: 12 }], faceUp: ['horse', 'lyre'], toMove: 'yellow',
  },
  seed: 'granikos',
}));
match.state.seats[1]?.score; // 12`,
    },
    subjectOf: {
      says: 'What an action is about: its spaces (points among them), pieces, cards, provinces and players, by their ids, the most telling first. Cards are told apart by where they lie: `hand:lyre`, `faceUp:lyre`.',
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
subjectOf({ type: 'takeBackGuard', player: 'red', space: 's2.0' }, state).pieces; // ['guard:s2.0']`,
    },
    destinations: {
      says: `Where Alexander can go: whole moves, from the card to the last step. Each point is told once for each card that leads there, by the way that needs the fewest new walls (\`cost\`); where another way puts up other walls, it is for whoever plays to step it.

Each of the actions is listed in its turn, and the last leads to the goal; the card that is turned up in the place of one that was taken, after \`certain\` actions, changes nothing about it. It is told from what the player sees who decides, and of a view as of a state; anybody else is told nothing.`,
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'alexandros', version: 1, alexander: 'p3.1',
  seats: [{ player: 'red' }, { player: 'yellow' }], faceUp: ['horse'], toMove: 'red',
}));
const moves = destinations(state);
moves.every(({ actions }) => actions[0]?.type === 'moveByFaceUpCard'); // true: red holds no card
destinations(state, 'yellow'); // []`,
    },
  },
  text: {
    types: { link: 'AlexandrosLink', outcome: 'Outcome<PlayerId, Ending>', playedWith: 'OnBoard' },
    words: {
      players: '3',
      passing: 'Where passing is possible, also what it means.',
      won: 'by whom, with how many points, and what ended it',
      game: 'whose board has the names; left out: the one shipped here',
      action: "{ type: 'takeFaceUpCard', player: 'red', symbol: 'lyre' }",
      actionText: "'Take the face-up lyre card'",
      event: "{ type: 'taxesScored', rule: 'R Levy Taxes', player: 'blue', points: 1, score: 13 }",
      eventText: "'Blue scores 1 point: 13 now.'",
      end: 'orThrow(createGame({ players: 2 }))',
      outcome: "{ winners: ['red'], how: 'wallsExhausted', rule: 'R End of the Game' }",
      outcomeText: "'Red wins with 0 points: the black walls were used up.'",
      refusalText: "'Waiting for Red: The game waits for somebody else. (R Game Play)'",
    },
  },
};
