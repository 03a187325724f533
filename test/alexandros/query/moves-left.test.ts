/** The measure by which every game of Alexandros ends. */
import { describe, expect, it } from 'vitest';
import { anything, avoidingWalls, idling, type Liking } from '../policies.js';
import { query, type GameOptions } from '../../../src/alexandros/index.js';
import { strip } from '../boards.js';
import { playOut } from '../play-out.js';
import { table } from '../table.js';

describe('movesLeft', () => {
  it.each<readonly [string, GameOptions, Liking]>([
    ['of players who try anything', { players: 3 }, anything],
    [
      'of those who lay no walls and turn everything down (ruling A21)',
      { players: 2, board: strip },
      avoidingWalls(idling),
    ],
  ])('falls with every action of a game %s, and is nothing when it is over', (name, options, liking) => {
    let left = Number.POSITIVE_INFINITY;
    const { state } = playOut(options, name, liking, (simulation) => {
      const now = query.movesLeft(simulation.state());
      expect(now).toBeLessThan(left);
      expect(now).toBeGreaterThan(0);
      left = now;
    });
    expect(query.movesLeft(state)).toBe(0);
  });

  it('counts a further action and a turn up to the last as something that is left (ruling A21)', () => {
    const turn = (actionsLeft: number) =>
      query.movesLeft(
        table({ stack: [{ kind: 'turn', player: 'red', phase: 'actions', actionsLeft, levied: false, last: null }] }),
      );
    expect(turn(2)).toBeGreaterThan(turn(1));
    const inTurn = (turn: number) => query.movesLeft(table({ turn }));
    expect(inTurn(8)).toBeGreaterThan(inTurn(9));
  });
});
