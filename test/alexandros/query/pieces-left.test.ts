/** Who stands where, and how many walls are left: questions of a page. */
import { describe, expect, it } from 'vitest';
import { query } from '../../../src/alexandros/index.js';
import { actionsLeft, table } from '../table.js';

describe('R Components: pieces on the board and beside it', () => {
  const state = table({
    alexander: 'p3.1',
    walls: ['p0.0-p1.1-p2.2-p3.1'],
    seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow' }],
    stack: actionsLeft(2) ?? [],
  });

  it('a guard stands in a space for his player, and in the others nobody does', () => {
    expect(query.guardAt(state, 's2.0')).toBe('red');
    expect(query.guardAt(state, 's1.-1')).toBeUndefined();
  });

  it('of 65 black walls and 10 red ones the black are used first: after three 62 are left, and all the red ones', () => {
    expect([query.blackWallsLeft(state), query.redWallsLeft(state)]).toEqual([62, 10]);
  });
});
