/** The measure by which every game of Alexandros ends. */
import { describe, expect, it } from 'vitest';
import { anything, avoidingWalls, idling, type Liking } from '../../../tools/policies/alexandros.js';
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

  it('counts a further action, an idle turn and a point short as something that is left', () => {
    const turn = (actionsLeft: number) =>
      query.movesLeft(
        table({ stack: [{ kind: 'turn', player: 'red', phase: 'actions', actionsLeft, levied: false, last: null }] }),
      );
    expect(turn(2)).toBeGreaterThan(turn(1));
    const short = (score: number) =>
      query.movesLeft(table({ seats: [{ player: 'red', score }, { player: 'yellow' }] }));
    expect(short(10)).toBeGreaterThan(short(11));
    const idle = (idleTurns: number) => query.movesLeft(table({ turn: 9, idleTurns }));
    expect(idle(1)).toBeGreaterThan(idle(2));
    const laid = (walls: readonly `p${number}.${number}-p${number}.${number}`[]) =>
      query.movesLeft(table({ walls: [...walls] }));
    expect(laid([])).toBeGreaterThan(laid(['p0.0-p1.1']));
  });
});
