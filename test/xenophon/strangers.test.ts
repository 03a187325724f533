/** Questions about a side that does not play are refused. */
import { expect, it } from 'vitest';
import { createGame, orThrow, query } from '../../src/xenophon/index.js';

it('R X9.3 questions that once answered nothing for an unknown side refuse it', () => {
  const state = orThrow(createGame({ players: 2 }));
  expect(() => query.pointsOf(state, 'nobody' as never)).toThrow(RangeError);
});
