/** Questions about a side that does not play are refused. */
import { expect, it } from 'vitest';
import { createGame, orThrow, query } from '../../src/conquest/index.js';

it('R 12.1 questions that once answered nothing for an unknown side refuse it', () => {
  const state = orThrow(createGame({ players: 2 }));
  expect(() => query.incomeOf(state, 'nobody' as never)).toThrow(RangeError);
  expect(() => query.provincesOf(state, 'nobody' as never)).toThrow(RangeError);
});
