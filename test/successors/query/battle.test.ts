/** R 3.3.2, 12.2, 12.3, 14.7: what counts in a Land Battle. */
import { describe, expect, it } from 'vitest';
import type { Abilities } from '../../../src/successors/data/ability.js';
import type { GameOptions } from '../../../src/successors/options.js';
import {
  battleRating,
  battleStrength,
  combatStrength,
  forceCount,
  initiative,
  initiativeOf,
  localTroops,
  modifiedTotal,
  sideCommander,
  sideUnits,
} from '../../../src/successors/questions.js';
import { plainStrength, type StrengthOf } from '../../../src/successors/query/battle.js';
import { allUnits } from '../../../src/successors/units.js';
import type { IndependentArmyId } from '../../../src/successors/vocabulary.js';
import { situationOf, type Setting } from '../language.js';
import { field, independentsAt } from '../rules/battlefield.js';
import { markers } from '../rules/phases-support.js';

const able = (abilities?: Abilities): GameOptions => ({
  players: 4,
  optionalRules: ['specialAbilities'],
  ...(abilities === undefined ? {} : { abilities }),
});
const side = (more: Partial<StrengthOf> = {}): StrengthOf => ({
  who: 'red',
  royalArmyAside: false,
  noLocalTroops: false,
  elephantDice: [],
  ...more,
});
/** Krateros of Red at Larisa with two Mercenaries, a Loyal CU, and two Elephants. */
const larisa = (more: Setting = {}) =>
  field({
    ...more,
    forces: { 'red:larisa': { mercenary: 2, loyal: 1, elephant: 2 }, ...more.forces },
    generals: { krateros: 'red:larisa', ...more.generals },
  });

describe('R 3.1 ratings', () => {
  it('R 12.3.1, 19.2 Battle Rating as it counts where the battle is, and for Attacker or Defender', () => {
    const options = able({
      krateros: [{ changes: 'battleRating', is: 6, when: 'defending', where: { provinces: ['thessalia'] } }],
    });
    const state = larisa({ options });
    expect(battleRating(state, 'krateros', 'larisa', 'defending')).toBe(6);
    expect(battleRating(state, 'krateros', 'larisa', 'attacking')).toBe(4);
    expect(battleRating(state, 'krateros', 'pella', 'defending')).toBe(4);
    expect(battleRating(state, 'minor', 'larisa', 'defending')).toBe(2);
    expect(battleRating(state, null, 'larisa', 'defending')).toBe(0);
    expect(battleRating(larisa(), 'krateros', 'larisa', 'defending')).toBe(4);
  });

  it('R 3.1, 19.2 Initiative Rating as it counts where it is asked for, and for what', () => {
    const options = able({
      krateros: [{ changes: 'initiative', is: 1, when: 'intercepting', where: { provinces: ['thessalia'] } }],
    });
    const state = larisa({ options });
    expect(initiative(state, 'krateros', 'larisa', 'intercepting')).toBe(1);
    expect(initiative(state, 'krateros', 'larisa', 'avoiding')).toBe(4);
    expect(initiative(state, 'krateros', 'pella', 'intercepting')).toBe(4);
  });
});

describe('R 12.3.1 dice', () => {
  it('R 12.3.1 count at least the Battle Rating each', () => {
    expect(modifiedTotal([1, 5], 3)).toBe(8);
    expect(modifiedTotal([1, 5], 0)).toBe(6);
  });

  it('R 3.1, 3.1.2 Initiative Ratings as they are printed', () => {
    expect([initiativeOf('antigonos'), initiativeOf('krateros'), initiativeOf('minor')]).toEqual([2, 4, 4]);
  });
});

describe('R 14.7 Independent Armies', () => {
  const leader = (...armies: readonly IndependentArmyId[]) =>
    sideCommander(
      field({ rest: independentsAt(Object.fromEntries(armies.map((army) => [army, 'larisa']))) }),
      'independent',
      'larisa',
    );

  it('R 14.7 the leader with the highest Battle Rating, wherever he is in the row; of equals the first (ruling who-leads-independents)', () => {
    // Leosthenes and Seuthes have 3, the others 2.
    expect(leader('ariarathes', 'seuthes')).toBe('seuthes');
    expect(leader('seuthes', 'glaukias')).toBe('seuthes');
    expect(leader('leosthenes', 'seuthes')).toBe('leosthenes');
    expect(leader('filon', 'glaukias')).toBe('filon');
    expect(leader()).toBeNull();
  });

  it('R 14.7 their Combat Strengths together; CUs of their own they have none', () => {
    const state = field({ rest: independentsAt({ leosthenes: 'larisa', seuthes: 'larisa' }) });
    expect(forceCount(state, 'independent', 'larisa')).toBe(14);
    expect(sideUnits(state, 'independent', 'larisa')).toEqual(allUnits({}));
    expect(forceCount(larisa(), 'red', 'larisa')).toBe(5);
    const there = field({ control: { larisa: 'independent' }, rest: independentsAt({ leosthenes: 'larisa' }) });
    expect(battleStrength(there, side({ who: 'independent' }), 'larisa')).toBe(9);
  });

  it('R 14.7 Local Troops: one in an Independent space, two more in an Independent province', () => {
    const troops = (...spaces: readonly string[]) =>
      localTroops(field({ control: markers('independent', ...spaces) }), 'independent', 'larisa');
    expect([troops(), troops('larisa'), troops('lamia', 'pherai'), troops('larisa', 'lamia')]).toEqual([0, 1, 2, 3]);
  });

  it('R 4.14, 4.27 at a Transit Point there are none', () => {
    expect(localTroops(field({}), 'red', 'tp-paionia')).toBe(0);
  });
});

describe('R 12.2 strength', () => {
  it('R 3.3.2, 3.3.3.1 by kinds: Mercenaries 1, Loyal and Royal Army 2, Silver Shields 3, Elephants by their dice', () => {
    const units = { mercenary: 3, loyal: 5, royalArmy: 7, silverShields: 2, elephant: 4 };
    expect(combatStrength(allUnits(units))).toBe(3 + 10 + 14 + 6);
    expect(combatStrength(allUnits({ royalArmy: 3 }))).toBe(6);
    expect(combatStrength(allUnits({ mercenary: 3, cavalry: 2 }))).toBe(7);
  });

  it('R 3.3.2 of Elephants those that are there count, one die each', () => {
    // 2 + 2 for the others; dice of 6 and 5 are 4 and 3.
    expect(battleStrength(larisa(), side({ elephantDice: [6, 5] }), 'larisa')).toBe(11);
    const one = larisa({ forces: { 'red:larisa': { mercenary: 2, loyal: 1, elephant: 1 } } });
    expect(battleStrength(one, side({ elephantDice: [6, 5] }), 'larisa')).toBe(8);
  });

  it('R 3.3.4.2, 10.4 without Royal Army CUs that stand aside, and without Local Troops after a failed attempt to avoid', () => {
    const state = larisa({ control: { larisa: 'red' }, forces: { 'red:larisa': { mercenary: 1, royalArmy: 2 } } });
    expect(battleStrength(state, side(), 'larisa')).toBe(6);
    expect(battleStrength(state, side({ royalArmyAside: true }), 'larisa')).toBe(2);
    expect(battleStrength(state, side({ noLocalTroops: true }), 'larisa')).toBe(5);
  });

  it('R 12.2, 19.2 with the special abilities of whoever commands, there and then', () => {
    const where = { provinces: ['thessalia'] } as const;
    const options = able({
      krateros: [
        { changes: 'elephantDie', plus: 1, when: 'attacking', where },
        { changes: 'battleStrength', plus: 3, when: 'attacking', where },
      ],
    });
    const state = larisa({ options });
    const counted = (when: 'attacking' | 'defending') =>
      battleStrength(state, side({ elephantDice: [4, 1] }), 'larisa', when);
    // Dice of 4 and 1 are 2 and 0; one better each, 3 and 0.
    expect(counted('defending')).toBe(4 + 2);
    expect(counted('attacking')).toBe(4 + 3 + 3);
    expect(battleStrength(larisa(), side({ elephantDice: [4, 1] }), 'larisa', 'attacking')).toBe(6);
    expect(plainStrength(situationOf(state), side({ elephantDice: [4, 1] }), 'larisa')).toBe(6);
  });

  it('R 4.29, 19.2 not with those of a Subordinate', () => {
    const options = able({ kassandros: [{ changes: 'battleStrength', plus: 3 }] });
    const state = larisa({ options, generals: { kassandros: 'red:larisa' } });
    expect(battleStrength(state, side(), 'larisa', 'attacking')).toBe(4);
  });
});
