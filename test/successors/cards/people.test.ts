import { describe, expect, test } from 'vitest';
import { legitimacy } from '../../../src/successors/questions.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import { army, dice, event, legal, may, named, play, said, scene, space, topKind } from './support.js';
import { body, minors, royal, units } from '../language.js';

const heir = (at: string, controller: Royal['controller'] = null, inside = false): Royal => ({
  status: 'active',
  space: at,
  inside,
  controller,
});
const withRoyals = (state: GameState, royals: Partial<GameState['royals']>): GameState => ({
  ...state,
  royals: { ...state.royals, ...royals },
});

describe('Cards about generals and the royal family', () => {
  test("R 20 card 1 Drink the Hemlock: one royal who shares a space with a piece of the player's", () => {
    const state = withRoyals(
      scene({
        control: { damaskos: 'red', pella: 'blue', tyros: 'blue', sardeis: 'red' },
        forces: { 'red:pella': { loyal: 1 }, 'blue:sardeis': { loyal: 1 } },
        minors: ['red:pella', 'blue:sardeis'],
      }),
      { alexandros: heir('tyros', 'blue', true) },
    );
    // Herakles in Red's Damaskos, Thessalonike before Pella; Kleopatra stands outside Red's besieged Sardeis (R 20.1).
    const told = event(state, 1);
    expect(named(told, 'royal')).toEqual(['herakles', 'thessalonike']);
    const done = play(told, { type: 'targetRoyal', player: 'red', royal: 'thessalonike' });
    expect(royal(done, 'thessalonike').status).toBe('dead');
    expect(said(done, 'royalDied')).toMatchObject([{ rule: 'R 18.7', royal: 'thessalonike' }]);
  });

  test('R 20.1 card 1 Drink the Hemlock: nobody is besieged where there is no Major City', () => {
    const state = withRoyals(
      scene({ control: { lamia: 'red' }, forces: { 'blue:lamia': { loyal: 1 } }, minors: ['blue:lamia'] }),
      { alexandros: heir('lamia', 'blue') },
    );
    expect(named(event(state, 1), 'royal')).toEqual(['alexandros']);
  });

  test('R 20.1 card 1 Drink the Hemlock: a city held by an enemy protects', () => {
    const state = withRoyals(
      scene({ control: { tyros: 'blue' }, forces: { 'red:tyros': { loyal: 1 } }, minors: ['red:tyros'] }),
      { alexandros: heir('tyros', 'blue', true) },
    );
    expect(may(state, 1)).toBe(false);
    const held = withRoyals(scene({ control: { tyros: 'red' } }), { alexandros: heir('tyros', 'red', true) });
    expect(may(held, 1)).toBe(true);
  });

  test('R 20.15 card 15 Condemnation: the faction of the named general has 3 Legitimacy less', () => {
    const state = scene({ generals: { perdikkas: 'blue:babylon', krateros: 'red:pella' } });
    const told = event(state, 15);
    expect(named(told, 'general')).toEqual(['perdikkas', 'krateros']);
    const done = play(told, { type: 'targetGeneral', player: 'red', general: 'perdikkas' });
    expect(done.state.condemned).toEqual({ general: 'perdikkas', card: 15, legitimacy: 3 });
    expect(legitimacy(state, 'blue') - legitimacy(done.state, 'blue')).toBe(3);
  });

  test('R 20.15 card 15 Condemnation: who is named again regains the 3 for a moment, enough to win', () => {
    const generals = { perdikkas: 'blue:babylon' } as const;
    const condemned = { general: 'perdikkas', card: 15, legitimacy: 3 } as const;
    const again = play(event(scene({ generals, rest: { condemned } }), 15), {
      type: 'targetGeneral',
      player: 'red',
      general: 'perdikkas',
    });
    expect(said(again, 'condemnationEnded')).toHaveLength(1);
    expect(again.state.condemned).toEqual(condemned);
    // Champion 3, Perdikkas 1, tomb at Pella 10, Alexandros 5: 19, less 3.
    const strong = withRoyals(scene({ generals, rest: { condemned, pellaBurial: 'blue' } }), {
      alexandros: heir('babylon', 'blue'),
    });
    expect(legitimacy(strong, 'blue')).toBe(16);
    const won = event(strong, 15);
    expect(won.state.outcome).toMatchObject({ winners: ['blue'] });
    expect(won.state.stack).toEqual([]);
  });

  test('R 20 card 16 Treachery: on 3 or more an Heir nearby comes over to the general', () => {
    const state = withRoyals(
      scene({
        control: { damaskos: 'blue' },
        generals: { seleukos: 'red:heliopolis' },
        forces: { 'blue:damaskos:inside': { loyal: 1 } },
      }),
      { herakles: heir('damaskos', 'blue', true) },
    );
    const told = event(state, 16);
    expect(legal(told)).toEqual([{ type: 'targetRoyal', player: 'red', royal: 'herakles' }]);
    const rolling = play(told, { type: 'targetRoyal', player: 'red', royal: 'herakles' });
    expect(topKind(rolling)).toBe('roll');
    expect(play(rolling, ...dice(2)).state.royals.herakles).toEqual(state.royals.herakles);
    const won = play(rolling, ...dice(3)).state.royals.herakles;
    expect(won).toMatchObject({ space: 'heliopolis', inside: false, controller: 'red' });
  });

  test('R 6.1.1 card 16 Treachery: the Funeral Cart, but not on Game Turn 1; one of several generals is chosen', () => {
    const generals = { seleukos: 'red:opis', peithon: 'red:is' } as const;
    const cart = { status: 'cart', space: 'babylon', inside: false, controller: 'blue' } as const;
    const royals = {
      alexandros: { status: 'dead', space: null, inside: false, controller: null },
    } as const;
    expect(may(withRoyals(scene({ generals, rest: { body: cart, turn: 1 } }), royals), 16)).toBe(false);
    const told = play(event(withRoyals(scene({ generals, rest: { body: cart } }), royals), 16), {
      type: 'targetCart',
      player: 'red',
    });
    expect(named(told, 'commander')).toEqual(['peithon', 'seleukos']);
    const won = play(
      told,
      { type: 'targetCommander', player: 'red', commander: 'seleukos', space: 'opis', inside: false },
      ...dice(6),
    );
    expect(body(won)).toMatchObject({ space: 'opis', controller: 'red' });
  });

  test('R 20 card 21 Plans of Their Own: a woman nobody controls goes to another Major City', () => {
    const state = withRoyals(scene({}), {
      olympias: { status: 'active', space: 'molossia', inside: false, controller: 'blue' },
      thessalonike: { status: 'dead', space: null, inside: false, controller: null },
    });
    const told = event(state, 21);
    expect(named(told, 'royal')).toEqual(['kleopatra']);
    const city = play(told, { type: 'targetRoyal', player: 'red', royal: 'kleopatra' });
    expect(named(city, 'space')).toContain('memphis');
    expect(named(city, 'space')).not.toContain('sardeis');
    expect(play(city, space('memphis')).state.royals.kleopatra).toMatchObject({
      status: 'inactive',
      space: 'memphis',
      inside: false,
    });
  });

  test('R 18.5.2 card 31 Kleopatra: the contract lies open', () => {
    expect(event(scene({}), 31).state.contracts).toEqual([{ player: 'red', card: 31, bride: 'kleopatra' }]);
    const wed = withRoyals(scene({}), {
      kleopatra: { status: 'active', space: 'sardeis', inside: false, controller: 'red' },
    });
    expect(may(wed, 31)).toBe(false);
  });

  test('R 18.5.3 card 32 Thessalonike: her husband is found by the contract', () => {
    const told = event(scene({}), 32);
    expect(told.state.contracts).toEqual([{ player: 'red', card: 32, bride: 'thessalonike' }]);
    expect(told.state.stack).toEqual([]);
  });

  test("R 6.6.3.4 card 33 Philippos comes from his box to Antipatros' Army in Pella", () => {
    const told = event(
      scene({
        control: { pella: 'red' },
        forces: { 'red:pella': { royalArmy: 2 } },
        generals: { antipatros: 'red:pella', krateros: 'red:tarsos' },
      }),
      33,
    );
    expect(legal(told)).toEqual([army('red', 'pella', 'red')]);
    const done = play(told, army('red', 'pella', 'red'));
    expect(royal(done, 'philippos')).toMatchObject({ status: 'active', space: 'pella', controller: 'red' });
  });

  test('R 20 card 33 Philippos: CUs with him in a Major City keep him there', () => {
    const red = { forces: { 'red:pella': { royalArmy: 2 } }, generals: { antipatros: 'red:pella' } } as const;
    const away = withRoyals(scene({ ...red, control: { tyros: 'blue' } }), { philippos: heir('tyros', 'blue', true) });
    expect(play(event(away, 33), army('red', 'pella', 'red')).state.royals.philippos).toMatchObject({
      space: 'pella',
      inside: false,
      controller: 'red',
    });
    const kept = scene({
      control: { tyros: 'blue' },
      forces: { ...red.forces, 'blue:tyros:inside': { loyal: 1 } },
      generals: red.generals,
    });
    expect(may(withRoyals(kept, { philippos: heir('tyros', 'blue', true) }), 33)).toBe(false);
  });

  test('R 20 card 35 Helepolis: to an Army of at least three CUs', () => {
    const state = scene({
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary: 3 }, 'red:larisa': { mercenary: 2 } },
      generals: { demetrios: 'red:pella' },
      minors: ['red:larisa'],
    });
    const told = event(state, 35);
    expect(legal(told)).toEqual([army('red', 'pella', 'red')]);
    expect(play(told, army('red', 'pella', 'red')).state.helepolis).toEqual({
      player: 'red',
      space: 'pella',
      bonus: 2,
    });
  });

  test('R 20 card 36 Olympias: active in Molossia with four Mercenaries and a Minor General', () => {
    const told = event(scene({}), 36);
    expect(royal(told, 'olympias')).toMatchObject({ status: 'active', space: 'molossia', controller: 'red' });
    expect(units(told, 'red:molossia').mercenary).toBe(4);
    expect(minors(told, 'red')).toHaveLength(1);
    expect(may(told.state, 36, 'blue')).toBe(false);
    expect(may(scene({ forces: { 'blue:molossia': { loyal: 1 } }, minors: ['blue:molossia'] }), 36)).toBe(false);
  });

  test('R 20 card 16 Treachery: not what is his own already, and not to a general far away', () => {
    const own = withRoyals(scene({ generals: { seleukos: 'red:opis', peithon: 'red:damaskos' } }), {
      alexandros: heir('babylon', 'red'),
      herakles: heir('damaskos', 'red'),
    });
    const cart = { status: 'cart', space: 'babylon', inside: false, controller: 'red' } as const;
    expect(may({ ...own, body: cart }, 16)).toBe(false);
    const told = event({ ...own, body: { ...cart, controller: 'blue' } }, 16);
    expect(legal(told)).toEqual([{ type: 'targetCart', player: 'red' }]);
    // Seleukos is next to Babylon, Peithon is not: nobody is asked who receives it.
    const won = play(told, { type: 'targetCart', player: 'red' }, ...dice(3));
    expect(body(won)).toMatchObject({ space: 'opis', controller: 'red' });
  });

  test('R 4.1 card 16 Treachery: of the generals near the prize one is named, one far away is none of them', () => {
    const state = withRoyals(
      scene({ generals: { seleukos: 'red:heliopolis', peithon: 'red:samareia', krateros: 'red:pella' } }),
      { alexandros: heir('babylon', 'blue') },
    );
    const told = play(event(state, 16), { type: 'targetRoyal', player: 'red', royal: 'herakles' });
    expect(new Set(named(told, 'commander'))).toEqual(new Set(['seleukos', 'peithon']));
  });

  test('R 20 card 33 Philippos: to another of his Armies than the one he is with, in the other zone too', () => {
    const state = withRoyals(
      scene({
        control: { pella: 'red' },
        forces: { 'red:pella': { loyal: 1 }, 'red:pella:inside': { loyal: 1 }, 'red:larisa': { loyal: 1 } },
        generals: { antipatros: 'red:pella', kassandros: 'red:pella:inside' },
        minors: ['red:larisa'],
      }),
      { philippos: heir('pella', 'red') },
    );
    expect(legal(event(state, 33))).toEqual([army('red', 'pella', 'red', true), army('red', 'larisa', 'red')]);
    const dead = { status: 'dead', space: null, inside: false, controller: null } as const;
    expect(may(withRoyals(state, { philippos: dead }), 33)).toBe(false);
  });

  test('R 18.7 card 36 Olympias: not from the dead', () => {
    const dead = { status: 'dead', space: null, inside: false, controller: null } as const;
    expect(may(withRoyals(scene({}), { olympias: dead }), 36)).toBe(false);
  });

  test("R 20.15 card 15 Condemnation: one takes the other's place, in a deck that has two", () => {
    const condemned = { general: 'krateros', card: 14, legitimacy: 3 } as const;
    const state = scene({ generals: { perdikkas: 'blue:babylon', krateros: 'red:pella' }, rest: { condemned } });
    const told = play(event(state, 15), { type: 'targetGeneral', player: 'red', general: 'perdikkas' });
    expect(told.state.condemned).toEqual({ general: 'perdikkas', card: 15, legitimacy: 3 });
    expect(said(told, 'condemnationEnded')).toHaveLength(1);
  });

  test('R 20 card 21 Plans of Their Own: a dead woman has none', () => {
    const dead = { status: 'dead', space: null, inside: false, controller: null } as const;
    const told = event(withRoyals(scene({}), { olympias: dead, kleopatra: dead, thessalonike: dead }), 21);
    expect(said(told, 'eventWithoutEffect')).toMatchObject([{ rule: 'ruling card-21', player: 'red', card: 21 }]);
    expect(legal(told)).toEqual([]);
  });
});
