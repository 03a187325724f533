/** R 3.4, 7.4: fleets, and who has the Largest. */
import { describe, expect, it } from 'vitest';
import { largestFleetOwner } from '../../../src/successors/questions.js';
import type { GameState } from '../../../src/successors/state.js';
import type { FleetId, PlayerId } from '../../../src/successors/vocabulary.js';
import { setting } from '../language.js';

// Rhodos and Phoinike have 2 Fleet Points, 3 upgraded; the others 1, and 2 upgraded.
type Owned = Partial<Record<FleetId, PlayerId>>;
function having(owned: Owned, ...more: readonly (readonly [FleetId, 'upgraded' | 'dispersed'])[]): GameState {
  const state = setting({});
  const fleets = { ...state.fleets };
  for (const [fleet, owner] of Object.entries(owned) as [FleetId, PlayerId][])
    fleets[fleet] = { owner, upgraded: false, dispersed: false };
  for (const [fleet, side] of more) fleets[fleet] = { ...fleets[fleet], [side]: true };
  return { ...state, fleets };
}

describe('R 7.4 the Largest Fleet', () => {
  it('R 7.4 from three Fleet Points on', () => {
    expect(largestFleetOwner(having({}))).toBeUndefined();
    expect(largestFleetOwner(having({ rhodos: 'blue' }))).toBeUndefined();
    expect(largestFleetOwner(having({ rhodos: 'blue', karia: 'blue' }))).toBe('blue');
    expect(largestFleetOwner(having({ rhodos: 'blue' }, ['rhodos', 'upgraded']))).toBe('blue');
  });

  it('R 7.4 more than anybody else has, wherever he sits', () => {
    const four: Owned = { rhodos: 'red', phoinike: 'red' };
    const three: Owned = { karia: 'white', kypros: 'white', aigyptos: 'white' };
    expect(largestFleetOwner(having({ ...four, ...three }))).toBe('red');
    expect(largestFleetOwner(having({ ...four, ...three, makedonia: 'white', athenai: 'white' }))).toBe('white');
  });

  it('R 7.4 nobody’s in a tie, unless a third has more than they', () => {
    const tied: Owned = { rhodos: 'red', karia: 'red', phoinike: 'white', kypros: 'white' };
    expect(largestFleetOwner(having(tied))).toBeUndefined();
    expect(largestFleetOwner(having({ ...tied, makedonia: 'white' }))).toBe('white');
    const third = having(
      { makedonia: 'red', karia: 'red', aigyptos: 'blue', athenai: 'blue', rhodos: 'white', phoinike: 'white' },
      ['makedonia', 'upgraded'],
      ['aigyptos', 'upgraded'],
    );
    expect(largestFleetOwner(third)).toBe('white');
  });

  it('R 7.4 a tie below three Fleet Points is no tie of the Largest', () => {
    expect(largestFleetOwner(having({ rhodos: 'red', phoinike: 'blue' }))).toBeUndefined();
    expect(largestFleetOwner(having({ rhodos: 'red', karia: 'blue', kypros: 'blue', aigyptos: 'blue' }))).toBe('blue');
  });

  it('R 7.4 dispersed fleets count', () => {
    expect(largestFleetOwner(having({ rhodos: 'blue', karia: 'blue' }, ['rhodos', 'dispersed']))).toBe('blue');
  });

  it('R 7.4 the answer is the same whenever it is asked, and another once a fleet has changed hands', () => {
    const state = having({ rhodos: 'blue', karia: 'blue' });
    expect([largestFleetOwner(state), largestFleetOwner(state)]).toEqual(['blue', 'blue']);
    const none = having({ rhodos: 'blue', karia: 'red' });
    expect([largestFleetOwner(none), largestFleetOwner(none)]).toEqual([undefined, undefined]);
    const karia = { owner: 'red', upgraded: false, dispersed: false } as const;
    expect(largestFleetOwner({ ...state, fleets: { ...state.fleets, karia } })).toBeUndefined();
  });
});
