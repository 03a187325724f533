/** R 8.3.11: who suffers Attrition on the way through an Independent Stronghold. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/successors/state.js';
import { dice, forces, legal, play, said, topKind, type Setting, type Told } from '../language.js';
import { field } from './battlefield.js';
import { activate, go, march, marching } from './marching.js';

describe('R 8.3.11 through Strongholds', () => {
  const media = (control: GameState['control'], given: Setting = {}): Told => {
    const state = field({
      control: { ekbatana: 'red', ...control },
      forces: { 'red:ekbatana': { mercenary: 2 }, ...given.forces },
      generals: { peithon: 'red:ekbatana' },
      ...(given.minors === undefined ? {} : { minors: given.minors }),
    });
    return go(activate({ state, events: [] }, 'peithon', 'red:ekbatana', { points: 4 }), march('kossaioi'));
  };

  it.each([
    ["a player's", { kossaioi: 'red' }],
    ["nobody's", {}],
  ] as const)('R 8.3.11 through %s without Attrition', (_, control) => {
    const there = go(media(control), march('sousa'));
    expect([marching(there).space, topKind(there)]).toEqual(['sousa', 'march']);
  });

  it('R 8.3.11 a general without CUs suffers none', () => {
    const there = go(media({ kossaioi: 'independent' }, { forces: { 'red:ekbatana': {} } }), march('sousa'));
    expect([marching(there).space, topKind(there)]).toEqual(['sousa', 'march']);
    expect(said(there, 'attritionRolled')).toEqual([]);
  });

  it('R 8.3.11 losses are taken from those who march on, not from a garrison', () => {
    const hurt = play(
      go(
        media({ kossaioi: 'independent' }, { forces: { 'red:kossaioi': { mercenary: 1 } }, minors: ['red:kossaioi'] }),
        march('sousa'),
      ),
      ...dice(5),
    );
    expect(forces(hurt, 'red:kossaioi')).toEqual({ mercenary: 1 });
    expect(marching(hurt)).toMatchObject({ space: 'sousa', group: { units: { mercenary: 1 } } });
    expect(legal(hurt).length).toBeGreaterThan(0);
  });
});
