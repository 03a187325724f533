/** R 11: Land Interception and Withdrawal. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { interceptors, mayInterceptInto } from '../../../src/successors/questions.js';
import { asked, choose, enter, enterIndependent, field, independentsAt, kinds, march, passes } from './battlefield.js';
import { dice, forces, general, legal, movedUnits, play, said, type Told, topKind } from '../language.js';

/** Red stands in Mazaka between Ankyra, Dana, Komana and Zela; Blue comes from Melitene. */
const mazaka = (more: Parameters<typeof field>[0] = {}) =>
  field({
    active: 'blue',
    ...more,
    forces: { 'blue:melitene': { mercenary: 3 }, 'red:mazaka': { mercenary: 2, loyal: 1 }, ...more.forces },
    generals: { krateros: 'blue:melitene', kassandros: 'red:mazaka', ...more.generals },
  });
const enterKomana = (state = mazaka()) => enter(state, 'blue', 'melitene', 'komana');
const declare = (told: Told, from: string, ...units: readonly (readonly [string, number])[]) =>
  choose(
    units.reduce(
      (now, [unit, count]) => choose(now, { type: 'interceptWith', unit, count }),
      choose(told, { type: 'intercept', from }),
    ),
    { type: 'declareInterception' },
  );
const whole = (told: Told) => declare(told, 'mazaka', ['mercenary', 2], ['loyal', 1]);

describe('restrictions', () => {
  it('R 11.8 the example: not into the space it left or an enemy controlled one, but into the others', () => {
    const state = mazaka({
      control: { zela: 'blue', dana: 'red', komana: 'independent' },
      forces: { 'red:komana': { mercenary: 1 } },
      minors: ['red:komana'],
    });
    const into = (space: string) =>
      interceptors(state, 'red', { mover: 'blue', space, from: 'melitene' }).some((place) => place.space === 'mazaka');
    expect(['zela', 'melitene', 'ankyra', 'dana', 'komana'].map(into)).toEqual([false, false, true, true, true]);
  });

  it('R 11.8 friendly, uncontrolled, or with unbesieged friendly CUs', () => {
    const mover = { mover: 'blue', space: 'komana', from: 'melitene' } as const;
    const may = (more: Parameters<typeof field>[0]) => mayInterceptInto(mazaka(more), 'red', mover);
    expect(may({})).toBe(true);
    expect(may({ control: { komana: 'red' } })).toBe(true);
    expect(may({ control: { komana: 'blue' } })).toBe(false);
    expect(may({ control: { komana: 'independent' } })).toBe(false);
    expect(
      may({ control: { komana: 'blue' }, forces: { 'red:komana': { mercenary: 1 } }, minors: ['red:komana'] }),
    ).toBe(true);
  });

  it('R 11.8 not where enemy CUs stood before', () => {
    const mover = { mover: 'blue', space: 'komana', from: 'melitene' } as const;
    expect(
      mayInterceptInto(mazaka({ forces: { 'yellow:komana': { loyal: 1 } }, minors: ['yellow:komana'] }), 'red', mover),
    ).toBe(false);
    expect(
      topKind(enterKomana(mazaka({ forces: { 'blue:komana': { loyal: 1 } }, minors: ['blue:komana'] }))),
    ).toBeUndefined();
    expect(mayInterceptInto(mazaka({ rest: independentsAt({ ariarathes: 'komana' }) }), 'red', mover)).toBe(false);
  });

  it('R 11.1, 11.8 by Land paths only, and only Armies', () => {
    const state = field({
      active: 'blue',
      forces: { 'blue:pella': { mercenary: 3 }, 'red:molossia': { loyal: 2 }, 'red:lamia': { loyal: 2 } },
      generals: { krateros: 'blue:pella', kassandros: 'red:molossia' },
      control: { lamia: 'red' },
    });
    expect(topKind(enter(state, 'blue', 'pella', 'larisa'))).toBeUndefined();
  });

  it('R 11.8 not from a besieged city, and not when the besieger has just moved out of the space', () => {
    const besieged = field({
      active: 'blue',
      control: { pella: 'red' },
      forces: { 'red:pella:inside': { loyal: 2 }, 'white:pella': { mercenary: 3 }, 'blue:larisa': { loyal: 2 } },
      generals: { kassandros: 'red:pella:inside', krateros: 'white:pella', seleukos: 'blue:larisa' },
    });
    expect(interceptors(besieged, 'red', { mover: 'blue', space: 'pydna', from: 'larisa' })).toEqual([]);
    const leaving = enter(besieged, 'white', 'pella', 'pydna');
    expect(asked(leaving)).toBeUndefined();
    const free = field({
      ...{
        control: { pella: 'red' as const },
        forces: { 'red:pella:inside': { loyal: 2 } },
        generals: { kassandros: 'red:pella:inside' },
      },
    });
    expect(interceptors(free, 'red', { mover: 'blue', space: 'pydna', from: 'larisa' })).toEqual([
      { space: 'pella', inside: true },
    ]);
  });

  it('R 11.8 whoever granted passage does not react', () => {
    expect(topKind(enter(mazaka(), 'blue', 'melitene', 'komana', { passage: ['red'] }))).toBeUndefined();
  });

  it('R 11.8 refuses what is not possible, and says so', () => {
    const { state } = enterKomana();
    expect(
      machine.explainAction(state, {
        type: 'intercept',
        player: 'red',
        from: 'zela',
        inside: false,
        commander: 'kassandros',
      }),
    ).toMatchObject({ code: 'noInterception', rule: 'R 11.8' });
  });
});

describe('declaring', () => {
  it('R 11.2 a general, and what goes with him', () => {
    const told = enterKomana();
    expect(asked(told)).toBe('red');
    const done = whole(told);
    expect(said(done, 'interceptionDeclared')[0]).toMatchObject({
      player: 'red',
      from: 'mazaka',
      into: 'komana',
      commander: 'kassandros',
      units: { mercenary: 2, loyal: 1 },
    });
  });

  it('R 11.2 an Army may be split if what stays shows whose it is', () => {
    const told = choose(choose(enterKomana(), { type: 'intercept' }), {
      type: 'interceptWith',
      unit: 'loyal',
      count: 1,
    });
    expect(kinds(told)).toEqual(['interceptWith', 'pass']);
    expect(machine.explainAction(told.state, { type: 'declareInterception', player: 'red' })?.code).toBe('ownerless');
    const friendly = choose(choose(enterKomana(mazaka({ control: { mazaka: 'red' } })), { type: 'intercept' }), {
      type: 'interceptWith',
      unit: 'loyal',
      count: 1,
    });
    const split = play(choose(friendly, { type: 'declareInterception' }), ...dice(4));
    expect(forces(split, 'red:komana')).toEqual({ loyal: 1 });
    expect(forces(split, 'red:mazaka')).toEqual({ mercenary: 2 });
  });

  it('R 4.29, 11.2 any general may lead, and take along those who serve under him', () => {
    const told = enterKomana(mazaka({ generals: { seleukos: 'red:mazaka' }, minors: ['red:mazaka'] }));
    expect(legal(told).flatMap((action) => (action.type === 'intercept' ? [action.commander] : []))).toEqual([
      'seleukos',
      'kassandros',
      'minor',
    ]);
    const under = (commander: string) =>
      legal(choose(told, { type: 'intercept', commander })).flatMap((action) =>
        action.type === 'interceptWithGeneral' ? [action.general] : [],
      );
    expect(under('seleukos')).toEqual(['kassandros', 'minor']);
    expect(under('kassandros')).toEqual(['minor']);
    expect(under('minor')).toEqual([]);
  });

  it('R 11.1 one attempt from each space; one given up is not made again', () => {
    const told = passes(choose(enterKomana(), { type: 'intercept' }));
    expect(topKind(told)).toBeUndefined();
  });

  it('R 9.2, 11.4 all attempts of all players are declared before the dice; the first to succeed cancels those of the others, and rolls for all of his', () => {
    const state = field({
      active: 'blue',
      forces: {
        'blue:pydna': { mercenary: 3 },
        'red:larisa': { loyal: 1 },
        'red:poteidaia': { loyal: 1 },
        'white:amphipolis': { loyal: 1 },
      },
      generals: { krateros: 'blue:pydna' },
      minors: ['red:larisa', 'red:poteidaia', 'white:amphipolis'],
    });
    let told = enter(state, 'blue', 'pydna', 'pella');
    told = declare(told, 'larisa', ['loyal', 1]);
    expect(asked(told)).toBe('red');
    told = declare(told, 'poteidaia', ['loyal', 1]);
    expect(asked(told)).toBe('white');
    told = declare(told, 'amphipolis', ['loyal', 1]);
    expect(topKind(told)).toBe('roll');
    const first = play(told, ...dice(5));
    expect(topKind(first)).toBe('roll');
    const second = play(first, ...dice(6));
    expect(said(second, 'interceptionCancelled')).toEqual([
      { type: 'interceptionCancelled', rule: 'R 11.4', player: 'white', from: 'amphipolis', into: 'pella' },
    ]);
    expect(forces(second, 'red:pella')).toEqual({ loyal: 2 });
    const other = play(told, ...dice(4, 3, 5));
    expect(forces(other, 'white:pella')).toEqual({ loyal: 1 });
    expect(forces(other, 'red:larisa')).toEqual({ loyal: 1 });
  });
});

describe('the die', () => {
  it('R 11.3 must exceed the Initiative Rating; a successful Army must move in, and has not moved in the sense of R 8.3.1', () => {
    const failed = play(whole(enterKomana()), ...dice(3));
    expect(said(failed, 'interceptionRolled')[0]).toMatchObject({ die: 3, initiative: 3, success: false });
    expect(forces(failed, 'red:mazaka')).toEqual({ mercenary: 2, loyal: 1 });
    const done = play(whole(enterKomana()), ...dice(4));
    expect(forces(done, 'red:komana')).toEqual({ mercenary: 2, loyal: 1 });
    expect(general(done, 'kassandros')).toMatchObject({ space: 'komana', moved: false });
    expect(movedUnits(done, 'red:komana').mercenary).toBe(0);
  });

  it('R 14.5 Independent Armies are intercepted like others, and do not withdraw', () => {
    const told = play(passes(whole(enterIndependent(mazaka(), 'ariarathes', 'melitene', 'komana'))), ...dice(5));
    expect(topKind(told)).toBeUndefined();
    expect(forces(told, 'red:komana')).toEqual({ mercenary: 2, loyal: 1 });
  });

  it('R 8.3.3, 11.7.3 a general alone is Dispersed by the interceptor, and cannot withdraw', () => {
    const state = field({
      active: 'blue',
      forces: { 'red:mazaka': { mercenary: 2, loyal: 1 } },
      generals: { krateros: 'blue:melitene', kassandros: 'red:mazaka' },
    });
    const told = play(whole(enterKomana(state)), ...dice(5));
    expect(topKind(told)).toBeUndefined();
    expect(general(told, 'krateros').status).toBe('dispersed');
    expect(told.state.champions).toContain('red');
  });
});

describe('Withdrawal', () => {
  const caught = () => play(whole(march(mazaka(), 'blue', 'melitene', 'komana')), ...dice(5));

  it('R 11.7.1 back to the space that the Army came from, instead of battle', () => {
    const told = choose(caught(), { type: 'withdraw' });
    expect(forces(told, 'blue:melitene')).toEqual({ mercenary: 3 });
    expect(movedUnits(told, 'blue:melitene').mercenary).toBe(3);
    expect(general(told, 'krateros')).toMatchObject({ space: 'melitene', moved: true });
    expect(said(told, 'withdrew')[0]).toMatchObject({ player: 'blue', from: 'komana', to: 'melitene' });
    expect(topKind(told)).toBeUndefined();
  });

  it('R 11.7.1 or it stands and fights', () => {
    expect(forces(choose(caught(), { type: 'standAndFight' }), 'blue:komana')).toEqual({ mercenary: 3 });
  });

  it('R 11.7.2, 13.2.6 back into the besieged city from which it embarked', () => {
    const state = field({
      active: 'blue',
      control: { tyros: 'blue' },
      forces: { 'blue:sidon': { loyal: 2 }, 'yellow:tyros': { mercenary: 3 }, 'red:arados': { loyal: 1 } },
      generals: { ptolemaios: 'blue:sidon', demetrios: 'yellow:tyros' },
      minors: ['red:arados'],
    });
    const told = play(
      declare(passes(march(state, 'blue', 'sidon', 'hamath', { from: 'tyros', bySea: true }), 0), 'arados', [
        'loyal',
        1,
      ]),
      ...dice(5),
    );
    const back = choose(told, { type: 'withdraw' });
    expect(forces(back, 'blue:tyros:inside')).toEqual({ loyal: 2 });
    expect(general(back, 'ptolemaios').inside).toBe(true);
  });
});
