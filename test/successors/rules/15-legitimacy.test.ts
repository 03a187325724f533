import { describe, expect, test } from 'vitest';
import { countedHeir, legitimacy, legitimacySources } from '../../../src/successors/questions.js';
import { onSacredGround, prestige } from '../../../src/successors/questions.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import type { PlayerId, RoyalId } from '../../../src/successors/vocabulary.js';
import { setting } from '../language.js';

const held = (controller: PlayerId, space = 'babylon'): Royal => ({
  status: 'active',
  space,
  inside: false,
  controller,
});
const withRoyals = (state: GameState, royals: Partial<Record<RoyalId, Royal>>): GameState => ({
  ...state,
  royals: { ...state.royals, ...royals },
});
const MAKEDONIA = { pella: 'red', pydna: 'red', amphipolis: 'red' } as const;

describe('Legitimacy', () => {
  test('R 15.2 Champion, Alexandros and Perdikkas make nine', () => {
    const state = withRoyals(setting({ generals: { perdikkas: 'red:babylon' } }), { alexandros: held('red') });
    expect(legitimacy(state, 'red')).toBe(9);
    expect(legitimacySources(state, 'red')).toEqual([
      { source: 'champion', legitimacy: 3 },
      { source: 'royal', royal: 'alexandros', legitimacy: 5 },
      { source: 'general', general: 'perdikkas', legitimacy: 1 },
    ]);
  });

  test('R 15.2 Makedonia is worth two to its controller, its Major City included', () => {
    const state = setting({ control: MAKEDONIA, rest: { champions: [] } });
    expect(legitimacy(state, 'red')).toBe(2);
    expect(legitimacy(setting({ control: { ...MAKEDONIA, pella: 'blue' }, rest: { champions: [] } }), 'red')).toBe(0);
  });

  test('R 18.2 of several Heirs only the best counts', () => {
    const state = withRoyals(setting({ rest: { champions: [] } }), {
      philippos: held('red'),
      herakles: held('red', 'pella'),
    });
    expect(countedHeir(state, 'red')).toBe('philippos');
    expect(legitimacy(state, 'red')).toBe(4);
    expect(countedHeir(state, 'blue')).toBeUndefined();
  });

  test('R 18.3 all active women of a player count, inactive ones for nobody', () => {
    const women = withRoyals(setting({ rest: { champions: [] } }), {
      olympias: held('red'),
      kleopatra: held('red'),
      thessalonike: { ...held('red'), status: 'inactive', controller: null },
    });
    expect(legitimacy(women, 'red')).toBe(5);
  });

  test('R 15.2 a dispersed general still counts, an eliminated one does not', () => {
    const base = setting({ generals: { leonnatos: 'red:abydos' }, rest: { champions: [] } });
    const as = (status: 'dispersed' | 'eliminated'): GameState => ({
      ...base,
      generals: { ...base.generals, leonnatos: { status, owner: 'red', space: null, inside: false } },
    });
    expect(legitimacy(base, 'red')).toBe(1);
    expect(legitimacy(as('dispersed'), 'red')).toBe(1);
    expect(legitimacy(as('eliminated'), 'red')).toBe(0);
  });

  test('R 15.4.3 a burial at Pella is worth ten for ever', () => {
    const state = setting({
      control: { pella: 'blue' },
      rest: {
        champions: [],
        pellaBurial: 'red',
        body: { status: 'tomb', space: 'pella', inside: false, controller: null },
      },
    });
    expect(legitimacy(state, 'red')).toBe(10);
    expect(legitimacy(state, 'blue')).toBe(0);
  });

  test('R 15.4.4 a tomb elsewhere is worth two to whoever has the city', () => {
    const body = { status: 'tomb', space: 'memphis', inside: false, controller: null } as const;
    expect(legitimacy(setting({ control: { memphis: 'blue' }, rest: { champions: [], body } }), 'blue')).toBe(2);
    expect(legitimacy(setting({ control: {}, rest: { champions: [], body } }), 'blue')).toBe(0);
  });

  test('R 20.15 a condemned general costs his faction three, but never more than it has', () => {
    const condemned = { general: 'antigonos', card: 15, legitimacy: 3 } as const;
    expect(legitimacy(setting({ generals: { antigonos: 'red:kelainai' }, rest: { condemned } }), 'red')).toBe(0);
    expect(
      legitimacy(setting({ generals: { antigonos: 'red:kelainai' }, rest: { condemned, champions: [] } }), 'red'),
    ).toBe(0);
    expect(legitimacy(setting({ generals: { antigonos: 'blue:kelainai' }, rest: { condemned } }), 'red')).toBe(3);
  });
});

describe('Prestige', () => {
  const here = { space: 'memphis', defending: false };

  test("R 16.1 Legitimacy and the commander's Prestige Points", () => {
    const state = setting({ generals: { ptolemaios: 'red:memphis', eumenes: 'blue:memphis' } });
    expect(prestige(state, 'red', 'ptolemaios', here)).toBe(5);
    expect(prestige(state, 'blue', 'eumenes', here)).toBe(1);
    expect(prestige(state, 'blue', 'minor', here)).toBe(3);
    expect(prestige(state, 'blue', null, here)).toBe(3);
  });

  test('R 16.2 Sacred Ground gives four to a defender who controls the cart', () => {
    const body = { status: 'cart', space: 'memphis', inside: false, controller: 'red' } as const;
    const state = setting({ generals: { antigonos: 'red:memphis' }, rest: { body } });
    expect(prestige(state, 'red', 'antigonos', { ...here, defending: true })).toBe(7);
    expect(prestige(state, 'red', 'antigonos', here)).toBe(3);
    expect(prestige(state, 'blue', 'minor', { ...here, defending: true })).toBe(3);
    expect(prestige(state, 'red', null, { ...here, defending: true })).toBe(3);
    expect(prestige(state, 'red', 'antigonos', { space: 'pella', defending: true })).toBe(3);
  });

  test('R 16.2 at the tomb the marker of the city decides', () => {
    const body = { status: 'tomb', space: 'memphis', inside: false, controller: null } as const;
    expect(onSacredGround(setting({ control: { memphis: 'red' }, rest: { body } }), 'red', 'memphis')).toBe(true);
    expect(onSacredGround(setting({ control: { memphis: 'blue' }, rest: { body } }), 'red', 'memphis')).toBe(false);
  });

  test("R 16.1 an orator's gift goes with a Major General; that of a Minor General, who has no name, is where he is (ruling card-57)", () => {
    const gifted = (general: 'antigonos' | 'minor'): GameState => {
      const base = setting({ generals: { antigonos: 'red:memphis' } });
      const oratory = [{ player: 'red', general, space: 'memphis', inside: false, prestige: 3 }] as const;
      return { ...base, segment: base.segment === null ? null : { ...base.segment, oratory } };
    };
    const elsewhere = { space: 'pella', defending: false };
    expect(prestige(gifted('antigonos'), 'red', 'antigonos', here)).toBe(6);
    expect(prestige(gifted('antigonos'), 'red', 'antigonos', elsewhere)).toBe(6);
    expect(prestige(gifted('antigonos'), 'red', 'krateros', here)).toBe(5);
    expect(prestige(gifted('minor'), 'red', 'minor', here)).toBe(6);
    expect(prestige(gifted('minor'), 'red', 'minor', elsewhere)).toBe(3);
  });
});

describe('The whole faction', () => {
  test('R 15.3 all pieces of a player have his Legitimacy: Major and Minor Generals, and CUs alone', () => {
    const state = setting({ generals: { antigonos: 'red:memphis' }, minors: ['red:pella'] });
    const legitimate = legitimacy(state, 'red');
    expect(legitimate).toBe(3);
    for (const commander of ['antigonos', 'minor', null] as const) {
      for (const space of ['memphis', 'pella'])
        expect(prestige(state, 'red', commander, { space, defending: true })).toBe(legitimate);
    }
  });
});
