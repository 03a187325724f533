/** R 19.9: the cavalry variant. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { attritionResult, battleScore } from '../../../src/successors/data/tables.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { reinforcementsDue } from '../../../src/successors/query/reinforcements.js';
import { combatStrength, countMacedonians, geometryOf } from '../../../src/successors/questions.js';
import type { GameState } from '../../../src/successors/state.js';
import { allUnits, type SomeUnits } from '../../../src/successors/units.js';
import type { PlayerId } from '../../../src/successors/vocabulary.js';
import { event, named, pass, space } from '../cards/support.js';
import { dice, forces, legal, play, said, setting, situationOf, type Setting, type Told } from '../language.js';
import { choose, field, fight, independentsAt, march as enter } from './battlefield.js';
import { activate, go, left, listed, march, objection, refusal } from './marching.js';
import { begin, FOUR_HANDS, markers, setUp } from './phases-support.js';

const options: GameOptions = { players: 4, optionalRules: ['cavalry'] };
const plain: GameOptions = { players: 4 };
const started = setUp(options, FOUR_HANDS);
const startedPlain = setUp(plain, FOUR_HANDS);

describe('R 19.9.1 set-up', () => {
  test('R 19.9.1 every General has one Elite Cavalry CU beside the forces of R 5.4.1', () => {
    expect(forces(started, 'red:babylon')).toEqual({ royalArmy: 4, elephant: 2, cavalry: 1 });
    expect(forces(started, 'blue:pella')).toEqual({ loyal: 2, royalArmy: 2, cavalry: 1 });
    expect(forces(started, 'white:memphis')).toEqual({ loyal: 2, mercenary: 2, cavalry: 1 });
    // Eight Generals stand in eight spaces.
    expect(Object.values(started.forces).map(({ cavalry }) => cavalry)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('R 19.9.1, 19.9.3 Eumenes has it too when he is dealt at set-up (ruling cavalry-of-hired-generals)', () => {
    const three = setUp(
      { players: 3, optionalRules: ['cavalry'] },
      {
        red: ['perdikkas', 'krateros', 'eumenes'],
        blue: ['antipatros', 'peithon', 'leonnatos'],
        yellow: ['antigonos', 'ptolemaios', 'lysimachos'],
      },
    );
    const { space: at } = three.generals.eumenes;
    expect(forces(three, `red:${at ?? 'nowhere'}`)).toEqual({ loyal: 2, mercenary: 2, cavalry: 1 });
  });

  test('R 19.9 where it is not played nobody hears of Elite Cavalry', () => {
    expect(JSON.stringify(startedPlain)).not.toContain('cavalry');
    expect(forces(startedPlain, 'red:babylon')).toEqual({ royalArmy: 4, elephant: 2 });
    const told = begin({ ...startedPlain, turn: 2 }, 'reinforcements');
    expect(said(told, 'reinforcementsReceived').map(({ units }) => Object.keys(units))).toEqual(
      Array.from({ length: 4 }, () => ['mercenary', 'loyal', 'royalArmy', 'silverShields', 'elephant']),
    );
    expect(legal(told).some(({ type }) => type === 'chooseAllotment')).toBe(false);
  });
});

describe('R 19.9.2 reinforcements', () => {
  const order: readonly PlayerId[] = ['red', 'blue', 'yellow', 'white'];
  const at = (changes: Partial<GameState> = {}): GameState => ({ ...started, turn: 2, turnOrder: order, ...changes });
  const take = (player: PlayerId, unit: 'mercenary' | 'cavalry'): Action => ({ type: 'chooseAllotment', player, unit });
  const riding = (state: GameState, player: PlayerId) =>
    reinforcementsDue(situationOf(state), player).flatMap(({ unit, count, reason }) =>
      unit === 'cavalry' ? [`${count} ${reason}`] : [],
    );
  const lands = (player: PlayerId, ...provinces: readonly string[]) => ({
    control: {
      ...started.control,
      ...markers(player, ...provinces.flatMap((province) => geometryOf(started).spacesOf.get(province) ?? [])),
    },
  });

  test('R 19.9.2 each in Turn Order takes two Mercenaries or one Elite Cavalry CU instead; other CUs stay as they are', () => {
    const asked = begin(at(), 'reinforcements');
    expect(legal(asked)).toEqual([take('red', 'mercenary'), take('red', 'cavalry')]);
    expect(objection(asked, { type: 'pass' })?.slice(0, 2)).toEqual(['outOfPhase', 'R 19.9.2']);
    const one = play(asked, take('red', 'cavalry'));
    expect(said(one, 'reinforcementsReceived')).toEqual([]);
    expect(legal(one)).toEqual([take('blue', 'mercenary'), take('blue', 'cavalry')]);
    const all = play(one, take('blue', 'mercenary'), take('yellow', 'mercenary'), take('white', 'cavalry'));
    expect(said(all, 'allotmentChosen').map(({ player, unit }) => [player, unit])).toEqual([
      ['red', 'cavalry'],
      ['blue', 'mercenary'],
      ['yellow', 'mercenary'],
      ['white', 'cavalry'],
    ]);
    // Red and Blue have one treasure city each, nobody the most; the other reasons are those of R 6.4.1.
    expect(said(all, 'reinforcementsReceived').map(({ player, units }) => [player, units])).toEqual([
      ['red', allUnits({ loyal: 1, cavalry: 1 })],
      ['blue', allUnits({ loyal: 1, mercenary: 2 })],
      ['yellow', allUnits({ mercenary: 2 })],
      ['white', allUnits({ mercenary: 2, cavalry: 1 })],
    ]);
    expect(legal(all).every((action) => action.type === 'deployUnits' && action.player === 'red')).toBe(true);
  });

  test('R 6.1.1, 19.9.2 on Game Turn 1 nobody is asked', () => {
    const told = begin({ ...started, turn: 1 }, 'reinforcements');
    expect(said(told, 'allotmentChosen')).toEqual([]);
    expect(legal(told).some(({ type }) => type === 'chooseAllotment')).toBe(false);
  });

  test('R 19.9.2 Armenia brings one', () => {
    expect(riding(at(), 'red')).toEqual([]);
    expect(riding(at(lands('red', 'armenia')), 'red')).toEqual(['1 armenia']);
    expect(riding(at(lands('red', 'armenia')), 'blue')).toEqual([]);
  });

  test('R 19.9.2 Thrake and Thessalia bring one together, and none alone', () => {
    expect(riding(at(), 'white')).toEqual([]);
    expect(riding(at(lands('yellow', 'thessalia')), 'yellow')).toEqual([]);
    // White has Thrake from Lysimachos.
    expect(riding(at(lands('white', 'thessalia')), 'white')).toEqual(['1 thrakeAndThessalia']);
  });

  test('R 19.9.2 the most treasure cities that are not looted bring one; of several nobody has the most', () => {
    // Red has Babylon from Perdikkas, Blue Ekbatana from Peithon.
    expect(order.map((player) => riding(at(), player))).toEqual([[], [], [], []]);
    const two = at({ control: { ...started.control, sousa: 'blue' } });
    expect(riding(two, 'blue')).toEqual(['1 treasureCities']);
    expect(riding(two, 'red')).toEqual([]);
    expect(riding({ ...two, looted: ['sousa'] }, 'blue')).toEqual([]);
    expect(riding({ ...two, looted: ['sousa', 'ekbatana'] }, 'red')).toEqual(['1 treasureCities']);
    const none = { ...two, looted: ['sousa', 'ekbatana', 'babylon'] };
    expect(order.flatMap((player) => riding(none, player))).toEqual([]);
  });

  test('R 19.9.2 what is not played brings nothing: the same lands without the variant', () => {
    const state = { ...startedPlain, turn: 2, turnOrder: order, ...lands('red', 'armenia') };
    expect(riding(state, 'red')).toEqual([]);
  });
});

describe('R 19.9.3 cards', () => {
  const scene = (given: Setting, played = options) =>
    setting({ control: {}, segment: 'tyche', ...given, options: played });

  test('R 19.9.3 card 7 brings one Mercenary and one Elite Cavalry CU', () => {
    const raised = (played: GameOptions) =>
      play(event(scene({ control: { abdera: 'red' } }, played), 7), space('abdera'));
    expect(forces(raised(options), 'red:abdera')).toEqual({ mercenary: 1, cavalry: 1 });
    expect(forces(raised(plain), 'red:abdera')).toEqual({ mercenary: 2 });
  });

  test('R 19.9.3 other levies bring Mercenaries', () => {
    const told = play(event(scene({ control: { mazaka: 'red' } }), 8), space('mazaka'));
    expect(forces(told, 'red:mazaka')).toEqual({ mercenary: 2 });
  });

  test('R 19.9.3 card 26 brings an Elite Cavalry CU first, and Mercenaries later', () => {
    const told = event(scene({ control: { karmana: 'red' } }), 26);
    expect(named(told, 'unit')).toEqual(['cavalry']);
    const state = { ...started, popularSupport: 'red' as const, control: { ...started.control } };
    for (const name of geometryOf(started).spacesOf.get('persis') ?? []) state.control[name] = 'red';
    expect(reinforcementsDue(situationOf(state), 'red')).toContainEqual({
      unit: 'mercenary',
      count: 1,
      reason: 'popularSupport',
    });
  });

  test('R 19.9.3 card 36 brings one beside the four Mercenaries', () => {
    expect(forces(event(scene({}), 36), 'red:molossia')).toEqual({ mercenary: 4, cavalry: 1 });
    expect(forces(event(scene({}, plain), 36), 'red:molossia')).toEqual({ mercenary: 4 });
  });
});

describe('R 19.9 what kind of CU they are (ruling elite-cavalry)', () => {
  test('R 12.2 each has a Combat Strength of 2', () => {
    expect(combatStrength(allUnits({ mercenary: 1, cavalry: 3 }))).toBe(7);
  });

  test('R 7.3, 3.3.4.2 they are no Macedonian CUs: nothing for ties, and no Mutiny', () => {
    expect(countMacedonians(allUnits({ loyal: 1, cavalry: 3 }))).toBe(1);
  });

  test('R 20 card 24 they may desert when no Mercenaries are left', () => {
    const state = setting({
      options,
      control: { larisa: 'red' },
      forces: { 'blue:pella': { cavalry: 1, loyal: 2 }, 'red:larisa': { loyal: 3 } },
      generals: { krateros: 'blue:pella', kassandros: 'red:larisa' },
    });
    const told = event(state, 24);
    const aimed = play(told, { type: 'targetArmy', player: 'red', target: 'blue', space: 'pella', inside: false });
    const struck = play(aimed, ...dice(3));
    expect(named(struck, 'unit')).toEqual(['loyal', 'cavalry']);
  });
});

describe('R 19.9.4 subjugation', () => {
  /** Antigonos of Red before Sagalassos, an Independent Stronghold. */
  const sagalassos = (army: SomeUnits, points: number, played = options): Told =>
    activate(
      { options: played, forces: { 'red:sagalassos': army }, generals: { antigonos: 'red:sagalassos' } },
      'antigonos',
      'red:sagalassos',
      { points },
    );
  const ride = { type: 'subjugateWithCavalry', space: 'sagalassos' } as const;
  const siege = { type: 'siege', space: 'sagalassos' } as const;
  const attempts = (told: Told) =>
    legal(told).flatMap(({ type }) => (type === 'siege' || type === ride.type ? [type] : []));

  test('R 19.9.4 an Army with Elite Cavalry may attempt it for 1 Movement Point, or for 2 as always', () => {
    const told = sagalassos({ mercenary: 3, cavalry: 1 }, 4);
    expect(attempts(told)).toEqual(['siege', 'subjugateWithCavalry']);
    expect(left(play(go(told, ride), ...dice(2)))).toBe(3);
    expect(left(play(go(told, siege), ...dice(2)))).toBe(2);
    expect(attempts(sagalassos({ mercenary: 3, cavalry: 1 }, 1))).toEqual(['subjugateWithCavalry']);
  });

  test('R 13.4, 19.9.4 twice at most, and with three CUs', () => {
    const twice = play(go(play(go(sagalassos({ mercenary: 3, cavalry: 1 }, 4), ride), ...dice(2)), ride), ...dice(2));
    expect(left(twice)).toBe(2);
    expect(attempts(twice)).toEqual([]);
    expect(refusal(twice, ride)).toBe('attemptsUsed');
    expect(attempts(sagalassos({ mercenary: 1, cavalry: 1 }, 4))).toEqual([]);
    expect(refusal(sagalassos({ mercenary: 1, cavalry: 1 }, 4), ride)).toBe('armyTooSmall');
  });

  test('R 19.9.4 what it costs is an Elite Cavalry CU, unasked', () => {
    // A 1 costs one CU (player aid).
    const told = play(go(sagalassos({ mercenary: 3, cavalry: 2 }, 4), ride), ...dice(1));
    expect(said(told, 'unitsLost')).toMatchObject([{ rule: 'R 19.9.4', units: { cavalry: 1, mercenary: 0 } }]);
    expect(forces(told, 'red:sagalassos')).toEqual({ mercenary: 3, cavalry: 1 });
    // For the full price their owner chooses.
    const full = play(go(sagalassos({ mercenary: 3, cavalry: 2 }, 4), siege), ...dice(1));
    expect(named(full, 'unit')).toEqual(['mercenary', 'cavalry']);
  });

  test('R 19.9.4 the event and the frame say that it is one', () => {
    const told = go(sagalassos({ mercenary: 3, cavalry: 1 }, 4), ride);
    expect(said(told, 'siegeAttempted')).toMatchObject([{ space: 'sagalassos', cavalry: true }]);
    expect(Object.keys(said(go(sagalassos({ mercenary: 3 }, 4), siege), 'siegeAttempted')[0] ?? {})).not.toContain(
      'cavalry',
    );
  });

  test('R 19.9.4 not without Elite Cavalry in the Army itself: noCavalry', () => {
    const told = sagalassos({ mercenary: 4 }, 4);
    expect(attempts(told)).toEqual(['siege']);
    expect(refusal(told, ride)).toBe('noCavalry');
  });

  test('R 19.9.4 not against a Major City, Independent or not: onlySubjugation', () => {
    const told = activate(
      {
        options,
        control: { rhodos: 'independent' },
        forces: { 'red:rhodos': { mercenary: 3, cavalry: 1 } },
        generals: { antigonos: 'red:rhodos' },
      },
      'antigonos',
      'red:rhodos',
      { points: 4 },
    );
    expect(attempts(told)).toEqual(['siege']);
    expect(objection(told, { ...ride, space: 'rhodos' })).toEqual(['onlySubjugation', 'R 19.9.4', { space: 'rhodos' }]);
  });

  test('R 19.9.4 it costs the one Movement Point: notEnoughMovementPoints', () => {
    expect(refusal(sagalassos({ mercenary: 3, cavalry: 1 }, 0), ride)).toBe('notEnoughMovementPoints');
  });

  test('R 19.9.4 where the variant is not played there is no such action', () => {
    const told = sagalassos({ mercenary: 4 }, 4, plain);
    expect(attempts(told)).toEqual(['siege']);
    expect(machine.explainAction(told.state, { ...ride, player: 'red' })?.code).toBe('outOfPhase');
  });
});

describe('R 19.9.5 interception', () => {
  /** Blue marches from Melitene to Komana past Kassandros of Red in Mazaka, Initiative 3. */
  const attempt = (mover: SomeUnits, interceptor: SomeUnits): Told => {
    const told = enter(
      field({
        options,
        active: 'blue',
        forces: { 'blue:melitene': mover, 'red:mazaka': interceptor },
        generals: { krateros: 'blue:melitene', kassandros: 'red:mazaka' },
      }),
      'blue',
      'melitene',
      'komana',
    );
    const begun = choose(told, { type: 'intercept', from: 'mazaka', commander: 'kassandros' });
    const all = Object.entries(interceptor).reduce(
      (now, [unit, count]) => choose(now, { type: 'interceptWith', unit, count }),
      begun,
    );
    return play(choose(all, { type: 'declareInterception' }), ...dice(3));
  };
  const rolled = (told: Told) => said(told, 'interceptionRolled')[0];

  test('R 19.9.5 an Army with Elite Cavalry adds 1 against one without', () => {
    expect(rolled(attempt({ mercenary: 3 }, { mercenary: 2, cavalry: 1 }))).toMatchObject({
      die: 3,
      modifiers: [{ rule: 'R 19.9', value: 1 }],
      success: true,
    });
  });

  test('R 19.9.5 nothing against an Army that has some, or without any', () => {
    const against = rolled(attempt({ mercenary: 3, cavalry: 1 }, { mercenary: 2, cavalry: 1 }));
    expect(against).toMatchObject({ success: false });
    expect(against).not.toHaveProperty('modifiers');
    expect(rolled(attempt({ mercenary: 3 }, { mercenary: 2 }))).toMatchObject({ success: false });
  });

  test('R 4.2, 19.9.5 nothing against a General alone, who is no Army (ruling cavalry-against-whom)', () => {
    const told = activate(
      {
        options,
        control: {},
        active: 'blue',
        forces: { 'red:mazaka': { cavalry: 1, mercenary: 1 } },
        generals: { krateros: 'blue:melitene', kassandros: 'red:mazaka' },
        rest: independentsAt({}),
      },
      'krateros',
      'blue:melitene',
      { points: 4 },
    );
    const begun = choose(go(told, march('komana')), {
      type: 'intercept',
      from: 'mazaka',
      commander: 'kassandros',
    });
    const ready = choose(begun, { type: 'interceptWith', unit: 'cavalry' });
    const all = choose(ready, { type: 'interceptWith', unit: 'mercenary' });
    expect(rolled(play(choose(all, { type: 'declareInterception' }), ...dice(3)))).toMatchObject({ success: false });
  });

  test('R 19.9.5 only the CUs that intercept count', () => {
    const told = enter(
      field({
        options,
        active: 'blue',
        control: { mazaka: 'red' },
        forces: { 'blue:melitene': { mercenary: 3 }, 'red:mazaka': { mercenary: 2, cavalry: 1 } },
        generals: { krateros: 'blue:melitene', kassandros: 'red:mazaka' },
      }),
      'blue',
      'melitene',
      'komana',
    );
    const begun = choose(told, { type: 'intercept', from: 'mazaka', commander: 'kassandros' });
    const some = choose(begun, { type: 'interceptWith', unit: 'mercenary', count: 2 });
    expect(rolled(play(choose(some, { type: 'declareInterception' }), ...dice(3)))).toMatchObject({ success: false });
  });
});

describe('R 19.9.6 avoiding battle', () => {
  /** Krateros of Blue comes from Pella upon Kassandros of Red in Larisa, Initiative 3. */
  const tried = (mover: SomeUnits, avoider: SomeUnits): Told => {
    const told = enter(
      field({
        options,
        active: 'blue',
        forces: { 'blue:pella': mover, 'red:larisa': avoider },
        generals: { krateros: 'blue:pella', kassandros: 'red:larisa' },
      }),
      'blue',
      'pella',
      'larisa',
    );
    return play(choose(told, { type: 'avoidBattle' }), ...dice(3));
  };
  const rolled = (told: Told) => said(told, 'avoidBattleRolled')[0];

  test('R 19.9.6 an Army with Elite Cavalry adds 1 against one without', () => {
    expect(rolled(tried({ mercenary: 4 }, { mercenary: 2, cavalry: 1 }))).toMatchObject({
      die: 3,
      modifiers: [{ rule: 'R 19.9', value: 1 }],
      success: true,
    });
  });

  test('R 19.9.6 nothing against an Army that has some, or without any', () => {
    expect(rolled(tried({ mercenary: 4, cavalry: 1 }, { mercenary: 2, cavalry: 1 }))).toMatchObject({ success: false });
    expect(rolled(tried({ mercenary: 4 }, { mercenary: 3 }))).toMatchObject({ success: false });
  });
});

describe('R 19.9.7 the Battle Table', () => {
  /** Red attacks in Lamia with a Mercenary and two Elite Cavalry, Strength 5, under a Minor General (Battle Rating 2). */
  const lamia = (blue: SomeUnits, red: SomeUnits = { mercenary: 1, cavalry: 2 }, more: Setting = {}): Told =>
    fight(
      field({
        options,
        ...more,
        forces: { 'red:lamia': red, ...(Object.keys(blue).length > 0 && { 'blue:lamia': blue }) },
        minors: ['red:lamia', ...(Object.keys(blue).length > 0 ? ['blue:lamia'] : [])],
      }),
      {
        space: 'lamia',
        attacker: 'red',
        defender: Object.keys(blue).length > 0 ? 'blue' : 'independent',
        retreatTo: 'larisa',
      },
    );
  const scores = (told: Told) => said(told, 'battleScored').map(({ who, score, shift = 0 }) => [who, score, shift]);

  test('R 19.9.7 Elite Cavalry against an Army without them: one column further right', () => {
    // A 7: Strength 5 scores 2, the next column 3. Blue has Strength 2 and scores 1.
    expect(scores(play(lamia({ loyal: 1 }), ...dice(3, 4, 3, 4)))).toEqual([
      ['red', 3, 1],
      ['blue', 1, 0],
    ]);
    // So has a defender.
    const defending = lamia({ mercenary: 1, cavalry: 2 }, { loyal: 1 });
    expect(scores(play(defending, ...dice(3, 4, 3, 4)))).toEqual([
      ['red', 1, 0],
      ['blue', 3, 1],
    ]);
  });

  test('R 19.9.7 not against Elite Cavalry', () => {
    // Blue has Strength 4 and scores 2: a draw.
    expect(scores(play(lamia({ cavalry: 2 }), ...dice(3, 4, 3, 4)))).toEqual([
      ['red', 2, 0],
      ['blue', 2, 0],
    ]);
  });

  test('R 3.3.2, 19.9.7 not against an Elephant of any Combat Strength; one of none does not help', () => {
    // A die of 3 makes an Elephant 1, one of 2 makes it 0.
    expect(scores(play(lamia({ loyal: 1, elephant: 1 }), ...dice(3), ...dice(3, 4, 3, 4)))[0]).toEqual(['red', 2, 0]);
    expect(scores(play(lamia({ loyal: 1, elephant: 1 }), ...dice(2), ...dice(3, 4, 3, 4)))[0]).toEqual(['red', 3, 1]);
    expect(scores(play(lamia({ elephant: 2 }), ...dice(1, 3), ...dice(3, 4, 3, 4)))[0]).toEqual(['red', 2, 0]);
  });

  test('R 19.9.7 Independent Armies always have Elite Cavalry, against whoever has none (ruling independent-cavalry)', () => {
    const rest = independentsAt({ leosthenes: 'lamia' });
    expect(scores(play(lamia({}, undefined, { rest }), ...dice(3, 4, 3, 4)))[0]).toEqual(['red', 2, 0]);
    // Leosthenes has Strength 8; an 11 scores 8 there, and 9 in the next column.
    const without = play(lamia({}, { mercenary: 5 }, { rest }), ...dice(3, 4, 5, 6));
    expect(scores(without)[1]).toEqual(['independent', 9, 1]);
    const against = play(lamia({}, undefined, { rest }), ...dice(3, 4, 5, 6));
    expect(scores(against)[1]).toEqual(['independent', 8, 0]);
  });

  test('R 19.9.7 where the variant is not played no column is changed', () => {
    const told = play(lamia({ loyal: 1 }, { mercenary: 5 }, { options: plain }), ...dice(3, 4, 3, 4));
    expect(said(told, 'battleScored').some((scored) => 'shift' in scored)).toBe(false);
  });

  test('R 12.3, 19.9.7 the last column is the last, and Strength 0 scores 0 (ruling last-column)', () => {
    expect(battleScore(25, 12, 1)).toBe(16);
    expect(battleScore(24, 12, 1)).toBe(16);
    expect(battleScore(10, 7, 1)).toBe(6);
    expect(battleScore(0, 12, 1)).toBe(0);
  });
});

describe('R 19.9.8 after the battle', () => {
  /** Red attacks Blue in Lamia, strong enough to win with a 7 each. */
  const beaten = (red: SomeUnits, blue: SomeUnits, die: number): Told =>
    play(
      fight(
        field({
          options,
          forces: { 'red:lamia': red, 'blue:lamia': blue },
          minors: ['red:lamia', 'blue:lamia'],
        }),
        { space: 'lamia', attacker: 'red', defender: 'blue', retreatTo: 'larisa' },
      ),
      ...dice(3, 4, 3, 4),
      ...dice(die),
    );

  test('R 19.9.8 the loser loses all his Elite Cavalry with his Mercenaries', () => {
    // Strength 18 scores 9, 7 one column further 4. One loyal CU, a 5 in the column of 1: nothing is lost, the survivor is Dispersed.
    const told = beaten({ mercenary: 18 }, { mercenary: 1, loyal: 1, cavalry: 2 }, 5);
    expect(said(told, 'unitsLost').map(({ rule, units }) => [rule, units])).toEqual([
      ['R 12.5.1', allUnits({ mercenary: 1 })],
      ['R 19.9.8', allUnits({ cavalry: 2 })],
    ]);
    expect(told.state.dispersed.blue).toEqual(allUnits({ loyal: 1 }));
    expect(said(told, 'attritionRolled')[0]).not.toHaveProperty('shift');
  });

  test('R 19.9.8 without Elite Cavalry against some: Attrition of the Macedonian CUs one column further right', () => {
    // A 5: nothing in the column of 1, one in that of 2.
    const pursued = beaten({ mercenary: 8, cavalry: 2 }, { mercenary: 1, loyal: 1 }, 5);
    expect(said(pursued, 'attritionRolled')).toMatchObject([{ count: 1, die: 5, losses: 1, shift: 1 }]);
    expect(pursued.state.dispersed.blue ?? allUnits({})).toEqual(allUnits({}));
    // With Elite Cavalry on both sides, or on neither, it is the column of 1.
    const met = beaten({ mercenary: 8, cavalry: 2 }, { loyal: 1, cavalry: 1 }, 5);
    expect(said(met, 'attritionRolled')).toMatchObject([{ losses: 0 }]);
    expect(said(beaten({ mercenary: 12 }, { loyal: 1 }, 5), 'attritionRolled')).toMatchObject([{ losses: 0 }]);
  });

  test('R 8.3.6, 19.9.8 an Overrun is a defeat too (ruling pursuit-by-cavalry)', () => {
    const told = activate(
      {
        options,
        control: {},
        forces: { 'red:larisa': { mercenary: 8, cavalry: 2 }, 'blue:lamia': { loyal: 2 } },
        minors: ['blue:lamia'],
        generals: { kassandros: 'red:larisa' },
        rest: independentsAt({}),
      },
      'kassandros',
      'red:larisa',
      { points: 4 },
    );
    // Blue does not try to avoid. A 4: nothing in the column of 2, one in that of 3.
    const over = play(go(told, march('lamia')), pass('blue'), ...dice(4));
    expect(said(over, 'attritionRolled')).toMatchObject([{ count: 2, die: 4, losses: 1, shift: 1 }]);
  });

  test('R 13.2.4, 19.9.4, 19.9.8 in a captured city Elite Cavalry are lost, and nobody is pursued (ruling pursuit-by-cavalry)', () => {
    const told = activate(
      {
        options,
        control: { pella: 'blue' },
        forces: { 'red:pella': { mercenary: 3, cavalry: 2 }, 'blue:pella:inside': { loyal: 1, cavalry: 1 } },
        generals: { kassandros: 'red:pella' },
        rest: { champions: [], sieges: { pella: { by: 'red', points: 1 } } },
      },
      'kassandros',
      'red:pella',
      { points: 4 },
    );
    // A 4 places the third point; then a 5 for one loyal CU.
    const taken = play(go(told, { type: 'siege', space: 'pella' }), ...dice(6, 5));
    expect(said(taken, 'spaceCaptured')).toMatchObject([{ space: 'pella', from: 'blue' }]);
    expect(said(taken, 'unitsLost')).toMatchObject([{ rule: 'R 19.9.8', units: { cavalry: 1 } }]);
    expect(said(taken, 'attritionRolled')).toMatchObject([{ count: 1, losses: 0 }]);
    expect(said(taken, 'attritionRolled')[0]).not.toHaveProperty('shift');
  });

  test('R 19.9.8 a force of Elite Cavalry alone leaves nothing to roll for', () => {
    const state = field({
      options,
      forces: { 'red:lamia': { mercenary: 18 }, 'blue:lamia': { cavalry: 2 } },
      minors: ['red:lamia', 'blue:lamia'],
    });
    const told = play(
      fight(state, { space: 'lamia', attacker: 'red', defender: 'blue', retreatTo: 'larisa' }),
      ...dice(3, 4, 3, 4),
    );
    expect(forces(told, 'blue:lamia')).toEqual({});
    expect(said(told, 'attritionRolled')).toEqual([]);
  });

  test('R 19.9.8 the last column of the Attrition Table is the last (ruling last-column)', () => {
    expect(attritionResult(6, 11, 1).losses).toBe(3);
    expect(attritionResult(2, 10, 1).losses).toBe(2);
    expect(attritionResult(6, 0, 1).losses).toBe(0);
  });
});

describe('R 19.9 Elite Cavalry are CUs like others', () => {
  test('R 8.3.1 they are taken along and left behind', () => {
    const told = activate(
      {
        options,
        control: { larisa: 'red' },
        forces: { 'red:larisa': { mercenary: 1, cavalry: 2 } },
        generals: { kassandros: 'red:larisa' },
        rest: independentsAt({}),
      },
      'kassandros',
      'red:larisa',
      { points: 4 },
    );
    expect(listed(told, 'leaveUnits').flatMap(({ unit, count }) => (unit === 'cavalry' ? [count] : []))).toEqual([
      1, 2,
    ]);
    const gone = go(told, { type: 'leaveUnits', unit: 'cavalry', count: 2, inside: false }, march('lamia'));
    expect(forces(gone, 'red:larisa')).toEqual({ cavalry: 2 });
    expect(forces(gone, 'red:lamia')).toEqual({ mercenary: 1 });
    expect(gone.state.stack.at(-1)).toMatchObject({ group: { units: { mercenary: 1 } } });
    expect(JSON.stringify(gone.state.stack)).not.toContain('"cavalry"');
  });

  test('R 4.9 they eat, and are among what their owner may lose', () => {
    const state = setting({
      options,
      control: { larisa: 'red' },
      forces: { 'red:larisa': { mercenary: 4, cavalry: 5 } },
      generals: { kassandros: 'red:larisa' },
      segment: 'forage',
    });
    const told = machine.start({
      ...state,
      stack: [
        { kind: 'game', stage: 'isolation' },
        { kind: 'strategy', next: 1 },
        { kind: 'playerTurn', player: 'red', next: 'forage' },
      ],
    });
    const asked = legal(told).some(({ type }) => type === 'loseUnit') ? told : play(told, pass('red'));
    expect(named(asked, 'unit')).toEqual(['mercenary', 'cavalry']);
  });
});
