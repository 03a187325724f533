/** R 13: what may be besieged or subjugated, by whom, and what it takes. */
import { describe, expect, it } from 'vitest';
import type { MarchFrame, SuccessorsFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { isMidway } from '../../../src/successors/query/siege.js';
import {
  attemptLeft,
  besiegers,
  isSiegeTarget,
  siegeModifiers,
  siegePointsNeeded,
} from '../../../src/successors/questions.js';
import { NOTHING_MOVED } from '../../../src/successors/state.js';
import type { Setting } from '../language.js';
import { field } from '../rules/battlefield.js';
import { activate, marching } from '../rules/marching.js';

/** Krateros of Red is on the march with four Mercenaries; at Pella he has left two more. */
const MARCH = marching(
  activate(
    { forces: { 'red:larisa': { mercenary: 4 } }, generals: { krateros: 'red:larisa' } },
    'krateros',
    'red:larisa',
    {
      points: 4,
    },
  ),
);
const scene = (terms: Partial<MarchFrame>, more: Setting = {}) => {
  const state = field({ control: { pella: 'blue' }, forces: { 'red:pella': { mercenary: 2 } }, ...more });
  const krateros = { status: 'march', owner: 'red', space: null, inside: false } as const;
  return {
    ...state,
    generals: { ...state.generals, krateros },
    stack: [{ ...MARCH, space: 'pella', entered: 1, arrivedBy: 'land', ...terms } as const],
  };
};

describe('R 13.1 targets', () => {
  it('R 13.1 Major Cities of others, and whatever the Independents hold', () => {
    const state = field({
      control: { pella: 'blue', larisa: 'blue', sparta: 'independent', lamia: 'independent', tyros: 'red' },
    });
    const targets = ['pella', 'larisa', 'sparta', 'lamia', 'tyros', 'sardeis', 'pydna'];
    expect(targets.filter((space) => isSiegeTarget(state, 'red', space))).toEqual(['pella', 'sparta', 'lamia']);
    expect(siegePointsNeeded(state, 'sardeis')).toBe(0);
    expect(siegePointsNeeded(state, 'lamia')).toBe(1);
  });
});

describe('R 13.4 with whom', () => {
  it('R 13.4 on the march with the Army itself, and not from inside or at sea', () => {
    expect(besiegers(scene({}), 'red', 'pella')).toBe(4);
    expect(besiegers(scene({ inside: true }), 'red', 'pella')).toBe(0);
    expect(besiegers(scene({ afloat: true }), 'red', 'pella')).toBe(2);
  });

  it('R 13.4 elsewhere, and others, with those who stand there and have not moved (ruling who-besieges)', () => {
    expect(besiegers(scene({ space: 'pydna' }), 'red', 'pella')).toBe(2);
    const forces = { 'red:pella': { mercenary: 2 }, 'white:pella': { mercenary: 3 } };
    expect(besiegers(scene({}, { forces }), 'white', 'pella')).toBe(3);
    const moved = { ...NOTHING_MOVED, forces: { 'white:pella': { mercenary: 1 } } };
    expect(besiegers(scene({}, { forces, rest: { moved } }), 'white', 'pella')).toBe(2);
  });

  it('R 13.4 outside of Segments nobody has attempted anything', () => {
    expect(attemptLeft(field({ rest: { segment: null } }), 'pella', 'krateros')).toBe(true);
  });
});

describe('R 13.2.1, 19.2 whose special abilities count', () => {
  const options: GameOptions = {
    players: 4,
    optionalRules: ['specialAbilities'],
    abilities: {
      krateros: [{ changes: 'siegeDie', plus: 2, where: { spaces: ['pella'] } }],
      perdikkas: [{ changes: 'siegeDie', plus: 1, where: { spaces: ['pella'] } }],
    },
  };
  // Pella has no modifier of its own, and is no port.
  const added = (terms: Partial<MarchFrame>, player: 'red' | 'white' = 'red') =>
    siegeModifiers(
      scene(terms, {
        options,
        forces: { 'red:pella': { mercenary: 2 }, 'white:pella': { mercenary: 2 } },
        generals: { perdikkas: `${player}:pella` },
      }),
      player,
      'pella',
    ).map(({ value }) => value);

  it('R 13.4, 19.2 on the march those of its commander, though one senior to him stands there', () => {
    expect(added({})).toEqual([2]);
  });

  it('R 19.2 of who commands there, where another Army is on the march, or another player, or it is at sea', () => {
    expect(added({ space: 'pydna' })).toEqual([1]);
    expect(added({ afloat: true })).toEqual([1]);
    expect(added({}, 'white')).toEqual([1]);
  });

  it('R 13.2.1, 19.2 what a port takes may be given back in the place of the ability', () => {
    const where = { spaces: ['tyros'] } as const;
    const abilities = { krateros: [{ changes: 'portPenalty', is: 0, where }] } as const;
    const why = (space: string) =>
      siegeModifiers(field({ options: { ...options, abilities } }), 'red', space, 'krateros').map((one) => one.why);
    expect(why('tyros')).not.toContain('portWithoutFleet');
    expect(why('halikarnassos')).toContain('portWithoutFleet');
  });
});

describe('R 13.2.4 when a city may fall', () => {
  it('R 13.2.4 not in the midst of an activation, a battle, a Siege, or the event of a card (ruling enough-points)', () => {
    const midway = (...kinds: readonly SuccessorsFrame['kind'][]) =>
      isMidway({ stack: kinds.map((kind) => ({ kind }) as unknown as SuccessorsFrame) });
    for (const kind of [
      'march',
      'independentMove',
      'arrival',
      'landBattle',
      'siegeAttempt',
      'capture',
      'cardEvent',
    ] as const)
      expect(midway('game', kind, 'roll')).toBe(true);
    expect(midway('game', 'strategy')).toBe(false);
    expect(midway()).toBe(false);
  });
});
