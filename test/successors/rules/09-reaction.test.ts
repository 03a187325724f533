/** R 9: the Reaction Step. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { arrivalOf, asked, choose, enter, enterIndependent, field, kinds, march, passes } from './battlefield.js';
import { carryOut, dice, forces, general, legal, play, royal, said, topKind } from '../language.js';

const pella = (forces: Record<string, object>, more: object = {}) =>
  field({
    active: 'blue',
    control: { pella: 'red' },
    forces: { 'blue:larisa': { mercenary: 3 }, ...forces },
    generals: { kassandros: 'blue:larisa', antipatros: 'red:pella' },
    ...more,
  });

describe('arranging a Major City', () => {
  it('R 9.1 its controller says first of all what is inside and what outside', () => {
    const told = enter(pella({ 'red:pella': { mercenary: 3, loyal: 1 } }), 'blue', 'larisa', 'pella');
    expect(topKind(told)).toBe('arrangeCity');
    expect(asked(told)).toBe('red');
    const after = passes(
      choose(choose(told, { type: 'moveIntoCity', unit: 'loyal', count: 1 }), {
        type: 'moveGeneralThroughGate',
        general: 'antipatros',
      }),
    );
    expect(forces(after, 'red:pella:inside')).toEqual({ loyal: 1 });
    expect(forces(after, 'red:pella')).toEqual({ mercenary: 3 });
    expect(general(after, 'antipatros').inside).toBe(true);
  });

  it('R 9.1 pieces go either way, so that others may take their place', () => {
    const told = enter(
      pella({ 'red:pella': { loyal: 2 }, 'red:pella:inside': { mercenary: 2 } }),
      'blue',
      'larisa',
      'pella',
    );
    expect(legal(told).some(({ type }) => type === 'moveIntoCity')).toBe(false);
    const out = choose(told, { type: 'moveOutOfCity', unit: 'mercenary', count: 2 });
    const done = choose(out, { type: 'moveIntoCity', unit: 'loyal', count: 2 });
    expect(forces(done, 'red:pella:inside')).toEqual({ loyal: 2 });
    expect(forces(done, 'red:pella')).toEqual({ mercenary: 2 });
  });

  it('R 4.16 no more than two CUs find room', () => {
    const { state } = enter(
      pella({ 'red:pella': { loyal: 3 }, 'red:pella:inside': { mercenary: 1 } }),
      'blue',
      'larisa',
      'pella',
    );
    expect(machine.explainAction(state, { type: 'moveIntoCity', player: 'red', unit: 'loyal', count: 2 })?.code).toBe(
      'cityFull',
    );
  });

  it('R 9.1 with nobody left outside no battle can follow', () => {
    const told = enter(pella({ 'red:pella': { loyal: 2 } }), 'blue', 'larisa', 'pella');
    const after = choose(choose(told, { type: 'moveIntoCity', unit: 'loyal', count: 2 }), {
      type: 'moveGeneralThroughGate',
      general: 'antipatros',
    });
    expect(topKind(after)).toBeUndefined();
    expect(forces(after, 'red:pella')).toEqual({});
  });

  it('R 9.1 royals and the cart pass the gate too', () => {
    const state = pella(
      { 'red:pella': { loyal: 1 } },
      {
        rest: {
          royals: {
            ...field({}).royals,
            alexandros: { status: 'active', space: 'pella', inside: false, controller: 'red' },
          },
        },
      },
    );
    const told = choose(enter(state, 'blue', 'larisa', 'pella'), { type: 'moveRoyalThroughGate', royal: 'alexandros' });
    expect(royal(told, 'alexandros').inside).toBe(true);
    expect(legal(told).some((action) => action.type === 'moveRoyalThroughGate')).toBe(false);
    expect(royal(passes(told, 2), 'alexandros').controller).toBe('red');
  });

  it('R 9.1 a city that was besieged already is not arranged', () => {
    const state = pella(
      { 'red:pella:inside': { loyal: 1 }, 'blue:pella': { mercenary: 1 } },
      {
        minors: ['blue:pella'],
        generals: { kassandros: 'blue:larisa', antipatros: 'red:pella:inside' },
      },
    );
    expect(topKind(enter(state, 'blue', 'larisa', 'pella'))).toBeUndefined();
  });

  it('R 9.1 nor does a general alone call for it, nor an Army to whom passage was granted', () => {
    const alone = field({
      active: 'blue',
      control: { pella: 'red' },
      forces: { 'red:pella:inside': { loyal: 1 } },
      generals: { kassandros: 'blue:larisa' },
    });
    expect(topKind(enter(alone, 'blue', 'larisa', 'pella'))).toBeUndefined();
    expect(
      topKind(enter(pella({ 'red:pella': { loyal: 1 } }), 'blue', 'larisa', 'pella', { passage: ['red'] })),
    ).toBeUndefined();
  });

  it('R 9.1 it happens before Independent Armies too', () => {
    const state = field({ control: { pella: 'red' }, forces: { 'red:pella': { loyal: 2 } } });
    expect(topKind(enterIndependent(state, 'glaukias', 'herakleia-lynkestis', 'pella'))).toBe('arrangeCity');
  });
});

describe('the order of reactions', () => {
  it('R 9.1, 9.2 the city, then those who avoid battle, then all interceptions, then the dice', () => {
    const state = field({
      active: 'blue',
      control: { pella: 'red' },
      forces: { 'blue:larisa': { mercenary: 3 }, 'red:pella': { loyal: 1 }, 'red:pydna': { mercenary: 1 } },
      generals: { kassandros: 'blue:larisa', antipatros: 'red:pella' },
      minors: ['red:pydna'],
    });
    let told = march(state, 'blue', 'larisa', 'pella');
    expect(topKind(told)).toBe('arrangeCity');
    told = passes(told);
    expect(topKind(told)).toBe('avoidBattle');
    told = play(choose(told, { type: 'avoidBattle' }), ...dice(4));
    expect(arrivalOf(told)?.failedToAvoid).toEqual(['red']);
    expect(topKind(told)).toBe('interception');
    told = choose(choose(choose(told, { type: 'intercept', from: 'pydna' }), { type: 'interceptWith', count: 1 }), {
      type: 'declareInterception',
    });
    expect(topKind(told)).toBe('roll');
    told = play(told, ...dice(5));
    expect(forces(told, 'red:pella')).toEqual({ mercenary: 1, loyal: 1 });
    expect(kinds(told)).toEqual(['withdraw', 'standAndFight']);
  });

  it('R 9.1 a mover whom a card has taken away ends the step', () => {
    const state = field({
      active: 'blue',
      forces: { 'red:larisa': { loyal: 1 } },
      generals: { kassandros: 'red:larisa' },
    });
    const told = carryOut(state, (run) =>
      run.push({
        kind: 'arrival',
        mover: 'blue',
        army: null,
        space: 'larisa',
        from: 'pella',
        trail: ['pella'],
        bySea: false,
        passage: [],
        stage: 'avoid',
        handled: [],
        declared: [],
        resolved: 0,
        rolling: false,
        bonus: 0,
        interceptor: null,
        failedToAvoid: [],
        withdrew: false,
      }),
    );
    expect(topKind(told)).toBeUndefined();
    expect(said(told, 'generalDispersed')).toEqual([]);
  });
});
