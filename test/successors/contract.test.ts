/** What a user of the library can name: the words of outcomes, the board and its spaces. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  board,
  createGame,
  orThrow,
  outcome,
  PLAYERS,
  simulate,
  VICTORY_KINDS,
  type Board,
  type KnownSpaceId,
  type VictoryKind,
} from '../../src/successors/index.js';
import { playout, seededChance } from '../../src/core/index.js';

describe('the contract of Successors', () => {
  it('R 7 an outcome says in a word of the game how it was won', () => {
    expectTypeOf<NonNullable<ReturnType<typeof outcome>>['how']>().toEqualTypeOf<VictoryKind>();
    const simulation = simulate(orThrow(createGame({ players: 2 })));
    playout(simulation, seededChance('contract'), { maxActions: 100_000 });
    const ended = outcome(simulation.state());
    expect(VICTORY_KINDS).toContain(ended?.how);
    expect(ended?.winners.every((winner) => PLAYERS.includes(winner))).toBe(true);
  });

  it('R 4 the default board is a board like any other, and its spaces can be named', () => {
    expectTypeOf(board).toEqualTypeOf<Board>();
    expectTypeOf<'atlantis'>().not.toExtend<KnownSpaceId>();
    const named: readonly KnownSpaceId[] = ['pella', 'babylon', 'memphis', 'athenai'];
    expect(board.spaces.map(({ id }) => id)).toEqual(expect.arrayContaining([...named]));
  });
});
