/** R X1.2, X2.4, X8.2, X9, X10.2: what follows when the pretender falls, and how the game ends. */
import { describe, expect, it } from 'vitest';
import { frameOf } from '../../src/core/index.js';
import { forcesIn } from '../../src/conquest/query/06-2-forces.js';
import type { SideId } from '../../src/conquest/vocabulary.js';
import { machine } from '../../src/xenophon/machine.js';
import { homecomingOf } from '../../src/xenophon/query/09-2-remnant.js';
import { pointsOf, scoreOf } from '../../src/xenophon/query/09-victory.js';
import { onDisplay } from './duelling.js';
import { at, offer, scene } from './scenes.js';
import { fighting, moving, STEPS, turnAt } from './stages.js';
import {
  asked,
  board,
  type Changes,
  die,
  emptyBoard,
  everyUnit,
  expectRefused,
  listed,
  place,
  play,
  started,
  said,
} from './table.js';

/** Cyrus alone with a unit is attacked by a host: they are eliminated without a die (R 9.4). */
const fall = (changes: Changes = {}) =>
  play(
    scene({
      turn: 3,
      ...changes,
      leaders: {
        cyrus: { at: 'media' },
        clearchus: { at: 'ionia' },
        ariaeus: { at: 'phrygia' },
        artaxerxes: { at: 'persis' },
        ...changes.leaders,
      },
      units: {
        'persianInfantry-1': { at: 'media' },
        ...at(
          [
            'persianHeavyCavalry-1',
            'persianHeavyCavalry-2',
            'persianHeavyCavalry-3',
            'persianHeavyCavalry-4',
            'royalGuard-1',
            'dahae-1',
            'persianCavalry-7',
            'persianCavalry-8',
          ],
          'media',
        ),
        'spartanHoplites-1': { at: 'ionia' },
        'illyrians-1': { at: 'phrygia' },
        'persianCavalry-1': { at: 'phrygia' },
        ...at(['carduchi-1', 'chalybes-1', 'pisidians-1'], 'aside'),
        ...changes.units,
      },
      stack: fighting(['royal', 'rebel']),
    }),
    [offer('royal', 'media')],
  );

describe('R X9.2 the pretender falls', () => {
  it('those who are left of the Greeks are counted, and the tribes rise (R X8.2)', () => {
    const { state, events } = fall();
    // Eight units of 4 times 6, 6, 3, 3 and 3: 24 + 6 + 3 + 3 + 3 = 39 against 2 and the 7 of Cyrus: 4:1 and a die.
    expect(said(events, 'minorCombatJoined')[0]?.strengths).toEqual([39, 9]);
    const fallen = play(state, [die(6)]);
    expect(fallen.state.leaders.cyrus?.at).toBe('gone');
    expect(fallen.state.milestones.pretenderFallen).toBe(3);
    expect(said(fallen.events, 'remnantCounted')[0]?.units).toEqual(['spartanHoplites-1', 'illyrians-1']);
    const homes = ['carduchi-1', 'chalybes-1', 'pisidians-1'].map((id) => fallen.state.units[id as 'carduchi-1']?.at);
    expect(homes).toEqual(['armenia', 'cappadocia', 'cilicia']);
    // R X9.2: Ariaeus and his horse neither move nor fight in what is left of the turn.
    expect(listed(fallen.state, 'march').map(({ leader }) => leader)).not.toContain('ariaeus');
    expect(fallen.state.units['persianCavalry-1']?.side).toBe('rebel');
  });

  it('the clauses are named by which all this happens', () => {
    const { events } = play(fall().state, [die(6)]);
    expect(said(events, 'milestonePassed')).toMatchObject([{ rule: 'R X9.2', milestone: 'pretenderFallen' }]);
    expect(said(events, 'remnantCounted')).toMatchObject([{ rule: 'R X9.2' }]);
    expect(said(events, 'unitRaised').map(({ rule, unit }) => [rule, unit])).toEqual([
      ['R X8.2', 'carduchi-1'],
      ['R X8.2', 'chalybes-1'],
      ['R X8.2', 'pisidians-1'],
    ]);
  });

  it('at the beginning of the next turn the others desert to the King; Greeks stacked with Ariaeus stay (ruling X1.5)', () => {
    let { state } = play(fall().state, [die(6)]);
    const deserted = () => state.turn === 4;
    while (!deserted()) {
      const [first] = machineEnd(state);
      state = play(state, [first]).state;
    }
    expect(state.units['persianCavalry-1']).toMatchObject({ at: 'phrygia', side: 'royal' });
    expect(state.leaders.ariaeus).toMatchObject({ at: 'phrygia', side: 'royal' });
    expect(state.leaders.clearchus?.side).toBe('rebel');
    expect(state.units['illyrians-1']?.side).toBe('rebel');
  });

  it('until then Ariaeus leads nobody who fights', () => {
    const before = scene({
      turn: 4,
      milestones: { pretenderFallen: 4 },
      memory: { remnant: ['illyrians-1'] },
      leaders: { ariaeus: { at: 'syria' } },
      units: at(['illyrians-1', 'persianHeavyCavalry-1'], 'syria'),
      stack: fighting(['royal', 'rebel']),
    });
    const [offer] = listed(before, 'offerBattle');
    // 6 of the horse against the 3 of the Illyrians (R 9.4), without the 3 of Ariaeus; without horse they do not evade (R X7.1).
    const { events } = play(before, [offer as NonNullable<typeof offer>]);
    expect(said(events, 'minorCombatJoined')[0]?.strengths).toEqual([6, 3]);
  });

  /** The pretender has fallen in this turn; Ariaeus is in Syria with the Illyrians, and the King’s men fight. */
  const withAriaeus = (units: Changes['units'], leaders: Changes['leaders'] = {}): Changes => ({
    turn: 4,
    milestones: { pretenderFallen: 4 },
    memory: { remnant: ['illyrians-1'] },
    leaders: { ariaeus: { at: 'syria' }, ...leaders },
    units: { ...at(['illyrians-1'], 'syria'), ...units },
    stack: fighting(['royal', 'rebel']),
  });

  it('the leaders of the King lead as before', () => {
    const horse = at(['persianHeavyCavalry-1'], 'syria');
    const before = scene(withAriaeus(horse, { tissaphernes: { at: 'syria' } }));
    const { events } = play(before, [offer('royal', 'syria')]);
    // 6 of the horse and the 6 of Tissaphernes.
    expect(said(events, 'minorCombatJoined')[0]?.strengths).toEqual([12, 3]);
  });

  it('Ariaeus is with his men when nobody fights or besieges (ruling X9.6)', () => {
    const situation = asked(emptyBoard({ ...withAriaeus({}), stack: moving('rebel') }));
    const forces = forcesIn(situation, place(situation, 'syria'));
    expect(forces.map(({ name, leaders }) => [name, leaders.map(({ id }) => id)])).toEqual([['rebel', ['ariaeus']]]);
  });

  it('Ariaeus does not besiege with the Greeks beside him (ruling X9.6)', () => {
    const before = scene({
      turn: 4,
      milestones: { pretenderFallen: 4 },
      memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-2', 'spartanHoplites-3'] },
      leaders: { ariaeus: { at: 'babylonia' }, menon: { at: 'babylonia' } },
      units: at(['spartanHoplites-1', 'spartanHoplites-2', 'spartanHoplites-3'], 'babylonia'),
      stack: [turnAt(10)],
    });
    const { state } = play(before, listed(before, 'besiege'));
    const pieces = listed(state, 'assign').map(({ piece }) => piece);
    expect(pieces).toContain('menon');
    expect(pieces).not.toContain('ariaeus');
  });

  /** What ends a phase, or the first of what is listed. */
  function machineEnd(state: Parameters<typeof listed>[0]) {
    const ends = [...listed(state, 'endMovement'), ...listed(state, 'endCombats'), ...listed(state, 'moveFirst')];
    return (ends.length > 0 ? ends : [...listed(state, 'liveOffTheLand'), ...listed(state, 'roll'), die(1)]) as [
      ReturnType<typeof die>,
    ];
  }
});

/** After his fall: the remnant, and who leads it. */
const retreat = (side: SideId, changes: Changes = {}) =>
  scene({
    turn: 4,
    milestones: { pretenderFallen: 3 },
    memory: { remnant: ['spartanHoplites-1', 'spartanHoplites-2'] },
    leaders: { clearchus: { at: 'ionia' } },
    units: at(['spartanHoplites-1', 'spartanHoplites-2'], 'ionia'),
    stack: moving(side),
    ...changes,
  });
const march = (leader: string, province: string) => ({ type: 'march', player: 'rebel', leader, province }) as const;

describe('R X1.2 the way home', () => {
  it('across the Straits: all of them at once is a decisive moral victory, and the end (ruling X9.2)', () => {
    const { state, events } = play(retreat('rebel'), [
      march('clearchus', 'thrace'),
      { type: 'takeAll', player: 'rebel' },
    ]);
    expect(said(events, 'unitWithdrawn').map(({ rule, unit }) => `${rule} ${unit}`)).toEqual([
      'R X1.2 spartanHoplites-1',
      'R X1.2 spartanHoplites-2',
    ]);
    expect(said(events, 'leaderLeft')).toEqual([
      { type: 'leaderLeft', rule: 'R X1.2', leader: 'clearchus', from: 'thrace', why: 'withdrawn' },
    ]);
    expect(state.ended).toEqual({ how: 'homecoming', winners: ['rebel'], margin: 'decisive', points: null });
    expect(state.provinces.thrace?.holder).toBe(null);
  });

  it('by a forced march, which costs nothing there (R 8.6, ruling X1.3)', () => {
    const state = retreat('rebel', {
      leaders: { xenophon: { at: 'phrygia' } },
      units: at(['greekArchers-1', 'spartanHoplites-1'], 'phrygia'),
      milestones: { pretenderFallen: 2, generalLost: 3 },
      memory: { remnant: ['greekArchers-1', 'spartanHoplites-1'] },
      // It lies off no coast that matters here.
      baggage: { ionianFleet: { at: 'phoenician', side: 'rebel' } },
    });
    const { state: after, events } = play(state, [
      march('xenophon', 'ionia'),
      { type: 'take', player: 'rebel', unit: 'greekArchers-1' },
      { type: 'depart', player: 'rebel' },
      { type: 'forceMarch', player: 'rebel', province: 'thrace' },
    ]);
    expect(said(events, 'rolled')).toEqual([]);
    expect(after.units['greekArchers-1']?.at).toBe('gone');
    expect(after.leaders['xenophon']?.at).toBe('gone');
    expect(after.units['spartanHoplites-1']).toMatchObject({ at: 'phrygia', steps: 2 });
  });

  it('by ship, without a leader (ruling X6.1)', () => {
    const loaded = play(retreat('rebel'), [
      { type: 'load', player: 'rebel', fleet: 'ionianFleet', province: 'ionia' },
      { type: 'board', player: 'rebel', piece: 'spartanHoplites-1' },
      { type: 'land', player: 'rebel', province: 'thrace', zone: 'aegean' },
    ]).state;
    expect(homecomingOf(asked(loaded))).toMatchObject({
      counted: 2,
      home: ['spartanHoplites-1'],
      underWay: ['spartanHoplites-2'],
    });
  });

  it('ruling X1.4 who is beaten at the Straits may flee across them, where no friends are nearer, and is home', () => {
    const beaten = (phrygia: SideId) =>
      play(
        onDisplay({
          province: 'ionia',
          turn: 4,
          provinces: { phrygia: { holder: phrygia }, cilicia: { holder: 'royal' } },
          milestones: { pretenderFallen: 3 },
          memory: { remnant: ['illyrians-1', 'spartanHoplites-1'] },
          stands: [
            { unit: 'persianHeavyCavalry-1', box: 'centre' },
            { unit: 'illyrians-1', box: 'centre' },
            { unit: 'spartanHoplites-1', box: 'routed' },
          ],
          part: () => ({
            step: 6,
            frames: [{ kind: 'assault', side: 'royal', from: [], into: [], met: [], current: null, done: false }],
          }),
        }),
        // 6 against 3 is 2:1: a 4 routs the last of them; nobody rides Greeks down (R X7.4).
        [die(4)],
      );
    const { state, events } = beaten('royal');
    expect(said(events, 'battleEnded')).toMatchObject([{ how: 'elimination', winner: 'royal' }]);
    expect(listed(state, 'pursue')).toEqual([]);
    // Into Cilicia the passes are closed: it is winter (R 8.2).
    expect(listed(state, 'retreat').map(({ province }) => province)).toEqual(['thrace', 'phrygia']);
    const home = play(state, [{ type: 'retreat', player: 'rebel', province: 'thrace' }]);
    expect(said(home.events, 'unitWithdrawn').map(({ rule, unit }) => `${rule} ${unit}`)).toEqual([
      'R X1.2 spartanHoplites-1',
      'R X1.2 illyrians-1',
    ]);
    expect(home.state.ended).toMatchObject({ how: 'homecoming', margin: 'decisive' });
    // To friends first (R 10.20): there is nothing to choose.
    const safe = beaten('rebel');
    expect(said(safe.events, 'forceRetreated')).toMatchObject([{ to: 'phrygia' }]);
  });

  it('is closed as long as Cyrus lives, to the others always', () => {
    const living = scene({
      turn: 2,
      leaders: { clearchus: { at: 'ionia' } },
      units: at(['spartanHoplites-1'], 'ionia'),
      stack: moving('rebel'),
    });
    expectRefused(living, march('clearchus', 'thrace'), 'outOfRange', 'R 8.3');
    const royal = scene({
      turn: 4,
      milestones: { pretenderFallen: 3 },
      memory: { remnant: ['illyrians-1'] },
      leaders: { tissaphernes: { at: 'ionia' } },
      units: { 'persianCavalry-7': { at: 'ionia' }, 'illyrians-1': { at: 'media' } },
      stack: moving('royal'),
    });
    expect(listed(royal, 'march').map(({ province }) => province)).not.toContain('thrace');
  });

  it.each([
    [4, 4, 'rebel', 'decisive'],
    [2, 4, 'rebel', 'pyrrhic'],
    [3, 4, 'rebel', 'pyrrhic'],
    [1, 4, 'royal', 'plain'],
    [0, 4, 'royal', 'plain'],
    [1, 3, 'royal', 'plain'],
  ] as const)('R X9.2 %i of %i are home when the track ends: %s, %s', (home, counted, winner, margin) => {
    const all = (['spartanHoplites-1', 'spartanHoplites-2', 'spartanHoplites-3', 'spartanHoplites-4'] as const).slice(
      0,
      counted,
    );
    const { state, events } = started(
      emptyBoard({
        turn: 8,
        milestones: { pretenderFallen: 3 },
        memory: { remnant: all },
        units: { ...at(all.slice(home), 'armenia'), ...at(all.slice(0, home), 'gone') },
        stack: [turnAt(STEPS)],
      }),
    );
    expect(state.ended).toEqual({ how: 'homecoming', winners: [winner], margin, points: null });
    expect(said(events, 'gameEnded')).toMatchObject([{ rule: 'R X9.2', how: 'homecoming' }]);
  });

  it('R X9.3 points decide when the track ends and the pretender lives', () => {
    const { events } = started(emptyBoard({ turn: 8, leaders: { cyrus: { at: 'ionia' } }, stack: [turnAt(STEPS)] }));
    expect(said(events, 'gameEnded')).toMatchObject([{ rule: 'R X9.3', how: 'victoryPoints' }]);
  });

  /** One of those who were counted is overrun in Syria, where he is alone: 24 against 3 is more than 4:1 (R 9.4). */
  const overrun = (others: Changes['units']) =>
    play(
      scene({
        turn: 4,
        milestones: { pretenderFallen: 3 },
        memory: { remnant: ['illyrians-1', 'spartanHoplites-1'] },
        units: {
          'illyrians-1': { at: 'syria' },
          ...at(
            [1, 2, 3, 4].map((number) => `persianHeavyCavalry-${number}`),
            'syria',
          ),
          ...others,
        },
        stack: fighting(['royal', 'rebel']),
      }),
      [offer('royal', 'syria')],
    );

  it('R X9.2 when the last of them is lost the game is over at once (ruling X9.2)', () => {
    const { state, events } = overrun({ 'spartanHoplites-1': { at: 'gone' } });
    // One of two is home.
    expect(state.ended).toEqual({ how: 'homecoming', winners: ['rebel'], margin: 'pyrrhic', points: null });
    expect(said(events, 'gameEnded')).toMatchObject([{ rule: 'R X9.2', how: 'homecoming' }]);
    expect(overrun({}).state.ended).toEqual({ how: 'homecoming', winners: ['royal'], margin: 'plain', points: null });
  });

  it('R X9.2 but not while one of them is still on the way', () => {
    const { state } = overrun({ 'spartanHoplites-1': { at: 'armenia' } });
    expect(everyUnit(state)['illyrians-1']?.at).toBe('pool');
    expect(state.ended).toBe(null);
  });
});

describe('R X8.2 the mountain tribes', () => {
  const inArmenia = (stack: NonNullable<Changes['stack']> = moving('rebel')) =>
    retreat('rebel', {
      turn: 5,
      leaders: { clearchus: { at: 'armenia' } },
      units: { ...at(['spartanHoplites-1', 'spartanHoplites-2'], 'armenia'), 'carduchi-1': { at: 'armenia' } },
      stack,
    });

  it('hold the rebels where they are', () => {
    expect(listed(inArmenia(), 'march')).toEqual([]);
    expectRefused(inArmenia(), march('clearchus', 'cappadocia'), 'mayNotMove', 'R X8.2');
  });

  it('must be fought in the rebels’ phase of combat, by minor combat, and nobody evades', () => {
    const state = inArmenia(fighting(['rebel', 'royal']));
    // Two of 7 and a 6 against 6: 20 to 6 is 3:1. A 3 costs the tribe a step, which is its last.
    const { state: after, events } = play(state, [die(3)]);
    expect(said(events, 'minorCombatDecided')[0]).toMatchObject({ result: 'DL' });
    expect(everyUnit(after)['carduchi-1']?.at).toBe('pool');
    expect(said(events, 'evasionTried')).toEqual([]);
  });

  it('do not evade rebels without leaders and cavalry either', () => {
    const before = retreat('rebel', {
      turn: 5,
      leaders: {},
      units: { ...at(['spartanHoplites-1', 'spartanHoplites-2'], 'armenia'), 'carduchi-1': { at: 'armenia' } },
      stack: fighting(['rebel', 'royal']),
    });
    expect(listed(before, 'evade')).toEqual([]);
    // Two of 7 against 6 are 2:1: the minor combat is joined at once.
    expect(listed(before, 'roll').length).toBeGreaterThan(0);
  });

  it('hold only the rebels: the King’s men beside them may give way', () => {
    const situation = asked(inArmenia());
    const gives = (side: SideId) => situation.law.mayGiveWay(situation, side, place(situation, 'armenia'));
    expect([gives('rebel'), gives('royal')]).toEqual([false, true]);
  });

  it('seek nobody (ruling X8.1), do not march, and are led by no one', () => {
    const state = retreat('royal', {
      turn: 5,
      leaders: { tissaphernes: { at: 'armenia' } },
      units: {
        ...at(['spartanHoplites-1'], 'ionia'),
        'carduchi-1': { at: 'armenia' },
        'persianCavalry-7': { at: 'armenia' },
      },
    });
    const { state: marching } = play(state, [
      { type: 'march', player: 'royal', leader: 'tissaphernes', province: 'assyria' },
    ]);
    expect(listed(marching, 'take').map(({ unit }) => unit)).not.toContain('carduchi-1');
    expectRefused(
      state,
      { type: 'garrison', player: 'royal', piece: 'carduchi-1', city: 'babylon' },
      'mayNotMove',
      'R X8.2',
    );
    const royal = inArmenia(fighting(['royal', 'rebel']));
    expect(listed(royal, 'offerBattle')).toEqual([]);
  });
});

describe('R X2.4 the election of Xenophon', () => {
  const falling = (units: Changes['units'] = {}) =>
    play(
      retreat('royal', {
        leaders: { clearchus: { at: 'media' }, xenophon: { at: 'aside' }, artaxerxes: { at: 'persis' } },
        units: {
          ...at(['spartanHoplites-1'], 'media'),
          ...at(['spartanHoplites-2'], 'ionia'),
          ...at(
            [
              'persianHeavyCavalry-1',
              'persianHeavyCavalry-2',
              'persianHeavyCavalry-3',
              'persianHeavyCavalry-4',
              'royalGuard-1',
              'indianInfantry-1',
              'indianInfantry-2',
              'indianInfantry-3',
              'indianInfantry-4',
              'indianCavalry-1',
              'persianCavalry-7',
              'persianCavalry-8',
            ],
            'media',
          ),
          ...units,
        },
        stack: fighting(['royal', 'rebel']),
      }),
      [offer('royal', 'media'), die(6)],
    );

  it('when Cyrus is dead and Clearchus falls, he comes to hoplites or peltasts', () => {
    // 24 + 6 + 16 + 5 + 6 = 57 against 8 and 6: 4:1, and a 6.
    const { state, events } = falling();
    expect(said(events, 'minorCombatJoined')).toHaveLength(1);
    expect(state.leaders.clearchus?.at).toBe('gone');
    expect(state.leaders.xenophon).toMatchObject({ at: 'ionia', side: 'rebel' });
    expect(said(events, 'leaderArrived')[0]).toMatchObject({ rule: 'R X2.4', leader: 'xenophon' });
    expect(said(events, 'milestonePassed')).toEqual([
      { type: 'milestonePassed', rule: 'R X2.4', milestone: 'generalLost' },
    ]);
  });

  it('where the rebels like, if there are several', () => {
    const { state } = falling({ 'thracianPeltasts-1': { at: 'phrygia' }, 'illyrians-1': { at: 'cappadocia' } });
    expect(listed(state, 'elect').map(({ place }) => place)).toEqual(['ionia', 'phrygia']);
    const elsewhere = { type: 'elect', player: 'rebel', leader: 'xenophon', place: 'cappadocia' } as const;
    expectRefused(state, elsewhere, 'nobodyElects', 'R X2.4');
    expect(machine.applyAction(state, elsewhere)).toMatchObject({
      left: { params: { leader: 'xenophon', elected: 'xenophon', place: 'cappadocia' } },
    });
    expectRefused(state, { type: 'endMovement', player: 'rebel' }, 'wrongMoment', 'R X2.4');
    expect(
      play(state, [{ type: 'elect', player: 'rebel', leader: 'xenophon', place: 'phrygia' }]).state.leaders.xenophon
        ?.at,
    ).toBe('phrygia');
  });
});

describe('R X2.4 the election', () => {
  it('is held as soon as the combat is over in which Menon falls, before the next one (ruling X2.6)', () => {
    const host = at(
      [
        'persianHeavyCavalry-1',
        'persianHeavyCavalry-2',
        'persianHeavyCavalry-3',
        'persianHeavyCavalry-4',
        'royalGuard-1',
        'dahae-1',
        'persianCavalry-7',
        'persianCavalry-8',
      ],
      'syria',
    );
    const start = scene({
      turn: 3,
      milestones: { pretenderFallen: 2 },
      memory: { remnant: ['greekArchers-1', 'spartanHoplites-1'] },
      leaders: { menon: { at: 'syria' }, xenophon: { at: 'aside' }, tissaphernes: { at: 'syria' } },
      units: {
        ...at(['greekArchers-1'], 'syria'),
        ...host,
        ...at(['spartanHoplites-1', 'persianInfantry-9'], 'assyria'),
      },
      stack: fighting(['royal', 'rebel']),
    });
    // 4 times 6, 6, 3, 3, 3 and Tissaphernes against an archer and Menon are more than 4:1: nobody is left (R 9.4).
    const fallen = play(start, [offer('royal', 'syria')]).state;
    expect(fallen.leaders.menon?.at).toBe('gone');
    expect(fallen.leaders.xenophon?.at).toBe('assyria');
    // Of equally many the stronger attacks (R 9.4): hoplites 7 with Xenophon 8 against infantry that defends with 2.
    const { events } = play(fallen, [offer('royal', 'assyria')]);
    expect(said(events, 'minorCombatJoined')[0]).toMatchObject({
      strengths: [15, 2],
      attacker: { units: ['spartanHoplites-1'], leaders: ['xenophon'] },
    });
  });
});

describe('R X2.3 the Baggage Train', () => {
  it('goes with Cyrus, and not with others', () => {
    const start = () =>
      scene({
        turn: 2,
        leaders: { cyrus: { at: 'ionia' }, menon: { at: 'ionia' } },
        units: at(['spartanHoplites-1', 'spartanHoplites-2'], 'ionia'),
        stack: moving('rebel'),
      });
    const others = play(start(), [
      march('menon', 'phrygia'),
      { type: 'take', player: 'rebel', unit: 'spartanHoplites-1' },
      { type: 'depart', player: 'rebel' },
    ]).state;
    expect(others.baggage.baggageTrain?.at).toBe('ionia');
    const own = play(start(), [march('cyrus', 'phrygia'), { type: 'depart', player: 'rebel' }]).state;
    expect(own.baggage.baggageTrain?.at).toBe('phrygia');
  });

  it('feeds the army that it is with, once, when the die has told (ruling X2.5)', () => {
    const hungry = scene({
      turn: 4,
      leaders: { cyrus: { at: 'parthia' } },
      units: at(['spartanHoplites-1', 'spartanHoplites-2', 'spartanHoplites-3'], 'parthia'),
      baggage: { baggageTrain: { at: 'parthia', side: 'rebel' } },
      stack: [turnAt(0)],
    });
    // In a desert a 6 costs three steps.
    const asking = play(hungry, [die(6)]).state;
    const { state: fed, events } = play(asking, [{ type: 'spendProvisions', player: 'rebel' }]);
    expect(said(events, 'baggageLost')).toEqual([
      { type: 'baggageLost', rule: 'R X2.3', baggage: 'baggageTrain', from: 'parthia', why: 'emptied' },
    ]);
    expect(fed.baggage.baggageTrain?.at).toBe('pool');
    expect(fed.units['spartanHoplites-1']?.steps).toBe(2);
    const starved = play(asking, [{ type: 'keepProvisions', player: 'rebel' }]).state;
    expect(starved.units['spartanHoplites-1']?.steps === 1 || listed(starved, 'loseStep').length > 0).toBe(true);
    expect(starved.baggage.baggageTrain?.at).toBe('parthia');
  });

  /** Rebels starve in the desert, and an army of the King with them. */
  const starving = (trainAt: string) =>
    scene({
      turn: 4,
      leaders: { cyrus: { at: trainAt } },
      units: at(
        [
          ...['spartanHoplites-1', 'spartanHoplites-2', 'illyrians-1'],
          ...['persianHeavyCavalry-1', 'persianHeavyCavalry-2', 'persianHeavyCavalry-3'],
        ],
        'parthia',
      ),
      baggage: { baggageTrain: { at: trainAt, side: 'rebel' } },
      stack: [turnAt(0)],
    });

  it('is offered to the rebels alone, and not to an army in another province (ruling X2.5)', () => {
    /** The sides whose armies lose steps to a 6, and those to which the train is offered. */
    const outcome = (trainAt: string) => {
      const sides: SideId[] = [];
      const fed: SideId[] = [];
      let state = starving(trainAt);
      while (frameOf(state, 'supply') !== undefined) {
        const [spend] = listed(state, 'spendProvisions');
        if (spend !== undefined) fed.push(spend.player as SideId);
        const played = play(state, [listed(state, 'keepProvisions')[0] ?? listed(state, 'loseStep')[0] ?? die(6)]);
        sides.push(...said(played.events, 'armyStarved').map(({ side }) => side));
        ({ state } = played);
      }
      return { sides: sides.sort(), fed };
    };
    expect(outcome('parthia')).toEqual({ sides: ['rebel', 'royal'], fed: ['rebel'] });
    expect(outcome('ionia')).toEqual({ sides: ['rebel', 'royal'], fed: [] });
  });

  it('R 7.4 if it is kept, no unit is eliminated while another can be reduced', () => {
    // In a desert a 1 costs a step: the hoplites have two, the Illyrians one.
    let state = starving('parthia');
    while (listed(state, 'keepProvisions').length === 0) state = play(state, [die(1)]).state;
    const kept = play(state, [{ type: 'keepProvisions', player: 'rebel' }]);
    expect(said(kept.events, 'unitReduced')).toMatchObject([{ rule: 'R 7.4', unit: 'spartanHoplites-1' }]);
    expect(kept.state.units['illyrians-1']?.at).toBe('parthia');
  });

  it('spares those who force a march the die, and does not force one itself', () => {
    const marching = play(
      scene({
        turn: 2,
        leaders: { cyrus: { at: 'cilicia' } },
        units: at(['cyrusGuard-1', 'persianCavalry-1'], 'cilicia'),
        baggage: { baggageTrain: { at: 'cilicia', side: 'rebel' } },
        stack: moving('rebel'),
      }),
      [
        march('cyrus', 'syria'),
        { type: 'takeAll', player: 'rebel' },
        { type: 'forceMarch', player: 'rebel', province: 'assyria' },
        { type: 'takeAll', player: 'rebel' },
      ],
    ).state;
    expect(listed(marching, 'spendProvisions')).toHaveLength(1);
    expect(marching.baggage.baggageTrain?.at).toBe('syria');
    const spent = play(marching, [{ type: 'spendProvisions', player: 'rebel' }]);
    expect(said(spent.events, 'marchStrained')).toEqual([]);
    expect(listed(spent.state, 'roll')).toEqual([]);
    const kept = play(marching, [{ type: 'keepProvisions', player: 'rebel' }, die(1)]);
    expect(said(kept.events, 'marchStrained')[0]).toMatchObject({ through: 'syria', die: 1 });
  });
});

describe('R X9.3 points', () => {
  it('at the start: Rich 3, Fertile 2, Mountain 1; capitals and treasury and family to the King', () => {
    const situation = asked(board());
    // Ionia and Phrygia 2 each, Cappadocia 1.
    expect(scoreOf(situation, 'rebel')).toEqual({ provinces: 5, capitals: 0, family: 0, treasury: 0 });
    // Assyria, Babylonia 6; Syria, Hyrcania, Persis, Susiana, Carmania, Areia, Bactria 14; Cilicia, Armenia, Media, Arachosia, Sogdiana 5.
    expect(scoreOf(situation, 'royal')).toEqual({ provinces: 25, capitals: 10, family: 4, treasury: 10 });
    expect(pointsOf(situation, 'royal')).toBe(49);
  });

  it('all four capitals or none; Babylon has the treasury (R X5.3)', () => {
    const situation = asked(board({ cities: { babylon: { walls: 1, holder: 'rebel' } } }));
    expect(scoreOf(situation, 'royal')).toMatchObject({ capitals: 0, treasury: 0 });
    expect(scoreOf(situation, 'rebel')).toMatchObject({ capitals: 0, treasury: 10 });
  });

  it('R X5.2, 15.2 the Royal Family is the rebels’ when it was captured', () => {
    const situation = asked(board({ secured: { royalFamily: 3 } }));
    expect([scoreOf(situation, 'rebel').family, scoreOf(situation, 'royal').family]).toEqual([4, 0]);
  });

  it('decide the game when both live at its end', () => {
    const { state } = started(emptyBoard({ turn: 8, stack: [turnAt(STEPS)] }));
    expect(state.ended).toEqual({ how: 'victoryPoints', winners: ['royal'], margin: 'plain', points: 49 });
  });
});

describe('R X10.2 another general', () => {
  it('stand-ins are an optional rule, and for both sides (ruling X10.2)', () => {
    const has = (options: Changes['options']) => {
      const situation = asked(board({ ...(options && { options }) }));
      return situation.law.hasStandIns(situation);
    };
    expect(has({ players: 2 })).toBe(false);
    expect(has({ players: 2, optionalRules: ['anotherGeneral'] })).toBe(true);
  });
});

describe('R X5.1 the forced march', () => {
  it('ruling X5.4 is led by a leader with a unit, and not by one who is alone', () => {
    const marched = (units: Changes['units']) =>
      play(
        scene({
          turn: 2,
          leaders: { cyrus: { at: 'phrygia' }, artaxerxes: { at: 'media' } },
          units: { ...units, 'royalGuard-1': { at: 'media' } },
          stack: moving('rebel'),
        }),
        [march('cyrus', 'cappadocia')],
      ).state;
    const alone = marched({});
    expect(alone.leaders.cyrus?.at).toBe('cappadocia');
    expect(listed(alone, 'forceMarch')).toEqual([]);
    const gathering = marched(at(['cyrusGuard-1', 'persianCavalry-1'], 'phrygia'));
    const led = play(gathering, [{ type: 'takeAll', player: 'rebel' }]).state;
    expect(listed(led, 'forceMarch').length).toBeGreaterThan(0);
  });
});
