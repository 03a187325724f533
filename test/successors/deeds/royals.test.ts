/** R 15.4, 18: the royal family and the cart with an Army on the march, on ships, and in a city that falls. */
import { describe, expect, it } from 'vitest';
import {
  buryBody,
  captureRoyals,
  controlCart,
  controlRoyal,
  freeCart,
  freeRoyal,
  killRoyal,
  loseBody,
  moveCart,
  moveRoyal,
  retireWoman,
} from '../../../src/successors/deeds/royals.js';
import { emptyGroup } from '../../../src/successors/deeds/group.js';
import type { MarchGroup } from '../../../src/successors/frame/index.js';
import { inside, outside } from '../../../src/successors/questions.js';
import { regroup } from '../../../src/successors/rules/09-regroup.js';
import type { AlexandersBody, GameState, Royal } from '../../../src/successors/state.js';
import type { GameRun } from '../../../src/successors/types.js';
import { allUnits } from '../../../src/successors/units.js';
import type { PlayerId, RoyalId, SpaceId } from '../../../src/successors/vocabulary.js';
import { carryOut, setting, type Setting, type Told } from '../language.js';
import { activate, go, march, marching } from '../rules/marching.js';

const royalOf = (controller: PlayerId, space: SpaceId, within = false): Royal => ({
  status: 'active',
  space,
  inside: within,
  controller,
});
const cartOf = (controller: PlayerId, space: SpaceId, within = false): AlexandersBody => ({
  status: 'cart',
  space,
  inside: within,
  controller,
});
const court = (
  given: Setting,
  royals: Partial<Record<RoyalId, Royal>>,
  body: AlexandersBody = setting({}).body,
): GameState => {
  const state = setting(given);
  return { ...state, body, royals: { ...state.royals, ...royals } };
};

/** Antigonos is activated in Pella with two Heirs, a woman and the cart. */
const begun = (): Told =>
  activate(
    {
      state: court(
        {
          control: { pella: 'red', larisa: 'red' },
          forces: { 'red:pella': { mercenary: 2 } },
          generals: { antigonos: 'red:pella' },
        },
        {
          philippos: royalOf('red', 'pella'),
          herakles: royalOf('red', 'pella'),
          kleopatra: royalOf('red', 'pella'),
        },
        cartOf('red', 'pella'),
      ),
      events: [],
    },
    'antigonos',
    'red:pella',
    { points: 4 },
  );

describe('R 18.6, 15.4.1 what an Army on the march has with it', () => {
  const all = { royals: ['philippos', 'herakles', 'kleopatra'], cart: true };
  const heir = { royals: ['herakles', 'kleopatra'], cart: true };
  const woman = { royals: ['philippos', 'herakles'], cart: true };
  const cart = { royals: all.royals, cart: false };
  const tyros = outside('tyros');

  it.each<readonly [string, (run: GameRun) => void, object, readonly RoyalId[], boolean]>([
    [
      'an Heir comes under another',
      (run) => controlRoyal(run, 'philippos', 'blue', 'R 18.6.1'),
      heir,
      ['philippos'],
      false,
    ],
    ['an Heir is nobody has it', (run) => freeRoyal(run, 'philippos', 'R 18.1'), heir, ['philippos'], false],
    ['an Heir is elsewhere', (run) => moveRoyal(run, 'philippos', 'red', tyros, 'R 20.14'), heir, ['philippos'], false],
    ['an Heir dies', (run) => killRoyal(run, 'philippos'), heir, [], false],
    ['a woman retires', (run) => retireWoman(run, 'kleopatra', 'R 18.4.3'), woman, [], false],
    ["another's Heir is nobody's", (run) => freeRoyal(run, 'alexandros', 'R 18.1'), all, [], false],
    ['its own are its own', (run) => controlRoyal(run, 'philippos', 'red', 'R 18.6.1'), all, [], false],
    ['the cart is its own', (run) => controlCart(run, 'red'), all, [], false],
    ['the cart comes under another', (run) => controlCart(run, 'blue'), cart, [], true],
    ['the cart is nobody has it', (run) => freeCart(run), cart, [], true],
    ['the cart is elsewhere', (run) => moveCart(run, 'red', tyros, 'R 20.14'), cart, [], true],
    ['the body is buried', (run) => buryBody(run, 'red', 'larisa', false), cart, [], false],
    ['the body is lost', (run) => loseBody(run), cart, [], false],
  ])(
    'R 18.6, 8.3.1 is of it no more when it is lost, and moves no more if it has moved: %s',
    (_, deed, left, royals, moved) => {
      expect(marching(begun()).group).toMatchObject(all);
      const resting = carryOut(begun().state, deed);
      expect(marching(resting).group).toMatchObject(left);
      expect(resting.state.moved).toMatchObject({ royals: [], cart: false });
      const again = resting.events.filter(
        (event) => 'previous' in event && 'player' in event && event.previous === event.player,
      );
      expect(again).toEqual([]);
      const there = carryOut(go(begun(), march('larisa')).state, deed);
      expect(marching(there).group).toMatchObject(left);
      expect(there.state.moved).toMatchObject({ royals, cart: moved });
    },
  );

  it('R 8.5.1, 18.6 at sea it stands in no space, and nothing else about it changes', () => {
    const state = court(
      {
        active: 'white',
        control: { pelousion: 'white' },
        forces: { 'white:pelousion': { mercenary: 3 } },
        generals: { ptolemaios: 'white:pelousion' },
      },
      { alexandros: royalOf('white', 'pelousion') },
      cartOf('white', 'pelousion'),
    );
    const off = go(
      activate({ state, events: [] }, 'ptolemaios', 'white:pelousion', { points: 4 }),
      { type: 'embark' },
      { type: 'sail', to: 'gaza' },
    );
    expect(off.state.royals.alexandros).toStrictEqual({ ...royalOf('white', 'gaza'), space: null });
    expect(off.state.body).toStrictEqual({ ...cartOf('white', 'gaza'), space: null });
    const ashore = go(off, { type: 'debark', inside: false });
    expect(marching(ashore).group).toMatchObject({ royals: ['alexandros'], cart: true });
  });
});

describe('R 15.4 the Funeral Cart', () => {
  it('R 4.16, 15.4.1 it stays before the walls when CUs alone go into the city, and goes in when it is sent', () => {
    const state = court(
      { control: { pella: 'red' }, forces: { 'red:pella': { loyal: 3 } }, generals: { antigonos: 'red:pella' } },
      {},
      cartOf('red', 'pella'),
    );
    const within = (group: Partial<MarchGroup>) =>
      carryOut(state, (run) => regroup(run, 'red', outside('pella'), inside('pella'), { ...emptyGroup(), ...group }))
        .state;
    const units = allUnits({ loyal: 2 });
    expect(within({ units }).forces).toEqual({ 'red:pella': { loyal: 1 }, 'red:pella:inside': { loyal: 2 } });
    expect(within({ units }).body).toStrictEqual(cartOf('red', 'pella'));
    expect(within({ cart: true }).body).toStrictEqual(cartOf('red', 'pella', true));
  });

  it('R 15.4.1 where nobody controls it, nobody is told that he does so no more', () => {
    const parked = setting({}).body;
    const { state, events } = carryOut(court({}, {}, parked), freeCart);
    expect([state.body, events]).toEqual([parked, []]);
    const lost = carryOut(court({}, {}, cartOf('red', 'babylon')), freeCart);
    expect(lost.events).toContainEqual({ type: 'cartFreed', rule: 'R 15.4.1', previous: 'red' });
  });

  it('R 8.3.1, 15.4.5 a body that is lost has moved no more, and royals that have moved have so still', () => {
    const moved = { forces: {}, minorGenerals: {}, generals: [], royals: ['philippos'], cart: true } as const;
    const given: Setting = {
      control: { babylon: 'red' },
      forces: { 'red:babylon': { loyal: 1 } },
      generals: { perdikkas: 'red:babylon' },
      rest: { moved },
    };
    const state = court(given, { philippos: royalOf('red', 'babylon') }, cartOf('red', 'babylon'));
    expect(carryOut(state, loseBody).state.moved).toMatchObject({ royals: ['philippos'], cart: false });
  });
});

describe('R 18.6.1 in a city that falls', () => {
  /** Blue is before Tyros, red's; inside are red's Heir and woman, before the walls yellow's Heir. */
  const tyros = (body: AlexandersBody): Told =>
    carryOut(
      court(
        {
          active: 'blue',
          control: { tyros: 'red' },
          forces: { 'blue:tyros': { mercenary: 3 } },
          generals: { antigonos: 'blue:tyros' },
        },
        {
          philippos: royalOf('red', 'tyros', true),
          kleopatra: royalOf('red', 'tyros', true),
          herakles: royalOf('blue', 'tyros'),
        },
        body,
      ),
      (run) => captureRoyals(run, { player: 'red', ...inside('tyros') }, 'blue'),
    );
  const taken = [
    { type: 'royalControlled', rule: 'R 18.6.1', royal: 'philippos', player: 'blue', previous: 'red' },
    { type: 'royalInactive', rule: 'R 18.4.3', royal: 'kleopatra', space: 'tyros' },
  ];

  it('R 18.6.1, 15.4.1 Heirs and the cart come out to the captor, women become inactive outside', () => {
    const { state, events } = tyros(cartOf('red', 'tyros', true));
    expect(events).toEqual([...taken, { type: 'cartControlled', rule: 'R 15.4.1', player: 'blue', previous: 'red' }]);
    expect(state.royals).toMatchObject({
      philippos: royalOf('blue', 'tyros'),
      herakles: royalOf('blue', 'tyros'),
      kleopatra: { status: 'inactive', space: 'tyros', inside: false, controller: null },
    });
    expect(state.body).toStrictEqual(cartOf('blue', 'tyros'));
  });

  it('R 15.4.1 a cart that is elsewhere stays whose it is', () => {
    const elsewhere = cartOf('red', 'babylon');
    const { state, events } = tyros(elsewhere);
    expect(events.slice(0, 2)).toEqual(taken);
    expect(events.filter((event) => 'player' in event && event.player === 'blue')).toEqual(taken.slice(0, 1));
    expect(state.body.controller).not.toBe('blue');
  });
});
