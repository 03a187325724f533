/** Each type of event of Alexandros says what it should; places are named as the drawn board labels them. */
import { expect, test } from 'vitest';
import { createGame, type EventType, type GameEvent } from '../../../src/alexandros/index.js';
import { orThrow } from '../../../src/index.js';
import { newTale } from '../../../src/alexandros/story/tale.js';

type Sample<Type extends EventType> = readonly [
  event: Omit<Extract<GameEvent, { readonly type: Type }>, 'type'>,
  ...lines: readonly string[],
];

const MOVE = 'R Moving Alexander';
const OCCUPY = 'R Occupy an Empty Province';
const TAKE_OVER = 'R Take Over an Occupied Province';

/**
 * The board begins one column west of Alexander's p0.0: that is A2. Lines of points are A, C, E and so on, rows of spaces B, D, F;
 * a space lies one column east of a point of its number: s0.0 (a soldier) is B3, s0.1 (an amphora) B4, s2.1 (an amphora) F4.
 */
const SAMPLES: { readonly [Type in EventType]: Sample<Type> } = {
  turnBegan: [{ rule: 'R Game Play', player: 'yellow', turn: 2, round: 1 }, '', 'Yellow, turn 2:'],
  cardDrawn: [
    { rule: 'R Take a Card', player: 'red', symbol: 'horse' },
    '  Red draws a card from the supply. (R Take a Card)',
  ],
  cardTurnedUp: [{ rule: 'R Take a Card', symbol: 'amphora' }, '  An amphora card is turned face up. (R Take a Card)'],
  discardsShuffled: [
    { rule: 'R Take a Card', cards: { temple: 1, amphora: 0, horse: 2, lyre: 0, soldier: 0 } },
    '  The discards are shuffled: 3 cards in the supply. (R Take a Card)',
  ],
  faceUpCardTaken: [
    { rule: MOVE, player: 'red', symbol: 'lyre', purpose: 'move' },
    `  Red takes the face-up lyre card and moves Alexander with it. (${MOVE})`,
  ],
  specialMovePlayed: [
    { rule: 'R Special Move', player: 'red', symbol: 'horse' },
    '  Red plays a horse card from their hand for a special move. (R Special Move)',
  ],
  symbolNamed: [
    { rule: 'R Special Situations', player: 'red', symbol: 'amphora' },
    '  Red uses the joker as an amphora. (R Special Situations)',
  ],
  spaceChosen: [
    { rule: MOVE, player: 'red', space: 's0.1', distance: 1 },
    `  Red chooses the amphora space B4, 1 side away. (${MOVE})`,
  ],
  pointChosen: [
    { rule: MOVE, player: 'red', point: 'p3.1', distance: 3 },
    `    His destination is the point G3, 3 sides away. (${MOVE})`,
  ],
  // These three are told together when he has arrived: see below.
  alexanderStepped: [{ rule: MOVE, player: 'red', from: 'p0.0', to: 'p1.1' }],
  wallPlaced: [{ rule: MOVE, player: 'red', side: 'p0.0-p1.1', colour: 'black' }],
  blackWallsExhausted: [{ rule: 'R End of the Game', player: 'red' }],
  alexanderStayed: [
    { rule: 'ruling A11', player: 'red', why: 'noMoveLeft' },
    '  Alexander stays where he is: he has no possible move. (ruling A11)',
  ],
  guardPlaced: [
    { rule: OCCUPY, player: 'red', space: 's0.0' },
    `    Red places a guard on B3, a soldier space. (${OCCUPY})`,
  ],
  cardPaid: [
    { rule: OCCUPY, player: 'red', symbol: 'amphora', space: 's0.1' },
    `    Red pays an amphora card for B4. (${OCCUPY})`,
  ],
  guardRemoved: [
    { rule: TAKE_OVER, player: 'blue', by: 'red', space: 's0.1', symbol: 'amphora' },
    `  Red plays two amphora cards to remove Blue's guard from B4. (${TAKE_OVER})`,
  ],
  provinceOccupied: [
    { rule: OCCUPY, player: 'red', province: 's0.-1', value: 1, from: null },
    `  Red occupies the province B2, worth 1 point. (${OCCUPY})`,
  ],
  cardGiven: [
    { rule: TAKE_OVER, player: 'red', to: 'blue', symbol: 'amphora' },
    `  Red gives Blue an amphora card. (${TAKE_OVER})`,
  ],
  taxesLevied: [
    { rule: 'R Levy Taxes', player: 'red', symbol: 'soldier' },
    '  Red levies taxes with a soldier card. (R Levy Taxes)',
  ],
  taxesScored: [
    { rule: 'R Levy Taxes', player: 'blue', points: 1, score: 13 },
    '    Blue scores 1 point and now has 13. (R Levy Taxes)',
  ],
  guardTakenBack: [
    { rule: 'R Take Back a Guard', player: 'red', space: 's2.1' },
    '  Red takes back the guard from F4. (R Take Back a Guard)',
  ],
  actionsForgone: [{ rule: 'ruling A22', player: 'red', actions: 1 }, '  Red forgoes 1 action. (ruling A22)'],
  turnEnded: [{ rule: 'R Game Play', player: 'red', turn: 2 }],
  gameEnded: [
    { rule: 'R End of the Game', how: 'hundredPoints', winners: ['red', 'blue'] },
    '',
    'The game ends: 100 points were reached, and Red and Blue win. (R End of the Game)',
  ],
};

const state = orThrow(createGame({ players: 3 }));

test.each(Object.keys(SAMPLES) as EventType[])('%s', (type) => {
  const [particulars, ...lines] = SAMPLES[type];
  expect(newTale()([{ type, ...particulars } as GameEvent], state)).toEqual(lines);
});

test("Alexander's way is told when he has arrived, with the walls placed and the last black one", () => {
  const tale = newTale();
  const player = 'red';
  const way: readonly GameEvent[] = [
    { type: 'alexanderStepped', rule: MOVE, player, from: 'p0.0', to: 'p1.1' },
    { type: 'alexanderStepped', rule: MOVE, player, from: 'p1.1', to: 'p2.2' },
    { type: 'wallPlaced', rule: MOVE, player, side: 'p1.1-p2.2', colour: 'black' },
    { type: 'alexanderStepped', rule: MOVE, player, from: 'p2.2', to: 'p3.1' },
    { type: 'wallPlaced', rule: MOVE, player, side: 'p2.2-p3.1', colour: 'red' },
    { type: 'blackWallsExhausted', rule: 'R End of the Game', player },
  ];
  expect(tale(way, state)).toEqual([]);
  expect(tale([{ type: 'actionsForgone', rule: 'ruling A22', player, actions: 2 }], state)).toEqual([
    `    He moves A2 → C3 → E4 → G3. (${MOVE})`,
    `    1 black wall placed: C3–E4. (${MOVE})`,
    `    1 red wall placed: E4–G3. (${MOVE})`,
    '    The black walls are used up: this is the last turn. (R End of the Game)',
    '  Red forgoes 2 actions. (ruling A22)',
  ]);
});

test('a way along walls places none', () => {
  const tale = newTale();
  tale([{ type: 'alexanderStepped', rule: MOVE, player: 'red', from: 'p0.0', to: 'p1.1' }], state);
  expect(tale([{ type: 'turnEnded', rule: 'R Game Play', player: 'red', turn: 1 }], state)).toEqual([
    `    He moves A2 → C3, and no wall is placed. (${MOVE})`,
  ]);
});

test('R Setup: the first card of each player is dealt', () => {
  expect(newTale()([{ type: 'cardDrawn', rule: 'R Setup', player: 'red', symbol: 'horse' }], state)).toEqual([
    '  Red is dealt a card. (R Setup)',
  ]);
});
