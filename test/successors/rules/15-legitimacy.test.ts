import { describe, expect, test } from 'vitest';
import {
  countedHeir,
  legitimacy,
  legitimacySources,
  onSacredGround,
  prestige,
} from '../../../src/successors/questions.js';
import type { GameState, Royal } from '../../../src/successors/state.js';
import type { PlayerId, RoyalId } from '../../../src/successors/vocabulary.js';
import { surprise } from '../cards/support.js';
import { dice, play, said, setting, type Told } from '../language.js';
import { begin } from './phases-support.js';

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

  /** Red has buried the body at Pella, which this player holds, and nobody is a Champion any more. */
  const tombAtPella = (holder: PlayerId, edition: 'rulebook' | 'player-aid'): GameState =>
    setting({
      options: { players: 4, edition },
      control: { pella: holder },
      rest: {
        champions: [],
        pellaBurial: 'red',
        body: { status: 'tomb', space: 'pella', inside: false, controller: null },
      },
    });

  test('R 15.4.3, 15.4.4 a burial at Pella is worth ten for ever, and two to the holder of the city', () => {
    expect(legitimacy(tombAtPella('red', 'rulebook'), 'red')).toBe(12);
    expect(legitimacySources(tombAtPella('red', 'rulebook'), 'red')).toEqual([
      { source: 'pellaBurial', legitimacy: 10 },
      { source: 'tomb', space: 'pella', legitimacy: 2 },
    ]);
    expect(legitimacy(tombAtPella('blue', 'rulebook'), 'red')).toBe(10);
    expect(legitimacy(tombAtPella('blue', 'rulebook'), 'blue')).toBe(2);
  });

  test('R 15.4.3 in the player aid a tomb at Pella is worth ten to its builder, and nothing to the holder of the city', () => {
    expect(legitimacy(tombAtPella('red', 'player-aid'), 'red')).toBe(10);
    expect(legitimacySources(tombAtPella('red', 'player-aid'), 'red')).toEqual([
      { source: 'pellaBurial', legitimacy: 10 },
    ]);
    expect(legitimacy(tombAtPella('blue', 'player-aid'), 'red')).toBe(10);
    expect(legitimacy(tombAtPella('blue', 'player-aid'), 'blue')).toBe(0);
  });

  test('R 15.4.4 the two for the city of the tomb go with the city, in both editions', () => {
    for (const edition of ['rulebook', 'player-aid'] as const) {
      const state = setting({
        options: { players: 4, edition },
        control: { babylon: 'blue' },
        rest: { champions: [], body: { status: 'tomb', space: 'babylon', inside: false, controller: null } },
      });
      expect(legitimacy(state, 'blue')).toBe(2);
      expect(legitimacy(state, 'red')).toBe(0);
    }
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

describe('A condemnation that ends', () => {
  /**
   * Red is a Champion (3), has buried the body at Pella (10), holds Pella (2 for the tomb, in the rulebook's edition) and Makedonia
   * (2), and has Perdikkas (1): 18, but for Antigonos, whose condemnation costs 3. Blue strikes at him from Synnada.
   */
  const struck = (die: number, edition: 'rulebook' | 'player-aid' = 'rulebook'): Told => {
    const state = setting({
      options: { players: 4, edition },
      active: 'blue',
      control: MAKEDONIA,
      forces: { 'blue:synnada': { mercenary: 1 } },
      generals: { perdikkas: 'red:pella', antigonos: 'red:kelainai', seleukos: 'blue:synnada' },
      rest: {
        turn: 3,
        // Blue, who is none, has no status to lose by the attack: nothing else is said that could bring victory.
        champions: ['red'],
        pellaBurial: 'red',
        body: { status: 'tomb', space: 'pella', inside: false, controller: null },
        condemned: { general: 'antigonos', card: 15, legitimacy: 3 },
      },
    });
    const aim = { type: 'targetGeneral', player: 'blue', general: 'antigonos' } as const;
    return play(surprise(state, 47, 'blue'), aim, ...dice(die));
  };

  test('R 7.1, 15.2, 20.15 with the death of the condemned his faction has again what he cost it, and may win by it', () => {
    for (const die of [5, 6]) {
      const told = struck(die);
      expect(said(told, 'generalEliminated')).toMatchObject([{ general: 'antigonos' }]);
      expect(legitimacy(told.state, 'red')).toBe(18);
      expect(said(told, 'gameWon')).toMatchObject([{ rule: 'R 7.1', winners: ['red'], how: 'legitimacy' }]);
    }
    const spared = struck(4);
    expect(legitimacy(spared.state, 'red')).toBe(15);
    expect(spared.state.outcome).toBeNull();
  });

  test('R 15.4.3 in the player aid the same death leaves Red at 16', () => {
    const told = struck(6, 'player-aid');
    expect(said(told, 'generalEliminated')).toHaveLength(1);
    expect(legitimacy(told.state, 'red')).toBe(16);
    expect(told.state.outcome).toBeNull();
  });

  test('R 6.1.3, 7.1, 20.15 so does the end of Antipatros, whom Polyperchon succeeds', () => {
    const state = setting({
      control: MAKEDONIA,
      generals: { perdikkas: 'red:pella', antipatros: 'red:amphipolis' },
      rest: {
        turn: 3,
        pellaBurial: 'red',
        body: { status: 'tomb', space: 'pella', inside: false, controller: null },
        condemned: { general: 'antipatros', card: 15, legitimacy: 3 },
      },
    });
    const told = begin(state, 'turnEvents');
    expect(said(told, 'generalSucceeded')).toHaveLength(1);
    expect(told.state.outcome).toMatchObject({ winners: ['red'], how: 'legitimacy' });
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
