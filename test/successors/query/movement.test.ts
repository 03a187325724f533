/** R 8: allowances, who may still be activated, and distances in Movement Points. */
import { describe, expect, it } from 'vitest';
import type { Abilities } from '../../../src/successors/data/ability.js';
import type { MarchFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { pathCost, plainMovementPoints } from '../../../src/successors/query/movement.js';
import {
  activatable,
  anyActivatable,
  isFreeOfEnemies,
  landWay,
  movementPoints,
  reachableWithin,
  type ReachOptions,
} from '../../../src/successors/questions.js';
import { NOTHING_MOVED } from '../../../src/successors/state.js';
import { situationOf, type Setting } from '../language.js';
import { field } from '../rules/battlefield.js';
import { activate, marching } from '../rules/marching.js';

const able = (abilities: Abilities): GameOptions => ({ players: 4, optionalRules: ['specialAbilities'], abilities });

/** Krateros of Red has been activated in Kelainai; his Initiative Rating is 4. */
const MARCH = marching(
  activate(
    { forces: { 'red:kelainai': { loyal: 3 } }, generals: { krateros: 'red:kelainai' } },
    'krateros',
    'red:kelainai',
    { points: 3 },
  ),
);
const krateros = (terms: Partial<MarchFrame> = {}, given: Setting = {}) => ({
  state: field(given),
  march: { ...MARCH, ...terms },
});
const points = (terms: Partial<MarchFrame>, given: Setting = {}) => {
  const { state, march } = krateros(terms, given);
  return [movementPoints(state, march), plainMovementPoints(march)];
};

describe('R 8.1 Movement Points', () => {
  it('R 8.1 so many as are given, or by the die and the Initiative Rating: 2 below it, 3 on it, 4 above', () => {
    expect(points({ points: 3 })).toEqual([3, 3]);
    expect([3, 4, 5].map((die) => points({ die }))).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
  });

  it('R 8.2 with what cards have added, without what has been spent; never less than none', () => {
    expect(points({ points: 3, bonus: 2 })).toEqual([5, 5]);
    expect(points({ points: 3, bonus: 2, spent: 4 })).toEqual([1, 1]);
    expect(points({ points: 3, spent: 4 })).toEqual([0, 0]);
  });

  it('R 12.7 an activation that is over has none', () => {
    expect(points({ points: 3, ended: true })).toEqual([0, 0]);
  });

  it('R 8.1, 19.2 with the special abilities of the commander, by the space where he set out', () => {
    const where = { provinces: ['phrygia'] } as const;
    const given: Setting = {
      options: able({
        krateros: [
          { changes: 'movementPoints', plus: 1, where },
          { changes: 'initiative', is: 2, when: 'marching', where },
        ],
      }),
    };
    expect(points({ points: 3 }, given)).toEqual([4, 3]);
    expect(points({ die: 3 }, given)).toEqual([5, 2]);
    expect(points({ die: 3, setOut: 'sardeis' }, given)).toEqual([2, 2]);
    expect(points({ die: 3, space: 'sardeis', setOut: 'kelainai' }, given)).toEqual([5, 2]);
    expect(points({ points: 3 }, { options: { players: 4, abilities: given.options?.abilities ?? {} } })).toEqual([
      3, 3,
    ]);
  });

  it('R 8.2, 20 with guides a Mountain path costs 1, and no other path less (card 51)', () => {
    const cost = (guides: boolean, from: string, to: string) => {
      const { state, march } = krateros({ guides });
      const way = landWay(state, from, to);
      return way && pathCost(situationOf(state), march, way);
    };
    expect([cost(true, 'larisa', 'molossia'), cost(false, 'larisa', 'molossia')]).toEqual([1, 2]);
    expect([cost(true, 'byzantion', 'astakos'), cost(true, 'larisa', 'lamia')]).toEqual([2, 1]);
  });
});

describe('R 8.3.1 who may be activated', () => {
  const whom = (given: Setting) =>
    activatable(field(given), 'red')
      .map(({ commander, space, inside }) => `${commander} ${space}${inside ? ' inside' : ''}`)
      .sort();

  it('R 8.3.1 one’s own Major Generals, with or without CUs, who have not moved', () => {
    const given: Setting = {
      forces: { 'red:larisa': { loyal: 1 } },
      generals: { krateros: 'red:larisa', kassandros: 'red:lamia', seleukos: 'red:pella', eumenes: 'yellow:larisa' },
      rest: { moved: { ...NOTHING_MOVED, generals: ['seleukos'] } },
    };
    expect(whom(given)).toEqual(['kassandros lamia', 'krateros larisa']);
  });

  it('R 8.3.1 nobody of another player, wherever he stands', () => {
    // Pella comes first on the board.
    const given: Setting = { generals: { krateros: 'blue:pella', seleukos: 'white:larisa' } };
    expect([whom(given), anyActivatable(field(given), 'red')]).toEqual([[], false]);
    expect([activatable(field(given), 'blue').length, anyActivatable(field(given), 'blue')]).toEqual([1, true]);
  });

  it('R 3.1.2, 8.3.1 Minor Generals wherever CUs that have not moved are with them', () => {
    const forces = { 'red:larisa': { loyal: 2 }, 'red:lamia': { loyal: 1 }, 'red:pherai': { loyal: 1 } };
    const given: Setting = {
      forces,
      minors: ['red:larisa', 'red:lamia', 'red:pherai'],
      rest: {
        moved: {
          ...NOTHING_MOVED,
          forces: { 'red:larisa': { loyal: 1 }, 'red:lamia': { loyal: 1 } },
          minorGenerals: { 'red:pherai': 1 },
        },
      },
    };
    expect(whom(given)).toEqual(['minor larisa']);
    expect(anyActivatable(field(given), 'red')).toBe(true);
    expect(anyActivatable(field({ forces }), 'red')).toBe(false);
  });

  it('R 13.2.6 a lone general in a besieged inland city can do nothing', () => {
    const shut = (city: string, ...within: readonly ('cu' | 'besieged')[]): Setting => ({
      control: { [city]: 'red' },
      forces: {
        ...(within.includes('besieged') ? { [`blue:${city}`]: { loyal: 3 } } : {}),
        ...(within.includes('cu') ? { [`red:${city}:inside`]: { loyal: 1 } } : {}),
      },
      generals: { krateros: `red:${city}:inside` },
    });
    expect(whom(shut('pella', 'besieged'))).toEqual([]);
    expect(whom(shut('pella', 'besieged', 'cu'))).toEqual(['krateros pella inside']);
    expect(whom(shut('pella'))).toEqual(['krateros pella inside']);
    // Tyros is a port.
    expect(whom(shut('tyros', 'besieged'))).toEqual(['krateros tyros inside']);
    expect(
      whom({ generals: { krateros: 'red:pella' }, forces: { 'blue:pella': { loyal: 3 } }, control: { pella: 'red' } }),
    ).toEqual(['krateros pella']);
  });
});

describe('R 8.2 distances', () => {
  const reach = (from: readonly string[], within: number, options?: ReachOptions) =>
    Object.fromEntries(reachableWithin(field({}), from, within, options));

  it('R 8.2 by land: 1 along a Land path, 2 along a Mountain path or a Strait, the shortest way counts', () => {
    expect(reach(['kelainai'], 1)).toEqual({ kelainai: 0, sardeis: 1, sagalassos: 1, 'tp-kibyra': 1, synnada: 1 });
    expect(reach(['molossia'], 1)).toEqual({ molossia: 0, ambrakia: 1, chaonia: 1 });
    expect(reach(['molossia'], 2)).toEqual({
      molossia: 0,
      ambrakia: 1,
      chaonia: 1,
      larisa: 2,
      aitolia: 2,
      epidamnos: 2,
    });
    expect(reach(['kelainai'], 0)).toEqual({ kelainai: 0 });
    // Melitene has one Land path; the others lead over mountains.
    expect(reach(['melitene'], 2)).toEqual({
      melitene: 0,
      komana: 1,
      mazaka: 2,
      'tp-amanos': 2,
      karana: 2,
      karrhai: 2,
    });
    expect(reach(['sparta'], 3)).toEqual({ sparta: 0, argos: 2, korinthos: 3 });
  });

  it('R 8.2 from several spaces, from whichever is nearer', () => {
    expect(reach(['sparta', 'argos'], 1)).toEqual({ sparta: 0, argos: 0, korinthos: 1 });
  });

  it('R 6.6.3.2 along Sea paths and Trans-Mediterranean paths, where these count', () => {
    expect(reach(['lesbos'], 2)).toEqual({ lesbos: 0 });
    expect(reach(['lesbos'], 1, { bySea: true })).toEqual({ lesbos: 0, chersonesos: 1, abydos: 1, ephesos: 1 });
    expect(reach(['kydonia'], 2)).toEqual({ kydonia: 0, gortyn: 1, knossos: 2 });
    expect(reach(['kydonia'], 2, { transMediterranean: true })).toEqual({
      kydonia: 0,
      gortyn: 1,
      knossos: 2,
      kyrene: 2,
    });
    const bySea = reach(['kydonia'], 2, { bySea: true });
    expect(bySea).toMatchObject({ knossos: 1, korinthos: 1, kyklades: 2, rhodos: 2 });
    expect(bySea).not.toHaveProperty('kyrene');
    expect(reach(['kydonia'], 3, { bySea: true, transMediterranean: true })).toMatchObject({
      kyrene: 2,
      paraitonion: 3,
    });
  });

  it('R 6.6.3.2 not on through a space that stops the count, but into it, and out of those it begins in', () => {
    expect(reach(['kelainai'], 2, { passes: () => false })).toEqual(reach(['kelainai'], 1));
    const bySardeis = reach(['kelainai'], 2, { passes: (space) => space === 'sardeis' });
    expect(bySardeis).toEqual({ ...reach(['kelainai'], 1), pergamon: 2, ephesos: 2 });
  });

  it('R 6.6.3.2 free of enemies is a space without an enemy marker and enemy CUs', () => {
    const free = (given: Setting) => isFreeOfEnemies(field(given), 'red', 'larisa');
    expect(free({})).toBe(true);
    expect(free({ control: { larisa: 'red' } })).toBe(true);
    expect(free({ control: { larisa: 'blue' } })).toBe(false);
    expect(free({ control: { larisa: 'independent' } })).toBe(false);
    expect(free({ forces: { 'blue:larisa': { loyal: 1 } } })).toBe(false);
    expect(free({ forces: { 'red:larisa': { loyal: 1 } } })).toBe(true);
  });
});
