import { describe, expect, it } from 'vitest';
import { alexandros, query } from '../../../src/alexandros/index.js';
import { actionsLeft, drawn, expectRefused, legal, play, table, said } from '../table.js';

const red = 'red';
const pass = (player: 'red' | 'yellow' | 'blue') => ({ type: 'pass', player }) as const;
const three = [{ player: 'red' }, { player: 'yellow' }, { player: 'blue' }] as const;

describe('R Game Play', () => {
  it('turns go clockwise, and rounds are counted', () => {
    const last = table({
      faceUp: ['horse', 'lyre'],
      seats: three,
      turn: 3,
      stack: [{ kind: 'turn', player: 'blue', phase: 'actions', actionsLeft: 1, levied: false, last: null }],
    });
    const { state, events } = play(last, pass('blue'));
    expect(said(events, 'turnBegan')).toEqual([
      { type: 'turnBegan', rule: 'R Game Play', player: red, turn: 4, round: 2 },
    ]);
    expect(alexandros.actors(state)).toEqual([red]);
  });

  it('nobody takes the action of another, nor hears whether it could be taken', () => {
    const start = table({ faceUp: ['horse', 'lyre'] });
    const [mine] = alexandros.legalActions(start);
    if (mine === undefined) throw new Error('red has nothing to do');
    expectRefused(start, mine, 'notYourAction', 'R Game Play', 'yellow');
    expectRefused(start, mine, 'notYourAction', 'R Game Play', 'spectator');
    expectRefused(start, pass('blue'), 'notYourAction', 'R Game Play', 'yellow');
    // His own he may ask about, and is told that it is not his turn.
    expectRefused(start, pass('yellow'), 'notYourTurn', 'R Game Play', 'yellow');
    expect(alexandros.explainAction(start, mine, 'red')).toBeUndefined();
  });

  it('a turn ends, and the next begins, each with its number', () => {
    const { events } = play(table({ faceUp: ['horse', 'lyre'], turn: 7, stack: actionsLeft(1) ?? [] }), pass(red));
    expect(said(events, 'turnEnded')).toEqual([{ type: 'turnEnded', rule: 'R Game Play', player: red, turn: 7 }]);
    expect(said(events, 'turnBegan')).toMatchObject([{ player: 'yellow', turn: 8, round: 4 }]);
  });

  it('Alexander moves first, and exactly once', () => {
    const start = table({ faceUp: ['horse', 'lyre'] });
    expect(new Set(alexandros.legalActions(start).map(({ type }) => type))).toEqual(new Set(['moveByFaceUpCard']));
    const acting = table({ faceUp: ['horse', 'lyre'], stack: actionsLeft(2) ?? [] });
    expect(legal(acting, 'moveByFaceUpCard')).toEqual([]);
  });
});

describe('R Further Actions', () => {
  const acting = table({ faceUp: ['horse', 'lyre'], stack: actionsLeft(2) ?? [] });

  it('two, in any combination, the same twice included', () => {
    const one = play(acting, { type: 'takeSupplyCard', player: red }, drawn('horse')).state;
    const two = play(one, { type: 'takeSupplyCard', player: red }, drawn('horse')).state;
    expect(query.seatOf(two, red).hand.secret.horse).toBe(2);
    expect(alexandros.actors(two)).toEqual(['yellow']);
  });

  it('ruling A22: they may be forgone', () => {
    const { events, state } = play(acting, pass(red));
    expect(said(events, 'actionsForgone')).toMatchObject([{ actions: 2 }]);
    expect(alexandros.actors(state)).toEqual(['yellow']);
  });

  it('ruling A20: a hand of any size may grow', () => {
    const rich = table({
      faceUp: ['horse', 'lyre'],
      seats: [{ player: 'red', secret: { temple: 11, amphora: 11, soldier: 11, horse: 10 } }, { player: 'yellow' }],
      stack: actionsLeft(1) ?? [],
    });
    expect(legal(rich, 'takeSupplyCard')).toHaveLength(1);
  });
});
