/** R 4.3, 8.3.6, 12.5: losses, Attrition, Overruns. */
import { describe, expect, it } from 'vitest';
import { dropOffUnits } from '../../../src/successors/deeds/group.js';
import { pushAttrition, pushDefeat, pushLosses } from '../../../src/successors/deeds/losses.js';
import { NO_UNITS, outside, unitsOf } from '../../../src/successors/questions.js';
import { canOverrun, pushOverrun } from '../../../src/successors/rules/08-3-6-overrun.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { carryOut, dice, forces, general, legal, play, said, situationOf, topKind } from '../language.js';
import type { CombatUnit } from '../../../src/successors/vocabulary.js';
import { choose, field, independentsAt } from './battlefield.js';
import { objection } from './marching.js';

const lamia = (red: object, more: Parameters<typeof field>[0] = {}) =>
  field({ forces: { 'red:lamia': red, ...more.forces }, minors: ['red:lamia'], ...more });

describe('losses by choice', () => {
  const losing = (left: number, more: object = {}, red: object = { mercenary: 2, loyal: 1, elephant: 1 }) =>
    carryOut(lamia(red), (run) => pushLosses(run, { player: 'red', space: 'lamia', left, rule: 'R 12.5.2', ...more }));

  it('R 12.5.2 the owner chooses, one CU at a time', () => {
    const told = losing(2);
    expect(legal(told)).toHaveLength(3);
    const after = choose(choose(told, { type: 'loseUnit', unit: 'elephant' }), { type: 'loseUnit', unit: 'mercenary' });
    expect(forces(after, 'red:lamia')).toEqual({ mercenary: 1, loyal: 1 });
    expect(topKind(after)).toBeUndefined();
  });

  it('R 4.3 the first must be an Elephant if there is one', () => {
    const told = losing(2, { elephantFirst: true }, { mercenary: 2, loyal: 1, elephant: 1 });
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 2, loyal: 1 });
    expect(legal(told).map((action) => (action.type === 'loseUnit' ? action.unit : ''))).toEqual([
      'mercenary',
      'loyal',
    ]);
    expect(topKind(losing(1, { elephantFirst: true }, { mercenary: 2, loyal: 1 }))).toBe('losses');
  });

  it('R 4.3 where Elephants stand in both zones another CU is refused', () => {
    const frame = {
      player: 'red',
      space: 'pella',
      left: 1,
      elephantFirst: true,
      zones: ['outside', 'inside'],
      rule: 'R 4.3',
    } as const;
    const pella = field({
      control: { pella: 'red' },
      forces: { 'red:pella': { mercenary: 1, elephant: 1 }, 'red:pella:inside': { elephant: 1 } },
    });
    const told = carryOut(pella, (run) => pushLosses(run, frame));
    const why = (unit: CombatUnit) => objection(told, { type: 'loseUnit', unit, space: 'pella', inside: false });
    expect(why('mercenary')).toEqual(['elephantFirst', 'R 4.3', { unit: 'mercenary' }]);
    expect(why('elephant')).toBeUndefined();
  });

  it('R 4.3 rolled by a 6: the Elephants of both zones are open, or, where none are, all CUs', () => {
    const rolled = (inside: object, beside: object) =>
      play(
        carryOut(
          field({ control: { pella: 'red' }, forces: { 'red:pella': beside, 'red:pella:inside': inside } }),
          (run) => pushAttrition(run, { player: 'red', space: 'pella', zones: ['outside', 'inside'], rule: 'R 4.3' }),
        ),
        ...dice(6),
      );
    // Of three CUs one is lost.
    const open = (told: ReturnType<typeof rolled>) =>
      legal(told).map((action) => (action.type === 'loseUnit' ? [action.unit, action.inside] : action.type));
    expect(open(rolled({ elephant: 1 }, { mercenary: 1, elephant: 1 }))).toEqual([
      ['elephant', false],
      ['elephant', true],
    ]);
    expect(open(rolled({ loyal: 1 }, { mercenary: 2 }))).toEqual([
      ['mercenary', false],
      ['loyal', true],
    ]);
  });

  it('R 12.5.2 what leaves no choice happens by itself', () => {
    expect(forces(losing(1, {}, { loyal: 3 }), 'red:lamia')).toEqual({ loyal: 2 });
    expect(forces(losing(9), 'red:lamia')).toEqual({});
    expect(forces(losing(4), 'red:lamia')).toEqual({});
  });

  it('R 8.3.11, 12.5.2 of CUs that alone are concerned no more are lost than there are, whoever stands beside them', () => {
    const told = losing(2, { within: { ...NO_UNITS, mercenary: 1 } }, { mercenary: 3 });
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 2 });
    expect(topKind(told)).toBeUndefined();
  });

  it('R 12.5.2 what is not there, or not in question, is refused', () => {
    const why = (unit: CombatUnit, space: string, inside: boolean) =>
      objection(losing(2), { type: 'loseUnit', unit, space, inside });
    expect(why('mercenary', 'pella', false)).toEqual([
      'otherMatter',
      'R 12.5.2',
      { space: 'pella', waitingFor: 'lamia' },
    ]);
    expect(why('silverShields', 'lamia', false)).toEqual([
      'noSuchPiece',
      'R 12.5.2',
      { player: 'red', unit: 'silverShields', space: 'lamia', inside: false },
    ]);
    expect(why('mercenary', 'lamia', true)?.[0]).toBe('noSuchPiece');
    expect(why('loyal', 'lamia', false)).toBeUndefined();
    expect(objection(losing(2), { type: 'pass' })?.slice(0, 2)).toEqual(['outOfPhase', 'R 12.5']);
  });

  it('R 8.6.3 of an Army on the march only its own CUs are lost, and none that stand where it is', () => {
    const state = lamia({ mercenary: 3 }, { generals: { krateros: 'red:lamia' } });
    const told = carryOut(state, (run) => {
      startMarch(run, { player: 'red', commander: 'krateros', space: 'lamia', inside: false, die: null, points: 4 });
      const march = run.frame('march');
      if (march === undefined) throw new Error('no march');
      dropOffUnits(run, march, outside('lamia'), unitsOf('mercenary', 2));
      march.arrivedBy = 'here';
      pushLosses(run, { player: 'red', space: 'lamia', left: 2, rule: 'R 8.6.3', marching: true });
    });
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 2 });
    expect(said(told, 'unitsLost').map(({ units }) => units.mercenary)).toEqual([1]);
  });
});

describe('Attrition', () => {
  const suffer = (red: object, more: object = {}) =>
    carryOut(lamia(red), (run) => pushAttrition(run, { player: 'red', space: 'lamia', rule: 'R 4.3', ...more }));

  it('R 4.3 a die against the number of CUs', () => {
    expect(forces(play(suffer({ loyal: 8 }), ...dice(5)), 'red:lamia')).toEqual({ loyal: 6 });
    expect(forces(play(suffer({ loyal: 4 }), ...dice(2)), 'red:lamia')).toEqual({ loyal: 4 });
    expect(forces(play(suffer({ loyal: 11, elephant: 1 }), ...dice(6)), 'red:lamia')).toEqual({ loyal: 9 });
  });

  it('R 4.3.1 on the way through an Independent Stronghold the column of 2 counts', () => {
    expect(forces(play(suffer({ loyal: 11 }, { passage: true }), ...dice(4)), 'red:lamia')).toEqual({ loyal: 11 });
    expect(forces(play(suffer({ loyal: 11 }, { passage: true }), ...dice(5)), 'red:lamia')).toEqual({ loyal: 10 });
  });

  it('R 12.5.1 of some kinds alone: only they are counted, and only they are lost', () => {
    // Of four CUs a 6 takes one.
    const told = play(suffer({ mercenary: 2, loyal: 4 }, { among: ['loyal'] }), ...dice(6));
    expect(said(told, 'attritionRolled')).toMatchObject([{ count: 4, losses: 1 }]);
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 2, loyal: 3 });
  });

  it('R 4.3 without CUs no die is rolled', () => {
    expect(
      topKind(carryOut(field({}), (run) => pushAttrition(run, { player: 'red', space: 'lamia', rule: 'R 4.3' }))),
    ).toBeUndefined();
  });
});

describe('Battle Losses', () => {
  it('R 12.5.1, 13.2.4 of a captured city: who is inside, and nobody outside', () => {
    const state = field({
      control: { pella: 'red' },
      forces: { 'red:pella:inside': { loyal: 1, mercenary: 1 } },
      generals: { antipatros: 'red:pella:inside', kassandros: 'red:pella' },
      rest: {
        royals: {
          ...field({}).royals,
          alexandros: { status: 'active', space: 'pella', inside: true, controller: 'red' },
        },
      },
    });
    const told = play(
      carryOut(state, (run) => pushDefeat(run, 'red', 'pella', ['inside'], 'blue')),
      ...dice(1),
    );
    expect(told.state.dispersed.red).toMatchObject({ loyal: 1, mercenary: 0 });
    expect(general(told, 'antipatros').status).toBe('dispersed');
    expect(general(told, 'kassandros').status).toBe('map');
    expect(
      told.events.some(
        (event) => event.type === 'royalControlled' && event.royal === 'alexandros' && event.player === 'blue',
      ),
    ).toBe(true);
  });
});

describe('Overrun', () => {
  const both = (red: object, blue: object, more: Parameters<typeof field>[0] = {}) =>
    field({ forces: { 'red:lamia': red, 'blue:lamia': blue }, minors: ['red:lamia', 'blue:lamia'], ...more });

  it('R 8.3.6 the example: 10 Mercenaries overrun 2 Silver Shields; only numbers count', () => {
    expect(canOverrun(situationOf(both({ mercenary: 10 }, { silverShields: 2 })), 'red', 'lamia', 'blue')).toBe(true);
    expect(canOverrun(situationOf(both({ mercenary: 9 }, { silverShields: 2 })), 'red', 'lamia', 'blue')).toBe(false);
    expect(
      canOverrun(situationOf(both({ silverShields: 2, loyal: 2 }, { mercenary: 1 })), 'red', 'lamia', 'blue'),
    ).toBe(false);
    expect(
      canOverrun(situationOf(both({ mercenary: 10 }, { mercenary: 1 })), 'red', 'lamia', 'blue', {
        ...NO_UNITS,
        mercenary: 4,
      }),
    ).toBe(false);
  });

  it('R 8.3.6 not those inside a Major City', () => {
    const state = field({
      control: { pella: 'blue' },
      forces: { 'red:pella': { mercenary: 10 }, 'blue:pella:inside': { loyal: 1 } },
      minors: ['red:pella'],
    });
    expect(canOverrun(situationOf(state), 'red', 'pella', 'blue')).toBe(false);
  });

  it('R 8.3.6, 3.3.4.4, 17.2 the victim suffers Battle Losses, no Royal Army defects, and it is an attack', () => {
    const state = both(
      { mercenary: 10, royalArmy: 5 },
      { loyal: 2, royalArmy: 1 },
      { generals: { kassandros: 'blue:lamia' } },
    );
    const told = play(
      carryOut(state, (run) => pushOverrun(run, 'red', 'blue', 'lamia')),
      ...dice(2),
    );
    expect(said(told, 'unitsDefected')).toEqual([]);
    expect(told.state.dispersed.blue).toMatchObject({ loyal: 2, royalArmy: 1 });
    expect(general(told, 'kassandros').status).toBe('dispersed');
    expect(forces(told, 'red:lamia')).toEqual({ mercenary: 10, royalArmy: 5 });
    expect(told.state.champions).not.toContain('red');
  });

  it('R 14.4 Independent Armies overrun and are overrun by their strength', () => {
    const state = field({
      forces: { 'red:lamia': { mercenary: 1 } },
      minors: ['red:lamia'],
      rest: independentsAt({ leosthenes: 'lamia' }),
    });
    expect(canOverrun(situationOf(state), 'independent', 'lamia', 'red')).toBe(true);
    const many = field({
      forces: { 'red:lamia': { mercenary: 40 } },
      minors: ['red:lamia'],
      rest: independentsAt({ leosthenes: 'lamia' }),
    });
    expect(canOverrun(situationOf(many), 'red', 'lamia', 'independent')).toBe(true);
    expect(
      carryOut(many, (run) => pushOverrun(run, 'red', 'independent', 'lamia')).state.independentArmies.leosthenes
        .status,
    ).toBe('removed');
  });
});
