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
  type GameState,
} from '../../../src/alexandros/index.js';
import type { Fault, InvalidInput } from '../../../src/core/index.js';
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
  });

  it("a user's board is neither frozen nor kept", () => {
    const mine: Board = JSON.parse(JSON.stringify(strip)) as Board;
    const state = orThrow(createGame({ players: 2, board: mine }));
    expect([Object.isFrozen(mine), state.board]).toEqual([false, strip]);
  });
});

describe('boards', () => {
  const wrong = (change: Partial<Board>) => decode.board({ ...board, ...change });

  it('the reconstructed board passes its own check', () => {
    expect(E.isRight(decode.board(JSON.parse(JSON.stringify(board))))).toBe(true);
  });

  it('must hang together from side to side', () => {
    expect(faults(decode.board(boardOf(['TAHLSo', '.......', 'oo'])))).toEqual([
      { path: '$.rows', message: 'only 6 of 8 spaces hang together from side to side' },
    ]);
  });

  it('must hold as many spaces of each kind as it says', () => {
    expect(paths(wrong({ counts: { ...board.counts, horse: 15, open: 93 } }))).toEqual([
      '$.counts.horse',
      '$.counts.open',
    ]);
    expect(paths(decode.board(boardOf(['TAHLoo'])))).toEqual(['$.counts.soldier']);
  });

  it('knows its letters, and a start that lies on it', () => {
    expect(paths(wrong({ rows: [...board.rows.slice(1), 'oXo'] }))).toEqual(['$.rows[7]']);
    expect(paths(wrong({ start: 'p0.1' }))).toEqual(['$.start']);
    expect(paths(wrong({ start: 'p3.3' }))).toEqual([]);
    expect(paths(wrong({ start: 'p0.20' }))).toEqual(['$.start']);
  });

  it('a whole game can be played on another one', () => {
    const { state } = settle(orThrow(createGame({ players: 2, board: strip })), seededChance('x'));
    expect(orThrow(fromPosition(toPosition(state)))).toEqual(state);
  });
});

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
  ])('refuse %s', (_, change, expected) => {
    expect(paths(fromPosition({ ...base, toMove: 'red', ...change }))).toEqual(expected);
  });
});

describe('states', () => {
  const sound = table({ faceUp: ['horse', 'lyre'], stack: actionsLeft(1) ?? [] });
  const state = (change: Partial<GameState>): unknown => JSON.parse(JSON.stringify({ ...sound, ...change }));
  const turn = { kind: 'turn', player: 'red', phase: 'actions', actionsLeft: 1, levied: false, last: null } as const;

  it.each<readonly [string, Partial<GameState>, string]>([
    ['waiting for nothing', { stack: [] }, '$.stack'],
    ['over and yet waiting', { idleTurns: 9, ended: { how: 'standstill', winners: ['red', 'yellow'] } }, '$.stack'],
    [
      'won by somebody else',
      { stack: [], idleTurns: 9, ended: { how: 'standstill', winners: ['yellow'] } },
      '$.ended.winners',
    ],
    [
      'won by points that nobody has',
      { stack: [], ended: { how: 'hundredPoints', winners: ['red', 'yellow'] } },
      '$.ended.how',
    ],
    [
      'at a standstill too early',
      { stack: [], ended: { how: 'standstill', winners: ['red', 'yellow'] } },
      '$.ended.how',
    ],
    ['idle for too long', { idleTurns: 9 }, '$.idleTurns'],
    ['in its last turn for want of walls', { stack: [{ ...turn, last: 'wallsExhausted' }] }, '$.walls'],
    ['with a turn of somebody else', { stack: [{ ...turn, player: 'blue' }] }, '$.stack'],
    ['drawing without need', { stack: [turn, { kind: 'draw', to: 'faceUp' }] }, '$.stack'],
    ['drawing for another', { stack: [turn, { kind: 'draw', to: 'yellow' }] }, '$.stack'],
    [
      'marching to where Alexander stands',
      {
        stack: [
          { ...turn, actionsLeft: 2 },
          { kind: 'path', player: 'red', to: sound.alexander },
        ],
      },
      '$.stack',
    ],
    ['marching after an action', { stack: [turn, { kind: 'path', player: 'red', to: 'p2.2' }] }, '$.stack'],
    [
      'marching to another symbol',
      {
        stack: [
          { ...turn, actionsLeft: 2 },
          { kind: 'destination', player: 'red', symbol: 'lyre', space: 's1.2' },
        ],
      },
      '$.stack',
    ],
    [
      'occupying what cannot be paid',
      {
        stack: [turn, { kind: 'occupation', player: 'red', uncovered: ['s0.0', 's0.1'], begun: true, takeOver: null }],
      },
      '$.stack',
    ],
    [
      'compensating with two players',
      {
        stack: [
          turn,
          {
            kind: 'compensation',
            player: 'red',
            to: 'yellow',
            played: { temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0 },
            owed: 1,
          },
        ],
      },
      '$.stack',
    ],
    [
      'dealing in the middle of the game',
      {
        stack: [
          { kind: 'setup', first: 'red' },
          { kind: 'draw', to: 'faceUp' },
        ],
      },
      '$.stack',
    ],
    ['with frames upside down', { stack: [{ kind: 'path', player: 'red', to: 'p2.2' }] }, '$.stack'],
  ])('refuses a state %s', (_, change, path) => {
    expect(paths(decode.state(state(change)))).toEqual([path]);
  });

  it('accepts the sound one', () => {
    expect(decode.state(state({}))).toEqual(E.right(sound));
  });
});
