/** R 3.3.4.6: why Royal Army CUs are not disbanded, now or so many. */
import { describe, expect, it } from 'vitest';
import type { SuccessorsFrame } from '../../../src/successors/frame/index.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { carryOut, type Setting, type Told, units } from '../language.js';
import { field } from './battlefield.js';
import { activate, end, go, listed, march, objection } from './marching.js';
import { why } from './refusing.js';

const RULEBOOK: GameOptions = { players: 4 };
const AID: GameOptions = { players: 4, edition: 'player-aid' };

/** Krateros stands at Issos with 3 Royal Army CUs. */
const given: Setting = { forces: { 'red:issos': { royalArmy: 3 } }, generals: { krateros: 'red:issos' } };
const movement: SuccessorsFrame = { kind: 'movement', player: 'red', stage: 'activate', die: 4 };
const asked = (options: GameOptions): Told =>
  carryOut(field({ ...given, options }), (run) => void run.push({ ...movement }));
const activated = (options: GameOptions): Told =>
  activate({ state: field({ ...given, options }), events: [] }, 'krateros', 'red:issos', { points: 4 });
const disband = (count: number) => ({ type: 'disband', count }) as const;
const disbandAt = (count: number) => ({ type: 'disbandAt', space: 'issos', inside: false, count }) as const;

describe('R 3.3.4.6 when an Army is activated', () => {
  it('R 3.3.4.6 once, and not more than there are', () => {
    const two = go(activated(RULEBOOK), disband(2));
    expect(units(two, 'red:issos').royalArmy).toBe(1);
    expect(listed(two, 'disband')).toEqual([]);
    expect(objection(two, disband(1))).toEqual(['alreadyDecided', 'ruling once-a-visit', { count: 1 }]);
    expect(objection(activated(RULEBOOK), disband(4))).toEqual([
      'noSuchPiece',
      'R 3.3.4.6',
      { unit: 'royalArmy', count: 4, available: 3 },
    ]);
  });

  it('R 3.3.4.6 not after it has moved', () => {
    const told = go(activated(RULEBOOK), march('tarsos'));
    expect(listed(told, 'disband')).toEqual([]);
    expect(objection(told, disband(1))).toEqual(['tooLateToDisband', 'R 3.3.4.6', { space: 'tarsos' }]);
  });

  it('R 3.3.4.6 in the player aid it is too late then (ruling disbanding-at-rest)', () => {
    expect(objection(activated(AID), disband(1))).toEqual([
      'tooLateToDisband',
      'ruling disbanding-at-rest',
      { space: 'issos' },
    ]);
  });
});

describe('R 3.3.4.6 where they stand, in the player aid (ruling disbanding-at-rest)', () => {
  it('R 3.3.4.6 not more than there are', () => {
    expect(why(asked(AID), disbandAt(3))).toBeUndefined();
    expect(why(asked(AID), disbandAt(4))).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 3.3.4.6',
      params: { unit: 'royalArmy', count: 4, available: 3 },
    });
  });

  it('R 3.3.4.6 not those that have marched', () => {
    const { state } = go(activated(AID), march('tarsos'), end);
    const told = carryOut(state, (run) => void run.push({ ...movement }));
    expect(listed(told, 'disbandAt')).toEqual([]);
    expect(why(told, { ...disbandAt(1), space: 'tarsos' })).toMatchObject({
      code: 'tooLateToDisband',
      rule: 'ruling disbanding-at-rest',
      params: { space: 'tarsos' },
    });
  });

  it('R 3.3.4.6 by the rulebook it is when their Army is activated', () => {
    expect(why(asked(RULEBOOK), disbandAt(1))).toMatchObject({
      code: 'wrongStep',
      rule: 'R 3.3.4.6',
      params: { space: 'issos' },
      message: expect.stringContaining('when their Army is activated') as string,
    });
  });
});
