/** R 18.1, 18.6.1: who controls a member of the royal family or the Funeral Cart where it stands. */
import { describe, expect, it } from 'vitest';
import type { MarchFrame, SuccessorsFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import {
  cartIsAt,
  cartMayMove,
  heirController,
  heirsOf,
  inside,
  isFateOpen,
  outside,
  royalsAt,
  womanController,
} from '../../../src/successors/questions.js';
import { seatsIn } from '../../../src/successors/query/presence.js';
import type { GameState, RoyalStatus } from '../../../src/successors/state.js';
import type { PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { setting, situationOf, type Setting } from '../language.js';
import { field, independentsAt } from '../rules/battlefield.js';
import { activate } from '../rules/marching.js';

/** An Heir outside in a space. */
const heir = (space: SpaceId, controller: PlayerId | null, more: { inside?: boolean; carried?: boolean } = {}) => ({
  space,
  inside: false,
  controller,
  ...more,
});
const keeper = (state: GameState, ...ward: Parameters<typeof heir>) => heirController(state, heir(...ward));
const mistress = (state: GameState, ...ward: Parameters<typeof heir>) => womanController(state, heir(...ward));

describe('R 18.1 an Heir', () => {
  it('R 18.1 inside a city is its holder’s, and nobody’s where the Independents hold it', () => {
    const state = field({
      control: { pella: 'blue', rhodos: 'independent' },
      forces: { 'white:pella': { loyal: 3 } },
      generals: { krateros: 'white:pella', seleukos: 'red:rhodos' },
    });
    expect(keeper(state, 'pella', 'red', { inside: true })).toBe('blue');
    expect(keeper(state, 'rhodos', 'red', { inside: true })).toBeNull();
    expect(keeper(state, 'sardeis', 'red', { inside: true })).toBeNull();
  });

  it('R 18.6.1 is his who has a general beside it and nobody else there', () => {
    const alone = field({ control: { larisa: 'blue' }, generals: { krateros: 'white:larisa' } });
    expect(keeper(alone, 'larisa', 'blue')).toBe('white');
    const minor = field({ forces: { 'white:larisa': { loyal: 1 } }, minors: ['white:larisa'] });
    expect(keeper(minor, 'larisa', null)).toBe('white');
    const notAlone = field({
      control: { larisa: 'blue' },
      forces: { 'blue:larisa': { loyal: 1 } },
      generals: { krateros: 'white:larisa' },
    });
    expect(keeper(notAlone, 'larisa', 'blue')).toBe('blue');
    const withIndependents = field({
      control: { larisa: 'blue' },
      generals: { krateros: 'white:larisa' },
      rest: independentsAt({ glaukias: 'larisa' }),
    });
    expect(keeper(withIndependents, 'larisa', 'blue')).toBe('blue');
  });

  it('R 18.1 CUs without a general take nothing outside a Major City', () => {
    const state = field({ control: { larisa: 'blue' }, forces: { 'white:larisa': { loyal: 3 } } });
    expect(keeper(state, 'larisa', 'red')).toBe('blue');
    expect(keeper(field({ forces: { 'white:pella': { loyal: 3 } } }), 'pella', 'red')).toBeNull();
  });

  it('R 18.1 stays with whoever has it and a general there, else goes with the marker', () => {
    const both = field({ control: { larisa: 'blue' }, generals: { krateros: 'white:larisa', seleukos: 'red:larisa' } });
    expect(keeper(both, 'larisa', 'red')).toBe('red');
    expect(keeper(both, 'larisa', 'yellow')).toBe('blue');
    expect(keeper(both, 'larisa', null)).toBe('blue');
    expect(keeper(field({ control: { larisa: 'independent' } }), 'larisa', 'red')).toBeNull();
  });

  it('R 4.4, 18.1 before a besieged city is the besieger’s, but for one that an Army carries past (R 18.6)', () => {
    const state = field({
      control: { pella: 'blue' },
      forces: { 'white:pella': { loyal: 3 }, 'blue:pella:inside': { loyal: 1 } },
      generals: { krateros: 'red:pella' },
    });
    expect(keeper(state, 'pella', 'blue')).toBe('white');
    expect(keeper(state, 'pella', 'red')).toBe('white');
    expect(keeper(state, 'pella', 'red', { carried: true })).toBe('red');
    expect(keeper(state, 'pella', 'yellow', { carried: true })).toBe('white');
  });
});

describe('R 18.3 a woman', () => {
  it('R 18.5.3 stays with whoever has her while he has a general or his marker there (ruling abandoned-women)', () => {
    const state = field({ control: { larisa: 'blue' }, generals: { krateros: 'white:larisa' } });
    expect(mistress(state, 'larisa', 'white')).toBe('white');
    expect(mistress(state, 'larisa', 'blue')).toBe('blue');
    expect(mistress(state, 'larisa', 'red')).toBeNull();
    expect(mistress(state, 'larisa', null)).toBeNull();
    expect(mistress(field({}), 'larisa', null)).toBeNull();
  });

  it('R 4.16, 18.6.2 inside a city with its holder, outside not if it is besieged', () => {
    const state = field({
      control: { pella: 'blue' },
      forces: { 'white:pella': { loyal: 3 }, 'blue:pella:inside': { loyal: 1 } },
    });
    expect(mistress(state, 'pella', 'blue', { inside: true })).toBe('blue');
    expect(mistress(state, 'pella', 'blue')).toBeNull();
    const within = field({ control: { pella: 'red' }, generals: { krateros: 'white:pella' } });
    expect(mistress(within, 'pella', 'white', { inside: true })).toBeNull();
  });
});

describe('R 4.4 who besieges', () => {
  /** White's Krateros has come before Pella, which Blue holds and where Blue's Seleukos is; an Heir of Blue's is outside. */
  const before = (terms: Partial<MarchFrame>, more: Setting = {}) => {
    const { state } = activate(
      {
        state: field({
          active: 'white',
          control: { pella: 'blue' },
          ...more,
          forces: { 'white:larisa': { loyal: 3 }, 'blue:pella:inside': { loyal: 1 }, ...more.forces },
          generals: { krateros: 'white:larisa', ...more.generals },
        }),
        events: [],
      },
      'krateros',
      'white:larisa',
      { points: 4 },
    );
    const stack = state.stack.map((frame) =>
      frame.kind === 'march' ? { ...frame, space: 'pella', entered: 2, ...terms } : frame,
    );
    return keeper({ ...state, stack }, 'pella', 'blue');
  };

  it('R 4.4 not who only marches past (ruling besieged-by-passing)', () => {
    expect(before({})).toBe('blue');
    expect(before({ attempted: ['sardeis'] })).toBe('blue');
  });

  it('R 4.4, 13.4 who ends there, who stood there, or has attempted a Siege', () => {
    expect(before({ ended: true })).toBe('white');
    expect(before({ entered: 0 })).toBe('white');
    expect(before({ attempted: ['pella'] })).toBe('white');
  });

  it('R 4.4 who has left CUs there, whether his Army marches past or is somewhere else', () => {
    const forces = { 'white:pella': { loyal: 1 } };
    expect(before({}, { forces })).toBe('white');
    expect(before({ space: 'pydna' }, { forces })).toBe('white');
    expect(before({ afloat: true }, { forces })).toBe('white');
  });

  it('R 4.4 another player whose CUs stand before the city, whoever passes by', () => {
    const forces = { 'yellow:pella': { loyal: 1 } };
    expect(before({}, { forces })).toBe('yellow');
    expect(before({ ended: true }, { forces })).toBe('yellow');
  });
});

describe('R 4.12 Heirs', () => {
  const played: GameOptions = { players: 4, optionalRules: ['illegitimateSon'] };
  const having = (options: GameOptions, ...dead: readonly ('philippos' | 'alexandros')[]) => {
    const state = setting({ options });
    const royals = { ...state.royals };
    for (const id of dead) royals[id] = { ...royals[id], status: 'dead' };
    return heirsOf({ ...state, royals });
  };

  it('R 4.12 are all three', () => {
    expect(having({ players: 4 })).toEqual(['philippos', 'herakles', 'alexandros']);
  });

  it('R 19.12 without Herakles, where he is the illegitimate son, until both others are dead', () => {
    expect(having(played)).toEqual(['philippos', 'alexandros']);
    expect(having(played, 'philippos')).toEqual(['philippos', 'alexandros']);
    expect(having(played, 'alexandros')).toEqual(['philippos', 'alexandros']);
    expect(having(played, 'philippos', 'alexandros')).toEqual(['philippos', 'herakles', 'alexandros']);
  });
});

describe('who is where', () => {
  const state = (status: RoyalStatus = 'active'): GameState => {
    const given = field({});
    const here = { space: 'pella', inside: false, controller: 'red' } as const;
    return {
      ...given,
      royals: {
        ...given.royals,
        olympias: { status: 'active', ...here, inside: true },
        kleopatra: { status, ...here },
        thessalonike: { status: 'active', ...here, controller: 'blue' },
        alexandros: { status: 'active', ...here, space: 'larisa' },
        herakles: { status: 'active', ...here, space: 'larisa', inside: true },
        philippos: { status: 'active', ...here },
      },
    };
  };

  it('R 18.1 active royals of a player, in the zone', () => {
    expect(royalsAt(state(), 'red', outside('pella'))).toEqual(['philippos', 'kleopatra']);
    expect(royalsAt(state(), 'red', inside('pella'))).toEqual(['olympias']);
    expect(royalsAt(state(), 'blue', outside('pella'))).toEqual(['thessalonike']);
    expect(royalsAt(state(), 'red', outside('sardeis'))).toEqual([]);
    expect(royalsAt(state('inactive'), 'red', outside('pella'))).toEqual(['philippos']);
  });

  it('R 15.4.1 the cart, and no tomb', () => {
    const at = (status: 'cart' | 'tomb') => ({
      ...state(),
      body: { status, space: 'pella', inside: false, controller: 'red' } as const,
    });
    expect(cartIsAt(at('cart'), 'red', outside('pella'))).toBe(true);
    expect(cartIsAt(at('cart'), 'red', inside('pella'))).toBe(false);
    expect(cartIsAt(at('cart'), 'red', outside('larisa'))).toBe(false);
    expect(cartIsAt(at('cart'), 'blue', outside('pella'))).toBe(false);
    expect(cartIsAt(at('tomb'), 'red', outside('pella'))).toBe(false);
    expect([2, 1].map((turn) => cartMayMove({ ...at('cart'), turn }))).toEqual([true, false]);
    expect(cartMayMove({ ...at('tomb'), turn: 2 })).toBe(false);
    const built = { ...at('cart').body, built: true } as const;
    expect(cartMayMove({ ...at('cart'), turn: 1, body: built })).toBe(true);
  });

  it('R 18.6.1 a player is in a space with a CU or a general of either kind, in either zone', () => {
    const among = (given: Setting) => {
      const situation = situationOf(field({ options: { players: 5 }, ...given }));
      return seatsIn(situation, situation.spaceCode('pella'));
    };
    const [red, blue, yellow, white, black] = [1, 2, 4, 8, 16];
    expect(among({})).toBe(0);
    expect(among({ forces: { 'red:pella': { loyal: 1 }, 'blue:pella:inside': { loyal: 1 } } })).toBe(red + blue);
    expect(among({ generals: { krateros: 'yellow:pella', seleukos: 'white:pella:inside' } })).toBe(yellow + white);
    expect(among({ generals: { krateros: 'black:pella:inside' } })).toBe(black);
    expect(among({ generals: { krateros: 'red:larisa' } })).toBe(0);
  });
});

describe('R 18.5.1 what is still being resolved in a space', () => {
  const open = (kind: SuccessorsFrame['kind'], more: Readonly<Record<string, unknown>> = { space: 'pella' }) =>
    isFateOpen({ ...field({}), stack: [{ kind, ...more } as unknown as SuccessorsFrame] }, 'pella');

  it('R 18.5.1 an arrival, a battle, an Overrun, a defeat, a capture', () => {
    for (const kind of ['arrival', 'landBattle', 'overrun', 'defeat', 'capture'] as const)
      expect(open(kind)).toBe(true);
    expect(open('siegeAttempt')).toBe(false);
    expect(open('landBattle', { space: 'larisa' })).toBe(false);
    expect(isFateOpen(field({}), 'pella')).toBe(false);
  });

  it('R 13.2.4, 18.5.1 a capture until it is done; a battle is still there when it is', () => {
    expect(open('capture', { space: 'pella', stage: 'losses' })).toBe(true);
    expect(open('capture', { space: 'pella', stage: 'done' })).toBe(false);
    expect(open('landBattle', { space: 'pella', stage: 'done' })).toBe(true);
  });
});
