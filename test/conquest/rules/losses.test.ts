/** R 7.4, 9.5, 11.4: losses of steps by their owner's choice. */
import { describe, expect, it } from 'vitest';
import type { LossesFrame } from '../../../src/conquest/frame/index.js';
import { machine } from '../../../src/conquest/machine.js';
import type { Action } from '../../../src/conquest/action/index.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { facing, isOver } from '../paused.js';
import { board, type Changes, everyUnit, expectRefused, play, said } from '../table.js';

const UNITS: readonly UnitId[] = ['phalanx-1', 'phalanx-2', 'illyrians-1', 'paiones-1'];

const here: Changes = {
  units: Object.fromEntries(UNITS.map((unit) => [unit, { at: 'syria' }])),
};

const losing = (left: number, others: Partial<LossesFrame> = {}, changes: Changes = here) =>
  facing(
    {
      kind: 'losses',
      side: 'macedonian',
      units: UNITS,
      city: null,
      left,
      sparing: false,
      lost: [],
      rule: 'R 9.5',
      ...others,
    },
    changes,
  );

const step = (unit: UnitId): Action => ({ type: 'loseStep', player: 'macedonian', unit });

describe('R 9.5 losses', () => {
  it('are of any unit, as its owner chooses; of counters that are alike the first is listed', () => {
    const { state } = losing(2);
    expect(machine.legalActions(state)).toEqual([step('phalanx-1'), step('illyrians-1'), step('paiones-1')]);
    expectRefused(state, step('phalanx-2'), 'alikeListed', 'R 9.5');
    expectRefused(state, step('phalanx-3'), 'notAmongThem', 'R 9.5');
    expectRefused(state, step('elephants-1'), 'pieceUnknown', 'R 9.5');
    const { state: after, events } = play(state, [step('phalanx-1'), step('illyrians-1')]);
    expect(after.units['phalanx-1']).toEqual({ at: 'syria', steps: 1, side: 'macedonian' });
    expect(everyUnit(after)['illyrians-1']?.at).toBe('pool');
    expect(said(events, 'unitReduced')).toMatchObject([{ unit: 'phalanx-1', steps: 1, rule: 'R 9.5' }]);
    expect(said(events, 'unitEliminated')).toMatchObject([{ unit: 'illyrians-1', rule: 'R 9.5' }]);
    expect(isOver(after)).toBe(true);
  });

  it('a unit that has lost a step may lose another', () => {
    const { state } = play(losing(2).state, [step('phalanx-1'), step('phalanx-1')]);
    expect(everyUnit(state)['phalanx-1']?.at).toBe('pool');
    expect(isOver(state)).toBe(true);
  });

  it('nobody is asked where there is no choice: as much is to be lost as is there, or one unit alone', () => {
    // Two phalanxes of two steps, and two units of one: six steps in all.
    const all = losing(6).state;
    expect(isOver(all)).toBe(true);
    expect(UNITS.map((unit) => everyUnit(all)[unit]?.at)).toEqual(['pool', 'pool', 'pool', 'pool']);
    const alike = losing(1, { units: ['phalanx-1', 'phalanx-2'] }).state;
    expect(isOver(alike)).toBe(true);
    expect([alike.units['phalanx-1']?.steps, alike.units['phalanx-2']?.steps]).toEqual([1, 2]);
    expect(isOver(losing(9).state)).toBe(true);
  });
});

describe('R 7.4 losses that spare', () => {
  it('nobody is eliminated as long as somebody can be reduced', () => {
    const { state } = losing(3, { sparing: true, rule: 'R 7.4' });
    // Two alike can be reduced: no choice; then a third step is anybody's.
    expect([state.units['phalanx-1']?.steps, state.units['phalanx-2']?.steps]).toEqual([1, 1]);
    expect(machine.legalActions(state)).toEqual([step('phalanx-1'), step('illyrians-1'), step('paiones-1')]);
    const both: Changes = {
      units: { ...here.units, 'phalanx-2': { at: 'syria', steps: 1 }, 'agrianes-1': { at: 'syria' } },
    };
    const two = losing(1, { sparing: true, units: [...UNITS, 'agrianes-1'] }, both).state;
    expect(machine.legalActions(two)).toEqual([step('phalanx-1'), step('agrianes-1')]);
    expectRefused(two, step('illyrians-1'), 'reduceFirst', 'R 7.4');
    expectRefused(two, step('phalanx-2'), 'reduceFirst', 'R 7.4');
  });
});

describe('R 11.4 walls', () => {
  const wall: Action = { type: 'loseWall', player: 'macedonian', city: 'athens' };
  it('may be lost instead where they are offered, as long as there are any', () => {
    const cities = { ...board().cities, athens: { walls: 1, holder: 'macedonian' } } as const;
    const { state } = losing(2, { city: 'athens', rule: 'R 11.4' }, { ...here, cities });
    expect(machine.legalActions(state)[0]).toEqual(wall);
    const after = play(state, [wall]);
    expect(after.state.cities.athens).toEqual({ walls: 0, holder: null });
    expect(said(after.events, 'wallLost')).toEqual([{ type: 'wallLost', rule: 'R 11.4', city: 'athens', walls: 0 }]);
    // What was lost as a wall is nobody's step.
    expect(after.state.stack.at(-1)).toMatchObject({ kind: 'losses', left: 1, lost: [] });
    expectRefused(after.state, wall, 'wallsNotOffered', 'R 11.4');
    expect(play(after.state, [step('phalanx-1')]).state.units['phalanx-1']?.steps).toBe(1);
  });
  it('count as what can be lost: with units and walls for no more than the losses nobody is asked', () => {
    const { state } = losing(4, { city: 'athens', units: ['paiones-1'] });
    expect(isOver(state)).toBe(true);
    expect(state.cities.athens).toEqual({ walls: 0, holder: null });
    expect(everyUnit(state)['paiones-1']?.at).toBe('pool');
  });
});
