/** R 8.3.1, 8.4.5: what an Army picks up on its way, and why not. Leonnatos comes from Tarsos to Issos for red unless said otherwise. */
import { describe, expect, it } from 'vitest';
import {
  NOTHING_MOVED,
  type AlexandersBody,
  type GameState,
  type Moved,
  type Royal,
} from '../../../src/successors/state.js';
import type { GeneralId, RoyalId } from '../../../src/successors/vocabulary.js';
import { body, general, minors, royal, said, type Setting, setting, type Told, units } from '../language.js';
import { field } from './battlefield.js';
import { activate, end, go, listed, march, marching, objection } from './marching.js';

/** In Issos stands what is given; of that, some has moved in this Segment. */
const toIssos = (given: Setting, moved: Partial<Moved> = {}): Told => {
  const state = field({
    ...given,
    control: { issos: 'red', tarsos: 'red', ...given.control },
    generals: { leonnatos: 'red:tarsos', ...given.generals },
    rest: { moved: { ...NOTHING_MOVED, ...moved }, ...given.rest },
  });
  return go(activate({ state, events: [] }, 'leonnatos', 'red:tarsos', { points: 6 }), march('issos'));
};
const two = { 'red:tarsos': { mercenary: 2 } };

const takeUnits = (unit: 'mercenary' | 'loyal', count: number, inside = false) =>
  ({ type: 'takeUnits', unit, count, inside }) as const;
const takeGeneral = (id: GeneralId) => ({ type: 'takeGeneral', general: id, inside: false }) as const;
const takeMinor = { type: 'takeMinorGeneral', inside: false } as const;
const takeRoyal = (id: RoyalId) => ({ type: 'takeRoyal', royal: id, inside: false }) as const;
const takeCart = { type: 'takeCart', inside: false } as const;
const again = (params: object) => ['alreadyDecided', 'ruling once-a-visit', params];
const here = { player: 'red', space: 'issos', inside: false };

describe('R 8.3.1 picking up CUs', () => {
  const three: Setting = { forces: { ...two, 'red:issos': { mercenary: 3, loyal: 1 } } };
  const told = toIssos(three, { forces: { 'red:issos': { mercenary: 2 } } });
  const moved = ['alreadyMoved', 'R 8.3.1', { unit: 'mercenary', space: 'issos', inside: false }];

  it('R 8.3.1 those that have not been moved in this Segment', () => {
    expect(listed(told, 'takeUnits').map(({ unit, count }) => [unit, count])).toEqual([
      ['mercenary', 1],
      ['loyal', 1],
    ]);
    expect(objection(told, takeUnits('mercenary', 2))).toEqual(moved);
    expect(objection(told, takeUnits('mercenary', 3))).toEqual(moved);
    expect(objection(told, takeUnits('mercenary', 4))).toEqual([
      'noSuchPiece',
      'R 8.3.1',
      { unit: 'mercenary', count: 4, available: 1 },
    ]);
    const taken = go(told, takeUnits('mercenary', 1));
    expect(said(taken, 'unitsTaken')).toMatchObject([{ rule: 'R 8.3.1', space: 'issos', units: { mercenary: 1 } }]);
    expect(marching(taken).group.units.mercenary).toBe(3);
    expect(listed(taken, 'takeUnits').map(({ unit }) => unit)).toEqual(['loyal']);
  });

  it('R 8.3.1 a kind of which some have been left is not taken there again (ruling once-a-visit)', () => {
    const left = go(told, { type: 'leaveUnits', unit: 'mercenary', count: 1, inside: false });
    expect(listed(left, 'takeUnits').map(({ unit }) => unit)).toEqual(['loyal']);
    expect(objection(left, takeUnits('mercenary', 1))).toEqual(again({ unit: 'mercenary' }));
  });

  it('R 8.3.7 nothing from inside where there is no city of his', () => {
    expect(objection(told, takeUnits('mercenary', 1, true))).toEqual([
      'notYourCity',
      'R 8.3.7',
      { player: 'red', space: 'issos' },
    ]);
  });

  it('R 8.4.1 eight CUs find room aboard', () => {
    const state = field({
      control: { tarsos: 'red', issos: 'red' },
      generals: { leonnatos: 'red:tarsos' },
      forces: { 'red:tarsos': { mercenary: 7 }, 'red:issos': { mercenary: 2 } },
    });
    const off = go(
      activate({ state, events: [] }, 'leonnatos', 'red:tarsos', { points: 6 }),
      { type: 'embark' },
      { type: 'sail', to: 'issos' },
    );
    expect(listed(off, 'takeUnits').map(({ count }) => count)).toEqual([1]);
    expect(objection(off, takeUnits('mercenary', 2))).toEqual([
      'tooManyUnits',
      'R 8.4.1',
      { space: 'issos', count: 9 },
    ]);
  });
});

describe('R 8.3.1 picking up generals', () => {
  it('R 8.3.1 those of his who stand there and have not moved', () => {
    const generals: Setting['generals'] = { peithon: 'red:issos', antigonos: 'red:issos', seleukos: 'red:gaza' };
    const told = toIssos({ generals }, { generals: ['antigonos'] });
    expect(listed(told, 'takeGeneral').map(({ general }) => general)).toEqual(['peithon']);
    const nobody = (id: GeneralId) => ['noSuchPiece', 'R 8.3.1', { ...here, general: id }];
    expect(objection(told, takeGeneral('seleukos'))).toEqual(nobody('seleukos'));
    expect(objection(told, takeGeneral('leonnatos'))).toEqual(nobody('leonnatos'));
    expect(objection(told, takeGeneral('antigonos'))).toEqual(['alreadyMoved', 'R 8.3.1', { general: 'antigonos' }]);
    const over = go(told, takeGeneral('peithon'), march('chalybon'), end);
    expect(said(over, 'generalTaken')).toMatchObject([{ rule: 'R 8.3.1', ...here, general: 'peithon' }]);
    expect(general(over, 'peithon')).toMatchObject({ space: 'chalybon', moved: true });
    expect(general(over, 'antigonos')).toMatchObject({ space: 'issos' });
  });

  it('R 8.3.1 one who has been left stays (ruling once-a-visit)', () => {
    const state = field({ generals: { leonnatos: 'red:issos', peithon: 'red:issos' } });
    const told = activate({ state, events: [] }, 'leonnatos', 'red:issos', { points: 6 });
    const left = go(told, { type: 'leaveGeneral', general: 'peithon', inside: false });
    expect(listed(left, 'takeGeneral')).toEqual([]);
    expect(objection(left, takeGeneral('peithon'))).toEqual(again({ general: 'peithon' }));
  });
});

describe('R 3.1.2 picking up Minor Generals', () => {
  const force: Setting = { forces: { ...two, 'red:issos': { mercenary: 1 } } };
  const withMinors = (count: number): Setting => ({
    ...force,
    minors: Array.from({ length: count }, () => 'red:issos'),
  });
  const nobody = ['noSuchPiece', 'R 8.3.1', { ...here, general: 'minor' }];

  it('R 3.1.2 one in each space', () => {
    const told = toIssos(withMinors(2));
    expect(listed(told, 'takeMinorGeneral')).toHaveLength(1);
    const taken = go(told, takeMinor);
    expect(said(taken, 'generalTaken')).toMatchObject([{ rule: 'R 8.3.1', ...here, general: 'minor' }]);
    expect(marching(taken).group.minors).toBe(1);
    expect(listed(taken, 'takeMinorGeneral')).toEqual([]);
    expect(objection(taken, takeMinor)).toEqual(again({ general: 'minor' }));
    const over = go(taken, march('chalybon'), end);
    expect(minors(over, 'red').map(({ space, moved }) => [space, moved])).toEqual(
      expect.arrayContaining([
        ['issos', false],
        ['chalybon', true],
      ]),
    );
  });

  it('R 3.1.2 not where there is none but those of the group', () => {
    expect(listed(toIssos(force), 'takeMinorGeneral')).toEqual([]);
    expect(objection(toIssos(force), takeMinor)).toEqual(nobody);
    const own = toIssos({ ...force, minors: ['red:tarsos'] });
    expect(marching(own).group.minors).toBe(1);
    expect(listed(own, 'takeMinorGeneral')).toEqual([]);
    expect(objection(own, takeMinor)).toEqual(nobody);
  });

  it('R 8.3.1 nor one who has been moved', () => {
    const given: Setting = { ...force, minors: ['red:tarsos', 'red:issos'] };
    const told = toIssos(given, { minorGenerals: { 'red:issos': 1 }, forces: { 'red:issos': { mercenary: 1 } } });
    expect(listed(told, 'takeMinorGeneral')).toEqual([]);
    expect(objection(told, takeMinor)).toEqual(['alreadyMoved', 'R 8.3.1', { general: 'minor' }]);
  });

  it('R 3.1.2 nor by a general without CUs', () => {
    const told = toIssos({ forces: { 'red:issos': { mercenary: 1 } }, minors: ['red:issos'] });
    expect(listed(told, 'takeMinorGeneral')).toEqual([]);
    expect(objection(told, takeMinor)).toEqual(['needsUnits', 'R 3.1.2', { general: 'minor' }]);
    expect(listed(go(told, takeUnits('mercenary', 1)), 'takeMinorGeneral')).toHaveLength(1);
  });
});

describe('R 18.6, 15.4.1 picking up royals and the cart', () => {
  const initial = setting({});
  const herakles = (space: string, inside = false): Royal => ({ status: 'active', space, inside, controller: 'red' });
  const wards = (space: string, turn = 2): Partial<GameState> => {
    const cart: AlexandersBody = { ...initial.body, status: 'cart', space, controller: 'red' };
    return {
      turn,
      independentArmies: field({}).independentArmies,
      royals: { ...initial.royals, herakles: herakles(space) },
      body: cart,
    };
  };
  const nobody = (id: string, rule: string) => ['noSuchPiece', rule, { ...here, royal: id }];

  it('R 18.6 an Army takes them along', () => {
    const told = toIssos({ forces: two, rest: wards('issos') });
    expect([listed(told, 'takeRoyal').map(({ royal }) => royal), listed(told, 'takeCart').length]).toEqual([
      ['herakles'],
      1,
    ]);
    const taken = go(told, takeRoyal('herakles'), takeCart);
    expect(said(taken, 'royalTaken')).toMatchObject([{ rule: 'R 18.6', ...here, royal: 'herakles' }]);
    expect(said(taken, 'cartTaken')).toMatchObject([{ rule: 'R 15.4.1', ...here }]);
    expect([listed(taken, 'takeRoyal'), listed(taken, 'takeCart')]).toEqual([[], []]);
    expect(objection(taken, takeRoyal('herakles'))).toEqual(nobody('herakles', 'R 18.6'));
    expect(objection(taken, takeCart)).toEqual(nobody('cart', 'R 15.4.1'));
    const over = go(taken, march('chalybon'), end);
    expect(royal(over, 'herakles')).toMatchObject({ space: 'chalybon', moved: true });
    expect(body(over)).toMatchObject({ space: 'chalybon', moved: true });
  });

  it('R 18.6 a general without CUs does not', () => {
    const told = toIssos({ rest: wards('issos') });
    expect([listed(told, 'takeRoyal'), listed(told, 'takeCart')]).toEqual([[], []]);
    expect(objection(told, takeRoyal('herakles'))).toEqual(['noCarriers', 'R 18.6', { royal: 'herakles' }]);
    expect(objection(told, takeCart)).toEqual(['noCarriers', 'R 15.4.1', { royal: 'cart' }]);
  });

  it('R 18.6 nor does he set out with them', () => {
    const state = field({ generals: { leonnatos: 'red:issos' }, rest: wards('issos') });
    const told = activate({ state, events: [] }, 'leonnatos', 'red:issos', { points: 6 });
    expect(marching(told).group).toMatchObject({ royals: [], cart: false });
  });

  it('R 18.6 nobody takes whom he has not there', () => {
    const told = toIssos({ forces: two, rest: wards('gaza') });
    expect([listed(told, 'takeRoyal'), listed(told, 'takeCart')]).toEqual([[], []]);
    expect(objection(told, takeRoyal('herakles'))).toEqual(nobody('herakles', 'R 18.6'));
    expect(objection(told, takeCart)).toEqual(nobody('cart', 'R 15.4.1'));
  });

  it('R 18.6 each is moved by one Army in a Segment', () => {
    const told = toIssos({
      forces: two,
      rest: { ...wards('issos'), moved: { ...NOTHING_MOVED, royals: ['herakles'], cart: true } },
    });
    expect([listed(told, 'takeRoyal'), listed(told, 'takeCart')]).toEqual([[], []]);
    expect(objection(told, takeRoyal('herakles'))).toEqual(['alreadyMoved', 'R 8.3.1', { royal: 'herakles' }]);
    expect(objection(told, takeCart)).toEqual(['alreadyMoved', 'R 8.3.1', { royal: 'cart' }]);
    const state = field({
      generals: { leonnatos: 'red:issos' },
      forces: { 'red:issos': { mercenary: 1 } },
      rest: { ...wards('issos'), moved: { ...NOTHING_MOVED, royals: ['herakles'], cart: true } },
    });
    const out = activate({ state, events: [] }, 'leonnatos', 'red:issos', { points: 6 });
    expect(marching(out).group).toMatchObject({ royals: [], cart: false });
  });

  it('R 6.1.1 the cart rests on Game Turn 1', () => {
    const told = toIssos({ forces: two, rest: wards('issos', 1) });
    expect(listed(told, 'takeCart')).toEqual([]);
    expect(objection(told, takeCart)).toEqual(['cartRests', 'R 6.1.1', { turn: 1 }]);
  });

  it('R 18.6 what has been left stays (ruling once-a-visit)', () => {
    const state = field({
      generals: { leonnatos: 'red:issos' },
      forces: { 'red:issos': { mercenary: 1 } },
      rest: wards('issos'),
    });
    const told = activate({ state, events: [] }, 'leonnatos', 'red:issos', { points: 6 });
    expect(marching(told).group).toMatchObject({ royals: ['herakles'], cart: true });
    expect([listed(told, 'takeRoyal'), listed(told, 'takeCart')]).toEqual([[], []]);
    const left = go(
      told,
      { type: 'leaveRoyal', royal: 'herakles', inside: false },
      { type: 'leaveCart', inside: false },
    );
    expect([listed(left, 'takeRoyal'), listed(left, 'takeCart')]).toEqual([[], []]);
    expect(objection(left, takeRoyal('herakles'))).toEqual(again({ royal: 'herakles' }));
    expect(objection(left, takeCart)).toEqual(again({ royal: 'cart' }));
    expect(units(left, 'red:issos').mercenary).toBe(1);
  });
});
