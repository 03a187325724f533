/**
 * What is refused in Alexandros, situation by situation: each refusal with the code and the section that the rules call for. A
 * test holds the game to it, and docs/refusals.md is written from it (`npm run refusals`).
 */
import type { Action, Board, PlayerId, Position, RefusalCode, SpaceId } from '../../src/alexandros/index.js';
import type { DeedOf, Example, OwnRefusals, SceneOf } from '../../tools/refusals/scene.js';

type Deed = DeedOf<Action>;
export type Scene = SceneOf<Action, RefusalCode, PlayerId, Omit<Position, 'format' | 'game' | 'version'>>;

const red = 'red';
const drawn = (symbol: 'horse' | 'soldier'): Action => ({ type: 'drawCard', player: 'chance', symbol });
/** Alexander has been moved; two actions follow. */
const FURTHER = [
  { kind: 'turn', player: red, phase: 'actions', actionsLeft: 2, levied: false, last: null },
] as const satisfies Position['stack'];

/** Alexander at the start, a lyre and a horse face-up. */
const start = {
  faceUp: ['horse', 'lyre'],
  seats: [{ player: 'red', secret: { horse: 1 } }, { player: 'yellow' }],
  toMove: red,
} as const satisfies Scene['position'];

const byLyre: readonly Action[] = [{ type: 'moveByFaceUpCard', player: red, symbol: 'lyre' }, drawn('soldier')];
const toLyre: readonly Action[] = [...byLyre, { type: 'chooseSpace', player: red, space: 's2.0' }];
const toPoint: readonly Action[] = [...toLyre, { type: 'choosePoint', player: red, point: 'p2.2' }];

const moving: readonly Scene[] = [
  {
    title: 'R Game Play, R Moving Alexander a turn begins',
    position: start,
    player: red,
    refused: [
      ['notYourTurn', 'R Game Play', { type: 'pass', player: 'yellow' }, 'it is the turn of red'],
      ['alexanderFirst', 'R Game Play', { type: 'takeSupplyCard' }, 'Alexander has not been moved'],
      ['wrongMoment', 'R Game Play', { type: 'step', to: 'p1.1' }, 'no card has been chosen to move him by'],
      ['noSuchFaceUpCard', 'R Moving Alexander', { type: 'moveByFaceUpCard', symbol: 'temple' }, 'a horse and a lyre'],
      ['noSuchHandCard', 'R Special Move', { type: 'moveByHandCard', symbol: 'temple' }, 'the hand is a horse'],
    ],
  },
  {
    title: 'R Moving Alexander the space is chosen to which a lyre leads',
    position: start,
    player: red,
    played: byLyre,
    refused: [
      ['spaceUnknown', 'R Moving Alexander', { type: 'chooseSpace', space: 's9.9' }, 'the board ends before that'],
      ['spaceNotMatching', 'R Moving Alexander', { type: 'chooseSpace', space: 's1.2' }, 'a horse'],
      ['spaceNotClosest', 'R Moving Alexander', { type: 'chooseSpace', space: 's2.5' }, 'another lyre is closer'],
      ['spaceFirst', 'R Moving Alexander', { type: 'choosePoint', point: 'p2.2' }, 'of which space?'],
      ['alreadyChosen', 'R Moving Alexander', { type: 'nameSymbol', symbol: 'horse' }, 'the card is no joker'],
    ],
  },
  {
    title: 'R Moving Alexander a wall stands at the closest lyre',
    position: {
      faceUp: ['lyre'],
      walls: ['p2.0-p2.2'],
      seats: [{ player: 'red' }, { player: 'yellow' }],
      toMove: red,
    },
    player: red,
    played: [{ type: 'moveByFaceUpCard', player: red, symbol: 'lyre' }, drawn('horse')],
    refused: [['spaceNotEmpty', 'R Moving Alexander', { type: 'chooseSpace', space: 's2.0' }, 'it is not empty']],
  },
  {
    title: 'R Moving Alexander a point of the space is chosen',
    position: start,
    player: red,
    played: toLyre,
    refused: [
      ['pointNotOfSpace', 'R Moving Alexander', { type: 'choosePoint', point: 'p1.1' }, 'none of its three points'],
      ['pointUnknown', 'R Moving Alexander', { type: 'choosePoint', point: 'p9.9' }, 'the board ends before that'],
    ],
  },
  {
    title: 'R Moving Alexander he is on his way to a point two sides off',
    position: start,
    player: red,
    played: toPoint,
    refused: [
      ['notOnShortestPath', 'R Moving Alexander', { type: 'step', to: 'p0.2' }, 'two sides would still be left'],
    ],
  },
];

/** One row of spaces, every symbol once. */
const strip: Board = {
  name: 'a strip',
  firstColumn: 0,
  rows: ['oTooAooHooLooSo'],
  start: 'p0.0',
  counts: { temple: 1, amphora: 1, horse: 1, lyre: 1, soldier: 1, open: 10 },
};

/** One long row: temples at its beginning, all other symbols at its end. */
const road: Board = {
  name: 'a road',
  firstColumn: 0,
  rows: [`ToToooo${'o'.repeat(50)}TALSHo`],
  start: 'p0.0',
  counts: { temple: 3, amphora: 1, horse: 1, lyre: 1, soldier: 1, open: 56 },
};

/** A wall that goes up and down along a row, side by side: two points of it lie a column apart. */
const zigzag = (columns: number): string =>
  Array.from({ length: columns + 1 }, (_, column) => `p${column % 2}.${column}`).join('-');

const special: readonly Scene[] = [
  {
    title: 'R Special Situations no horse is empty: its card is a joker when it lies face-up, and in a hand it is none',
    position: {
      board: strip,
      alexander: 'p0.16',
      faceUp: ['horse', 'temple'],
      walls: ['p0.8-p1.9'],
      seats: [{ player: 'red', secret: { horse: 1 } }, { player: 'yellow' }],
      toMove: red,
    },
    player: red,
    refused: [['noEmptySpace', 'R Special Situations', { type: 'moveByHandCard', symbol: 'horse' }, 'no joker']],
  },
  {
    title: 'R Special Situations a joker has been taken',
    position: {
      board: strip,
      alexander: 'p0.16',
      faceUp: ['horse', 'temple'],
      walls: ['p0.8-p1.9'],
      seats: [{ player: 'red' }, { player: 'yellow' }],
      toMove: red,
    },
    player: red,
    played: [{ type: 'moveByFaceUpCard', player: red, symbol: 'horse' }, drawn('soldier')],
    refused: [
      ['noEmptySpace', 'R Special Situations', { type: 'nameSymbol', symbol: 'horse' }, 'no horse is empty'],
      ['symbolFirst', 'R Special Situations', { type: 'chooseSpace', space: 's0.10' }, 'of which symbol?'],
    ],
  },
  {
    title: 'R Special Situations sixteen walls are left, and the temple is far away',
    position: {
      board: road,
      alexander: 'p0.24',
      faceUp: ['temple', 'lyre'],
      walls: [zigzag(56), 'p0.2-p0.4-p0.6-p0.8'],
      seats: [{ player: 'red' }, { player: 'yellow' }],
      turn: 20,
      stack: [
        { kind: 'turn', player: red, phase: 'actions', actionsLeft: 2, levied: false, last: null },
        { kind: 'destination', player: red, symbol: 'temple', space: 's0.57' },
      ],
    },
    player: red,
    refused: [['wallsShort', 'R Special Situations', { type: 'choosePoint', point: 'p1.59' }, 'it takes seventeen']],
  },
];

/** Four spaces closed off at the start: a temple, a lyre and two open ones. */
const corner = { alexander: 'p3.9', walls: ['p0.0-p1.1-p2.2-p3.1'], faceUp: ['horse', 'lyre'] } as const;
const elsewhere = ['s5.1', 's5.3', 's5.6', 's5.8'] as const;
const occupy = (province: SpaceId): Deed => ({ type: 'occupyProvince', province });
const takeOver = (province: SpaceId): Deed => ({ type: 'takeOverProvince', province });
const EMPTY = 'R Occupy an Empty Province';
const OCCUPIED = 'R Take Over an Occupied Province';

const provinces: readonly Scene[] = [
  {
    title: 'R Further Actions Alexander has been moved, and a province is free',
    position: {
      ...corner,
      seats: [{ player: 'red', secret: { temple: 1, lyre: 1 } }, { player: 'yellow' }],
      stack: FURTHER,
    },
    player: red,
    refused: [
      ['alexanderMoved', 'R Game Play', { type: 'moveByFaceUpCard', symbol: 'horse' }, 'once in a turn'],
      ['noSuchFaceUpCard', 'R Take a Card', { type: 'takeFaceUpCard', symbol: 'temple' }, 'a horse and a lyre'],
      ['provinceUnknown', EMPTY, occupy('s2.0'), 'its name is its first space, s0.-1'],
      ['cannotCover', EMPTY, occupy('s0.0'), 'the rest of the board has too many symbols'],
      ['provinceFree', OCCUPIED, takeOver('s0.-1'), 'nobody is there'],
      ['noMatchingGuard', 'R Levy Taxes', { type: 'levyTaxes', symbol: 'lyre' }, 'red has no guard'],
      ['notYourGuard', 'R Take Back a Guard', { type: 'takeBackGuard', space: 's2.0' }, 'red has no guard'],
    ],
  },
  {
    title: 'R Occupy Province a province of open spaces alone',
    position: {
      ...corner,
      walls: [...corner.walls, 'p0.0-p1.-1-p1.1'],
      seats: [{ player: 'red' }, { player: 'yellow' }],
      stack: FURTHER,
    },
    player: red,
    refused: [['provinceWithoutSymbol', 'R Occupy Province', occupy('s0.-1'), 'no guard could stand in it']],
  },
  {
    title: 'R Occupy an Empty Province it is being covered',
    position: {
      ...corner,
      seats: [{ player: 'red', secret: { temple: 1, lyre: 1 } }, { player: 'yellow' }],
      stack: FURTHER,
    },
    player: red,
    played: [{ type: 'occupyProvince', player: red, province: 's0.-1' }],
    refused: [
      ['guardFirst', EMPTY, { type: 'payCard', space: 's2.0' }, 'one guard must be in it'],
      ['notToBeCovered', EMPTY, { type: 'placeGuard', space: 's0.-1' }, 'an open space'],
    ],
  },
  {
    title: 'R Occupy an Empty Province no guard is left',
    position: {
      ...corner,
      seats: [{ player: 'red', guards: elsewhere }, { player: 'yellow' }],
      stack: FURTHER,
    },
    player: red,
    refused: [['noGuardInSupply', EMPTY, occupy('s0.-1'), 'all four stand elsewhere']],
  },
  {
    title: "R Take Over an Occupied Province it is yellow's",
    position: {
      ...corner,
      seats: [
        { player: 'red', secret: { lyre: 1 } },
        { player: 'yellow', guards: ['s2.0'] },
      ],
      stack: FURTHER,
    },
    player: red,
    refused: [
      ['provinceOccupied', EMPTY, occupy('s0.-1'), 'yellow has a guard there'],
      ['cannotRemoveGuards', OCCUPIED, takeOver('s0.-1'), 'two lyres would be needed'],
    ],
  },
  {
    title: 'R Take Over an Occupied Province half of three cards, rounded up, is given',
    position: {
      ...corner,
      seats: [
        { player: 'red', secret: { lyre: 2, temple: 1 } },
        { player: 'yellow', guards: ['s2.0'] },
        { player: 'blue' },
      ],
      stack: FURTHER,
    },
    player: red,
    played: [
      { type: 'takeOverProvince', player: red, province: 's0.-1' },
      { type: 'placeGuard', player: red, space: 's2.0' },
      { type: 'payCard', player: red, space: 's1.-1' },
    ],
    refused: [['cardNotPlayed', OCCUPIED, { type: 'giveCard', symbol: 'horse' }, 'two lyres and a temple were']],
  },
  {
    title: 'R Levy Taxes red has a guard, and no card for it',
    position: {
      ...corner,
      seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }],
      stack: FURTHER,
    },
    player: red,
    refused: [
      ['ownProvince', 'ruling A6', occupy('s0.-1'), 'red has it already'],
      ['noSuchHandCard', 'R Levy Taxes', { type: 'levyTaxes', symbol: 'lyre' }, 'the hand is empty'],
    ],
  },
  {
    title: 'R Levy Taxes they have been levied',
    position: {
      ...corner,
      seats: [{ player: 'red', guards: ['s2.0'], secret: { lyre: 2 } }, { player: 'yellow' }],
      stack: FURTHER,
    },
    player: red,
    played: [{ type: 'levyTaxes', player: red, symbol: 'lyre' }],
    refused: [['alreadyLevied', 'R Levy Taxes', { type: 'levyTaxes', symbol: 'lyre' }, 'once in a turn']],
  },
];

const ALL = { temple: 11, amphora: 11, horse: 11, lyre: 11, soldier: 11 } as const;

const cards: readonly Scene[] = [
  {
    title: 'R Take a Card every card is in a hand',
    position: {
      faceUp: [],
      seats: [{ player: 'red', secret: ALL }, { player: 'yellow' }],
      stack: FURTHER,
    },
    player: red,
    refused: [['nothingToDraw', 'ruling A19', { type: 'takeSupplyCard' }, 'neither supply nor discards hold one']],
  },
  {
    title: 'R Take a Card three temples are left to be drawn',
    position: {
      faceUp: ['horse', 'lyre'],
      seats: [{ player: 'red', secret: { ...ALL, horse: 10, lyre: 10, temple: 8 } }, { player: 'yellow' }],
      stack: FURTHER,
    },
    player: 'chance',
    played: [{ type: 'takeSupplyCard', player: red }],
    refused: [['notInSupply', 'R Take a Card', { type: 'drawCard', symbol: 'horse' }, 'only temples are']],
  },
];

export const SCENES: readonly Scene[] = [...moving, ...special, ...provinces, ...cards];

/** Refusals that every situation knows. */
const ANYWHERE: Example = {
  title: 'R Game Play, R End of the Game anywhere',
  code: `import { explainAction, fromPosition, orThrow, type Action, type Position } from 'diadochi/alexandros';

const position: Position = { format: 'diadochi-position', game: 'alexandros', version: 1, faceUp: ['horse', 'lyre'], seats: [{ player: 'red' }, { player: 'yellow' }] };
const state = orThrow(fromPosition({ ...position, toMove: 'red' }));
const nonsense = JSON.parse('{ "type": "conquer", "player": "red" }') as Action;
explainAction(state, nonsense)?.code; // 'malformedAction': no action has this type (R Game Play)
explainAction(state, { type: 'pass', player: 'red' }, 'yellow')?.code; // 'notYourAction': yellow asks about an action of red (R Game Play)
const over = orThrow(fromPosition({ ...position, seats: [{ player: 'red', score: 100 }, { player: 'yellow' }], ended: { how: 'hundredPoints', winners: ['red'] } }));
explainAction(over, { type: 'pass', player: 'red' })?.code; // 'gameOver': nobody does anything any more (R End of the Game)`,
  shows: ['malformedAction', 'notYourAction', 'gameOver'],
};

export const refusals: OwnRefusals = {
  anywhere: ANYWHERE,
  scenes: SCENES.map(({ position, ...scene }) => ({ ...scene, begins: { position } })),
};
