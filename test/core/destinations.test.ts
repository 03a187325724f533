/** On a board of ways; see `walking.ts` for what they cost and who stands on them. */
import { describe, expect, test } from 'vitest';
import { destinations, type Destination } from '../../src/core/index.js';
import { walking, walkingOn, type WalkState, type WalkTypes, type Way } from './walking.js';

const start: WalkState = { at: 'a', spent: 0, chosen: false, stack: [{ kind: 'walk' }] };
const told = (found: readonly Destination<WalkTypes>[]) =>
  found.map(({ goal, cost, certain, awaits, actions }) => ({
    goal,
    cost,
    certain,
    awaits,
    way: actions.map((action) => ('to' in action ? action.to : action.type)).join(' '),
  }));

describe('destinations', () => {
  test('tells each goal by the cheapest free way, and by another only where there is none', () => {
    expect(told(destinations(walking, start))).toEqual([
      { goal: 'b', cost: 1, certain: 2, awaits: 'ann', way: 'choose b' },
      // There is no way to e but through a storm.
      { goal: 'e', cost: 1, certain: 2, awaits: 'chance', way: 'choose e' },
      { goal: 'c', cost: 2, certain: 3, awaits: 'ann', way: 'choose b c' },
      { goal: 'd', cost: 3, certain: 4, awaits: 'ann', way: 'choose b c d' },
      // A storm rages on the cheaper way to f.
      { goal: 'f', cost: 4, certain: 3, awaits: 'ann', way: 'choose b f' },
      // Bob is asked at d, after four actions; Ann herself at g, and she passes.
      { goal: 'g', cost: 4, certain: 4, awaits: 'ann', way: 'choose b c d g pass' },
    ]);
  });

  test('goes on with who is on his way, from what he has spent; where he stands is no goal', () => {
    const found = told(destinations(walking, { ...start, at: 'b', spent: 1, chosen: true }));
    expect(found.map(({ goal, cost }) => `${goal} ${cost}`)).toEqual(['a 0', 'c 1', 'e 1', 'd 2', 'f 3', 'g 3']);
    expect(found.find(({ goal }) => goal === 'd')).toMatchObject({ way: 'c d', certain: 2 });
  });

  test('names who is chosen, or who is on his way', () => {
    const who = (state: WalkState) => new Set(destinations(walking, state).flatMap(({ pieces }) => pieces));
    expect(who(start)).toEqual(new Set(['walker']));
    expect(who({ ...start, chosen: true })).toEqual(new Set(['boots']));
  });

  test('tells whoever decides, and nobody else', () => {
    const view = (viewer: 'ann' | 'bob' | 'spectator') => walking.viewFor(start, viewer);
    expect(destinations(walking, view('ann'))).toEqual(destinations(walking, start));
    expect(destinations(walking, start, 'ann')).toEqual(destinations(walking, start));
    expect(destinations(walking, start, 'bob')).toEqual([]);
    expect(destinations(walking, view('bob'))).toEqual([]);
    expect(destinations(walking, view('spectator'))).toEqual([]);
  });

  test('tells nothing when nobody can go, chance decides, or the game is over', () => {
    expect(destinations(walking, { ...start, stack: [{ kind: 'rest' }] })).toEqual([]);
    expect(destinations(walking, { ...start, stack: [{ kind: 'walk' }, { kind: 'storm' }] })).toEqual([]);
    expect(destinations(walking, { ...start, stack: [] })).toEqual([]);
  });

  test('leaves what it is asked of as it was', () => {
    const state = structuredClone(start);
    destinations(walking, state);
    expect(state).toEqual(start);
  });

  const on = (...ways: readonly Way[]) => told(destinations(walkingOn(ways), start));
  const goals = (...ways: readonly Way[]) => on(...ways).map(({ goal, cost, awaits }) => [goal, cost, awaits]);

  test('to where two lead, dry and wet, the cheaper is told; and a way back to the start is none', () => {
    const dry = { from: 'a', to: 'b', cost: 1 };
    const through = { from: 'a', to: 'w', cost: 1, past: 'water' } as const;
    expect(goals(dry, through, { from: 'w', to: 'b', cost: 2 }, { from: 'w', to: 'a', cost: 1 })).toEqual([
      ['b', 1, 'ann'],
      ['w', 1, 'ann'],
    ]);
    expect(goals({ ...dry, cost: 3 }, through, { from: 'w', to: 'b', cost: 1 })).toEqual([
      ['w', 1, 'ann'],
      ['b', 2, 'ann'],
    ]);
  });

  test('of two ways through storms the cheaper is told', () => {
    expect(
      goals(
        { from: 'a', to: 'b', cost: 1 },
        { from: 'b', to: 'e', cost: 4, past: 'storm' },
        { from: 'a', to: 'e', cost: 2, past: 'storm' },
      ),
    ).toEqual([
      ['b', 1, 'ann'],
      ['e', 2, 'chance'],
    ]);
  });

  test('where nobody stops is no goal, but on the way to one', () => {
    expect(on({ from: 'a', to: 'passage', cost: 1 }, { from: 'passage', to: 'b', cost: 1 })).toEqual([
      { goal: 'b', cost: 2, certain: 3, awaits: 'ann', way: 'choose passage b' },
    ]);
  });

  test('where he can go on, nothing is taken for granted', () => {
    expect(on({ from: 'a', to: 'b', cost: 1, past: 'inn' }, { from: 'b', to: 'c', cost: 1 })).toEqual([
      { goal: 'b', cost: 1, certain: 2, awaits: 'ann', way: 'choose b' },
      { goal: 'c', cost: 2, certain: 3, awaits: 'ann', way: 'choose b c' },
    ]);
  });

  test('the steps of others are not his own', () => {
    expect(goals({ from: 'a', to: 'b', cost: 1, past: 'crossing' })).toEqual([['b', 1, 'bob']]);
  });

  test('who is lost on the way comes to no goal', () => {
    expect(goals({ from: 'a', to: 'm', cost: 0, past: 'mire' }, { from: 'a', to: 'b', cost: 1 })).toEqual([
      ['b', 1, 'ann'],
    ]);
  });
});
