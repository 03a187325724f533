/** R 9: the Reaction Step. */
import { describe, expect, it } from 'vitest';
import type { ArrivalFrame } from '../../../src/successors/frame/index.js';
import { machine } from '../../../src/successors/machine.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { pushArrival } from '../../../src/successors/rules/09-reaction.js';
import {
  arrivalOf,
  asked,
  choose,
  enter,
  enterIndependent,
  field,
  independentsAt,
  kinds,
  march,
  passes,
} from './battlefield.js';
import { carryOut, dice, forces, general, legal, play, royal, said, type Told, topKind } from '../language.js';

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

  describe('R 9.1 a mover whom a card has taken away ends the step', () => {
    /** Somebody has entered Pella, but stands there no more when the step begins; Red could react to him. */
    const nobodyCame = (entered: Pick<ArrivalFrame, 'mover' | 'army'>, more: Parameters<typeof field>[0]) =>
      carryOut(field({ active: 'blue', ...more }), (run) =>
        pushArrival(run, { ...entered, space: 'pella', from: 'larisa', bySea: false, passage: [] }),
      );
    const near: Parameters<typeof field>[0] = {
      forces: { 'red:pydna': { mercenary: 1 } },
      minors: ['red:pydna'],
      rest: independentsAt({ glaukias: 'herakleia-lynkestis' }),
    };
    const within: Parameters<typeof field>[0] = {
      ...near,
      control: { pella: 'red' },
      forces: { 'red:pella': { loyal: 1 } },
    };

    it.each([
      ['a player', { mover: 'blue', army: null }],
      ['the Independents', { mover: 'independent', army: 'glaukias' }],
    ] as const)('R 9.1, 9.2 an Army of %s', (_, entered) => {
      expect(topKind(nobodyCame(entered, near))).toBeUndefined();
      expect(topKind(nobodyCame(entered, within))).toBeUndefined();
    });

    it('R 8.3.3 and disperses no general', () => {
      const told = nobodyCame({ mover: 'blue', army: null }, { generals: { kassandros: 'red:pella' } });
      expect(topKind(told)).toBeUndefined();
      expect(said(told, 'generalDispersed')).toEqual([]);
      expect(general(told, 'kassandros').status).toBe('map');
    });
  });
});

describe('what the step is about', () => {
  const red = (space: string): Parameters<typeof field>[0] => ({
    forces: { [`red:${space}`]: { loyal: 2 } },
    generals: { kassandros: `red:${space}` },
  });

  it('R 4.31.1 before it, cards may be played on whoever has entered', () => {
    const before = (enterSomebody: (state: ReturnType<typeof field>) => Told) =>
      enterSomebody(
        field({
          ...pherai(),
          options: { players: 4, interrupts: 'everyone' },
          rest: { hands: { red: [1], blue: [], yellow: [], white: [] } },
        }),
      ).state.stack.at(-1);
    const pause = { kind: 'window', moment: 'reaction', space: 'pherai', asked: 'red' };
    expect(before((state) => enter(state, 'blue', 'larisa', 'pherai'))).toMatchObject({ ...pause, subject: 'blue' });
    expect(before((state) => enterIndependent(state, 'glaukias', 'larisa', 'pherai'))).toMatchObject({
      ...pause,
      subject: null,
    });
  });
  const pherai = (): Parameters<typeof field>[0] => ({
    ...red('pherai'),
    active: 'blue',
    forces: { 'blue:larisa': { mercenary: 3 }, 'red:pherai': { loyal: 2 } },
  });

  it('R 10.5, 14.2.2 an Independent Army that comes out of its box shuts no way to those who avoid it', () => {
    const told = enterIndependent(field(red('epidamnos')), 'glaukias', 'box', 'epidamnos');
    expect(topKind(told)).toBe('avoidBattle');
    expect(arrivalOf(told)).toMatchObject({ trail: [], handled: ['red'] });
    expect(arrivalOf(enter(field(pherai()), 'blue', 'larisa', 'pherai'))).toMatchObject({ trail: ['larisa'] });
  });
});

describe('who is left alone', () => {
  /** Blue's Krateros comes from Melitene to Komana, upon Kassandros of Red, who is alone; Antigonos of White comes from Mazaka. */
  const komana = (forces: Record<string, object>) => {
    const state = field({
      active: 'blue',
      forces: { 'white:mazaka': { mercenary: 3 }, ...forces },
      generals: { krateros: 'blue:melitene', kassandros: 'red:komana', antigonos: 'white:mazaka' },
    });
    const told = march(state, 'blue', 'melitene', 'komana');
    const met = topKind(told) === 'avoidBattle' ? passes(told) : told;
    const begun = choose(met, { type: 'intercept', commander: 'antigonos' });
    const declared = choose(choose(begun, { type: 'interceptWith', count: 3 }), { type: 'declareInterception' });
    return play(declared, ...dice(6));
  };

  it('R 8.3.3, 11.7.1, 17.2 is lost to the interceptors, if the Army that came upon him has withdrawn', () => {
    const told = choose(komana({ 'blue:melitene': { mercenary: 3 } }), { type: 'withdraw' });
    expect(general(told, 'kassandros').status).toBe('dispersed');
    expect(told.state.champions).not.toContain('white');
    expect(told.state.champions).toContain('blue');
  });

  it('R 8.3.3, 17.2 or if it was a general who came, and is lost himself', () => {
    const told = komana({});
    expect(general(told, 'kassandros').status).toBe('dispersed');
    expect(general(told, 'krateros').status).toBe('dispersed');
    expect(told.state.champions).not.toContain('white');
    expect(told.state.champions).toContain('blue');
  });

  it('R 8.3.3, 17.2 or to the Army that came, if it stands and fights', () => {
    const told = choose(komana({ 'blue:melitene': { mercenary: 3 } }), { type: 'standAndFight' });
    expect(said(told, 'generalDispersed')).toMatchObject([{ general: 'kassandros', rule: 'R 8.3.3' }]);
    expect(told.state.champions).not.toContain('blue');
  });

  it('R 8.3.3, 11.7.1 interceptors who are not there any more are fled by nobody, and disperse nobody', () => {
    const caught = (blue: object, red: object) =>
      carryOut(
        field({
          active: 'blue',
          forces: { 'blue:komana': blue, 'red:komana': red },
          generals: { krateros: 'blue:komana' },
          minors: ['red:komana'],
        }),
        (run) => {
          startMarch(run, {
            player: 'blue',
            commander: 'krateros',
            space: 'komana',
            inside: false,
            die: null,
            points: 4,
          });
          Object.assign(run.frame('march') ?? {}, { arrivedBy: 'land', trail: ['melitene'], awaiting: 'arrival' });
          pushArrival(run, { mover: 'blue', army: null, space: 'komana', from: 'melitene', bySea: false, passage: [] });
          Object.assign(run.frame('arrival') ?? {}, { stage: 'withdraw', interceptor: 'red' });
        },
      );
    expect(topKind(caught({ mercenary: 3 }, { loyal: 1 }))).toBe('withdrawal');
    expect(topKind(caught({ mercenary: 3 }, {}))).toBe('march');
    expect(general(caught({}, { loyal: 1 }), 'krateros').status).toBe('dispersed');
    expect(general(caught({}, {}), 'krateros')).toMatchObject({ status: 'map', space: 'komana' });
  });

  it('R 8.3.8.1 a general alone who is let pass is not Dispersed', () => {
    const state = field({
      active: 'blue',
      forces: { 'red:komana': { loyal: 1 } },
      generals: { krateros: 'blue:melitene' },
      minors: ['red:komana'],
    });
    expect(general(enter(state, 'blue', 'melitene', 'komana', { passage: ['red'] }), 'krateros').status).toBe('map');
  });
});
