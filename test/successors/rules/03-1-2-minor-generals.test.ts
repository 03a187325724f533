import { describe, expect, it } from 'vitest';
import {
  applyMinorGeneral,
  mayPlaceMinorGeneral,
  minorGeneralActions,
} from '../../../src/successors/rules/03-1-2-minor-generals.js';
import { activatable } from '../../../src/successors/questions.js';
import { activate, end, go, march } from './marching.js';
import { carryOut, force, minors, setting, type Setting, situationOf, type Told } from '../language.js';
import type { Action } from '../../../src/successors/action/index.js';

const troops: Setting = {
  control: { gordion: 'red' },
  forces: { 'red:gordion': { mercenary: 2 }, 'red:ankyra': { mercenary: 1 } },
  minors: ['red:ankyra'],
};
const apply = (told: Told, action: Action): Told => carryOut(told.state, (run) => void applyMinorGeneral(run, action));

describe('R 3.1.2 Minor Generals between activations', () => {
  it('R 3.1.2 one is placed from the supply with CUs that have no general, and can then be activated', () => {
    const state = setting(troops);
    expect(minorGeneralActions(situationOf(state), 'red')).toEqual([
      { type: 'placeMinorGeneral', player: 'red', space: 'gordion', inside: false, from: null },
    ]);
    const placed = apply(
      { state, events: [] },
      { type: 'placeMinorGeneral', player: 'red', space: 'gordion', inside: false, from: null },
    );
    expect(minors(placed, 'red')).toHaveLength(2);
    expect(activatable(placed.state, 'red')).toContainEqual({ commander: 'minor', space: 'gordion', inside: false });
  });

  it('R 3.1.2 each space once a Segment (progress)', () => {
    const placed = apply(
      { state: setting(troops), events: [] },
      { type: 'placeMinorGeneral', player: 'red', space: 'gordion', inside: false, from: null },
    );
    expect(minorGeneralActions(situationOf(placed.state), 'red')).toEqual([]);
  });

  it('R 3.1.2 a lone owner is not lifted, nor one whose CUs would have none (R 3.3.1)', () => {
    const given: Setting = { ...troops, control: { gordion: 'red', ankyra: 'red' } };
    expect(minorGeneralActions(situationOf(setting(given)), 'red')).toContainEqual({
      type: 'liftMinorGeneral',
      player: 'red',
      space: 'ankyra',
      inside: false,
    });
    expect(minorGeneralActions(situationOf(setting(troops)), 'red').map(({ type }) => type)).not.toContain(
      'liftMinorGeneral',
    );
  });

  it('R 3.1.2 with an empty supply one is repositioned from CUs that can do without him', () => {
    const given: Setting = {
      control: { gordion: 'red', ankyra: 'red', synnada: 'red' },
      forces: {
        'red:gordion': { mercenary: 2 },
        'red:ankyra': { mercenary: 1 },
        'red:kelainai': { mercenary: 1 },
        'red:synnada': { mercenary: 1 },
      },
      minors: ['red:ankyra', 'red:kelainai', 'red:synnada', 'red:synnada'],
    };
    const lift = (space: string): Action => ({ type: 'liftMinorGeneral', player: 'red', space, inside: false });
    const place: Action = { type: 'placeMinorGeneral', player: 'red', space: 'gordion', inside: false, from: null };
    const state = setting(given);
    // Kelainai is not red's: its CU needs him there (R 3.3.1).
    const all = minorGeneralActions(situationOf(state), 'red');
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([lift('ankyra'), lift('synnada')]));
    expect(mayPlaceMinorGeneral(situationOf(state), 'red')).toBe(true);
    const lifted = apply({ state, events: [] }, lift('ankyra'));
    expect(minorGeneralActions(situationOf(lifted.state), 'red')).toContainEqual(place);
    const moved = apply(lifted, place);
    expect(minors(moved, 'red')).toHaveLength(4);
    expect(minors(moved, 'red')).toContainEqual({ space: 'gordion', inside: false, moved: false });
  });

  it('R 3.1.2 CUs left behind by a general who has moved on can be led by one who has not', () => {
    const given: Setting = {
      control: { gordion: 'red' },
      forces: { 'red:gordion': { mercenary: 4 } },
      generals: { leonnatos: 'red:gordion' },
    };
    const first = go(
      activate(given, 'leonnatos', 'red:gordion', { points: 3 }),
      { type: 'leaveUnits', unit: 'mercenary', count: 2, inside: false },
      march('ankyra'),
      end,
    );
    const placed = apply(first, {
      type: 'placeMinorGeneral',
      player: 'red',
      space: 'gordion',
      inside: false,
      from: null,
    });
    const second = go(activate(placed, 'minor', 'red:gordion', { points: 3 }), march('ankyra'), end);
    expect(force(second, 'red:ankyra')).toMatchObject({ units: { mercenary: 4 }, moved: { mercenary: 4 } });
    expect(activatable(second.state, 'red')).toEqual([]);
  });
});
