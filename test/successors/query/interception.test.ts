/** R 11.1, 11.8: from where, and into where, Land Interceptions are possible. */
import { describe, expect, it } from 'vitest';
import type { MarchFrame, SuccessorsFrame } from '../../../src/successors/frame/index.js';
import {
  hasStandingEnemies,
  interceptors,
  mayInterceptInto,
  outside,
  servesUnder,
  standingUnits,
} from '../../../src/successors/questions.js';
import { NOTHING_MOVED, type GameState } from '../../../src/successors/state.js';
import { legal, play, setting, topKind, type Setting, type Told } from '../language.js';
import { choose, field, independentsAt, march } from '../rules/battlefield.js';
import { activate } from '../rules/marching.js';

/** Blue's Krateros with three Mercenaries in Ankyra, next to Gordion and Mazaka. */
const ankyra = (more: Setting = {}) =>
  field({
    active: 'blue',
    ...more,
    forces: { 'blue:ankyra': { mercenary: 3 }, ...more.forces },
    generals: { krateros: 'blue:ankyra', ...more.generals },
  });

/** Blue's Army is on the march, and has got somewhere else. */
function reached(where: Partial<MarchFrame>, more: Setting): GameState {
  const { state } = activate({ state: ankyra(more), events: [] }, 'krateros', 'blue:ankyra', { points: 3 });
  return { ...state, stack: state.stack.map((frame) => (frame.kind === 'march' ? { ...frame, ...where } : frame)) };
}

describe('CUs that stood there before', () => {
  it('R 11.8 those of the mover which he finds in the space that he enters, without his Army', () => {
    const told = march(ankyra({ forces: { 'blue:gordion': { loyal: 2 } } }), 'blue', 'ankyra', 'gordion');
    expect(standingUnits(told.state, { mover: 'blue', space: 'gordion' })).toBe(2);
    expect(hasStandingEnemies(told.state, 'red', { mover: 'blue', space: 'gordion', from: 'ankyra' })).toBe(true);
  });

  it('R 11.8 a space in which the Army on the march alone stands had none before', () => {
    const told = march(ankyra(), 'blue', 'ankyra', 'gordion');
    expect(standingUnits(told.state, { mover: 'blue', space: 'gordion' })).toBe(0);
    expect(hasStandingEnemies(told.state, 'red', { mover: 'blue', space: 'gordion', from: 'ankyra' })).toBe(false);
  });

  it('R 11.8 in another space than that of the Army on the march all of them stand', () => {
    const told = march(ankyra({ forces: { 'blue:synnada': { loyal: 1 } } }), 'blue', 'ankyra', 'gordion');
    expect(standingUnits(told.state, { mover: 'blue', space: 'synnada' })).toBe(1);
  });

  it('R 4.16, 11.8 so they do before the city in which the Army on the march is', () => {
    const state = reached({ space: 'pella', inside: true }, { forces: { 'blue:pella': { loyal: 2 } } });
    expect(standingUnits(state, { mover: 'blue', space: 'pella' })).toBe(2);
  });

  it('R 8.5.1, 11.8 and in the port off which the Army on the march lies at sea', () => {
    const state = reached({ space: 'issos', afloat: true }, { forces: { 'blue:issos': { loyal: 2 } } });
    expect(standingUnits(state, { mover: 'blue', space: 'issos' })).toBe(2);
  });

  it('R 8.3.8, 11.8 those of another player are no part of the Army on the march', () => {
    const told = march(
      ankyra({ forces: { 'white:gordion': { loyal: 1 } }, minors: ['white:gordion'] }),
      'blue',
      'ankyra',
      'gordion',
      { passage: ['white'] },
    );
    expect(standingUnits(told.state, { mover: 'white', space: 'gordion' })).toBe(1);
    expect(hasStandingEnemies(told.state, 'red', { mover: 'blue', space: 'gordion', from: 'ankyra' })).toBe(true);
  });

  it('R 11.7, 11.8 while the mover is asked whether he withdraws, his Army is still the one on the march', () => {
    const told = withdrawing();
    expect(topKind(told)).toBe('withdrawal');
    expect(standingUnits(told.state, { mover: 'blue', space: 'gordion' })).toBe(0);
  });

  it('R 11.8 of Independent Armies that move none stands in CUs, and another one that was there does', () => {
    const one = field({ rest: independentsAt({ ariarathes: 'komana' }) });
    const two = field({ rest: independentsAt({ ariarathes: 'komana', seuthes: 'komana' }) });
    const entered = { mover: 'independent', space: 'komana', from: 'zela' } as const;
    expect(standingUnits(one, entered)).toBe(0);
    expect(hasStandingEnemies(one, 'red', entered)).toBe(false);
    expect(hasStandingEnemies(two, 'red', entered)).toBe(true);
    expect(hasStandingEnemies(one, 'red', { ...entered, mover: 'blue' })).toBe(true);
  });
});

/** Red in Synnada has intercepted Blue's march into Gordion. */
function withdrawing(): Told {
  const told = march(
    ankyra({ forces: { 'red:synnada': { mercenary: 2 } }, generals: { kassandros: 'red:synnada' } }),
    'blue',
    'ankyra',
    'gordion',
  );
  const [first] = legal(told).filter(({ type }) => type === 'intercept');
  if (first === undefined) throw new Error('nobody intercepts');
  const building = choose(play(told, first), { type: 'interceptWith', unit: 'mercenary', count: 2 });
  return play(choose(building, { type: 'declareInterception' }), { type: 'roll', player: 'chance', die: 6 });
}

describe('from where', () => {
  /** Red stands with an Army in a space; Blue has come into another. */
  const from = (red: string, space: string, more: Setting = {}) =>
    interceptors(
      field({
        ...more,
        forces: { [`red:${red}`]: { loyal: 2 }, ...more.forces },
        generals: { kassandros: `red:${red}` },
      }),
      'red',
      { mover: 'blue', space, from: 'box' },
    );

  it('R 11.1 an Army next to the space, along a Land path', () => {
    expect(from('larisa', 'pella')).toEqual([outside('larisa')]);
    expect(from('larisa', 'lamia')).toEqual([outside('larisa')]);
    expect(from('lamia', 'pella')).toEqual([]);
  });

  it('R 11.1 not along a Mountain path, a Strait or a Sea path', () => {
    expect(from('larisa', 'molossia')).toEqual([]);
    expect(from('korinthos', 'aitolia')).toEqual([]);
    expect(from('pherai', 'pydna')).toEqual([]);
  });

  it('R 4.2, 11.1 CUs without a general are no Army, nor is a general without CUs', () => {
    const entered = { mover: 'blue', space: 'pella', from: 'amphipolis' } as const;
    expect(interceptors(field({ forces: { 'red:larisa': { loyal: 2 } } }), 'red', entered)).toEqual([]);
    expect(interceptors(field({ generals: { kassandros: 'red:larisa' } }), 'red', entered)).toEqual([]);
  });

  it('R 11.8 nobody who may not come into the space', () => {
    expect(from('larisa', 'pella', { control: { pella: 'white' } })).toEqual([]);
    expect(
      mayInterceptInto(field({ control: { pella: 'white' } }), 'red', { mover: 'blue', space: 'pella', from: 'pydna' }),
    ).toBe(false);
  });
});

describe('from a city that was besieged', () => {
  /** Red is inside Pella, and somebody has come to Pydna beside it. */
  const pella = (more: Setting = {}) =>
    field({
      ...more,
      control: { pella: 'red' },
      forces: { 'red:pella:inside': { loyal: 2 }, ...more.forces },
      generals: { kassandros: 'red:pella:inside', ...more.generals },
    });
  const FROM_INSIDE = [{ space: 'pella', inside: true }];
  /** White's CUs that have just come to Pydna. */
  const forces = { 'white:pydna': { mercenary: 3 } };
  const WHITE: Setting = { forces, rest: { moved: { ...NOTHING_MOVED, forces } } };

  it('R 11.8 not when the Army that has just left the space stood before it', () => {
    expect(interceptors(pella(WHITE), 'red', { mover: 'white', space: 'pydna', from: 'pella' })).toEqual([]);
  });

  it('R 11.8 but when it comes from somewhere else', () => {
    const entered = { mover: 'white', space: 'pydna', from: 'pherai' } as const;
    expect(interceptors(pella(WHITE), 'red', entered)).toEqual(FROM_INSIDE);
  });

  it('R 4.4, 11.8 and when a general without CUs has left it: he besieged nothing', () => {
    const state = pella({ generals: { krateros: 'white:pydna' } });
    expect(interceptors(state, 'red', { mover: 'white', space: 'pydna', from: 'pella' })).toEqual(FROM_INSIDE);
  });

  /** Red is inside Athenai, and Leosthenes has come out of its space to Boiotia. */
  const athenai = (entered?: number) =>
    field({
      control: { athenai: 'red' },
      forces: { 'red:athenai:inside': { loyal: 2 } },
      generals: { kassandros: 'red:athenai:inside' },
      rest: {
        ...independentsAt({ leosthenes: 'boiotia' }),
        stack: entered === undefined ? [] : [moved(entered)],
      },
    });
  const moved = (entered: number): SuccessorsFrame => ({
    kind: 'independentMove',
    player: 'blue',
    army: 'leosthenes',
    origin: entered < 2 ? 'athenai' : 'korinthos',
    left: 1,
    cameFrom: 'athenai',
    drew: false,
    entered,
    ended: false,
    awaiting: 'arrival',
    noLocalTroops: [],
  });
  const LEOSTHENES = { mover: 'independent', space: 'boiotia', from: 'athenai' } as const;

  it('R 11.8, 14.6 an Independent Army that stood before a city has besieged it', () => {
    expect(interceptors(athenai(), 'red', LEOSTHENES)).toEqual([]);
    expect(interceptors(athenai(1), 'red', LEOSTHENES)).toEqual([]);
  });

  it('R 4.4, 11.8, 14.6 one that only passed by has not (ruling besieged-by-passing)', () => {
    expect(interceptors(athenai(2), 'red', LEOSTHENES)).toEqual([{ space: 'athenai', inside: true }]);
  });
});

describe('from a city that a march has passed', () => {
  const INTERCEPTION: SuccessorsFrame = {
    kind: 'interception',
    player: 'red',
    into: 'gordion',
    handled: [],
    building: null,
    placing: null,
    done: [],
    declared: [],
  };
  /** Red is inside Kelainai, and Blue's Army has come past it to Synnada. */
  const past = (march: Partial<MarchFrame>) => {
    const state = reached(
      { space: 'synnada', trail: ['kelainai'], arrivedBy: 'land', ...march },
      {
        control: { kelainai: 'red' },
        forces: { 'red:kelainai:inside': { loyal: 2 } },
        generals: { kassandros: 'red:kelainai:inside' },
      },
    );
    return interceptors({ ...state, stack: [...state.stack, INTERCEPTION] }, 'red', {
      mover: 'blue',
      space: 'synnada',
      from: 'kelainai',
    });
  };

  it('R 11.8 not if its activation began before the city', () => {
    expect(past({ entered: 1 })).toEqual([]);
  });

  it('R 4.4, 11.8 but if it only marched past (ruling besieged-by-passing)', () => {
    expect(past({ entered: 2 })).toEqual([{ space: 'kelainai', inside: true }]);
    expect(past({ entered: 2, attempted: ['sardeis'] })).toEqual([{ space: 'kelainai', inside: true }]);
  });

  it('R 11.8, 13.4 nor if it attempted a Siege on the way', () => {
    expect(past({ entered: 2, attempted: ['kelainai'] })).toEqual([]);
  });
});

describe('R 4.29 who may serve under whom', () => {
  const state = setting({});

  it('R 4.29 a general under one senior to him, not the other way round, and nobody under himself', () => {
    expect(servesUnder(state, 'kassandros', 'krateros')).toBe(true);
    expect(servesUnder(state, 'krateros', 'kassandros')).toBe(false);
    expect(servesUnder(state, 'krateros', 'krateros')).toBe(false);
  });

  it('R 4.29 Minor Generals are equal to each other: one may serve under another, and no Major General does', () => {
    expect(servesUnder(state, 'minor', 'kassandros')).toBe(true);
    expect(servesUnder(state, 'minor', 'minor')).toBe(true);
    expect(servesUnder(state, 'kassandros', 'minor')).toBe(false);
  });
});
