/** R 3.3, 8.1-8.3, 11.2, 11.7, 14.3: movement. */
import { describe, expect, it } from 'vitest';
import type { MovementFrame } from '../../../src/conquest/frame/index.js';
import { machine } from '../../../src/conquest/machine.js';
import type { Action, ActionType } from '../../../src/conquest/action/index.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { facing, isOver, marching as play } from '../paused.js';
import { at, board, expectRefused, started, said, type Changes } from '../table.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;

/** A side's phase of movement in the Summer of 334. */
const moving = (changes: Changes, side: SideId = 'macedonian', others: Partial<Phase> = {}) =>
  facing({ kind: 'movement', side, moved: [], turned: [], ...others }, { turn: 2, ...changes }).state;

const march = (leader: string, province: string, player: SideId = 'macedonian'): Action => ({
  type: 'march',
  player,
  leader,
  province,
});
const take = (unit: UnitId, player: SideId = 'macedonian'): Action => ({ type: 'take', player, unit });
const takeAll: Action = { type: 'takeAll', player: 'macedonian' };
const depart: Action = { type: 'depart', player: 'macedonian' };
const endMovement: Action = { type: 'endMovement', player: 'macedonian' };

/** What is listed of some types, briefly. */
const listed = (state: GameState, ...types: readonly ActionType[]): readonly string[] =>
  machine
    .legalActions(state)
    .filter(({ type }) => types.includes(type))
    .map(({ type: _type, player: _player, ...what }) => Object.values(what).join(' '));

describe('R 8.1 leaders and those with them', () => {
  const inPhrygia: Changes = {
    units: at('phrygia', 'phalanx-1', 'phalanx-2', 'paiones-1'),
    leaders: at('phrygia', 'parmenio', 'craterus'),
  };

  it('a leader goes into any province next to his; alone too', () => {
    const state = moving({ leaders: at('phrygia', 'parmenio') });
    expect(machine.legalActions(state)).toEqual([
      march('parmenio', 'ionia'),
      march('parmenio', 'cappadocia'),
      march('parmenio', 'cilicia'),
      endMovement,
    ]);
    expectRefused(state, march('parmenio', 'syria'), 'noWayThere', 'R 8.1');
    const { state: after, events } = play(state, [march('parmenio', 'cilicia')]);
    expect(after.leaders.parmenio?.at).toBe('cilicia');
    expect(said(events, 'leaderMoved')).toMatchObject([{ rule: 'R 8.1', from: 'phrygia', to: 'cilicia' }]);
    // Nothing is left to be moved: the phase is over.
    expect(isOver(after)).toBe(true);
  });

  it('takes along any of the units where he starts; those left behind stay', () => {
    const gathering = play(moving(inPhrygia), [march('parmenio', 'ionia')]).state;
    // The phalanxes are alike: the first is listed.
    expect(machine.legalActions(gathering)).toEqual([take('phalanx-1'), take('paiones-1'), takeAll, depart]);
    expectRefused(gathering, take('phalanx-2'), 'alikeListed', 'R 8.1');
    expectRefused(gathering, take('phalanx-3'), 'staysBehind', 'R 8.1');
    const { state, events } = play(gathering, [take('phalanx-1'), take('paiones-1'), depart]);
    expect(['phalanx-1', 'paiones-1', 'phalanx-2'].map((id) => state.units[id as UnitId]?.at)).toEqual([
      'ionia',
      'ionia',
      'phrygia',
    ]);
    expect(said(events, 'marched')).toEqual([
      {
        type: 'marched',
        rule: 'R 8.1',
        side: 'macedonian',
        force: 'macedonian',
        leader: 'parmenio',
        units: ['phalanx-1', 'paiones-1'],
        from: 'phrygia',
        to: 'ionia',
        forced: false,
      },
    ]);
  });

  it('who is left behind may go with another leader who started there; who has moved goes no further', () => {
    const { state } = play(moving(inPhrygia), [
      march('parmenio', 'ionia'),
      take('phalanx-1'),
      depart,
      march('craterus', 'ionia'),
      takeAll,
    ]);
    expect(isOver(play(state, [depart]).state)).toBe(true);
    // In Ionia is a third leader who has not moved: with him goes nobody of those who came.
    const third = { ...inPhrygia, leaders: { ...inPhrygia.leaders, ...at('ionia', 'perdiccas') } };
    const { state: later } = play(moving(third), [
      march('parmenio', 'ionia'),
      takeAll,
      depart,
      march('craterus', 'cilicia'),
      march('perdiccas', 'thrace'),
    ]);
    expect(later.leaders.perdiccas?.at).toBe('thrace');
    expect(later.units['phalanx-1']?.at).toBe('ionia');
    expectRefused(
      play(moving(third), [march('craterus', 'ionia'), takeAll, depart]).state,
      march('craterus', 'thrace'),
      'alreadyMoved',
      'R 8.1',
    );
  });

  it('R 3.1 each player leads his own: Macedonians and Greek allies the one, Persians and Indians the other', () => {
    const changes: Changes = {
      units: at(
        'syria',
        'phalanx-1',
        'alliedHoplites-1',
        'persianInfantry-1',
        'mercenaryHoplites-1',
        'mercenaryPeltasts-1',
      ),
      leaders: at('syria', 'parmenio', 'memnon'),
    };
    const hired: Changes = {
      ...changes,
      units: { ...changes.units, 'mercenaryPeltasts-1': { at: 'syria', side: 'macedonian' } },
    };
    const led = (side: SideId, leader: string) =>
      listed(play(moving(hired, side), [march(leader, 'assyria', side)]).state, 'take');
    expect(led('macedonian', 'parmenio')).toEqual(['phalanx-1', 'alliedHoplites-1', 'mercenaryPeltasts-1']);
    expect(led('persian', 'memnon')).toEqual(['mercenaryHoplites-1', 'persianInfantry-1']);
  });
  it('units without a leader do not move', () => {
    const state = moving({ units: at('phrygia', 'phalanx-1'), leaders: at('syria', 'parmenio') });
    expect(listed(state, 'march')).toEqual(['parmenio cilicia', 'parmenio arabia', 'parmenio assyria']);
    expectRefused(
      state,
      { type: 'marchForce', player: 'macedonian', force: 'macedonian', from: 'phrygia', province: 'ionia' },
      'needsLeader',
      'R 8.1',
    );
    expectRefused(state, march('memnon', 'ionia'), 'notOfTheSide', 'R 8.1');
    expectRefused(state, march('craterus', 'ionia'), 'notInTheField', 'R 8.1');
    expectRefused(state, march('nobody', 'ionia'), 'pieceUnknown', 'R 8.1');
  });

  it('enemies and friends on the way are of no import', () => {
    const { state } = play(
      moving({
        units: at('cilicia', 'dahae-1', 'persianCavalry-1', 'persianCavalry-2'),
        leaders: at('ionia', 'parmenio'),
      }),
      [march('parmenio', 'cilicia')],
    );
    expect(state.leaders.parmenio?.at).toBe('cilicia');
  });

  it('the phase ends when its side says so', () => {
    expect(isOver(play(moving(inPhrygia), [endMovement]).state)).toBe(true);
  });

  it('R 4.2 opens in each side’s part of the turn', () => {
    const state = started(board({ turn: 2, stack: [{ kind: 'turn', begun: true, step: 3 }] })).state;
    expect(state.stack.at(-1)).toMatchObject({ kind: 'movement', side: 'macedonian' });
    const persian = play(state, [endMovement]).state;
    expect(persian.stack.at(-1)).toMatchObject({ kind: 'movement', side: 'persian' });
  });
});

describe('R 8.2 borders', () => {
  it('nobody crosses mountains in winter', () => {
    const inCappadocia: Changes = { turn: 4, leaders: at('cappadocia', 'parmenio') };
    expect(isOver(moving(inCappadocia))).toBe(true);
    const inPhrygia = moving({ turn: 4, leaders: at('phrygia', 'parmenio') });
    expect(listed(inPhrygia, 'march')).toEqual(['parmenio ionia']);
    expectRefused(inPhrygia, march('parmenio', 'cilicia'), 'noWayThere', 'R 8.2');
  });
  it('nobody passes Gaza while the enemy holds it', () => {
    const state = moving({ leaders: at('egypt', 'parmenio') });
    expect(listed(state, 'march')).toEqual(['parmenio lybia', 'parmenio arabia']);
    expectRefused(state, march('parmenio', 'syria'), 'noWayThere', 'R 8.2');
    const fallen = moving({
      leaders: at('egypt', 'parmenio'),
      cities: { ...board().cities, gaza: { walls: 1, holder: 'macedonian' } },
    });
    expect(listed(fallen, 'march')).toEqual(['parmenio syria', 'parmenio lybia', 'parmenio arabia']);
  });
});

describe('R 8.3 who stays where', () => {
  it('Antipater and the Home Army in Europe, until the Spartans have risen and are gone', () => {
    const inThrace: Changes = {
      units: at('thrace', 'phalanx-7', 'phalanx-1'),
      leaders: at('thrace', 'antipater', 'parmenio'),
    };
    const state = moving(inThrace);
    expect(listed(state, 'march')).toEqual(['parmenio macedonia', 'parmenio ionia', 'antipater macedonia']);
    expectRefused(state, march('antipater', 'ionia'), 'outOfRange', 'R 8.3');
    const crossing = play(state, [march('parmenio', 'ionia')]).state;
    expect(listed(crossing, 'take')).toEqual(['phalanx-1']);
    expectRefused(crossing, take('phalanx-7'), 'staysBehind', 'R 8.1');
    const free = moving({ ...inThrace, milestones: { revolt: 1 } });
    expect(listed(free, 'march')).toContain('antipater ionia');
  });
  it('Persians neither in India nor where the barbarians are', () => {
    const state = moving({ leaders: at('bactria', 'bessus') }, 'persian');
    expect(listed(state, 'march')).toEqual(['bessus areia', 'bessus arachosia', 'bessus sogdiana']);
    expectRefused(state, march('bessus', 'gandara', 'persian'), 'outOfRange', 'R 8.3');
  });
});

describe('R 3.3 Indians', () => {
  const indians: Changes = { units: at('upperIndia', 'indianElephants-1'), leaders: at('upperIndia', 'porus') };
  it('do not move before an enemy’s unit has entered their land; then nowhere else', () => {
    const asleep = moving({ ...indians, leaders: { ...indians.leaders, ...at('ionia', 'memnon') } }, 'persian');
    expect(listed(asleep, 'march').filter((what) => what.startsWith('porus'))).toEqual([]);
    expectRefused(asleep, march('porus', 'gandara', 'persian'), 'mayNotMove', 'R 3.3');
    const awake = moving({ ...indians, milestones: { indiansRoused: 1 } }, 'persian');
    expect(listed(awake, 'march')).toEqual(['porus gandara', 'porus lowerIndia']);
  });
  it('are roused by a unit that comes, and by a leader alone (R 2.4, ruling C3.2)', () => {
    const near: Changes = {
      units: at('bactria', 'phalanx-1', 'phalanx-2'),
      leaders: at('bactria', 'parmenio', 'craterus'),
    };
    const passed = [{ type: 'milestonePassed', rule: 'R 3.3', milestone: 'indiansRoused' }];
    const army = play(moving(near), [march('craterus', 'gandara'), takeAll, depart]);
    expect(said(army.events, 'milestonePassed')).toEqual(passed);
    const alone = play(moving(near), [march('parmenio', 'gandara'), depart]);
    expect(alone.state.units['phalanx-1']?.at).toBe('bactria');
    expect(said(alone.events, 'milestonePassed')).toEqual(passed);
    expect(alone.state.milestones).toEqual({ indiansRoused: 2 });
  });
  it('are not roused by leaders of their own side', () => {
    const friend: Changes = { units: at('thrace', 'phalanx-1'), leaders: at('gandara', 'porus') };
    const { state } = play(moving({ ...friend, leaders: { ...friend.leaders, ...at('thrace', 'parmenio') } }), [
      march('parmenio', 'ionia'),
      depart,
    ]);
    expect(state.milestones).toEqual({});
  });
  it('R 6.3 Porus leads no Persians, and Persians no Indians', () => {
    const both: Changes = {
      units: at('upperIndia', 'indianElephants-1', 'spartans-1'),
      leaders: at('upperIndia', 'porus', 'agis'),
      milestones: { indiansRoused: 1 },
    };
    expect(listed(play(moving(both, 'persian'), [march('porus', 'lowerIndia', 'persian')]).state, 'take')).toEqual([
      'indianElephants-1',
    ]);
  });
});

describe('R 14.3 raiders', () => {
  const raid: Changes = {
    units: Object.fromEntries(
      ['barbarianCavalry-1', 'barbarianCavalry-2', 'barbarianInfantry-1'].map((id) => [id, { at: 'scythia', band: 3 }]),
    ),
  };
  const ride = (province: string): Action => ({
    type: 'marchForce',
    player: 'persian',
    force: 'band-3',
    from: 'scythia',
    province,
  });
  const persian = (type: 'takeAll' | 'depart'): Action => ({ type, player: 'persian' });

  it('move without a leader, all together', () => {
    const state = moving(raid, 'persian');
    expect(listed(state, 'marchForce')).toEqual(['band-3 scythia sogdiana', 'band-3 scythia chorasmia']);
    const { state: after, events } = play(state, [ride('sogdiana'), persian('takeAll'), persian('depart')]);
    expect(after.units['barbarianCavalry-1']).toEqual({ at: 'sogdiana', steps: 1, side: 'persian', band: 3 });
    expect(said(events, 'bandFormed')).toEqual([]);
    expect(said(events, 'marched')).toMatchObject([{ side: 'persian', force: 'band-3', leader: null }]);
    expect(isOver(after)).toBe(true);
  });
  it('nobody goes unless somebody has been taken', () => {
    const state = play(moving(raid, 'persian'), [ride('sogdiana')]).state;
    expectRefused(state, persian('depart'), 'nobodyGoes', 'R 14.3');
  });
  it('who splits up is another group for good', () => {
    const { state, events } = play(moving(raid, 'persian'), [
      ride('sogdiana'),
      take('barbarianInfantry-1', 'persian'),
      persian('depart'),
    ]);
    // Groups from Scythia are the third, the ninth, and so on.
    expect(said(events, 'bandFormed')).toEqual([
      { type: 'bandFormed', rule: 'R 14.3', units: ['barbarianInfantry-1'], band: 9 },
    ]);
    expect(said(events, 'marched')).toMatchObject([{ force: 'band-9', units: ['barbarianInfantry-1'] }]);
    expect(state.units['barbarianInfantry-1']).toEqual({ at: 'sogdiana', steps: 1, side: 'persian', band: 9 });
    expect(state.units['barbarianCavalry-1']?.band).toBe(3);
    // The others may go as well.
    expect(listed(state, 'marchForce')).toEqual(['band-3 scythia sogdiana', 'band-3 scythia chorasmia']);
  });
  it('a leader does not take them along', () => {
    const state = moving(
      {
        units: { 'barbarianCavalry-1': { at: 'bactria', band: 3 }, ...at('bactria', 'dahae-1') },
        leaders: at('bactria', 'bessus'),
      },
      'persian',
    );
    expect(listed(play(state, [march('bessus', 'areia', 'persian')]).state, 'take')).toEqual(['dahae-1']);
    expectRefused(
      play(state, [march('bessus', 'areia', 'persian')]).state,
      take('barbarianCavalry-1', 'persian'),
      'staysBehind',
      'R 8.1',
    );
  });
});

describe('R 11.7 the Siege Train', () => {
  const army: Changes = {
    units: at('ionia', 'phalanx-1', 'paiones-1'),
    leaders: at('ionia', 'parmenio'),
    baggage: { siegeTrain: { at: 'ionia', side: 'macedonian' } },
  };
  const train: Action = { type: 'takeBaggage', player: 'macedonian', baggage: 'siegeTrain' };
  it('goes along with infantry alone', () => {
    const riders = play(moving(army), [march('parmenio', 'phrygia'), take('paiones-1')]).state;
    expectRefused(riders, train, 'needsInfantry', 'R 11.7');
    const { state } = play(riders, [take('phalanx-1'), train, depart]);
    expect(state.baggage.siegeTrain?.at).toBe('phrygia');
    expect(play(riders, [depart]).state.baggage.siegeTrain?.at).toBe('ionia');
  });
});

describe('R 11.2 garrisons', () => {
  const inIonia: Changes = {
    units: at('ionia', 'persianInfantry-1', 'persianInfantry-2', 'persianCavalry-1', 'persianArchers-1'),
    leaders: at('sardis', 'memnon'),
  };
  const enter = (piece: string, city: string): Action => ({
    type: 'garrison',
    player: 'persian',
    piece: piece as UnitId,
    city,
  });
  const leave = (piece: string, province: string): Action => ({
    type: 'takeField',
    player: 'persian',
    piece: piece as UnitId,
    province,
  });

  it('one unit of infantry for each wall, where there are two walls or more; leaders in any number', () => {
    const walls = { ...board().cities, sardis: { walls: 2, holder: 'persian' } } as const;
    const state = moving({ ...inIonia, cities: walls }, 'persian');
    // Halicarnassus has one wall.
    expect(listed(state, 'garrison')).toEqual(['persianInfantry-1 sardis']);
    expectRefused(state, enter('persianInfantry-2', 'sardis'), 'alikeListed', 'R 11.2');
    expectRefused(state, enter('persianInfantry-1', 'halicarnassus'), 'noGarrison', 'R 11.2');
    expectRefused(state, enter('persianCavalry-1', 'sardis'), 'noGarrison', 'R 11.2');
    expectRefused(state, enter('persianArchers-1', 'sardis'), 'noGarrison', 'R 11.2');
    expectRefused(state, enter('persianInfantry-1', 'tyre'), 'notFromHere', 'R 11.2');
    expectRefused(state, enter('persianInfantry-1', 'nowhere'), 'cityUnknown', 'R 11.2');
    expectRefused(state, enter('phalanx-1', 'sardis'), 'notOfTheSide', 'R 11.2');
    expectRefused(state, enter('persianGuard-1', 'sardis'), 'pieceUnknown', 'R 11.2');
    const full = play(state, [enter('persianInfantry-1', 'sardis'), enter('persianInfantry-2', 'sardis')]);
    expect(full.state.units['persianInfantry-2']?.at).toBe('sardis');
    expect(said(full.events, 'unitMoved')).toMatchObject([{ rule: 'R 11.2' }, { rule: 'R 11.2' }]);
    expect(listed(full.state, 'garrison')).toEqual([]);
    const third = moving(
      { ...inIonia, units: { ...inIonia.units, ...at('sardis', 'persianLevy-1', 'persianLevy-2') }, cities: walls },
      'persian',
    );
    expectRefused(third, enter('persianInfantry-1', 'sardis'), 'noGarrison', 'R 11.2');
  });
  it('come out as freely, which is no move (ruling C8.2), once where they stand, and go back when they have marched (ruling C8.5)', () => {
    const state = moving(inIonia, 'persian');
    expect(listed(state, 'march')).toEqual([]);
    const out = play(state, [leave('memnon', 'ionia')]).state;
    expect(listed(out, 'march')).toContain('memnon phrygia');
    expectRefused(out, enter('memnon', 'sardis'), 'alreadyTurned', 'ruling C8.5');
    const back = play(out, [
      march('memnon', 'cilicia', 'persian'),
      { type: 'takeAll', player: 'persian' },
      { type: 'depart', player: 'persian' },
    ]);
    expect(isOver(back.state)).toBe(true);
    const near = moving({ units: at('cilicia', 'persianInfantry-1'), leaders: at('cilicia', 'memnon') }, 'persian');
    const there = play(near, [march('memnon', 'syria', 'persian'), take('persianInfantry-1', 'persian')]).state;
    expect(listed(there, 'garrison')).toEqual(['persianInfantry-1 tyre', 'memnon tyre', 'memnon gaza']);
  });
  it('ruling C8.6 who stands in Gaza comes out on either side', () => {
    const cities = { ...board().cities, gaza: { walls: 2, holder: 'persian' } } as const;
    const state = moving({ units: at('gaza', 'persianInfantry-1'), cities }, 'persian');
    expect(listed(state, 'takeField')).toEqual(['persianInfantry-1 syria', 'persianInfantry-1 egypt']);
    expectRefused(state, leave('persianInfantry-1', 'cilicia'), 'notFromHere', 'R 11.2');
  });
  it('R 6.3 of one force', () => {
    const cities = { ...board().cities, sardis: { walls: 3, holder: 'persian' } } as const;
    const state = moving(
      { units: { ...at('sardis', 'persianLevy-1'), 'barbarianInfantry-1': { at: 'ionia', band: 3 } }, cities },
      'persian',
    );
    expect(listed(state, 'garrison')).toEqual([]);
    expectRefused(state, enter('barbarianInfantry-1', 'sardis'), 'otherForceThere', 'R 6.3');
  });
  it('R 15.4 not in a city that is not founded', () => {
    const cities = { ...board().cities, alexandria: { walls: 2, holder: 'persian' } } as const;
    const units = at('egypt', 'persianInfantry-1');
    expect(isOver(moving({ units, cities }, 'persian'))).toBe(true);
    expect(listed(moving({ units, cities, secured: { alexandria: 1 } }, 'persian'), 'garrison')).toEqual([
      'persianInfantry-1 alexandria',
    ]);
  });
  it('of alike counters, one that has moved and one that has not are two', () => {
    const state = moving({ units: at('ionia', 'persianInfantry-1', 'persianInfantry-2') }, 'persian', {
      moved: ['persianInfantry-1'],
    });
    expect(listed(state, 'garrison')).toEqual(['persianInfantry-2 sardis', 'persianInfantry-1 sardis']);
  });
});
