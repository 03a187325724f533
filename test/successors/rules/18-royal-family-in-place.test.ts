/** R 14.1, 15.4.1, 18.1, 18.6: Heirs, women and the cart in one place: with a beaten Army, before a city, inside it, and put ashore. */
import { describe, expect, test } from 'vitest';
import { placeMarker, removeMarker } from '../../../src/successors/deeds/markers.js';
import { outside } from '../../../src/successors/questions.js';
import { loseRoyals, settleRoyals } from '../../../src/successors/rules/18-royal-family.js';
import type { AlexandersBody, GameState, Royal } from '../../../src/successors/state.js';
import type { PlayerId, RoyalId, SpaceId } from '../../../src/successors/vocabulary.js';
import { body, carryOut, royal, said, type Setting, type Told, topKind } from '../language.js';
import { field, independentsAt } from './battlefield.js';
import { activate, go, march } from './marching.js';

const ward = (controller: PlayerId | null, space: SpaceId, inside = false): Royal => ({
  status: 'active',
  space,
  inside,
  controller,
});
const cart = (controller: PlayerId | null, space: SpaceId, inside = false): AlexandersBody => ({
  status: 'cart',
  space,
  inside,
  controller,
});
const court = (given: Setting, royals: Partial<Record<RoyalId, Royal>> = {}): GameState => {
  const state = field(given);
  return { ...state, royals: { ...state.royals, ...royals } };
};
const settled = (state: GameState, space: SpaceId): Told => carryOut(state, (run) => settleRoyals(run, space));

describe('Beaten by an Independent Army', () => {
  /** Blue's Army is beaten by Seuthes at Larisa: whose the cart is on the spot, before anything else is looked at. */
  const cartAfterwards = (control: Setting['control'], before: AlexandersBody): PlayerId | null => {
    let after: PlayerId | null = null;
    const state = court({
      control: control ?? {},
      generals: { antigonos: 'red:babylon' },
      rest: { body: before, ...independentsAt({ seuthes: 'larisa' }) },
    });
    carryOut(state, (run) => {
      loseRoyals(run, { player: 'blue', ...outside('larisa') }, 'independent');
      after = run.state.body.controller;
    });
    return after;
  };

  test('R 14.1, 15.4.1 the cart is lost at once, unless a marker keeps it', () => {
    expect(cartAfterwards({}, cart('blue', 'larisa'))).toBeNull();
    expect(cartAfterwards({ larisa: 'blue' }, cart('blue', 'larisa'))).toBe('blue');
  });

  test('R 14.1, 15.4.1 a cart that is elsewhere is not concerned', () => {
    expect(cartAfterwards({}, cart('red', 'babylon'))).toBe('red');
  });
});

describe('Before a besieged city', () => {
  /** Blue's general stands alone before Pella, his own, which Red besieges. */
  const siege: Setting = {
    control: { pella: 'blue' },
    forces: { 'red:pella': { mercenary: 3 } },
    generals: { antigonos: 'red:pella', krateros: 'blue:pella' },
  };

  test('R 18.1, 15.4.1 a general beside them does not keep Heir and cart from the besieger', () => {
    const told = settled(
      court({ ...siege, rest: { body: cart('blue', 'pella') } }, { herakles: ward('blue', 'pella') }),
      'pella',
    );
    expect(royal(told, 'herakles').controller).toBe('red');
    expect(body(told).controller).toBe('red');
  });

  test('R 15.4.1, 18.6 an Army on the march keeps the cart that it carries', () => {
    // Red besieges Pella, Yellow's; Blue comes with the cart, and Red is asked whether he would avoid battle.
    const before = court({
      active: 'blue',
      control: { pella: 'yellow' },
      forces: {
        'yellow:pella:inside': { mercenary: 1 },
        'red:pella': { mercenary: 2 },
        'blue:larisa': { mercenary: 6 },
      },
      generals: { seleukos: 'red:pella', ptolemaios: 'blue:larisa' },
      rest: { body: cart('blue', 'larisa') },
    });
    const begun = activate({ state: before, events: [] }, 'ptolemaios', 'blue:larisa', { points: 4 });
    const met = go(begun, march('pella'));
    expect(topKind(met)).toBe('avoidBattle');
    expect(body(met)).toMatchObject({ controller: 'blue', space: 'pella' });
  });
});

describe('Inside a city', () => {
  const within = (): GameState =>
    court(
      { control: { pella: 'blue' }, rest: { body: cart('blue', 'pella', true) } },
      { alexandros: ward('blue', 'pella', true) },
    );

  test('R 18.1, 15.4.1 that is his, they stay inside', () => {
    const told = settled(within(), 'pella');
    expect(royal(told, 'alexandros')).toMatchObject({ inside: true, controller: 'blue' });
    expect(body(told)).toMatchObject({ inside: true, controller: 'blue' });
  });

  test('R 18.6.2, 15.4.1 that becomes Independent, they are outside', () => {
    const told = carryOut(within(), (run) => placeMarker(run, 'pella', 'independent', 'R 4.31.3'));
    expect(royal(told, 'alexandros')).toMatchObject({ inside: false, controller: null });
    expect(body(told)).toMatchObject({ inside: false, controller: null });
  });

  test('R 8.3.7, 18.1 that becomes nobody’s, they are outside too', () => {
    const told = carryOut(within(), (run) => removeMarker(run, 'pella', 'R 6.7'));
    expect(royal(told, 'alexandros')).toMatchObject({ inside: false, controller: null });
    expect(body(told)).toMatchObject({ inside: false, controller: null });
  });
});

describe('Put ashore', () => {
  /** White's Ptolemaios and Leonnatos sail from Pelousion with an Heir, a woman and the cart, and put them ashore at Ake, where nobody is. */
  const ashore = (): Told => {
    const state = court(
      {
        active: 'white',
        control: { pelousion: 'white' },
        forces: { 'white:pelousion': { mercenary: 3 } },
        generals: { ptolemaios: 'white:pelousion', leonnatos: 'white:pelousion' },
        rest: { body: cart('white', 'pelousion') },
      },
      { alexandros: ward('white', 'pelousion'), kleopatra: ward('white', 'pelousion') },
    );
    return go(
      activate({ state, events: [] }, 'ptolemaios', 'white:pelousion', { points: 4 }),
      { type: 'embark' },
      { type: 'sail', to: 'gaza' },
      { type: 'sail', to: 'ake' },
      { type: 'leaveRoyal', royal: 'alexandros', inside: false },
      { type: 'leaveRoyal', royal: 'kleopatra', inside: false },
      { type: 'leaveCart', inside: false },
    );
  };

  test('R 8.4.5, 18.1 they stay his while he may still send a general after them', () => {
    const told = ashore();
    for (const id of ['alexandros', 'kleopatra'] as const)
      expect(royal(told, id)).toMatchObject({ status: 'active', controller: 'white', space: 'ake' });
    expect(body(told)).toMatchObject({ controller: 'white', space: 'ake' });
  });

  test('R 18.1, 18.3 and for good if he does', () => {
    const told = go(
      ashore(),
      { type: 'leaveGeneral', general: 'leonnatos', inside: false },
      { type: 'sail', to: 'tyros' },
    );
    for (const id of ['alexandros', 'kleopatra'] as const)
      expect(royal(told, id)).toMatchObject({ status: 'active', controller: 'white', space: 'ake' });
    expect(body(told)).toMatchObject({ controller: 'white', space: 'ake' });
  });

  test('R 18.1, 18.3 if he sails on without, they are nobody’s, and the woman is inactive', () => {
    const told = go(ashore(), { type: 'sail', to: 'tyros' });
    expect(said(told, 'royalFreed')).toMatchObject([{ rule: 'R 18.1', royal: 'alexandros', previous: 'white' }]);
    expect(said(told, 'cartFreed')).toMatchObject([{ rule: 'R 15.4.1', previous: 'white' }]);
    expect(royal(told, 'kleopatra')).toMatchObject({ status: 'inactive', controller: null, space: 'ake' });
  });
});
