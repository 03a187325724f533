import { describe, expect, it } from 'vitest';
import { alexandros, query, type CardSymbol, type GameState } from '../../../src/alexandros/index.js';
import { board } from '../../../src/alexandros/data/board.js';
import { latticeOf } from '../../../src/alexandros/geometry/index.js';
import { LAST_TURN, STANDSTILL_TURNS } from '../../../src/alexandros/data/components.js';
import { boardOf, slants, strip } from '../boards.js';
import { actionsLeft, drawn, expectRefused, legal, play, table, said } from '../table.js';

const red = 'red';
const inSouth = latticeOf({ board }).sides.filter(
  (side) => !side.startsWith('p0.') && !side.startsWith('p1.') && !side.startsWith('p2.'),
);
const pass = (player: 'red' | 'yellow') => ({ type: 'pass', player }) as const;

/** Red on his way to the easternmost point of the first lyre, two sides away. */
const marching = (walls: number): GameState =>
  table({
    faceUp: ['horse', 'lyre'],
    walls: inSouth.slice(0, walls),
    seats: [
      { player: 'red', score: 12 },
      { player: 'yellow', score: 12 },
      { player: 'blue', score: 3 },
    ],
    stack: [...(actionsLeft(2) ?? []), { kind: 'path', player: red, to: 'p2.2' }],
  });
const march = [
  { type: 'step', player: red, to: 'p1.1' },
  { type: 'step', player: red, to: 'p2.2' },
] as const;

describe('R End of the Game: the black walls run out', () => {
  it('ruling A12: with no black wall left but none needed, the game goes on', () => {
    const { state, events } = play(marching(63), ...march);
    expect([query.blackWallsLeft(state), said(events, 'blackWallsExhausted')]).toEqual([0, []]);
    expect(alexandros.actors(play(state, pass(red)).state)).toEqual(['yellow']);
  });

  it('red walls finish the move, the player his two actions, and the game is over', () => {
    const { state, events } = play(marching(64), ...march);
    expect(said(events, 'wallPlaced').map(({ colour }) => colour)).toEqual(['black', 'red']);
    expect(said(events, 'blackWallsExhausted')).toHaveLength(1);
    expect(state.stack).toMatchObject([{ actionsLeft: 2, last: 'wallsExhausted' }]);
    const over = play(state, pass(red)).state;
    expect(alexandros.actors(over)).toEqual([]);
    expect(alexandros.outcome(over)).toEqual({
      winners: ['red', 'yellow'],
      how: 'wallsExhausted',
      rule: 'R End of the Game',
    });
    expectRefused(over, pass(red), 'gameOver', 'R End of the Game');
  });

  it('ruling A15: equal players share the victory', () => {
    const { state, events } = play(marching(65), ...march);
    expect(said(events, 'wallPlaced').map(({ colour }) => colour)).toEqual(['red', 'red']);
    expect(said(events, 'blackWallsExhausted')).toHaveLength(1);
    const over = play(state, pass(red)).state;
    expect(query.leaders(over)).toEqual(['red', 'yellow']);
    expect(query.ranking(over).map(({ player }) => player)).toEqual(['red', 'yellow', 'blue']);
  });
});

describe('R End of the Game: a hundred points', () => {
  const corner = ['p0.0-p1.1-p2.2-p3.1'];
  const near = (yellow: number) =>
    table({
      alexander: 'p3.9',
      walls: corner,
      seats: [
        { player: 'red', score: 98, guards: ['s2.0'], secret: { lyre: 1 } },
        { player: 'yellow', score: yellow, guards: ['s5.1'] },
      ],
      stack: actionsLeft(2) ?? [],
    });

  it('ruling A14: all score for the levy, then the game ends at once and the second action is lost', () => {
    const { state } = play(near(0), { type: 'levyTaxes', player: red, symbol: 'lyre' });
    expect(state.seats.map(({ score }) => score)).toEqual([100, 90]);
    expect(alexandros.outcome(state)).toMatchObject({ winners: ['red'], how: 'hundredPoints' });
  });

  it('most points win, not who levied', () => {
    const { state } = play(near(11), { type: 'levyTaxes', player: red, symbol: 'lyre' });
    expect(alexandros.outcome(state)?.winners).toEqual(['yellow']);
  });
});

describe('ruling A11: Alexander cannot move', () => {
  it('nor with no face-up card, if no space is left to which one could lead', () => {
    const state = table({ board: strip, faceUp: [], walls: slants(0, 15) });
    expect(state.stack).toMatchObject([{ phase: 'actions', actionsLeft: 2, last: 'noMoveLeft' }]);
    expect(alexandros.outcome(play(state, pass(red), drawn('lyre'), drawn('lyre')).state)).toMatchObject({
      how: 'noMoveLeft',
    });
  });

  /** Temples stand two sides from Alexander in the west; every other symbol is so far in the east that the walls do not suffice. */
  const remote = (hand: Partial<Record<CardSymbol, number>>, faceUp: readonly CardSymbol[] = ['lyre', 'horse']) =>
    table({
      board: boardOf([`ToToooo${'o'.repeat(50)}TALSHo`]),
      alexander: 'p0.6',
      faceUp,
      walls: slants(8, 58),
      seats: [{ player: 'red', secret: hand }, { player: 'yellow' }],
    });

  it('by no card that he could use: the walls do not suffice for those face-up, and others are not at hand (ruling A13)', () => {
    expect(query.moveChances(remote({}))).toEqual({ reachable: ['temple'], jokers: [] });
    expect(remote({ lyre: 1 }).stack).toMatchObject([{ phase: 'actions', actionsLeft: 2, last: 'noMoveLeft' }]);
  });

  it('but a card of the hand that moves him must be played, as another move must be found', () => {
    expect(alexandros.legalActions(remote({ temple: 1 }))).toEqual([
      { type: 'moveByHandCard', player: red, symbol: 'temple' },
    ]);
  });

  it('while there is a space to which a face-up card could lead, the lack of one ends nothing (ruling A19)', () => {
    expect(remote({ lyre: 1 }, []).stack).toMatchObject([{ phase: 'actions', actionsLeft: 2, last: null }]);
  });

  it('is told as his turn begins, with the ruling: for good, or while no face-up card lies there (ruling A19)', () => {
    const yellowActs = [
      { kind: 'turn', player: 'yellow', phase: 'actions', actionsLeft: 2, levied: false, last: null },
    ] as const;
    const stuck = table({ board: strip, faceUp: ['horse', 'lyre'], walls: slants(0, 15), turn: 2, stack: yellowActs });
    expect(said(play(stuck, pass('yellow')).events, 'alexanderStayed')).toEqual([
      { type: 'alexanderStayed', rule: 'ruling A11', player: red, why: 'noMoveLeft' },
    ]);
    const everything = { temple: 11, amphora: 11, horse: 11, lyre: 11, soldier: 11 };
    const bare = table({
      seats: [{ player: 'red' }, { player: 'yellow', secret: everything }],
      turn: 2,
      stack: yellowActs,
    });
    expect(said(play(bare, pass('yellow')).events, 'alexanderStayed')).toEqual([
      { type: 'alexanderStayed', rule: 'ruling A19', player: red, why: 'noFaceUpCard' },
    ]);
  });

  it('with no empty symbol space he stays, and the game ends after the two actions', () => {
    const state = table({ board: strip, faceUp: ['horse', 'lyre'], walls: slants(0, 15) });
    expect(state.stack).toMatchObject([{ phase: 'actions', actionsLeft: 2, last: 'noMoveLeft' }]);
    expect(legal(state, 'moveByFaceUpCard')).toEqual([]);
    const over = play(state, pass(red)).state;
    expect(alexandros.outcome(over)).toMatchObject({ how: 'noMoveLeft', rule: 'ruling A11' });
  });
});

describe('ruling A21: standstill', () => {
  const idle = (idleTurns: number, players = 2) =>
    table({
      faceUp: ['horse', 'lyre'],
      seats: (['red', 'yellow', 'blue', 'green'] as const).slice(0, players).map((player) => ({ player })),
      idleTurns,
      turn: 276,
      stack: actionsLeft(1) ?? [],
    });

  it('275 turns without a wall or a point are borne, one more ends the game, however many play', () => {
    expect(STANDSTILL_TURNS).toBe(5 * 55);
    for (const players of [2, 3, 4]) {
      const { state, events } = play(idle(275, players), pass(red));
      expect(alexandros.outcome(state)).toMatchObject({ how: 'standstill', rule: 'ruling A21' });
      expect(said(events, 'gameEnded')).toMatchObject([{ how: 'standstill', rule: 'ruling A21' }]);
      const goesOn = play(idle(274, players), pass(red)).state;
      expect([alexandros.actors(goesOn), goesOn.idleTurns]).toEqual([['yellow'], 275]);
    }
  });

  it('the 800th turn is the last, whatever comes of it', () => {
    expect(LAST_TURN).toBe(800);
    const { state, events } = play({ ...idle(0), turn: 800 }, pass(red));
    expect(alexandros.outcome(state)).toMatchObject({ how: 'standstill', rule: 'ruling A21' });
    expect(said(events, 'turnBegan')).toEqual([]);
    const before = play({ ...idle(0), turn: 799 }, pass(red)).state;
    expect([before.turn, alexandros.actors(before)]).toEqual([800, ['yellow']]);
  });

  it('a wall starts the count again, and so does a point of anybody, but no levy that brings none', () => {
    expect(play({ ...marching(10), idleTurns: 5 }, ...march).state.idleTurns).toBe(0);
    const along = table({
      faceUp: ['horse', 'lyre'],
      walls: ['p0.0-p1.1'],
      turn: 9,
      idleTurns: 5,
      stack: [...(actionsLeft(2) ?? []), { kind: 'path', player: red, to: 'p1.1' }],
    });
    expect(play(along, { type: 'step', player: red, to: 'p1.1' }).state.idleTurns).toBe(5);
    const levying = (yellow: readonly 's5.1'[]) =>
      table({
        alexander: 'p3.9',
        walls: ['p0.0-p1.1-p2.2-p3.1'],
        seats: [
          { player: 'red', guards: ['s2.0', 's1.-1'], secret: { lyre: 1 } },
          { player: 'yellow', guards: yellow },
        ],
        turn: 9,
        idleTurns: 5,
        stack: actionsLeft(2) ?? [],
      });
    const levy = { type: 'levyTaxes', player: red, symbol: 'lyre' } as const;
    expect(play(levying([]), levy).state.idleTurns).toBe(5);
    expect(play(levying(['s5.1']), levy).state.idleTurns).toBe(0);
  });
});
