/** The types, words and comments of the public API of Successors, from which `npm run faces` writes it. */
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
    options: 'the number of players, and any of: edition, optional rules, interrupts, board, cards, abilities',
    victory: 'R 7',
    unfair: 'chance was resolved or something hidden was revealed',
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
      says: 'Returns the state before the first action (R 5). Nothing random has happened yet: deals and dice are chance actions.',
      example: `const state = orThrow(createGame({ players: 4 }));
actors(state); // ['chance']: the Generals are still to be dealt (R 5.4.4)`,
    },
    viewFor: {
      says: 'Returns everything that a viewer may know: the state with the deck and the hands of others face down, except cards that were stolen from the viewer (card 58). Throws a `RangeError` for a viewer who is neither a player nor the spectator.',
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
  hands: { red: [26], blue: [10, 57] },
}));
const view = viewFor(state, 'red');
view.hands; // { red: [26], blue: ['hidden', 'hidden'] }`,
    },
    eventFor: {
      says: 'Returns an event as a viewer may see it: cards that others draw, or take from each other face down, are hidden.',
      example: `const match = orThrow(createMatch({ players: 4, seed: 'babylon' }));
const [first] = legalActions(match.state);
if (first) orThrow(play(match, first)).events.map((event) => eventFor(event, 'red')); // send this to red

const drawn = { type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 26, secretOf: 'blue' } as const;
eventFor(drawn, 'red'); // { type: 'cardDrawn', rule: 'R 6.5', player: 'blue', card: 'hidden', secretOf: 'blue' }`,
    },
    sampleState: {
      says: "Returns a random state that fits a view. The unseen cards determine how likely each state is. If the game waits for somebody's Surprise card, that player gets a hand that explains the wait; if no hand can explain it, which happens only in a view made by hand, the wait is ignored. The state is frozen.",
    },
    toPosition: {
      says: 'Returns a state as a position: compact JSON that people can read and write (docs/positions.md).',
    },
    fromPosition: {
      says: 'Validates a position and returns its state.',
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
      says: 'Returns what an action is about: the ids of its spaces, pieces, cards, provinces and players, the most specific first. Pass the state in which the action is legal: taking and leaving are about the space of the Army on the march.',
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
  generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
}));
const action = { type: 'activate', player: 'red', commander: 'antigonos', space: 'kelainai', inside: false } as const;
subjectOf(action, state).spaces; // ['kelainai']
subjectOf(action, state).pieces; // ['general:antigonos', 'army:red:kelainai']`,
    },
    destinations: {
      says: `Returns the whole marches and voyages that are open to the deciding player, each as the actions that lead to its goal. It covers every commander that can be activated, an Army on the march, an Army that avoids battle, and an Independent Army. Each goal is listed once for each commander, by the cheapest way in Movement Points without dice and decisions of others; if there is none, by the cheapest way of all.

As long as the other players pass, each action is legal in its turn and the last one leads to the goal. The first \`certain\` actions are legal whatever others do. A way ends before a die and before a decision of others that is more than a pass (Friendly Passage); \`awaits\` says whom the game waits for then. An Army that must pass through an Independent Stronghold stops there for a die. No unit is picked up or left on the way, no escort is declared, and no Surprise card is played. What to do at the goal is the next decision.

The result depends only on what that player sees, so a view works as well as a state. It is empty for a player who does not decide.`,
      example: `const state = orThrow(fromPosition({
  format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
  generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2 } }, toMove: 'red',
}));
destinations(state); // []: the movement die comes first (R 8.1)
const simulation = simulate(state);
simulation.apply({ type: 'rollMovement', player: 'red' });
settleSimulation(simulation, seededChance('kelainai'));
const march = destinations(simulation.state()).find(({ goal }) => goal === 'ephesos');
march?.actions.map((action) => action.type); // ['activate', 'march', 'march']: through Sardeis
march?.cost; // 2`,
    },
    nextTurn: {
      says: 'Returns the `untilTurn` of an order that lasts until the next turn of a player begins (R 6.6.1).',
    },
  },
  text: {
    types: { link: 'SuccessorsLink', outcome: 'SuccessorsOutcome', playedWith: 'PlayedWith' },
    words: {
      passing: 'If passing is possible, it also says what that means.',
      won: 'the winners, the turn, and the figures that decided',
      game: 'the board and the deck with the names; by default those of the library',
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
