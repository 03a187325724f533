/** The types, words and comments of the public API of Alexandros, from which `npm run faces` writes it. */
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
    options: 'the number of players, and any of: the starting player, the board',
    victory: 'R End of the Game',
    unfair: 'chance was resolved or a card was revealed',
    listed: "{ type: 'moveByFaceUpCard', player: 'red', symbol: 'amphora' }",
    refused: "{ type: 'pass', player: 'red' }",
    refusal: 'alexanderFirst',
    untimely: "{ type: 'pass', player: 'yellow' }",
    happened: 'faceUpCardTaken',
    event: "{ type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: 'lyre' }",
    barrier: "{ type: 'cardTurnedUp', rule: 'R Take a Card', symbol: 'lyre' }",
    returns: '{ red: 0, yellow: 0 }',
    decoded: 'options, an action, an event, a state, a view or a board',
    things: 'spaces (including points), pieces, cards, provinces and players',
    aboutNothing: '"pass"',
    aspect: 'cards',
    groups: "['faceUp:amphora', 'faceUp:lyre', 'hand:horse']",
  },
  rows: {
    createGame: {
      says: 'Returns the state before the deal (R Setup). Nothing random has happened yet: deals are chance actions.',
      example: `const state = orThrow(createGame({ players: 4, startingPlayer: 'blue' }));
actors(state); // ['chance']`,
    },
    chanceOutcomes: {
      says: 'Returns the cards that can be drawn from the supply now, weighted by their number. Empty if the game does not wait for chance.',
      example: `chanceOutcomes(orThrow(createGame({ players: 2 }))).map(({ weight }) => weight); // [11, 11, 11, 11, 11]`,
    },
    viewFor: {
      says: 'Returns everything that a player or a spectator may know. Of the hands of others it shows the cards that everybody has seen (ruling A25) and the number of the rest.',
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
viewFor(state, 'red').seats[1]?.hand.secret; // { hidden: 1 }`,
    },
    eventFor: {
      says: 'Returns an event as a viewer may see it: a card drawn is shown only to the player who draws it.',
      example: `eventFor({event}, 'yellow'); // { type: 'cardDrawn', rule: 'R Take a Card', player: 'red', symbol: null }`,
    },
    toPosition: {
      says: 'Returns a state as a position: compact JSON that people can read and write (docs/alexandros.md).',
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
      says: 'Returns what an action is about: the ids of its spaces (including points), pieces, cards, provinces and players, the most specific first. The id of a card says where it lies: `hand:lyre`, `faceUp:lyre`.',
      example: `const { state } = orThrow(createMatch({ players: 2, seed: 'gordion' }));
subjectOf({ type: 'takeBackGuard', player: 'red', space: 's2.0' }, state).pieces; // ['guard:s2.0']`,
    },
    destinations: {
      says: `Returns the whole moves of Alexander, from the card to the last step. Each point is listed once for each card that leads there, by the way that needs the fewest new walls (\`cost\`). To build other walls, play the steps of another way one by one.

Each action is legal in its turn, and the last one leads to the goal. After \`certain\` actions a card is turned up to replace the one taken, which does not affect the move. The result depends only on what the deciding player sees, so a view works as well as a state. It is empty for a player who does not decide.`,
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
      passing: 'If passing is possible, it also says what that means.',
      won: 'the winners, their points, and what ended the game',
      game: 'the board with the names; by default that of the library',
      action: "{ type: 'takeFaceUpCard', player: 'red', symbol: 'lyre' }",
      actionText: "'Take the face-up lyre card'",
      event: "{ type: 'taxesScored', rule: 'R Levy Taxes', player: 'blue', points: 1, score: 13 }",
      eventText: "'Blue scores 1 point and now has 13.'",
      end: 'orThrow(createGame({ players: 2 }))',
      outcome: "{ winners: ['red'], how: 'wallsExhausted', rule: 'R End of the Game' }",
      outcomeText: "'Red wins with 0 points: the black walls were used up.'",
      refusalText: "'Waiting for Red: The game waits for somebody else. (R Game Play)'",
    },
  },
};
