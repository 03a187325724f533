import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { orThrow, stateAtStart } from '../../src/core/index.js';
import { beginningOf, faultsOfBeginning } from '../../src/core/beginning.js';
import { toy, type ToyState } from './toy.js';

const options = { players: 2, goal: 9 };
const start: ToyState = { options, score: 8, winner: null, stack: [{ kind: 'turn', player: 'bob' }] };

test('beginningOf: nothing but where play began, and no position where there was none', () => {
  const match = { options, start, seed: 'x', actions: [] };
  expect(beginningOf(match)).toEqual({ options, start });
  expect(Object.keys(beginningOf({ ...match, start: undefined }))).toEqual(['options']);
});

describe('stateAtStart', () => {
  test('is that of a new game, or that of the position; frozen', () => {
    const fresh = orThrow(stateAtStart(toy, { options }));
    const begun = orThrow(stateAtStart(toy, { options, start }));
    expect(fresh).toEqual({ ...start, score: 0, stack: [{ kind: 'turn', player: 'ann' }] });
    expect(begun).toEqual(start);
    expect([fresh, begun, begun.stack].every(Object.isFrozen)).toBe(true);
  });

  test('is refused as options and positions are', () => {
    expect(E.isLeft(stateAtStart(toy, { options: { players: 3 } }))).toBe(true);
    expect(E.isLeft(stateAtStart(toy, { options, start: { ...start, score: -1 } }))).toBe(true);
  });
});

describe('faultsOfBeginning', () => {
  const paths = (fields: object) => faultsOfBeginning(toy, { ...fields }).map(({ path }) => path);

  test('are those of the options and of the position, each in its place', () => {
    expect(paths({ options })).toEqual([]);
    expect(paths({ options, start })).toEqual([]);
    expect(paths({ options: { players: 3 }, start: { ...start, score: -1 } })).toEqual([
      '$.options.players',
      '$.start.score',
    ]);
    expect(paths({ options: { players: 3 }, start }), 'not that they differ as well').toEqual(['$.options.players']);
    expect(paths({ start })).toEqual(['$.start']);
  });

  test('and that the position is one of a game with other options', () => {
    expect(faultsOfBeginning(toy, { options: { players: 2 }, start })).toEqual([
      { path: '$.start', message: 'the position of a game with other options' },
    ]);
    expect(paths({ options: { goal: 9, players: 2 }, start }), 'in whatever order').toEqual([]);
  });

  test('options that are missing are for others to miss', () => {
    expect(paths({})).toEqual([]);
  });
});
