import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import {
  board,
  createGame,
  decode,
  fromPosition,
  orThrow,
  seededChance,
  settle,
  toPosition,
  type Board,
} from '../../../src/alexandros/index.js';
import type { Fault, InvalidInput } from '../../../src/core/index.js';
import { digest } from '../../../src/core/json.js';
import { boardOf, strip } from '../boards.js';
import { actionsLeft, table } from '../table.js';

const faults = (answer: E.Either<InvalidInput, unknown>): readonly Fault[] =>
  E.isLeft(answer) ? answer.left.faults : [];
const paths = (answer: E.Either<InvalidInput, unknown>): readonly string[] => faults(answer).map(({ path }) => path);

describe('R Setup: options', () => {
  it('tell every fault at once, with its place', () => {
    expect([...paths(createGame({ players: 5, startingPlayer: 'purple', colour: 1 } as never))].sort()).toEqual([
      '$.colour',
      '$.players',
      '$.startingPlayer',
    ]);
    expect(paths(createGame({ players: 2, startingPlayer: 'green' }))).toEqual(['$.startingPlayer']);
    expect(faults(createGame(undefined as never))).toHaveLength(1);
    expect(paths(createGame({ players: 2, startingPlayer: 'yellow' }))).toEqual([]);
  });

  it("a user's board is neither frozen nor kept", () => {
    const mine: Board = JSON.parse(JSON.stringify(strip)) as Board;
    const state = orThrow(createGame({ players: 2, board: mine }));
    expect([Object.isFrozen(mine), state.board]).toEqual([false, strip]);
  });
});

describe('boards', () => {
  const wrong = (change: Partial<Board>) => decode.board({ ...board, ...change });

  it('a board of your own need not say where it comes from; what it says is checked', () => {
    const { source: _, ...silent } = board;
    expect(decode.board(silent)).toEqual(E.right(silent));
    expect(paths(wrong({ source: '' }))).toEqual(['$.source']);
  });

  it('the reconstructed board stays as it is to the letter: its digest is in that of every state, which records carry', () => {
    expect(digest(board)).toBe('65e950b5eb101ef05319d2a44cf742d2c007e03b9ddb17d5e5f4dafa108554cb');
  });

  it('the reconstructed board passes its own check', () => {
    expect(E.isRight(decode.board(JSON.parse(JSON.stringify(board))))).toBe(true);
  });

  it('must hang together from side to side', () => {
    expect(faults(decode.board(boardOf(['TAHLSo', '.......', 'oo'])))).toEqual([
      { path: '$.rows', message: 'only 6 of 8 spaces hang together from side to side' },
    ]);
    // Of row 0 the spaces of odd columns point up and hang on the row below; those of even columns do not.
    expect(faults(decode.board(boardOf(['TAHL.S', '...oooo'])))).toEqual([]);
    expect(faults(decode.board(boardOf(['TAHLS', '....o'])))).toEqual([
      { path: '$.rows', message: 'only 5 of 6 spaces hang together from side to side' },
    ]);
  });

  it('must hold as many spaces of each kind as it says', () => {
    expect(paths(wrong({ counts: { ...board.counts, horse: 15, open: 93 } }))).toEqual([
      '$.counts.horse',
      '$.counts.open',
    ]);
    expect(faults(decode.board(boardOf(['TAHLoo'])))).toEqual([
      { path: '$.counts.soldier', message: 'every symbol must occur on the board' },
    ]);
    expect(paths(decode.board(boardOf(['TAHLS'])))).toEqual([]);
  });

  it('start at one of their points', () => {
    expect(paths(wrong({ start: 'p0.1' }))).toEqual(['$.start']);
    expect(paths(wrong({ start: 'p3.3' }))).toEqual([]);
    expect(paths(wrong({ start: 'p0.20' }))).toEqual(['$.start']);
  });

  it('are told all their faults at once', () => {
    const torn = {
      ...boardOf(['TAHLXo', '.......', 'oo'], 'p9.9'),
      counts: { ...boardOf([]).counts, horse: 3, open: 3 },
    };
    expect(
      faults(decode.board({ ...torn, name: '', colour: 'gold' })).map(({ path, message }) => `${path} ${message}`),
    ).toEqual([
      '$.name expected a text of 1 to 200 characters, got ""',
      '$.colour unknown key',
      '$.rows[0] unknown letter "X"',
      '$.counts.temple the rows hold 1 spaces of this kind, not 0',
      '$.counts.amphora the rows hold 1 spaces of this kind, not 0',
      '$.counts.horse the rows hold 1 spaces of this kind, not 3',
      '$.counts.lyre the rows hold 1 spaces of this kind, not 0',
      '$.counts.soldier every symbol must occur on the board',
      '$.rows only 6 of 8 spaces hang together from side to side',
      '$.start no space of the board has this point',
    ]);
    expect(paths(decode.board({ ...boardOf(['TAHLSo', `oX${'o'.repeat(63)}`]), start: 7 }))).toEqual([
      '$.rows[1]',
      '$.start',
    ]);
    expect(paths(decode.board({ ...boardOf(['TAHLXo', 'o'.repeat(65)]), counts: 1 }))).toEqual([
      '$.rows[1]',
      '$.counts',
      '$.rows[0]',
    ]);
    expect(paths(decode.board(boardOf([])))).toContain('$.rows');
  });

  it('with all their faults are told within options, states and positions', () => {
    const bad = { ...board, start: 'p0.1', counts: { ...board.counts, horse: 15 } };
    const expected = ['$.board.counts.horse', '$.board.start'];
    expect(paths(createGame({ players: 7, board: bad } as never))).toEqual(['$.players', ...expected]);
    expect(paths(decode.state({ ...table(), board: bad, turn: -1 }))).toEqual([...expected, '$.turn']);
    expect(paths(fromPosition({ ...toPosition(table()), board: bad, turn: -1 }))).toEqual([...expected, '$.turn']);
  });

  it('a whole game can be played on another one', () => {
    const { state } = settle(orThrow(createGame({ players: 2, board: strip })), seededChance('x'));
    expect(orThrow(fromPosition(toPosition(state)))).toEqual(state);
  });
});

/** A path along a line of the lattice. */
const line = (row: number, from: number, to: number): string =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, index) => `p${row}.${from + 2 * index}`).join('-');

/** Seven lines with 14, 14, 10, 11, 10, 7 and 9 sides: 75, every wall there is. */
const ALL_75 = [
  line(2, 0, 28),
  line(3, 1, 29),
  line(4, 8, 28),
  line(5, 7, 29),
  line(1, -1, 19),
  line(6, 14, 28),
  line(0, 0, 18),
];

describe('positions', () => {
  const base = {
    format: 'diadochi-position',
    game: 'alexandros',
    version: 1,
    faceUp: ['horse', 'lyre'],
    seats: [{ player: 'red' }, { player: 'yellow' }],
  };

  it('a turn that begins needs five lines', () => {
    expect(toPosition(orThrow(fromPosition({ ...base, toMove: 'yellow' })))).toEqual({ ...base, toMove: 'yellow' });
  });

  it('walls are written as paths', () => {
    const state = table({ faceUp: ['horse', 'lyre'], walls: ['p0.0-p1.1-p2.2', 'p5.5-p5.7'] });
    expect(state.walls).toEqual(['p0.0-p1.1', 'p1.1-p2.2', 'p5.5-p5.7']);
    expect(toPosition(state).walls).toEqual(['p0.0-p1.1-p2.2', 'p5.5-p5.7']);
  });

  it('refuse later versions, other games, and several moments at once', () => {
    expect(paths(fromPosition({ ...base, version: 2, toMove: 'red' }))).toEqual(['$.version']);
    expect(paths(fromPosition({ ...base, game: 'chess', toMove: 'red' }))).toEqual(['$.game']);
    expect(paths(fromPosition(base))).toEqual(['$']);
    expect(paths(fromPosition({ ...base, toMove: 'red', stack: actionsLeft(2) }))).toEqual(['$']);
    expect(paths(fromPosition({ ...base, toMove: 'blue' }))).toEqual(['$.toMove']);
    expect(paths(fromPosition({ ...base, toMove: 'green', seats: [] }))).toEqual(['$.seats']);
  });

  it.each([
    ['more cards than the deck has', { discards: { horse: 11 } }, ['$']],
    ['a wall off the board', { walls: ['p0.0-p4.4'] }, ['$.walls[0]']],
    ['a wall of one point', { walls: ['p0.0'] }, ['$.walls[0]']],
    ['a side with two walls', { walls: ['p0.0-p0.2', 'p0.0-p0.2'] }, ['$.walls']],
    [
      'a guard on an open space',
      { seats: [{ player: 'red', guards: ['s0.-1'] }, { player: 'yellow' }] },
      ['$.seats[0].guards[0]'],
    ],
    [
      'two owners of a province',
      {
        seats: [
          { player: 'red', guards: ['s0.0'] },
          { player: 'yellow', guards: ['s0.1'] },
        ],
      },
      ['$.seats[1].guards[0]'],
    ],
    [
      'two guards on a space',
      { seats: [{ player: 'red', guards: ['s0.0', 's0.0'] }, { player: 'yellow' }] },
      ['$.seats'],
    ],
    [
      'seats out of order',
      { seats: [{ player: 'yellow' }, { player: 'red' }] },
      ['$.seats[0].player', '$.seats[1].player'],
    ],
    ['Alexander off the board', { alexander: 'p0.1' }, ['$.alexander']],
    ['a score that has won', { seats: [{ player: 'red', score: 100 }, { player: 'yellow' }] }, ['$.seats']],
    ['a single seat', { seats: [{ player: 'red' }] }, ['$.seats']],
    ['idle turns before any was played', { idleTurns: 1 }, ['$.idleTurns']],
    ['red walls before the last turn', { walls: ALL_75 }, ['$.walls']],
  ])('refuse %s', (_, change, expected) => {
    expect(paths(fromPosition({ ...base, toMove: 'red', ...change }))).toEqual(expected);
  });

  it('no more walls than there are, the red ones in the last turn', () => {
    const last = {
      kind: 'turn',
      player: 'red',
      phase: 'actions',
      actionsLeft: 1,
      levied: false,
      last: 'wallsExhausted',
    };
    expect(orThrow(fromPosition({ ...base, walls: ALL_75, stack: [last] })).walls).toHaveLength(75);
    expect(faults(fromPosition({ ...base, walls: [...ALL_75, 'p7.19-p7.21'], stack: [last] }))).toEqual([
      { path: '$.walls', message: 'there are only 75 walls, not 76' },
    ]);
  });

  it('are told all their faults at once, those of shape and those against the rules', () => {
    const wrong = {
      ...base,
      colour: 1,
      alexander: 'p0.1',
      walls: ['p0.0-p0.2-p4.4', 'p1.1', 'p0.2-p0.4', 'p0.2-p0.4'],
      seats: [
        { player: 'red', guards: ['s0.-1'], secret: { horse: 12 } },
        { player: 'blue', guards: ['s0.0'], score: 120, shown: { lyre: 11 } },
      ],
      faceUp: ['lyre', 'horse', 'temple'],
      discards: { lyre: 1 },
      toMove: 'green',
      turn: 3,
      idleTurns: 4,
    };
    expect([...paths(fromPosition(wrong))].sort()).toEqual(
      [
        '$.colour',
        '$.faceUp',
        '$.seats[0].secret.horse',
        '$.walls[0]',
        '$.walls[1]',
        '$.seats[1].player',
        '$.alexander',
        '$.walls',
        '$.seats[0].guards[0]',
        '$',
        '$.idleTurns',
        '$.seats',
        '$.toMove',
      ].sort(),
    );
  });
});

describe('what is no object at all', () => {
  const decoders = [decode.options, decode.action, decode.state, decode.board, fromPosition, createGame] as const;

  it.each([[null], [undefined], [7], ['x'], [true], [[]], [() => 1], [Symbol('s')], [10n], [new Map()]])(
    '%s is refused by every decoder',
    (input) => {
      for (const read of decoders) expect(faults(read(input as never)).length).toBeGreaterThan(0);
    },
  );

  it.each([
    [{}],
    [{ seats: 7, stack: 7, walls: 7 }],
    [{ seats: [null, 7], stack: [null, {}], walls: [null, {}] }],
    [{ type: 'step', player: 'red', to: null }],
    [{ type: 'step', player: 'red', to: 'p'.repeat(99) }],
  ])('an object of other things, %j, is refused, each fault with its place', (input) => {
    for (const read of decoders) {
      const found = faults(read(input as never));
      expect(found.length).toBeGreaterThan(0);
      for (const { path, message } of found) expect(`${path} ${message}`).toMatch(/^\$(\.\w+|\[\d+\])* \S/);
    }
  });
});
