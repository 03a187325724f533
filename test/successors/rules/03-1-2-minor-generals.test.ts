import { describe, expect, it } from 'vitest';
import {
  applyMinorGeneral,
  mayPlaceMinorGeneral,
  minorGeneralActions,
  spareMinorGenerals,
} from '../../../src/successors/rules/03-1-2-minor-generals.js';
import { activatable } from '../../../src/successors/questions.js';
import type { PlaceKey, SpaceId } from '../../../src/successors/vocabulary.js';
import { activate, end, go, listed, march } from './marching.js';
import { why } from './refusing.js';
import { carryOut, force, minors, setting, type Setting, situationOf, type Told } from '../language.js';
import type { Action } from '../../../src/successors/action/index.js';

const troops: Setting = {
  control: { gordion: 'red' },
  forces: { 'red:gordion': { mercenary: 2 }, 'red:ankyra': { mercenary: 1 } },
  minors: ['red:ankyra'],
};
const apply = (told: Told, action: Action): Told => carryOut(told.state, (run) => applyMinorGeneral(run, action));

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

const placing = (space: SpaceId, from: 'supply' | null = null) =>
  ({ type: 'placeMinorGeneral', space, inside: false, from }) as const;
const lifting = (space: SpaceId, inside = false) => ({ type: 'liftMinorGeneral', space, inside }) as const;
/** What red may do with his Minor Generals between activations. */
const choices = ({ state }: Told): readonly Action[] => minorGeneralActions(situationOf(state), 'red');
const red = <Deed extends object>(deed: Deed) => ({ ...deed, player: 'red' }) as const;

describe('R 3.1.2 one who has marched, and one who has not', () => {
  const given: Setting = {
    control: { gordion: 'red', ankyra: 'red' },
    forces: { 'red:gordion': { mercenary: 2 }, 'red:ankyra': { mercenary: 1 } },
    minors: ['red:ankyra'],
  };
  const arrived = (setting: Setting): Told =>
    go(activate(setting, 'minor', 'red:ankyra', { points: 3 }), march('gordion'), end);

  it('R 3.1.2 another is placed with CUs that have rested where he has come to', () => {
    const told = arrived(given);
    expect(choices(told)).toEqual([red(placing('gordion')), red(lifting('gordion'))]);
    const placed = apply(told, red(placing('gordion')));
    expect(minors(placed, 'red')).toEqual([
      { space: 'gordion', inside: false, moved: false },
      { space: 'gordion', inside: false, moved: true },
    ]);
    expect(activatable(placed.state, 'red')).toEqual([{ commander: 'minor', space: 'gordion', inside: false }]);
  });

  it('R 3.1.2 where all CUs have marched with him another would lead nobody (ruling repositioning)', () => {
    const told = arrived({ ...given, forces: { 'red:ankyra': { mercenary: 1 } } });
    expect(choices(told)).toEqual([red(lifting('gordion'))]);
  });
});

describe('R 3.1.2 CUs that have all marched', () => {
  it('R 3.1.2 are given one as well, beside the general who has led them (ruling repositioning)', () => {
    const told = go(
      activate(
        { forces: { 'red:ankyra': { mercenary: 2 } }, generals: { leonnatos: 'red:ankyra' } },
        'leonnatos',
        'red:ankyra',
        { points: 3 },
      ),
      march('gordion'),
      end,
    );
    expect(choices(told)).toEqual([red(placing('gordion'))]);
  });
});

describe('R 3.1.2 from elsewhere, when none is in the supply (ruling repositioning)', () => {
  /** Kelainai and Ankyra are red's. At Gordion and Synnada nothing but a Minor General shows whose the CU is. */
  const spread = (...elsewhere: readonly PlaceKey[]): Setting => ({
    control: { kelainai: 'red', ankyra: 'red' },
    forces: Object.fromEntries(
      ['red:kelainai', 'red:kelainai:inside', 'red:ankyra', 'red:gordion', 'red:synnada'].map((place) => [
        place,
        { mercenary: 1 },
      ]),
    ),
    minors: ['red:gordion', 'red:synnada', ...elsewhere],
  });
  const sources = (given: Setting, space: SpaceId) => spareMinorGenerals(situationOf(setting(given)), 'red', space);

  it('R 3.3.1 from where he is not needed to show whose CUs they are', () => {
    const given = spread('red:kelainai', 'red:ankyra');
    expect([...sources(given, 'issos')].sort()).toEqual(['ankyra', 'kelainai']);
    const withMajor = sources({ ...given, generals: { leonnatos: 'red:gordion' } }, 'issos');
    expect([...withMajor].sort()).toEqual(['ankyra', 'gordion', 'kelainai']);
    const withAnother = sources(spread('red:synnada', 'red:ankyra'), 'issos');
    expect([...withAnother].sort()).toEqual(['ankyra', 'synnada']);
  });

  it('R 3.1.2 a space is one source, whether he is outside, inside, or both', () => {
    expect(sources(spread('red:kelainai', 'red:kelainai:inside'), 'issos')).toEqual(['kelainai']);
    expect(sources(spread('red:kelainai:inside', 'red:kelainai:inside'), 'issos')).toEqual(['kelainai']);
  });

  it('R 3.1.2 and is none for itself', () => {
    expect(sources(spread('red:kelainai', 'red:ankyra'), 'kelainai')).toEqual(['ankyra']);
  });

  it('R 3.1.2, 8.3.1 an Army leaves him with CUs that stay: he comes out of a city in which alone he was', () => {
    const home = spread('red:kelainai:inside', 'red:ankyra');
    const given: Setting = {
      ...home,
      forces: { ...home.forces, 'red:issos': { mercenary: 4 } },
      generals: { leonnatos: 'red:issos' },
    };
    const left = go(activate(given, 'leonnatos', 'red:issos', { points: 4 }), {
      type: 'leaveUnits',
      unit: 'mercenary',
      count: 2,
      inside: false,
    });
    const from = listed(left, 'leaveMinorGeneral').map((action) => action.from);
    expect([...from].sort()).toEqual(['ankyra', 'kelainai']);
    const over = go(left, { type: 'leaveMinorGeneral', from: 'kelainai', inside: false }, march('tarsos'), end);
    const rested = (space: SpaceId) => ({ space, inside: false, moved: false });
    const all = minors(over, 'red');
    expect(all).toHaveLength(4);
    expect(all).toEqual(expect.arrayContaining(['issos', 'ankyra', 'gordion', 'synnada'].map(rested)));
  });
});

describe('R 3.1.2, 6.6.3.1 whether one can be placed, so that a Forced March finds an Army', () => {
  const may = ({ state }: Told): boolean => mayPlaceMinorGeneral(situationOf(state), 'red');
  const standing = (given: Setting): Told => ({ state: setting(given), events: [] });

  it('R 3.1.2 with CUs that nobody leads, out of the supply', () => {
    expect(may(standing({ forces: { 'red:gordion': { mercenary: 2 } }, control: { gordion: 'red' } }))).toBe(true);
    expect(may(standing({ control: { gordion: 'red' } }))).toBe(false);
  });

  it('R 3.1.2 not with CUs that one leads already', () => {
    const led: Setting = {
      control: { gordion: 'red' },
      forces: { 'red:gordion': { mercenary: 2 } },
      minors: ['red:gordion'],
    };
    expect(may(standing(led))).toBe(false);
  });

  it('R 3.1.2 not where he has just been lifted (ruling repositioning)', () => {
    const lifted = apply(
      standing({ control: { gordion: 'red' }, forces: { 'red:gordion': { mercenary: 2 } }, minors: ['red:gordion'] }),
      red(lifting('gordion')),
    );
    expect(choices(lifted)).toEqual([]);
    expect(may(lifted)).toBe(false);
  });

  describe('R 3.1.2 with an empty supply', () => {
    /** Two CUs inside Kelainai want one. Three Minor Generals are needed where they are. */
    const wanting: Setting = {
      control: { kelainai: 'red' },
      forces: {
        'red:kelainai': { mercenary: 1 },
        'red:kelainai:inside': { mercenary: 2 },
        'red:gordion': { mercenary: 1 },
        'red:synnada': { mercenary: 1 },
        'red:issos': { mercenary: 1 },
      },
    };
    const far = ['red:gordion', 'red:synnada', 'red:issos'] as const;

    it('R 3.1.2 he who stands outside the city is lifted, and his space is done with until the next activation', () => {
      const given: Setting = { ...wanting, minors: [...far, 'red:kelainai'] };
      expect(may(standing(given))).toBe(false);
      const lifted = apply(standing(given), red(lifting('kelainai')));
      expect(minors(lifted, 'red')).toHaveLength(3);
      expect(choices(lifted)).toEqual([]);
    });

    it('R 3.1.2 one from elsewhere will do, whoever stands outside', () => {
      const given: Setting = {
        ...wanting,
        control: { kelainai: 'red', gordion: 'red' },
        minors: [...far, 'red:kelainai'],
      };
      expect(may(standing(given))).toBe(true);
    });

    it('R 3.1.2 not one who has only just been placed (ruling repositioning)', () => {
      const given: Setting = {
        control: { kelainai: 'red', ankyra: 'red' },
        forces: { ...wanting.forces, 'red:ankyra': { mercenary: 1 } },
        minors: far,
      };
      const placed = apply(standing(given), red(placing('ankyra')));
      expect(minors(placed, 'red')).toHaveLength(4);
      expect(choices(placed)).toEqual([]);
      expect(may(placed)).toBe(false);
    });
  });
});

describe('R 3.1.2 why not', () => {
  /** Red has nobody with his CUs at Gordion, and one with those at Kelainai and at Ankyra; Ankyra is not his. */
  const given: Setting = {
    control: { gordion: 'red', kelainai: 'red' },
    forces: {
      'red:gordion': { mercenary: 1 },
      'red:kelainai': { mercenary: 1 },
      'red:ankyra': { mercenary: 1 },
      'red:synnada': { mercenary: 1 },
      'red:issos': { mercenary: 1 },
    },
    minors: ['red:kelainai', 'red:ankyra'],
  };
  const asked = (more: Setting = {}): Told =>
    carryOut(setting({ ...given, ...more }), (run) =>
      run.push({ kind: 'movement', player: 'red', stage: 'choose', die: null }),
    );
  const spent = asked({ minors: ['red:kelainai', 'red:ankyra', 'red:synnada', 'red:issos'] });
  const player = 'red';

  it.each<[string, Told, Parameters<typeof why>[1], object]>([
    [
      'he stays only with CUs',
      asked(),
      placing('tarsos'),
      { code: 'needsUnits', rule: 'R 3.1.2', params: { player, space: 'tarsos', inside: false } },
    ],
    [
      'in each zone by itself',
      asked(),
      lifting('kelainai', true),
      { code: 'needsUnits', rule: 'R 3.1.2', params: { player, space: 'kelainai', inside: true } },
    ],
    [
      'who is not there is not lifted',
      asked(),
      lifting('gordion'),
      {
        code: 'noSuchPiece',
        rule: 'R 3.1.2',
        params: { player, space: 'gordion', inside: false, general: 'minor' },
      },
    ],
    [
      'nor he who alone shows whose CUs they are (R 3.3.1)',
      asked(),
      lifting('ankyra'),
      {
        code: 'noOwner',
        rule: 'R 3.3.1',
        params: { space: 'ankyra' },
        message: expect.stringContaining('in ankyra') as string,
      },
    ],
    [
      'there are four',
      spent,
      placing('gordion'),
      { code: 'noMinorGeneral', rule: 'R 3.1.2', params: { player, from: null } },
    ],
    [
      'one from elsewhere is lifted there first',
      asked(),
      { ...placing('gordion'), from: 'kelainai' },
      {
        code: 'noMinorGeneral',
        rule: 'ruling repositioning',
        params: { player, from: 'kelainai' },
        message: expect.stringContaining('lifted first') as string,
      },
    ],
    [
      'one is enough',
      asked(),
      placing('kelainai'),
      {
        code: 'minorGeneralThere',
        rule: 'ruling repositioning',
        params: { player, space: 'kelainai', inside: false },
      },
    ],
    [
      'once in a space',
      go(asked(), placing('gordion')),
      lifting('gordion'),
      { code: 'alreadyDecided', rule: 'ruling repositioning', params: { space: 'gordion' } },
    ],
  ])('R 3.1.2 %s', (_, told, deed, expected) => {
    expect(why(told, deed)).toMatchObject(expected);
  });
});
