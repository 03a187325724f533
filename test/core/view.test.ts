import { expect, expectTypeOf, test } from 'vitest';
import { isView, orThrow, type ViewOf } from '../../src/core/index.js';
import { toy, type ToyTypes } from './toy.js';

const state = orThrow(toy.createGame({ players: 2 }));

test('isView: a view is one, whoever looks; a state is none', () => {
  expect(isView<ToyTypes>(toy.viewFor(state, 'ann'))).toBe(true);
  expect(isView<ToyTypes>(toy.viewFor(state, 'spectator'))).toBe(true);
  expect(isView<ToyTypes>(state)).toBe(false);
});

test('what viewFor answers can be shown to whatever is asked of a state', () => {
  expectTypeOf(toy.viewFor(state, 'ann')).toEqualTypeOf<ViewOf<ToyTypes>>();
  expect(toy.actors(toy.viewFor(state, 'ann'))).toEqual(toy.actors(state));
});
