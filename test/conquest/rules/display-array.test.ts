/** R 10.1-10.7: the set-up of a battle, and what boxes hold. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/conquest/machine.js';
import type { Action } from '../../../src/conquest/action/index.js';
import type { Army } from '../../../src/conquest/frame/index.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { BoxId, LeaderId, SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { battleIn, moving, scene, where, type Scene, type Where } from '../battle.js';
import { expectRefused, listed, play } from '../table.js';

/** A side about to set up, against one enemy. */
function arraying(side: SideId, units: readonly UnitId[], leaders: readonly LeaderId[] = []): GameState {
  const at = { at: 'ionia' };
  const foe: UnitId = side === 'persian' ? 'illyrians-1' : 'massagetae-1';
  const army = (whose: SideId): Army =>
    whose === side
      ? { side, units, leaders, commanders: [] }
      : { side: whose, units: [foe], leaders: [], commanders: [] };
  return scene({
    fighters: {},
    round: 0,
    battle: { step: 0, armies: [army('persian'), army('macedonian')] },
    changes: {
      units: Object.fromEntries([foe, ...units].map((unit) => [unit, at])),
      leaders: Object.fromEntries(leaders.map((leader) => [leader, at])),
    },
  });
}

const persians = (units: readonly UnitId[], leaders?: readonly LeaderId[]): GameState =>
  arraying('persian', units, leaders);
const macedonians = (units: readonly UnitId[], leaders?: readonly LeaderId[]): GameState =>
  arraying('macedonian', units, leaders);

const put = (unit: UnitId, box: BoxId, line: 1 | 2 = 1, player: SideId = 'persian'): Action => ({
  type: 'arrayUnit',
  player,
  unit,
  box,
  line,
});

const LEVIES = ['persianLevy-1', 'persianLevy-2', 'persianLevy-3', 'persianLevy-4'] as const;

describe('R 10.3 the set-up', () => {
  it('the first unit in the Center, then Right, Left, Reserve, and two more in the Center', () => {
    let state = persians(['royalGuard-1', 'persianArchers-1', 'persianCavalry-1', 'persianInfantry-1', ...LEVIES]);
    for (const [unit, box] of [
      ['royalGuard-1', 'centre'],
      ['persianArchers-1', 'right'],
      ['persianCavalry-1', 'left'],
      ['persianInfantry-1', 'reserve'],
      ['persianLevy-1', 'centre'],
      ['persianLevy-2', 'centre'],
    ] as const) {
      const boxes = new Set(listed(state, 'arrayUnit').map((action) => action.box));
      expect([...boxes]).toEqual([box]);
      ({ state } = play(state, [put(unit, box)]));
    }
    // Any of the four from now on; the second line where the first is not empty.
    expect(listed(state, 'arrayUnit').map(({ unit, box, line }) => `${unit} ${box} ${line}`)).toEqual([
      'persianLevy-3 centre 1',
      'persianLevy-3 centre 2',
      'persianLevy-3 right 1',
      'persianLevy-3 right 2',
      'persianLevy-3 left 1',
      'persianLevy-3 left 2',
      'persianLevy-3 reserve 1',
    ]);
    expectRefused(state, put('persianLevy-3', 'leftOutflank'), 'noOutflankingYet', 'R 10.3');
    expectRefused(state, put('persianLevy-4', 'centre'), 'anotherUnitFirst', 'R 10.3');
  });

  it('any unit may be the first; alike ones are listed once; other boxes are refused', () => {
    const state = persians(['royalGuard-1', ...LEVIES]);
    expect(listed(state, 'arrayUnit').map(({ unit }) => unit)).toEqual(['royalGuard-1', 'persianLevy-1']);
    expectRefused(state, put('royalGuard-1', 'right'), 'boxPrescribed', 'R 10.3');
    expectRefused(state, put('dahae-1', 'centre'), 'notOnDisplay', 'R 10.3');
  });

  it('leaders come after all units, and lines are changed after both', () => {
    const state = persians(['royalGuard-1', ...LEVIES], ['darius']);
    for (const action of [
      { type: 'joinLeader', player: 'persian', leader: 'darius', unit: 'royalGuard-1' },
      { type: 'changeLine', player: 'persian', unit: 'royalGuard-1' },
      { type: 'changePlaces', player: 'persian', unit: 'royalGuard-1', with: 'persianLevy-1' },
      { type: 'holdPositions', player: 'persian' },
    ] as const)
      expectRefused(state, action, 'arrayFirst', 'R 10.3');
  });

  it('Persian leaders by their ability: Memnon 7, Mazaeus 5, Darius 4, Bessus 4', () => {
    const units = ['royalGuard-1', 'persianArchers-1', 'persianCavalry-1', 'persianInfantry-1'] as const;
    const state = persians(units, ['darius', 'bessus', 'memnon', 'mazaeus']);
    const { state: after } = play(state, [
      put('royalGuard-1', 'centre'),
      put('persianArchers-1', 'right'),
      put('persianCavalry-1', 'left'),
    ]);
    expect(
      battleIn(after)
        .leaders.map(({ leader, unit, box }) => [leader, unit, box])
        .slice(0, 4),
    ).toEqual([
      ['memnon', 'royalGuard-1', 'centre'],
      ['mazaeus', 'persianArchers-1', 'right'],
      ['darius', 'persianCavalry-1', 'left'],
      ['bessus', 'persianInfantry-1', 'reserve'],
    ]);
  });

  it('three units alone stand in the three boxes of the line; ruling C10.3 a fourth leader alone in the Reserve', () => {
    const state = persians(['royalGuard-1', 'dahae-1', 'persianCavalry-1'], ['darius', 'bessus', 'memnon', 'mazaeus']);
    const { state: after } = play(state, [put('royalGuard-1', 'centre'), put('dahae-1', 'right')]);
    expect(where(after, 'persianCavalry-1')).toBe('persian left');
    expect(battleIn(after).leaders.find(({ leader }) => leader === 'bessus')).toMatchObject({
      unit: null,
      army: 'persian',
      box: 'reserve',
    });
  });

  it('Spartans: one of them and Agis in the Right box, though he is the ablest (ruling C10.21)', () => {
    const state = persians(['mercenaryHoplites-1', 'mercenaryHoplites-2', 'spartans-1'], ['darius', 'agis']);
    // The only Spartan unit is kept for the Right box.
    expect(listed(state, 'arrayUnit').map(({ unit }) => unit)).toEqual([]);
    expect(where(state, 'mercenaryHoplites-1')).toBe('persian centre');
    expect(where(state, 'spartans-1')).toBe('persian right');
    const posted = battleIn(state).leaders.map(({ leader, box }) => [leader, box]);
    expect(posted).toEqual([
      ['darius', 'centre'],
      ['agis', 'right'],
    ]);
  });

  it('Spartans: the one in the Right box may come later than second, if there are more than six units', () => {
    const others = [
      'royalGuard-1',
      'persianInfantry-1',
      'persianInfantry-2',
      'persianLevy-1',
      'persianLevy-2',
    ] as const;
    const six = persians([...others, 'spartans-1'], []);
    const placed = (state: GameState) => play(state, [put('royalGuard-1', 'centre')]).state;
    // Of six all places are prescribed: the second is the Spartans'.
    expect(where(placed(six), 'spartans-1')).toBe('persian right');
    const seven = placed(persians([...others, 'persianArchers-1', 'spartans-1'], []));
    expect(listed(seven, 'arrayUnit').map(({ unit }) => unit)).toContain('persianArchers-1');
    let state = play(seven, [put('persianArchers-1', 'right')]).state;
    const isKept = () => listed(state, 'arrayUnit').every(({ unit }) => unit !== 'spartans-1');
    // The last Spartan unit is kept for the Right box.
    while (isKept()) {
      const [next] = listed(state, 'arrayUnit');
      expectRefused(state, put('spartans-1', next!.box), 'anotherUnitFirst', 'R 10.3');
      state = play(state, [next!]).state;
    }
    expect(listed(state, 'arrayUnit').map(({ unit, box }) => [unit, box])).toEqual([
      ['spartans-1', 'right'],
      ['spartans-1', 'right'],
    ]);
    expectRefused(state, put('spartans-1', 'left'), 'boxPrescribed', 'R 10.3');
  });

  it('Spartans: others leave them a place in the Right box', () => {
    const levies = Array.from({ length: 13 }, (_, index): UnitId => `persianLevy-${index + 1}`);
    let state = persians([...levies, 'spartans-1'], []);
    let filled = 0;
    while (listed(state, 'arrayUnit').length > 0) {
      const right = listed(state, 'arrayUnit').find(({ box, unit }) => box === 'right' && unit !== 'spartans-1');
      if (right !== undefined) filled++;
      state = play(state, [right ?? listed(state, 'arrayUnit')[0]!]).state;
    }
    expect(filled).toBe(7);
    expect(where(state, 'spartans-1')).toContain('persian right');
  });

  it('Agis without Spartans is placed as any leader: in the Center, if he is the ablest', () => {
    const hired = ['mercenaryHoplites-1', 'mercenaryHoplites-2', 'persianLevy-1'] as const;
    const posted = (leaders: readonly LeaderId[]) => {
      const { state } = play(persians(hired, leaders), [
        put('mercenaryHoplites-1', 'centre'),
        put('persianLevy-1', 'right'),
      ]);
      return battleIn(state).leaders.map(({ leader, box }) => [leader, box]);
    };
    expect(posted(['agis'])).toEqual([['agis', 'centre']]);
    expect(posted(['darius', 'agis'])).toEqual([
      ['agis', 'centre'],
      ['darius', 'right'],
    ]);
  });

  it('Macedonian leaders go where they like, but not two into one box while another has none', () => {
    const units = ['phalanx-1', 'hetairoi-1', 'agrianes-1', 'illyrians-1', 'phalanx-2', 'phalanx-3'] as const;
    const state = macedonians(units, ['alexander', 'parmenio', 'craterus', 'ptolemy', 'perdiccas']);
    const { state: placed } = play(state, [
      put('phalanx-1', 'centre', 1, 'macedonian'),
      put('hetairoi-1', 'right', 1, 'macedonian'),
      put('agrianes-1', 'left', 1, 'macedonian'),
      put('illyrians-1', 'reserve', 1, 'macedonian'),
      put('phalanx-2', 'centre', 1, 'macedonian'),
      put('phalanx-3', 'centre', 1, 'macedonian'),
    ]);
    const joins = (leader: LeaderId, unit: UnitId): Action => ({
      type: 'joinLeader',
      player: 'macedonian',
      leader,
      unit,
    });
    // The least able first, if they like.
    const first = play(placed, [joins('perdiccas', 'phalanx-1'), joins('alexander', 'phalanx-2')]).state;
    // Three leaders are left for three boxes without any.
    expectRefused(first, joins('parmenio', 'phalanx-3'), 'leadersSpread', 'R 10.3');
    expectRefused(first, joins('parmenio', 'phalanx-2'), 'unitLed', 'R 10.7');
    const spread = play(first, [joins('parmenio', 'hetairoi-1'), joins('craterus', 'agrianes-1')]).state;
    expect(battleIn(spread).leaders.map(({ leader, unit }) => `${leader} ${unit ?? ''}`)).toContain(
      'ptolemy illyrians-1',
    );
  });

  it('R 10.6 who stands in which line is settled last; the first line is not left empty', () => {
    const state = persians(['royalGuard-1', 'dahae-1', 'massagetae-1', ...LEVIES], ['darius']);
    const { state: placed } = play(state, [
      put('royalGuard-1', 'centre'),
      put('dahae-1', 'right'),
      put('persianLevy-1', 'left'),
      put('persianLevy-2', 'reserve'),
      put('massagetae-1', 'centre'),
      put('persianLevy-3', 'centre', 2),
      put('persianLevy-4', 'reserve'),
    ]);
    expect(listed(placed, 'changeLine').map(({ unit }) => unit)).toEqual([
      'royalGuard-1',
      'massagetae-1',
      'persianLevy-3',
    ]);
    const { state: behind } = play(placed, [{ type: 'changeLine', player: 'persian', unit: 'royalGuard-1' }]);
    expect(where(behind, 'royalGuard-1')).toBe('persian centre 2');
    // The Guard has changed lines; of two in the first line the other may not leave it alone any more.
    expect(listed(behind, 'changeLine').map(({ unit }) => unit)).toEqual(['persianLevy-3']);
  });
});

describe('R 10.7 pairs', () => {
  const state = (leaders: readonly LeaderId[]): GameState => {
    const units = [
      'royalGuard-1',
      'dahae-1',
      'persianCavalry-1',
      'persianLevy-1',
      'persianLevy-2',
      'persianInfantry-1',
      'persianInfantry-2',
      'persianCavalry-2',
    ] as const;
    return play(persians(units, leaders), [
      put('royalGuard-1', 'centre'),
      put('dahae-1', 'right'),
      put('persianCavalry-1', 'left'),
      put('persianLevy-1', 'reserve'),
      put('persianInfantry-1', 'centre'),
      put('persianLevy-2', 'centre'),
    ]).state;
  };
  const pair = { type: 'arrayPair', player: 'persian', unit: 'persianInfantry-2', with: 'persianInfantry-1' } as const;

  it('two 3-2 infantry under a leader stand as one, and take the room of one', () => {
    const before = state(['darius']);
    expect(listed(before, 'arrayPair')).toEqual([pair]);
    const { state: after } = play(before, [pair]);
    expect(battleIn(after).fighters.find(({ unit }) => unit === 'persianInfantry-1')).toMatchObject({
      with: 'persianInfantry-2',
      box: 'centre',
    });
    // No leader is in the Left box: the cavalry there stays single.
    expect(listed(after, 'arrayPair')).toEqual([]);
    expectRefused(
      after,
      { type: 'arrayPair', player: 'persian', unit: 'persianCavalry-2', with: 'persianCavalry-1' },
      'noPair',
      'R 10.7',
    );
  });

  it('the fifth and the sixth unit, whose place is the Center, stand as one with a unit there (ruling C10.32)', () => {
    const units = [
      'persianInfantry-1',
      'dahae-1',
      'persianCavalry-1',
      'persianInfantry-3',
      'persianInfantry-2',
      'persianCavalry-2',
      'persianLevy-1',
    ] as const;
    const four = [
      put('persianInfantry-1', 'centre'),
      put('dahae-1', 'right'),
      put('persianCavalry-1', 'left'),
      put('persianInfantry-3', 'reserve'),
    ];
    const led = ['darius', 'mazaeus', 'nabarzanes', 'satibarzanes'] as const;
    const before = play(persians(units, led), four).state;
    // Not with the cavalry of the Left box, nor with the infantry of the Reserve, though leaders are there.
    expect(listed(before, 'arrayPair')).toEqual([pair]);
    expectRefused(before, { ...pair, with: 'persianInfantry-3' }, 'noPair', 'R 10.7');
    const { state: after } = play(before, [pair]);
    expect(battleIn(after).fighters).toContainEqual(
      expect.objectContaining({ unit: 'persianInfantry-1', with: 'persianInfantry-2', box: 'centre' }),
    );
    // It was the fifth unit: the sixth is for the Center too, and the seventh goes where it likes.
    expect(new Set(listed(after, 'arrayUnit').map(({ box }) => box))).toEqual(new Set(['centre']));
    const { state: free } = play(after, [put('persianLevy-1', 'centre')]);
    expect(new Set(listed(free, 'arrayUnit').map(({ box }) => box)).size).toBe(4);
    // Without a leader in the Center none of this.
    expect(listed(play(persians(units, []), four).state, 'arrayPair')).toEqual([]);
  });

  it('ruling C10.5 not of those whom the other side has recruited', () => {
    const recruited = { side: 'macedonian' } as const;
    const pairs = (of: SideId, units: Scene['units'] = {}) =>
      listed(
        scene({
          fighters: {
            'persianInfantry-1': `${of} centre`,
            'persianInfantry-2': `${of} centre`,
            [of === 'persian' ? 'phalanx-1' : 'royalGuard-1']: `${of === 'persian' ? 'macedonian' : 'persian'} centre`,
          },
          leaders: { [of === 'persian' ? 'darius' : 'parmenio']: 'persianInfantry-1' },
          units,
          top: moving(of),
        }),
        'pairUnits',
      ).map(({ unit, with: other }) => [unit, other]);
    expect(pairs('persian')).toContainEqual(['persianInfantry-2', 'persianInfantry-1']);
    expect(pairs('macedonian', { 'persianInfantry-1': recruited, 'persianInfantry-2': recruited })).toEqual([]);
  });

  it('not without a leader in the box', () => {
    expectRefused(state([]), pair, 'noPair', 'R 10.7');
  });
});

describe('R 10.5 what boxes hold', () => {
  const stand = (count: number, line: Where): Record<UnitId, Where> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`persianLevy-${index + 1}`, line]));

  it('four in the first line and four in the second; the Reserve any number', () => {
    const full = scene({
      fighters: { ...stand(4, 'persian centre'), 'phalanx-1': 'macedonian centre' },
      top: {
        kind: 'array',
        side: 'persian',
        units: ['persianLevy-5', 'persianLevy-6'],
        leaders: [],
        placed: 6,
        handled: [],
        done: false,
      },
      round: 0,
      changes: { units: { 'persianLevy-5': { at: 'ionia' }, 'persianLevy-6': { at: 'ionia' } } },
    });
    expect(listed(full, 'arrayUnit').map(({ box, line }) => `${box} ${line}`)).toEqual([
      'centre 2',
      'right 1',
      'left 1',
      'reserve 1',
    ]);
    expectRefused(full, put('persianLevy-5', 'centre', 1), 'boxFull', 'R 10.5');
    expect(machine.legalActions(full)).not.toContainEqual(put('persianLevy-5', 'centre', 1));
  });
});
