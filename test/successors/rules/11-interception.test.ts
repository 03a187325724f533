/** R 11: Land Interception and Withdrawal. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { interceptors, mayInterceptInto } from '../../../src/successors/questions.js';
import { initialState } from '../../../src/successors/rules/05-setup.js';
import type { GameState } from '../../../src/successors/state.js';
import { asked, choose, enter, enterIndependent, field, independentsAt, kinds, march, passes } from './battlefield.js';
import {
  dice,
  forces,
  general,
  legal,
  minors,
  movedUnits,
  play,
  royal,
  said,
  type Told,
  topKind,
} from '../language.js';
import { objection } from './marching.js';

/** Red stands in Mazaka between Ankyra, Dana, Komana and Zela; Blue comes from Melitene. */
const mazaka = (more: Parameters<typeof field>[0] = {}) =>
  field({
    active: 'blue',
    ...more,
    forces: { 'blue:melitene': { mercenary: 3 }, 'red:mazaka': { mercenary: 2, loyal: 1 }, ...more.forces },
    generals: { krateros: 'blue:melitene', kassandros: 'red:mazaka', ...more.generals },
  });
const enterKomana = (state = mazaka()) => enter(state, 'blue', 'melitene', 'komana');
/** An attempt from a space begins, under the first who may lead it. */
const begin = (told: Told, from = 'mazaka') => {
  const first = legal(told).find((action) => action.type === 'intercept' && action.from === from);
  if (first === undefined) throw new Error(`nobody intercepts from ${from}`);
  return play(told, first);
};
const declare = (told: Told, from: string, ...units: readonly (readonly [string, number])[]) =>
  choose(
    units.reduce((now, [unit, count]) => choose(now, { type: 'interceptWith', unit, count }), begin(told, from)),
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
    const told = choose(begin(enterKomana()), {
      type: 'interceptWith',
      unit: 'loyal',
      count: 1,
    });
    expect(kinds(told)).toEqual(['interceptWith', 'placeMinorGeneral', 'pass']);
    expect(machine.explainAction(told.state, { type: 'declareInterception', player: 'red' })?.code).toBe('ownerless');
    const friendly = choose(begin(enterKomana(mazaka({ control: { mazaka: 'red' } }))), {
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
    const told = passes(begin(enterKomana()));
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

  it('R 11.1 an attempt whose Army is not there any more when its die is due is not made', () => {
    // Red may answer with Ambush before the die.
    const told = whole(enterKomana(mazaka({ rest: { hands: { red: [49] } } })));
    expect(asked(told)).toBe('red');
    const gone: GameState = {
      ...told.state,
      generals: {
        ...told.state.generals,
        kassandros: { ...told.state.generals.kassandros, status: 'dispersed', space: null },
      },
    };
    const over = choose({ ...told, state: gone }, { type: 'pass' });
    expect(said(over, 'interceptionCancelled')).toEqual([
      { type: 'interceptionCancelled', rule: 'R 11.1', player: 'red', from: 'mazaka', into: 'komana' },
    ]);
    expect(topKind(over)).not.toBe('roll');
  });
});

describe('R 3.1.2 Minor Generals divide the intercepting Army', () => {
  /** Antipatros with five CUs in Pella, which has no marker; White comes from Lamia into Larisa, which is nobody's. */
  const pella = (more: Parameters<typeof field>[0] = {}) =>
    enter(
      field({
        active: 'white',
        generals: { antipatros: 'red:pella', krateros: 'white:lamia' },
        ...more,
        forces: { 'red:pella': { mercenary: 3, loyal: 2 }, 'white:lamia': { mercenary: 3 }, ...more.forces },
      }),
      'white',
      'lamia',
      'larisa',
    );
  const offers = (told: Told) =>
    legal(told).flatMap((action) => (action.type === 'interceptWith' ? [`${action.count} ${action.unit}`] : []));
  const leaders = (told: Told) =>
    legal(told).flatMap((action) => (action.type === 'intercept' ? [action.commander] : []));
  const sources = (told: Told) =>
    legal(told).flatMap((action) => (action.type === 'placeMinorGeneral' ? [action.from] : []));
  const two = (told: Told) => choose(told, { type: 'interceptWith', unit: 'mercenary', count: 2 });
  const declared = (told: Told) => choose(told, { type: 'declareInterception' });
  /** All four Minor Generals of Red are in Gaza, which can spare three of them. */
  const inGaza: Parameters<typeof field>[0] = {
    forces: { 'red:gaza': { loyal: 1 } },
    minors: ['red:gaza', 'red:gaza', 'red:gaza', 'red:gaza'],
  };

  it('R 3.1.2, 11.2 one from the supply stays with the rest; he is on the map whether the attempt succeeds or not', () => {
    const taken = two(choose(pella(), { type: 'intercept', commander: 'antipatros' }));
    expect(machine.explainAction(taken.state, { type: 'declareInterception', player: 'red' })?.code).toBe('ownerless');
    const placed = choose(taken, { type: 'placeMinorGeneral', space: 'pella', from: null });
    // Somebody must stay whom he can stay with.
    expect(offers(placed)).toEqual(['1 loyal', '2 loyal']);
    expect(kinds(placed)).toEqual(['interceptWith', 'declareInterception', 'pass']);
    const done = play(declared(placed), ...dice(5));
    expect(forces(done, 'red:larisa')).toEqual({ mercenary: 2 });
    expect(general(done, 'antipatros').space).toBe('larisa');
    expect(forces(done, 'red:pella')).toEqual({ mercenary: 1, loyal: 2 });
    expect(minors(done, 'red')).toEqual([{ space: 'pella', inside: false, moved: false }]);
    const failed = play(declared(placed), ...dice(4));
    expect(minors(failed, 'red')).toEqual([{ space: 'pella', inside: false, moved: false }]);
  });

  it('R 3.1.2 what is not declared has placed nobody', () => {
    const taken = two(choose(pella(), { type: 'intercept', commander: 'antipatros' }));
    const given = passes(choose(taken, { type: 'placeMinorGeneral' }));
    expect(topKind(given)).toBeUndefined();
    expect(minors(given, 'red')).toEqual([]);
  });

  it('R 3.1.2, 11.3 or he leads what intercepts, and the Major General stays', () => {
    expect(leaders(pella())).toEqual(['antipatros', 'minor']);
    const taken = two(choose(pella(), { type: 'intercept', commander: 'minor' }));
    expect(kinds(taken)).toEqual(['interceptWith', 'declareInterception', 'pass']);
    const done = play(declared(taken), ...dice(5));
    expect(said(done, 'interceptionRolled')[0]).toMatchObject({ commander: 'minor', initiative: 4, success: true });
    expect(forces(done, 'red:larisa')).toEqual({ mercenary: 2 });
    expect(minors(done, 'red')).toEqual([{ space: 'larisa', inside: false, moved: false }]);
    expect(general(done, 'antipatros').space).toBe('pella');
  });

  it('R 11.2 with an empty supply the rest has no owner: all of them, or none', () => {
    const told = pella(inGaza);
    expect(leaders(told)).toEqual(['antipatros']);
    const begun = choose(told, { type: 'intercept' });
    expect(offers(begun)).toEqual(['3 mercenary', '2 loyal']);
    expect(
      machine.explainAction(begun.state, { type: 'interceptWith', player: 'red', unit: 'mercenary', count: 1 }),
    ).toMatchObject({ code: 'ownerless', rule: 'R 11.2' });
    const half = choose(begun, { type: 'interceptWith', unit: 'mercenary' });
    expect(offers(half)).toEqual(['2 loyal']);
    expect(kinds(half)).toEqual(['interceptWith', 'pass']);
    expect(kinds(choose(half, { type: 'interceptWith' }))).toEqual(['declareInterception', 'pass']);
  });

  it('R 11.2 a general who could have stayed does not come along once the rest depends on him', () => {
    const told = pella({
      ...inGaza,
      generals: { antipatros: 'red:pella', kassandros: 'red:pella', krateros: 'white:lamia' },
    });
    const begun = choose(told, { type: 'intercept', commander: 'antipatros' });
    expect(kinds(begun)).toContain('interceptWithGeneral');
    expect(kinds(two(begun))).toEqual(['interceptWith', 'declareInterception', 'pass']);
  });

  it('R 3.1.2 in the player aid one is repositioned from where he can be spared, if the supply is empty', () => {
    const told = pella({ ...inGaza, options: { players: 4, edition: 'player-aid' } });
    const begun = choose(told, { type: 'intercept', commander: 'minor' });
    expect(kinds(begun)).toEqual(['placeMinorGeneral', 'pass']);
    expect(sources(begun)).toEqual(['gaza']);
    const done = play(declared(two(choose(begun, { type: 'placeMinorGeneral' }))), ...dice(4));
    expect(minors(done, 'red').map(({ space }) => space)).toEqual(['pella', 'gaza', 'gaza', 'gaza']);
    const staying = two(choose(told, { type: 'intercept', commander: 'antipatros' }));
    expect(sources(staying)).toEqual(['gaza']);
    // With a supply nobody is repositioned.
    const supplied = pella({
      ...inGaza,
      minors: ['red:gaza', 'red:gaza'],
      options: { players: 4, edition: 'player-aid' },
    });
    expect(sources(two(choose(supplied, { type: 'intercept', commander: 'antipatros' })))).toEqual([null]);
  });

  it('R 9.2, 11.2 in the player aid nobody is called away from a space that has declared an attempt itself', () => {
    const inPherai = pella({
      forces: { 'red:pherai': { loyal: 2 } },
      minors: ['red:pherai', 'red:pherai', 'red:pherai', 'red:pherai'],
      control: { pherai: 'red' },
      options: { players: 4, edition: 'player-aid' },
    });
    const fromPella = (told: Told) =>
      legal(told).flatMap((action) =>
        action.type === 'intercept' && action.from === 'pella' ? [action.commander] : [],
      );
    expect(fromPella(inPherai)).toEqual(['antipatros', 'minor']);
    const begun = choose(inPherai, { type: 'intercept', from: 'pherai' });
    const both = declared(choose(begun, { type: 'interceptWith', unit: 'loyal', count: 1 }));
    expect(fromPella(both)).toEqual(['antipatros']);
    // With nobody to stay with a rest, all go.
    expect(offers(choose(both, { type: 'intercept', from: 'pella' }))).toEqual(['3 mercenary', '2 loyal']);
  });

  it('R 11.1 CUs without a general are no Army, and no Minor General makes them one', () => {
    const paionia = (...posts: readonly string[]) =>
      enter(
        field({
          active: 'white',
          control: { 'herakleia-lynkestis': 'red' },
          forces: { 'red:herakleia-lynkestis': { loyal: 3 }, 'white:amphipolis': { loyal: 1 } },
          minors: ['white:amphipolis', ...posts],
        }),
        'white',
        'amphipolis',
        'tp-paionia',
      );
    expect(topKind(paionia())).toBeUndefined();
    expect(asked(paionia('red:herakleia-lynkestis'))).toBe('red');
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
    expect(said(told, 'withdrew')[0]).toMatchObject({
      rule: 'R 11.7.1',
      player: 'blue',
      from: 'komana',
      to: 'melitene',
    });
    expect(topKind(told)).toBeUndefined();
  });

  it('R 11.7.1 or it stands and fights, and does nothing else', () => {
    expect(objection(caught(), { type: 'pass' })).toEqual(['outOfPhase', 'R 11.7', { type: 'pass' }]);
    expect(forces(choose(caught(), { type: 'standAndFight' }), 'blue:komana')).toEqual({ mercenary: 3 });
  });

  describe('R 8.3.3, 11.7.1 takes the Army on the march and nobody else (ruling fates-of-lone-generals)', () => {
    const { royals } = initialState({ players: 4 });
    const philippos = (space: string): Partial<GameState> => ({
      royals: { ...royals, philippos: { status: 'active', controller: 'white', space, inside: false } },
    });
    /** White's Antigonos marches from Pherai to Larisa, where his Kassandros stands alone; Red's Antipatros comes from Pella. */
    const larisa = (ward: string, more: Partial<GameState> = {}) => {
      const told = march(
        field({
          active: 'white',
          forces: { 'white:pherai': { mercenary: 3 }, 'red:pella': { loyal: 4 } },
          generals: { antigonos: 'white:pherai', kassandros: 'white:larisa', antipatros: 'red:pella' },
          rest: { ...philippos(ward), ...more },
        }),
        'white',
        'pherai',
        'larisa',
      );
      return play(declare(told, 'pella', ['loyal', 4]), ...dice(5));
    };
    const moved = { forces: {}, minorGenerals: {}, royals: [], cart: false };

    it.each([
      ['had moved there before', ['kassandros']],
      ['has not moved', []],
    ] as const)('R 8.3.3 a general who %s is alone before the interceptors, and so are the royals', (_, generals) => {
      const told = choose(larisa('larisa', { moved: { ...moved, generals } }), { type: 'withdraw' });
      expect(forces(told, 'white:pherai')).toEqual({ mercenary: 3 });
      expect(general(told, 'antigonos').space).toBe('pherai');
      expect(said(told, 'withdrew')).toMatchObject([{ generals: ['antigonos'], royals: [] }]);
      expect(general(told, 'kassandros').status).toBe('dispersed');
      expect(royal(told, 'philippos')).toMatchObject({ space: 'larisa', controller: 'red' });
      expect(told.state.champions).toContain('red');
      expect(topKind(told)).toBeUndefined();
    });

    it('R 18.6 royals that the Army carries go back with it', () => {
      const told = choose(larisa('pherai'), { type: 'withdraw' });
      expect(royal(told, 'philippos')).toMatchObject({ space: 'pherai', controller: 'white' });
      expect(general(told, 'kassandros').status).toBe('dispersed');
    });

    it('R 4.16, 12.1.1 who stands and fights has all of them on his side', () => {
      const told = choose(larisa('larisa'), { type: 'standAndFight' });
      expect(general(told, 'kassandros')).toMatchObject({ status: 'map', space: 'larisa' });
      expect(royal(told, 'philippos').controller).toBe('white');
    });
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
    expect(said(back, 'withdrew')).toMatchObject([{ rule: 'R 11.7.2', to: 'tyros' }]);
    expect(forces(back, 'blue:tyros:inside')).toEqual({ loyal: 2 });
    expect(general(back, 'ptolemaios').inside).toBe(true);
  });
});
