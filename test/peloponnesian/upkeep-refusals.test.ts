/** Why actions of supply, sieges and raids are refused. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import type { GameFrame } from '../../src/peloponnesian/frame/index.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { bare, cities, held, units } from './positions.js';
import { refused, started } from './table.js';

const asked = (state: GameState, frame: GameFrame): GameState => started({ ...state, stack: [frame] });

describe('supply refuses', () => {
  const supply: GameFrame = { kind: 'supply', player: 'athens', stage: 'landing', hungry: [], supplied: [] };
  const attica = { ...held(bare, 'athens', 'attica', 'euboea'), treasuries: { athens: 1, sparta: 0 } };
  const poor = units(attica, {
    'attica-fleet-6-1': { at: 'W3726', inside: true },
    'attica-hoplite-4-1': { at: 'W3726', inside: true },
    'attica-hoplite-3-1': { at: 'W3726', inside: true },
    'attica-hoplite-3-2': { at: 'W3428' },
  });
  const forage: Action = { type: 'forage', player: 'athens', unit: 'attica-hoplite-3-2' };

  it('what the treasury cannot pay (R 9.1)', () => {
    const state = asked(poor, supply);
    expect(refused(state, { type: 'supplyUnit', player: 'athens', unit: 'attica-fleet-6-1' })).toEqual([
      'treasuryTooSmall',
      'R 9.1',
    ]);
    expect(refused(state, { type: 'supplyUnit', player: 'athens', unit: 'boeotia-hoplite-5-1' })).toEqual([
      'notYours',
      'R 9.1',
    ]);
  });

  it('foraging in Winter, in raided and in exhausted areas, at home, and from inside of masked places', () => {
    // In each case the treasury leaves a choice, so that Athens is asked.
    const { 'attica-hoplite-3-2': _, ...others } = poor.units;
    const there = units({ ...poor, units: others }, { 'attica-hoplite-4-2': { at: 'W3727', inside: true } });
    const winter = asked({ ...there, season: 'winter' }, supply);
    expect(refused(winter, { ...forage, unit: 'attica-hoplite-4-1' })).toEqual(['noForageInWinter', 'R 9.7.3']);
    const raided = asked({ ...there, raided: { southernEuboea: 1 } }, supply);
    expect(refused(raided, { ...forage, unit: 'attica-hoplite-4-1' })).toEqual(['areaIsRaided', 'R 9.7.3']);
    expect(refused(asked(there, supply), { ...forage, unit: 'attica-hoplite-4-1' })).toEqual([
      'suppliedAtHome',
      'R 9.7.3',
    ]);
    const masked = asked(units(there, { 'boeotia-hoplite-5-1': { at: 'W3727' } }), supply);
    expect(refused(masked, { ...forage, unit: 'attica-hoplite-4-2' })).toEqual(['shutIn', 'R 9.7.2']);
    // Ruling R36: a fleet bars the way too.
    const barred = asked(units(there, { 'corinth-fleet-4-1': { at: 'W3727', off: 'southernEuripus' } }), supply);
    expect(refused(barred, { ...forage, unit: 'attica-hoplite-4-2' })).toEqual(['shutIn', 'R 9.7.2']);
    const full = units(there, {
      'boeotia-hoplite-5-1': { at: 'W4230', foraging: true },
      'boeotia-hoplite-5-2': { at: 'W4230', foraging: true },
      'boeotia-hoplite-5-3': { at: 'W4230', foraging: true },
      'boeotia-hoplite-5-4': { at: 'W4230', foraging: true },
      'boeotia-hoplite-5-5': { at: 'W4230', foraging: true },
      'boeotia-hoplite-5-6': { at: 'W4230', foraging: true },
    });
    expect(refused(asked(full, supply), { ...forage, unit: 'attica-hoplite-4-1' })).toEqual([
      'forageExhausted',
      'R 9.7.1',
    ]);
  });

  it('coasts that fleets do not reach (R 9.8)', () => {
    const state = asked(units(attica, { 'attica-fleet-6-1': { at: 'saronicGulf' } }), supply);
    expect(refused(state, { type: 'bringAshore', player: 'athens', stack: 'attica-fleet-6-1', hex: 'W2428' })).toEqual([
      'noLandingThere',
      'R 9.8',
    ]);
  });
});

describe('sieges refuse', () => {
  const sieges: GameFrame = { kind: 'sieges', player: 'athens', stage: 'numbers', done: [], at: null };
  const megarid = units(held(bare, 'sparta', 'megarid', 'boeotia'), {
    'attica-hoplite-4-1': { at: 'W3429' },
    'attica-hoplite-4-2': { at: 'W3429' },
    'attica-hoplite-4-3': { at: 'W3330' },
  });
  const besiege = (hex: 'W3429' | 'W3330' | 'W3831'): Action => ({ type: 'besiege', player: 'athens', hex });

  it('what is not masked by enough units (R 10.1, 10.3.1), and what has been resolved (R 10.5)', () => {
    const state = asked(megarid, sieges);
    expect(refused(state, besiege('W3429'))).toBeNull();
    expect(refused(state, besiege('W3330'))).toEqual(['besiegersMissing', 'R 10.3.2']);
    expect(refused(state, besiege('W3831'))).toEqual(['nothingToBesiege', 'R 10.3.1']);
    const done = asked(megarid, { ...sieges, stage: 'resolving', done: ['W3330'] });
    expect(refused(done, besiege('W3330'))).toEqual(['siegeResolved', 'R 10.5']);
  });
});

describe('destruction refuses', () => {
  it('other places, walls that are down, and Long Walls that are divided (R 11.1.1, 11.3.1, 11.3.2)', () => {
    const taken = cities(held(bare, 'sparta', 'megarid'), { nisaea: { held: 'athens', walled: false } });
    const state = asked(taken, { kind: 'sack', player: 'athens', at: 'W3531', by: 'storm' });
    expect(refused(state, { type: 'destroyCity', player: 'athens', hex: 'W3431' })).toEqual(['otherPlace', 'R 11.1.1']);
    expect(refused(state, { type: 'destroyWalls', player: 'athens', hex: 'W3531' })).toEqual(['noWalls', 'R 11.3.1']);
    expect(refused(state, { type: 'destroyLongWalls', player: 'athens', walls: 'megara nisaea' })).toEqual([
      'longWallsDivided',
      'R 11.3.2',
    ]);
  });
});

describe('raiding refuses', () => {
  it('units that raid already, and walls of which no unit is inside (R 11.3.1, 15.1)', () => {
    const state = asked(
      units(held(bare, 'athens', 'attica'), {
        'boeotia-hoplite-5-1': { at: 'W3529', raiding: true },
        'boeotia-hoplite-5-2': { at: 'W3529' },
        'boeotia-hoplite-5-3': { at: 'W3127', inside: true },
      }),
      { kind: 'raiding', player: 'sparta' },
    );
    const of = (unit: 'boeotia-hoplite-5-1' | 'boeotia-hoplite-5-2' | 'boeotia-hoplite-5-3') =>
      ({ player: 'sparta', unit }) as const;
    expect(refused(state, { type: 'raid', ...of('boeotia-hoplite-5-1') })).toEqual(['raidsAlready', 'R 15.1']);
    expect(refused(state, { type: 'pullDownWalls', ...of('boeotia-hoplite-5-2') })).toEqual(['notInside', 'R 11.3.1']);
    // Chaeronea has no walls.
    expect(refused(state, { type: 'pullDownWalls', ...of('boeotia-hoplite-5-3') })).toEqual(['noWalls', 'R 11.3.1']);
  });
});
