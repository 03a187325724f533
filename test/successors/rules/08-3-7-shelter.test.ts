/** R 4.16, 12.6, 13.2.6: what goes inside with those who find shelter in their own besieged city (ruling shelter). */
import { describe, expect, it } from 'vitest';
import { takeShelter } from '../../../src/successors/rules/08-3-7-shelter.js';
import type { AlexandersBody, GameState, Royal } from '../../../src/successors/state.js';
import {
  body,
  carryOut,
  dice,
  forces,
  general,
  play,
  royal,
  said,
  setting,
  type Setting,
  type Told,
  topKind,
} from '../language.js';
import { field } from './battlefield.js';
import { activate, go } from './marching.js';
import { why } from './refusing.js';

/** Red comes back to Pella, before which blue stands with three Mercenaries. */
const before = (given: Setting): Told =>
  carryOut(
    field({
      ...given,
      control: { pella: 'red' },
      forces: { 'blue:pella': { mercenary: 3 }, ...given.forces },
      generals: { krateros: 'blue:pella', ...given.generals },
    }),
    (run) => void takeShelter(run, 'red', 'pella'),
  );
const cartAt = (space: string, controller: 'red' | null = 'red'): AlexandersBody => ({
  status: 'cart',
  space,
  inside: false,
  controller,
});
const at = (space: string): Royal => ({ status: 'active', space, inside: false, controller: 'red' });
const royals = (...ids: readonly (keyof GameState['royals'])[]): GameState['royals'] => ({
  ...setting({}).royals,
  ...Object.fromEntries(ids.map((id) => [id, at('pella')])),
});

describe('R 4.16 which CUs find room', () => {
  const crowd = () =>
    before({ forces: { 'red:pella': { loyal: 3, mercenary: 1 } }, generals: { antipatros: 'red:pella' } });
  const into = (unit: 'loyal' | 'mercenary', count: number) => ({ type: 'moveIntoCity', unit, count }) as const;

  it('R 4.16 two at most', () => {
    expect(topKind(crowd())).toBe('shelter');
    expect(why(crowd(), into('loyal', 3))).toMatchObject({
      code: 'cityFull',
      rule: 'R 4.16',
      params: { space: 'pella', count: 3 },
    });
  });

  it('R 4.16 no more than there are, and nothing else is done before', () => {
    expect(why(crowd(), into('mercenary', 2))).toMatchObject({ code: 'noSuchPiece', rule: 'R 4.16' });
    expect(why(crowd(), { type: 'pass' })).toMatchObject({ code: 'outOfPhase', rule: 'R 4.16' });
  });

  it('R 4.16 where all are of one kind, nobody is asked', () => {
    const told = before({ forces: { 'red:pella': { loyal: 3 } }, generals: { antipatros: 'red:pella' } });
    expect(forces(told, 'red:pella:inside')).toEqual({ loyal: 2 });
    expect(told.state.dispersed.red).toMatchObject({ loyal: 1 });
    expect(told.state.stack).toEqual([]);
  });

  it('R 8.3.1 who goes inside has not moved by that', () => {
    const told = before({ forces: { 'red:pella': { loyal: 1 } }, generals: { antipatros: 'red:pella' } });
    expect(told.state.moved.forces['red:pella:inside']).toBeUndefined();
  });
});

describe('R 4.16 who goes in with them', () => {
  const gate = { rule: 'ruling shelter', player: 'red', space: 'pella', inside: true } as const;

  it('R 4.16 a general and a CU', () => {
    const told = before({ forces: { 'red:pella': { loyal: 1 } }, generals: { antipatros: 'red:pella' } });
    expect(said(told, 'gatePassed')).toMatchObject([
      { ...gate, units: { loyal: 1 }, generals: ['antipatros'], minors: 0, royals: [], cart: false },
    ]);
    expect(general(told, 'antipatros')).toMatchObject({ space: 'pella', inside: true });
  });

  it('R 4.16 a Minor General and a CU', () => {
    const told = before({ forces: { 'red:pella': { loyal: 1 } }, minors: ['red:pella'] });
    expect(said(told, 'gatePassed')).toMatchObject([{ ...gate, units: { loyal: 1 }, generals: [], minors: 1 }]);
  });

  it('R 18.6 with an Army as many royals as it has', () => {
    const told = before({
      forces: { 'red:pella': { loyal: 1 } },
      generals: { antipatros: 'red:pella' },
      rest: { royals: royals('alexandros', 'herakles') },
    });
    expect(said(told, 'gatePassed')).toMatchObject([{ ...gate, royals: ['herakles', 'alexandros'] }]);
    expect(royal(told, 'alexandros')).toMatchObject({ space: 'pella', inside: true, controller: 'red' });
  });

  it('R 19.10 where only Elephants have come back nobody goes in', () => {
    const told = before({
      options: { players: 4, optionalRules: ['elephantsOutside'] },
      forces: { 'red:pella': { elephant: 1 } },
    });
    expect(told.state.dispersed.red).toMatchObject({ elephant: 1 });
    expect(said(told, 'gatePassed')).toEqual([]);
  });

  it('R 15.4.1 the Funeral Cart, if it is there', () => {
    const given: Setting = { forces: { 'red:pella': { loyal: 1 } }, generals: { antipatros: 'red:pella' } };
    const drawn = before({ ...given, rest: { body: cartAt('pella') } });
    expect(said(drawn, 'gatePassed')).toMatchObject([{ ...gate, cart: true }]);
    expect(body(drawn)).toMatchObject({ space: 'pella', inside: true, controller: 'red' });
    const elsewhere = before({ ...given, rest: { body: cartAt('babylon', null) } });
    expect(said(elsewhere, 'gatePassed')).toMatchObject([{ ...gate, cart: false }]);
    expect(body(elsewhere)).toMatchObject({ space: 'babylon', inside: false });
  });

  it('R 6.1.1 not on Game Turn 1', () => {
    const told = before({
      forces: { 'red:pella': { loyal: 1 } },
      generals: { antipatros: 'red:pella' },
      rest: { turn: 1, body: cartAt('pella') },
    });
    expect(said(told, 'gatePassed')).toMatchObject([{ ...gate, cart: false }]);
    expect(body(told)).toMatchObject({ space: 'pella', inside: false });
  });

  it('R 12.6, 15.4.1 what an Army has carried out of the city it brings back', () => {
    const state = field({
      active: 'yellow',
      control: { pella: 'yellow' },
      forces: { 'yellow:pella:inside': { loyal: 2 }, 'red:pella': { mercenary: 4 } },
      generals: { kassandros: 'yellow:pella:inside', lysimachos: 'red:pella' },
      rest: {
        royals: {
          ...setting({}).royals,
          alexandros: { status: 'active', space: 'pella', inside: true, controller: 'yellow' },
        },
        body: { status: 'cart', space: 'pella', inside: true, controller: 'yellow' },
      },
    });
    const out = go(activate({ state, events: [] }, 'kassandros', 'yellow:pella:inside', { points: 3 }), {
      type: 'attack',
      target: 'red',
    });
    expect(said(out, 'gatePassed')).toMatchObject([{ rule: 'R 13.2.6', inside: false, cart: true }]);
    // 4 + 1 Local Troop on an 8 score 3, and so do four Mercenaries.
    const drawn = play(out, ...dice(4, 4, 4, 4));
    expect(said(drawn, 'gatePassed').at(-1)).toMatchObject({ inside: true, royals: ['alexandros'], cart: true });
    expect(body(drawn)).toMatchObject({ space: 'pella', inside: true, controller: 'yellow' });
    expect(royal(drawn, 'alexandros')).toMatchObject({ space: 'pella', inside: true, controller: 'yellow' });
  });
});
