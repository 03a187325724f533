import { describe, expect, it } from 'vitest';
import { alexandros, query, type GameState } from '../../../src/alexandros/index.js';
import { board } from '../../../src/alexandros/data/board.js';
import { latticeOf } from '../../../src/alexandros/geometry/index.js';
import { slants, strip } from '../boards.js';
import { actionsLeft, expectRefused, legal, play, table, told } from '../table.js';

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
    expect([query.blackWallsLeft(state), told(events, 'blackWallsExhausted')]).toEqual([0, []]);
    expect(alexandros.actors(play(state, pass(red)).state)).toEqual(['yellow']);
  });

  it('red walls finish the move, the player his two actions, and the game is over', () => {
    const { state, events } = play(marching(64), ...march);
    expect(told(events, 'wallPlaced').map(({ colour }) => colour)).toEqual(['black', 'red']);
    expect(told(events, 'blackWallsExhausted')).toHaveLength(1);
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
    const over = play(play(marching(65), ...march).state, pass(red)).state;
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
  it('with no empty symbol space he stays, and the game ends after the two actions', () => {
    const state = table({ board: strip, faceUp: ['horse', 'lyre'], walls: slants(0, 15) });
    expect(state.stack).toMatchObject([{ phase: 'actions', actionsLeft: 2, last: 'noMoveLeft' }]);
    expect(legal(state, 'moveByFaceUpCard')).toEqual([]);
    const over = play(state, pass(red)).state;
    expect(alexandros.outcome(over)).toMatchObject({ how: 'noMoveLeft', rule: 'ruling A11' });
  });
});

describe('ruling A21: standstill', () => {
  it('four rounds without a wall or a point end the game', () => {
    const state = table({ faceUp: ['horse', 'lyre'], idleTurns: 8, turn: 30, stack: actionsLeft(1) ?? [] });
    expect(alexandros.outcome(play(state, pass(red)).state)).toMatchObject({ how: 'standstill', rule: 'ruling A21' });
    const before = table({ faceUp: ['horse', 'lyre'], idleTurns: 7, turn: 30, stack: actionsLeft(1) ?? [] });
    expect(alexandros.actors(play(before, pass(red)).state)).toEqual(['yellow']);
  });

  it('a wall, or a point, starts the count again', () => {
    expect(play({ ...marching(10), idleTurns: 5 }, ...march).state.idleTurns).toBe(0);
  });
});
