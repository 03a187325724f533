/** States of unknown origin: what contradicts itself, the rules, or the pieces there are is refused, and every fault told at once. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import {
  board,
  createGame,
  decode,
  fromPosition,
  orThrow,
  query,
  seededChance,
  settle,
  toPosition,
  type GameFrame,
  type GameState,
} from '../../../src/alexandros/index.js';
import { latticeOf } from '../../../src/alexandros/geometry/index.js';
import { LAST_TURN, STANDSTILL_TURNS } from '../../../src/alexandros/data/components.js';
import type { Fault, InvalidInput } from '../../../src/core/index.js';
import { slants, strip } from '../boards.js';
import { actionsLeft, drawn, play, table } from '../table.js';

const faults = (answer: E.Either<InvalidInput, unknown>): readonly Fault[] =>
  E.isLeft(answer) ? answer.left.faults : [];
const paths = (answer: E.Either<InvalidInput, unknown>): readonly string[] => faults(answer).map(({ path }) => path);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The faults of a state changed; those of the position that says the same are no fewer. */
function wrong(state: GameState, change: Partial<GameState>): readonly string[] {
  const changed = { ...state, ...change };
  const found = paths(decode.state(plain(changed)));
  expect(paths(fromPosition(plain(toPosition(changed)))).length > 0).toBe(found.length > 0);
  return found;
}

const none = { temple: 0, amphora: 0, horse: 0, lyre: 0, soldier: 0 };
const turn = { kind: 'turn', player: 'red', phase: 'actions', actionsLeft: 1, levied: false, last: null } as const;
const moving = { ...turn, actionsLeft: 2 } as const;
const sound = table({ faceUp: ['horse', 'lyre'], turn: 700, walls: ['p5.5-p5.7-p5.9'], stack: actionsLeft(1) ?? [] });

describe('R Game Play, R End of the Game: the course of a game', () => {
  it('a sound state reads', () => expect(wrong(sound, {})).toEqual([]));

  it.each<readonly [string, Partial<GameState>, readonly string[]]>([
    ['that waits for nothing', { stack: [] }, ['$.stack']],
    ['in turn 0', { turn: 0 }, ['$.turn']],
    ['idle for longer than a game bears (ruling A21)', { idleTurns: STANDSTILL_TURNS + 1 }, ['$.idleTurns']],
    ['idle for more turns than have ended', { turn: 5, idleTurns: 5 }, ['$.idleTurns']],
    [
      'that would have come to a standstill long before',
      { turn: 2 * STANDSTILL_TURNS + 3, walls: sound.walls.slice(0, 1) },
      ['$.turn'],
    ],
    ['after the last turn (ruling A21)', { turn: LAST_TURN + 1 }, ['$.turn']],
    ['won by somebody else', { stack: [], ended: { how: 'noMoveLeft', winners: ['yellow'] } }, ['$.ended.winners']],
    ['won by one of two equals', { stack: [], ended: { how: 'noMoveLeft', winners: ['red'] } }, ['$.ended.winners']],
    ['won by nobody', { stack: [], ended: { how: 'noMoveLeft', winners: [] } }, ['$.ended.winners']],
    [
      'won by points that nobody has',
      { stack: [], ended: { how: 'hundredPoints', winners: ['red', 'yellow'] } },
      ['$.ended.how'],
    ],
    [
      'at an end for want of walls that are there',
      { stack: [], ended: { how: 'wallsExhausted', winners: ['red', 'yellow'] } },
      ['$.ended.how'],
    ],
    [
      'at a standstill too early',
      { stack: [], idleTurns: STANDSTILL_TURNS, ended: { how: 'standstill', winners: ['red', 'yellow'] } },
      ['$.ended.how'],
    ],
    [
      'at an end too late',
      { stack: [], idleTurns: STANDSTILL_TURNS + 2, ended: { how: 'standstill', winners: ['red', 'yellow'] } },
      ['$.idleTurns'],
    ],
    [
      'at an end before it began',
      { stack: [], turn: 0, ended: { how: 'noMoveLeft', winners: ['red', 'yellow'] } },
      ['$.turn'],
    ],
  ])('a state %s is refused', (_, change, expected) => {
    expect(wrong(sound, change)).toEqual(expected);
  });

  it('a state over and yet waiting is refused', () => {
    expect(paths(decode.state({ ...sound, ended: { how: 'noMoveLeft', winners: ['red', 'yellow'] } }))).toEqual([
      '$.stack',
    ]);
  });

  it('the latest turn that can be reached reads', () => {
    expect(wrong(sound, { turn: 2 * STANDSTILL_TURNS + 2, walls: sound.walls.slice(0, 1) })).toEqual([]);
    expect(wrong(sound, { turn: LAST_TURN })).toEqual([]);
    expect(wrong(sound, { turn: 6, idleTurns: 5 })).toEqual([]);
    expect(wrong(sound, { idleTurns: STANDSTILL_TURNS })).toEqual([]);
  });

  it('each ending reads where it is one', () => {
    const over = (how: NonNullable<GameState['ended']>['how'], change: Partial<GameState> = {}) =>
      wrong(sound, { stack: [], ended: { how, winners: ['red', 'yellow'] }, ...change });
    expect(over('standstill', { idleTurns: STANDSTILL_TURNS + 1 })).toEqual([]);
    expect(over('standstill', { turn: LAST_TURN })).toEqual([]);
    expect(over('standstill', { turn: LAST_TURN - 1 })).toEqual(['$.ended.how']);
    expect(over('noMoveLeft')).toEqual([]);
    const seats = sound.seats.map((seat) => ({ ...seat, score: 100 }));
    expect(over('hundredPoints', { seats })).toEqual([]);
    expect(over('noMoveLeft', { seats })).toEqual(['$.ended.how']);
  });
});

describe('R End of the Game: red walls', () => {
  const walls = latticeOf({ board }).sides.slice(0, 66);
  const last = { ...turn, last: 'wallsExhausted' } as const;

  it('stand in the last turn, in no other, and not in a game that ended otherwise', () => {
    expect(wrong(sound, { walls, stack: [last] })).toEqual([]);
    expect(wrong(sound, { walls: walls.slice(1), stack: [last] })).toEqual(['$.walls']);
    expect(wrong(sound, { walls })).toEqual(['$.walls']);
    expect(wrong(sound, { walls, stack: [{ ...turn, last: 'noMoveLeft' }] })).toEqual(['$.walls']);
    const over = (how: 'wallsExhausted' | 'noMoveLeft') =>
      wrong(sound, { walls, stack: [], ended: { how, winners: ['red', 'yellow'] } });
    expect(over('wallsExhausted')).toEqual([]);
    expect(over('noMoveLeft')).toEqual(['$.walls']);
  });

  it('may be being placed', () => {
    const path = { kind: 'path', player: 'red', to: 'p8.0' } as const;
    expect(wrong(sound, { walls, stack: [{ ...moving, last: 'wallsExhausted' }, path] })).toEqual([]);
  });
});

describe('R Game Play: frames agree with the players, the board and each other', () => {
  const occupation = { kind: 'occupation', player: 'red', uncovered: ['s0.0'], begun: true, takeOver: null } as const;
  const compensation = { kind: 'compensation', player: 'red', to: 'yellow', played: none, owed: 1 } as const;

  it.each<readonly [string, readonly GameFrame[], readonly string[]]>([
    ['a turn of nobody', [{ ...turn, player: 'blue' }], ['$.stack[0].player']],
    ['a card for nobody', [turn, { kind: 'draw', to: 'green' }], ['$.stack[1].to']],
    [
      'a compensation of nobody, to nobody',
      [turn, { ...compensation, player: 'blue', to: 'green', played: { ...none, horse: 2 } }],
      ['$.stack[1].player', '$.stack[1].to', '$.stack[1].player', '$.supply'],
    ],
    [
      'a province taken from nobody',
      [turn, { ...occupation, takeOver: { from: 'blue', played: none } }],
      ['$.stack[1].takeOver.from'],
    ],
    [
      'a space that is none',
      [moving, { kind: 'destination', player: 'red', symbol: 'lyre', space: 's9.9' }],
      ['$.stack[1].space'],
    ],
    ['a point that is none', [moving, { kind: 'path', player: 'red', to: 'p9.9' }], ['$.stack[1].to']],
    [
      'an open space to be covered',
      [turn, { ...occupation, uncovered: ['s0.-1', 's0.0'] }],
      ['$.stack[1].uncovered[0]'],
    ],
    ['a march of another', [moving, { kind: 'path', player: 'yellow', to: 'p2.2' }], ['$.stack[1].player']],
    ['a march by itself', [{ kind: 'path', player: 'red', to: 'p2.2' }], ['$.stack[0].kind']],
    ['a turn in a turn', [turn, turn], ['$.stack[1].kind']],
    [
      'a card drawn on a march',
      [moving, { kind: 'path', player: 'red', to: 'p2.2' }, { kind: 'draw', to: 'faceUp' }],
      ['$.stack[2].kind'],
    ],
    ['a march after an action', [turn, { kind: 'path', player: 'red', to: 'p2.2' }], ['$.stack[0].actionsLeft']],
    [
      'a march after a levy',
      [
        { ...moving, levied: true },
        { kind: 'path', player: 'red', to: 'p2.2' },
      ],
      ['$.stack[0].actionsLeft'],
    ],
    ['a levy that cost nothing', [{ ...moving, levied: true }], ['$.stack[0].actionsLeft']],
    ['a card that cost nothing', [moving, { kind: 'draw', to: 'red' }], ['$.stack[0].actionsLeft']],
    [
      'a card that cost nothing beside the levy',
      [
        { ...turn, levied: true },
        { kind: 'draw', to: 'red' },
      ],
      ['$.stack[0].actionsLeft'],
    ],
    ['a move after a move', [{ ...turn, phase: 'alexander' }], ['$.stack[0].actionsLeft']],
    [
      'a march before the move',
      [
        { ...moving, phase: 'alexander' },
        { kind: 'path', player: 'red', to: 'p2.2' },
      ],
      ['$.stack[0].phase'],
    ],
    ['a last turn before the move', [{ ...moving, phase: 'alexander', last: 'noMoveLeft' }], ['$.stack[0].last']],
    [
      'a march of Alexander who stays',
      [
        { ...moving, last: 'noMoveLeft' },
        { kind: 'path', player: 'red', to: 'p2.2' },
      ],
      ['$.stack[0].last'],
    ],
    ['an end that nothing brings', [{ ...turn, actionsLeft: 0 }], ['$.stack']],
  ])('%s is refused', (_, stack, expected) => {
    expect([...wrong(sound, { stack })].sort()).toEqual([...expected].sort());
  });

  it('several faults are told at once', () => {
    const frames: readonly unknown[] = [
      { ...turn, player: 'blue' },
      { kind: 'occupation', player: 'green', uncovered: ['s9.9'], begun: 1, takeOver: null },
    ];
    expect(paths(decode.state(plain({ ...sound, alexander: 'p0.1', stack: frames })))).toEqual([
      '$.stack[1].begun',
      '$.alexander',
      '$.stack[0].player',
    ]);
  });
});

describe('R Take a Card: a card is drawn only where one is lacking', () => {
  it.each<readonly [string, GameState, readonly GameFrame[], readonly string[]]>([
    [
      'a face-up card in the middle of a turn',
      { ...sound, faceUp: ['horse'], supply: { ...sound.supply, lyre: 11 } },
      [turn, { kind: 'draw', to: 'faceUp' }],
      ['$.stack[1]'],
    ],
    [
      'a third face-up card',
      sound,
      [
        { ...turn, actionsLeft: 0 },
        { kind: 'draw', to: 'faceUp' },
      ],
      ['$.stack[1]'],
    ],
    ['a card for another', sound, [turn, { kind: 'draw', to: 'yellow' }], ['$.stack[1]']],
    [
      'a card for the hand in the middle of a move',
      { ...sound, faceUp: ['horse'], supply: { ...sound.supply, lyre: 11 } },
      [moving, { kind: 'destination', player: 'red', symbol: 'lyre', space: null }, { kind: 'draw', to: 'red' }],
      ['$.stack[0].actionsLeft', '$.stack[2]'],
    ],
  ])('%s is not', (_, state, stack, [...expected]) => {
    const found = wrong(state, { stack });
    expect(found.length).toBeGreaterThan(0);
    expect(expected).toEqual(expect.arrayContaining([...found]));
  });

  it('one replaced at the end of the turn, and one in the hand, are', () => {
    const short: GameState = { ...sound, faceUp: ['horse'], supply: { ...sound.supply, lyre: 11 } };
    expect(
      wrong(short, {
        stack: [
          { ...turn, actionsLeft: 0 },
          { kind: 'draw', to: 'faceUp' },
        ],
      }),
    ).toEqual([]);
    expect(wrong(short, { stack: [turn, { kind: 'draw', to: 'red' }] })).toEqual([]);
    expect(
      wrong(short, {
        stack: [
          moving,
          { kind: 'destination', player: 'red', symbol: 'lyre', space: null },
          { kind: 'draw', to: 'faceUp' },
        ],
      }),
    ).toEqual([]);
  });

  it('nothing is drawn from an empty supply', () => {
    const seats = sound.seats.map((seat, index) =>
      index === 0 ? { ...seat, hand: { shown: none, secret: sound.supply } } : seat,
    );
    expect(wrong(sound, { seats, supply: none, stack: [turn, { kind: 'draw', to: 'red' }] })).toEqual(['$.stack[1]']);
    expect(wrong(sound, { seats, supply: none, stack: [turn] })).toEqual([]);
  });
});

describe('R Setup: while cards are dealt', () => {
  const dealing = orThrow(createGame({ players: 3 }));
  const oneDealt = play(dealing, drawn('horse')).state;
  const faceUp = play(oneDealt, drawn('horse'), drawn('lyre')).state;

  it('each step of the deal reads', () => {
    expect([dealing, oneDealt, faceUp, play(faceUp, drawn('lyre')).state].map((state) => wrong(state, {}))).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it.each<readonly [string, GameState, Partial<GameState>]>([
    ['no turn lies on the draw', dealing, { stack: [...dealing.stack, turn] }],
    ['no turn of one who does not play', dealing, { stack: [...dealing.stack, { ...turn, player: 'green' }] }],
    ['no march', dealing, { stack: [...dealing.stack, { kind: 'path', player: 'red', to: 'p2.2' }] }],
    [
      'no destination',
      dealing,
      { stack: [...dealing.stack, { kind: 'destination', player: 'red', symbol: null, space: null }] },
    ],
    [
      'no march in the place of the draw',
      dealing,
      {
        stack: [
          { kind: 'setup', first: 'red' },
          { kind: 'path', player: 'red', to: 'p2.2' },
        ],
      },
    ],
    ['somebody waits', dealing, { stack: [{ kind: 'setup', first: 'red' }] }],
    [
      'the next in order draws',
      dealing,
      {
        stack: [
          { kind: 'setup', first: 'red' },
          { kind: 'draw', to: 'yellow' },
        ],
      },
    ],
    [
      'hands come before face-up cards',
      oneDealt,
      {
        stack: [
          { kind: 'setup', first: 'red' },
          { kind: 'draw', to: 'faceUp' },
        ],
      },
    ],
    [
      'who begins plays',
      dealing,
      {
        stack: [
          { kind: 'setup', first: 'green' },
          { kind: 'draw', to: 'red' },
        ],
      },
    ],
    ['no wall stands', dealing, { walls: ['p0.0-p0.2'] }],
    ['Alexander waits at the start', dealing, { alexander: 'p2.2' }],
    ['no turn has passed', dealing, { turn: 1 }],
    ['no turn was idle', dealing, { idleTurns: 1 }],
    ['nobody has points', dealing, { seats: dealing.seats.map((seat) => ({ ...seat, score: 1 })) }],
    [
      'nobody has a guard on the board',
      dealing,
      { seats: dealing.seats.map((seat, index) => (index === 0 ? { ...seat, guards: ['s2.0'] } : seat)) },
    ],
    ['no card is discarded', dealing, { discards: { ...none, horse: 1 }, supply: { ...dealing.supply, horse: 10 } }],
    [
      'nobody has two cards',
      oneDealt,
      {
        seats: oneDealt.seats.map((seat, index) =>
          index === 0 ? { ...seat, hand: { shown: none, secret: { ...none, horse: 2 } } } : seat,
        ),
        supply: { ...oneDealt.supply, horse: 9 },
      },
    ],
    [
      'nobody is passed over',
      oneDealt,
      {
        seats: oneDealt.seats.map((seat, index) => ({
          ...seat,
          hand: { shown: none, secret: { ...none, horse: index === 2 ? 1 : 0 } },
        })),
        stack: [
          { kind: 'setup', first: 'red' },
          { kind: 'draw', to: 'red' },
        ],
      },
    ],
    [
      'no card dealt is known to all',
      oneDealt,
      {
        seats: oneDealt.seats.map((seat, index) =>
          index === 0 ? { ...seat, hand: { shown: { ...none, horse: 1 }, secret: none } } : seat,
        ),
      },
    ],
    [
      'no card lies face-up before all have one',
      oneDealt,
      { faceUp: ['lyre'], supply: { ...oneDealt.supply, lyre: 10 } },
    ],
  ])('%s', (_, state, change) => {
    expect(wrong(state, change)).not.toEqual([]);
  });
});

/** The corner at the start closed off, a temple (s1.-1) and a lyre (s2.0) in it; and a strait with six symbols. */
const corner = ['p0.0-p1.1-p2.2-p3.1'];
const at = (position: Parameters<typeof table>[0]) => () =>
  table({ alexander: 'p3.9', walls: corner, faceUp: ['horse', 'lyre'], ...position });
const stackOf = (inner: GameFrame): readonly GameFrame[] => [turn, inner];

describe('R Moving Alexander: where he is going', () => {
  const to = (
    symbol: 'lyre' | 'horse' | null,
    space: GameFrame & { kind: 'destination' } extends { space: infer S } ? S : never,
  ) => table({ faceUp: ['horse', 'lyre'], stack: [moving, { kind: 'destination', player: 'red', symbol, space }] });

  it('a closest empty space of the symbol reads', () => {
    expect(to('lyre', 's2.0').stack).toHaveLength(2);
    expect(to('horse', null).stack).toHaveLength(2);
  });

  it.each([
    ['a space of another symbol', 'lyre', 's1.2'],
    ['a space further away', 'horse', 's1.5'],
  ] as const)('%s is refused', (_, symbol, space) => {
    expect(() => to(symbol, space)).toThrow('Alexander cannot be moved to this space');
  });

  it('a symbol by which he cannot be moved is refused, also under a card that is being drawn', () => {
    // The horse of the strip is walled in; the temple is not.
    const strip17 =
      (symbol: 'horse' | 'temple' | null, space: 's0.4' | null, ...more: readonly GameFrame[]) =>
      () =>
        table({
          board: strip,
          alexander: 'p0.16',
          faceUp: ['temple'],
          walls: ['p0.4-p1.5', 'p0.8-p1.9'],
          stack: [moving, { kind: 'destination', player: 'red', symbol, space }, ...more],
        });
    const draw = { kind: 'draw', to: 'faceUp' } as const;
    expect(strip17('temple', null, draw)().stack).toHaveLength(3);
    expect(strip17(null, null, draw)().stack).toHaveLength(3);
    expect(strip17('horse', null)).toThrow('$.stack[1]: Alexander cannot be moved by this symbol');
    expect(strip17('horse', null, draw)).toThrow('$.stack[1]: Alexander cannot be moved by this symbol');
    expect(strip17(null, 's0.4')).toThrow('$.stack[1]: no symbol has been named');
    const closed = () =>
      table({
        board: strip,
        faceUp: ['temple'],
        walls: slants(0, 15),
        stack: [moving, { kind: 'destination', player: 'red', symbol: null, space: null }, draw],
      });
    expect(closed).toThrow('$.stack[1]: no symbol has been named');
  });

  it('a march to where he stands is refused', () => {
    expect(wrong(sound, { stack: [moving, { kind: 'path', player: 'red', to: sound.alexander }] })).toEqual([
      '$.stack[1]',
    ]);
  });
});

describe('R Occupy an Empty Province: what is still to be covered', () => {
  const begun = { kind: 'occupation', player: 'red', uncovered: ['s1.-1'], begun: true, takeOver: null } as const;
  const cards = { shown: { temple: 1, lyre: 1 } };

  it('a guard has gone to one space, and the other is left', () => {
    expect(
      at({ seats: [{ player: 'red', guards: ['s2.0'], ...cards }, { player: 'yellow' }], stack: stackOf(begun) })()
        .stack,
    ).toHaveLength(2);
    expect(
      at({
        seats: [{ player: 'red', ...cards }, { player: 'yellow' }],
        stack: stackOf({ ...begun, begun: false, uncovered: ['s1.-1', 's2.0'] }),
      })().stack,
    ).toHaveLength(2);
  });

  it.each<readonly [string, Parameters<typeof table>[0]]>([
    [
      'nothing',
      {
        seats: [{ player: 'red', guards: ['s2.0'], ...cards }, { player: 'yellow' }],
        stack: stackOf({ ...begun, uncovered: [] }),
      },
    ],
    [
      'the space of the guard',
      {
        seats: [{ player: 'red', guards: ['s2.0'], ...cards }, { player: 'yellow' }],
        stack: stackOf({ ...begun, uncovered: ['s2.0'] }),
      },
    ],
    [
      "what is another player's",
      {
        seats: [
          { player: 'red', ...cards },
          { player: 'yellow', guards: ['s2.0'] },
        ],
        stack: stackOf(begun),
      },
    ],
    ['what nobody has begun', { seats: [{ player: 'red', ...cards }, { player: 'yellow' }], stack: stackOf(begun) }],
    [
      'what has been begun, from the beginning',
      {
        seats: [{ player: 'red', guards: ['s2.0'], ...cards }, { player: 'yellow' }],
        stack: stackOf({ ...begun, begun: false, uncovered: ['s1.-1', 's2.0'] }),
      },
    ],
    [
      'in another order',
      {
        seats: [{ player: 'red', ...cards }, { player: 'yellow' }],
        stack: stackOf({ ...begun, begun: false, uncovered: ['s2.0', 's1.-1'] }),
      },
    ],
    [
      'a part, to begin with',
      {
        seats: [{ player: 'red', ...cards }, { player: 'yellow' }],
        stack: stackOf({ ...begun, begun: false, uncovered: ['s1.-1'] }),
      },
    ],
    [
      'another province too',
      {
        seats: [{ player: 'red', guards: ['s2.0'], ...cards }, { player: 'yellow' }],
        stack: stackOf({ ...begun, uncovered: ['s1.-1', 's5.1'] }),
      },
    ],
    [
      'what can no more be paid',
      {
        seats: [{ player: 'red', guards: ['s2.0', 's5.1', 's5.3', 's5.6'] }, { player: 'yellow' }],
        stack: stackOf(begun),
      },
    ],
    [
      'without an action',
      { seats: [{ player: 'red', guards: ['s2.0'], ...cards }, { player: 'yellow' }], stack: [moving, begun] },
    ],
  ])('%s is refused', (_, position) => {
    expect(at(position)).toThrow();
  });

  const large = ['p3.7-p3.9-p4.10-p5.11', 'p5.5-p6.4-p7.5-p7.7'];
  /** Six symbol spaces: two temples, a horse, an amphora, a lyre and a soldier, in reading order. */
  const spaces = query.provinceOf(table({ walls: large }), 's5.8')?.symbolSpaces ?? [];
  const halfway =
    (guard: number | readonly number[], uncovered: readonly number[], discards: readonly number[]) => () =>
      table({
        walls: large,
        seats: [
          {
            player: 'red',
            guards: [guard].flat().map((index) => spaces[index] ?? 's0.0'),
            shown: { temple: 2, horse: 1, amphora: 1, lyre: 1, soldier: 1 },
          },
          { player: 'yellow' },
        ],
        discards: Object.fromEntries(discards.map((index) => [query.symbolAt(table(), spaces[index] ?? 's0.0'), 1])),
        stack: stackOf({ ...begun, uncovered: uncovered.map((index) => spaces[index] ?? 's0.0') }),
      });

  it('is what comes after in reading order, and cards that were paid lie on the discards', () => {
    expect(spaces).toHaveLength(6);
    expect(halfway(0, [1, 2, 3, 4, 5], [])().stack).toHaveLength(2);
    expect(halfway(0, [2, 3, 4, 5], [1])().stack).toHaveLength(2);
    expect(halfway(3, [4, 5], [0, 1, 2])().stack).toHaveLength(2);
    expect(halfway(5, [4], [0, 1, 2, 3])().stack).toHaveLength(2);
    expect(halfway([0, 1], [2, 3, 4, 5], [])().stack).toHaveLength(2);
    expect(halfway([0, 5], [1, 2, 3, 4, 5], [])).toThrow('a guard stands on a space that is to be covered');
    expect(halfway(0, [2, 3, 4, 5], [])).toThrow('the cards paid so far were not played');
    expect(halfway(3, [4, 5], [0, 2])).toThrow('the cards paid so far were not played');
    expect(halfway(0, [1, 3, 4, 5], [2])).toThrow('still to be covered');
    expect(halfway(0, [1, 2, 3, 4], [5])).toThrow('still to be covered');
  });
});

describe('R Take Over an Occupied Province: the cards played fit the guards removed', () => {
  const three = (red: object, yellow: object) =>
    [{ player: 'red', ...red }, { player: 'yellow', ...yellow }, { player: 'blue' }] as const;
  const taking = (played: Partial<typeof none>, change: object = {}, seats = three({ shown: { temple: 1 } }, {})) =>
    at({
      seats: seats as never,
      stack: stackOf({
        kind: 'occupation',
        player: 'red',
        uncovered: ['s1.-1', 's2.0'],
        begun: false,
        takeOver: { from: 'yellow', played: { ...none, ...played } },
        ...change,
      } as GameFrame),
    });

  it('two for each', () => {
    expect(taking({ lyre: 2 })().stack).toHaveLength(2);
    expect(taking({ lyre: 2, temple: 2 })().stack).toHaveLength(2);
    expect(
      taking({ lyre: 2 }, {}, three({ shown: { temple: 1 } }, { guards: ['s5.1', 's5.3', 's5.6'] }))().stack,
    ).toHaveLength(2);
  });

  it.each<readonly [string, ReturnType<typeof taking>]>([
    ['none', taking({})],
    ['one', taking({ lyre: 1 })],
    ['three', taking({ lyre: 3 })],
    ['more than there are spaces of the symbol', taking({ lyre: 4 })],
    ['of a symbol that is not there', taking({ horse: 2 })],
    [
      'of guards that all stand elsewhere',
      taking({ lyre: 2 }, {}, three({ shown: { temple: 1 } }, { guards: ['s5.1', 's5.3', 's5.6', 's5.8'] })),
    ],
    ["of one's own", taking({ lyre: 2 }, { takeOver: { from: 'red', played: { ...none, lyre: 2 } } })],
    [
      'though a card paid is not among them',
      taking({ lyre: 2 }, { begun: true, uncovered: ['s2.0'] }, three({ shown: { lyre: 1 }, guards: ['s5.1'] }, {})),
    ],
  ])('%s is refused', (_, position) => {
    expect(position).toThrow();
  });

  const owing = (
    owed: number,
    played: Partial<typeof none>,
    change: object = {},
    seats = three({ guards: ['s2.0'] }, {}),
  ) =>
    at({
      seats: seats as never,
      stack: stackOf({
        kind: 'compensation',
        player: 'red',
        to: 'yellow',
        played: { ...none, ...played },
        owed,
        ...change,
      } as GameFrame),
    });

  it('half of the cards played, rounded up, less those given (ruling A16)', () => {
    for (const [owed, played] of [
      [1, { lyre: 2 }],
      [2, { lyre: 2, temple: 1 }],
      [2, { lyre: 4 }],
      [1, { lyre: 3 }],
    ] as const)
      expect(owing(owed, played)().stack).toHaveLength(2);
  });

  it.each<readonly [string, ReturnType<typeof owing>]>([
    ['all of them', owing(2, { lyre: 2 })],
    ['more than half', owing(3, { lyre: 4 })],
    ['the only one', owing(1, { lyre: 1 })],
    ['to oneself', owing(1, { lyre: 2 }, { to: 'red' })],
    ['for a province without a guard', owing(1, { lyre: 2 }, {}, three({}, {}))],
    [
      'to one whose guards all stand',
      owing(1, { lyre: 2 }, {}, three({ guards: ['s2.0'] }, { guards: ['s5.1', 's5.3', 's5.6', 's5.8'] })),
    ],
    [
      'with two players',
      owing(1, { lyre: 2 }, {}, [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }] as never),
    ],
  ])('compensation, %s, is refused', (_, position) => {
    expect(position).toThrow();
  });
});

describe('R Setup: cards and pieces', () => {
  it('a card too many, and one too few, is told with its symbol', () => {
    const told = (change: Partial<GameState>) =>
      faults(decode.state(plain({ ...sound, ...change }))).map(({ message }) => message);
    expect(told({ discards: { ...none, horse: 1 } })).toEqual(['there are 11 horse cards, not 12']);
    expect(told({ supply: { ...sound.supply, temple: 10 } })).toEqual(['there are 11 temple cards, not 10']);
    expect(told({ faceUp: ['lyre', 'lyre'] })).toEqual([
      'there are 11 horse cards, not 10',
      'there are 11 lyre cards, not 12',
    ]);
  });

  it('a side that is none, a side with two walls, a guard in the wrong place', () => {
    expect(wrong(sound, { walls: ['p0.0-p4.4'], turn: 1 })).toEqual(['$.walls[0]']);
    expect(wrong(sound, { walls: ['p0.0-p0.2', 'p0.0-p0.2'] })).toEqual(['$.walls']);
    const guarded = (...guards: readonly (readonly `s${number}.${number}`[])[]) => ({
      seats: sound.seats.map((seat, index) => ({ ...seat, guards: guards[index] ?? [] })),
    });
    expect(wrong(sound, guarded(['s0.0', 's0.1']))).toEqual([]);
    expect(wrong(sound, guarded(['s0.-1']))).toEqual(['$.seats[0].guards[0]']);
    expect(wrong(sound, guarded(['s0.0'], ['s0.1', 's0.3']))).toEqual(['$.seats[1].guards[0]', '$.seats[1].guards[1]']);
    expect(wrong(sound, guarded(['s0.0', 's0.0']))).toEqual(['$.seats']);
  });

  it('a game dealt and begun reads', () => {
    const { state } = settle(orThrow(createGame({ players: 4 })), seededChance('sardeis'));
    expect(wrong(state, {})).toEqual([]);
  });
});
