/** What Successors says of its face: `npm run faces` writes it. */
import type { FaceTable } from '../../tools/faces/table.js';

export const face: FaceTable = {
  types: {
    shown: 'GameState | PlayerView',
    player: 'PlayerId',
    subject: 'SuccessorsSubject',
    outcome: 'SuccessorsOutcome',
  },
  also: ['autoAction', 'decodeStandingOrders', 'nextTurn', 'obey', 'playWithOrders'],
  words: {
    player: 'player',
    players: '4',
    seed: 'babylon',
    first: "'chance'",
    asked: 'white',
    other: 'red',
    options:
      'the number of players, and what differs from the defaults: edition, optional rules, interrupts, board, cards, abilities',
    victory: 'R 7',
    unfair: 'chance fell, or something hidden was shown',
    listed: "{ type: 'placeGeneral', player: 'white', general: 'leonnatos', space: 'abydos' }",
    refused: "{ type: 'placeGeneral', player: 'white', general: 'leonnatos', space: 'pella' }",
    refusal: 'notOffered',
    untimely: "{ type: 'rollMovement', player: 'red' }",
    chances: '8: the Generals who can be dealt first (R 5.4.2)',
    happened: 'markerPlaced',
    barrier: "{ type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 26, secretOf: 'blue' }",
    returns: '{ red: 0, blue: 0, yellow: 0, white: 0 }',
    things: 'spaces, pieces, cards, provinces and players',
    aboutNothing: 'a plain "pass"',
    aspect: 'spaces',
    groups: "['abydos', 'kyzikos']",
  },
  rows: {
    createGame: {
      says: 'A game about to begin (R 5). There is no chance in it: dealing and dice are chance actions.',
      example: `const state = orThrow(createGame({ players: 4 }));
actors(state); // ['chance']: the Generals are to be dealt (R 5.4.4)`,
    },
    viewFor: {
      says: 'All that a viewer may know: the state with other hands and the deck face down, but for cards that were stolen from the viewer (card 58). A viewer who neither plays nor is the spectator is a `RangeError`.',
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
  hands: { red: [26], blue: [10, 57] },
}));
const view = viewFor(state, 'red');
view.hands; // { red: [26], blue: ['hidden', 'hidden'] }`,
    },
    eventFor: {
      says: 'An event as a viewer may hear it: cards that others draw, or take unseen from each other, stay unnamed.',
      example: `const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
const [first] = legalActions(match.state);
if (first) orThrow(play(match, first)).events.map((event) => eventFor(event, 'red')); // what goes to the page of red

const drawn = { type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 26, secretOf: 'blue' } as const;
eventFor(drawn, 'red'); // { type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 'hidden', secretOf: 'blue' }`,
    },
    sampleState: {
      says: "One full state that looks like this to the viewer, each as likely as the unseen cards make it. Where the game waits for somebody's Surprise card, hands are dealt that can have caused the wait; a pause that no hands can explain, as only a view has that was put together by hand, betrays nothing of them. The state is frozen.",
    },
    toPosition: {
      says: 'A compact, hand-writable JSON of any situation (docs/positions.md).',
    },
    fromPosition: {
      says: 'Reads a position of unknown origin.',
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
  generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
}));
legalActions(state, 'red')[0]; // { type: 'rollMovement', player: 'red' }: red's Movement Segment begins (R 6.6.4)`,
    },
    createMatchAt: {
      example: `const match = orThrow(createMatchAt({
  position: { format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 }, turn: 3 },
  seed: 'raphia',
}));
match.state.turn; // 3`,
    },
    subjectOf: {
      says: 'What an action is about: its spaces, pieces, cards, provinces and players, by their ids, the most telling first. It is told in the situation in which the action is listed: taking and leaving are about the space of the Army on the march.',
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
  generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
}));
const action = { type: 'activate', player: 'red', commander: 'antigonos', space: 'kelainai', inside: false } as const;
subjectOf(action, state).spaces; // ['kelainai']
subjectOf(action, state).pieces; // ['general:antigonos', 'army:red:kelainai']`,
    },
    destinations: {
      says: `Where the player who decides can go: whole marches and voyages, each as the actions that lead there, with everyone whom they may activate or with whoever is on the march. Also where an Army goes that avoids battle, and an Independent Army. Each goal is told once for each commander: by the way of the fewest Movement Points on which no die falls and nobody else decides anything, and if there is none, by that of the fewest.

Promised is: if others pass whenever they are asked, each action is listed in its turn and the last leads to the goal; the first \`certain\` of them follow on one another whatever others hold. A way ends before a die and before a decision of others that is more than a pass (Friendly Passage): \`awaits\` tells for whom the game waits then. An Army that has to pass through an Independent Stronghold is bound for its goal, and first a die falls. Nobody and nothing is taken or left on the way, no escort is declared, and no Surprise card played; whether to stay at the goal, to go on or to do something there is another decision.

It is told from what that player sees, and of a view as of a state; anybody else is told nothing.`,
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
  generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
}));
destinations(state); // []: first the movement die is rolled (R 8.1)
const simulation = simulate(state);
simulation.apply({ type: 'rollMovement', player: 'red' });
settleSimulation(simulation, seededChance('kelainai'));
const march = destinations(simulation.state()).find(({ goal }) => goal === 'ephesos');
march?.actions.map((action) => action.type); // ['activate', 'march', 'march']: by way of Sardeis
march?.cost; // 2`,
    },
    nextTurn: {
      says: "What `untilTurn` must be in orders that stand until a player's next turn begins (R 6.6.1).",
    },
  },
  text: {
    types: { link: 'SuccessorsLink', outcome: 'SuccessorsOutcome', playedWith: 'PlayedWith' },
    words: {
      passing: 'Where passing is possible, also what it means.',
      won: 'by whom, when, and with what figures',
      game: 'whose board and deck have the names; left out: those shipped here',
      action: "{ type: 'march', player: 'red', to: 'issos', passage: false }",
      actionText: "'March to Issos'",
      end: 'orThrow(createGame({ players: 2 }))',
      outcome: "{ winners: ['red'], how: 'mostVictoryPoints', rule: 'R 7.4' }",
      outcomeText: "'Red wins in Game Turn 1 with the most Victory Points after the last Game Turn: 0.'",
      refusalText: "'Waiting for White: The game waits for somebody else. (R 6)'",
    },
    rows: {
      describeEvent: {
        example: `const state = orThrow(createGame({ players: 2 }));
const overrun = { type: 'overrun', rule: 'R 8.3.6', by: 'red', victim: 'blue', space: 'tarsos' } as const;
const { text, parts } = describeEvent(overrun, state);
text; // 'Red overruns Blue in Tarsos.'
parts.flatMap((part) => (part.kind === 'words' ? [] : [part.id])); // ['red', 'blue', 'tarsos']`,
      },
    },
  },
};
