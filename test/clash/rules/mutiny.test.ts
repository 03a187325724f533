/** R S14.1: mutiny. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameOptions } from '../../../src/clash/options.js';
import { mutinyResult, areasToCheck } from '../../../src/clash/query/14-mutiny.js';
import type { GameState } from '../../../src/clash/state.js';
import type { UnitId } from '../../../src/conquest/vocabulary.js';
import { duelling, phase, scene as battleScene } from '../battle.js';
import { mutinying, overrunning, scene, some, SPRING_321, stormed, TURN, withRule } from '../optional.js';
import { asked, dice, emptyBoard, everyUnit, expectRefused, play, said, type Changes } from '../table.js';

describe('R S14.1: the Mutiny Table', () => {
  const situationWith = (baggage: Changes['baggage']) =>
    asked(emptyBoard({ players: 2 }, baggage === undefined ? {} : { baggage }));
  const own = { at: 'syria', side: 'regency' } as const;
  const results = (baggage: Changes['baggage']) =>
    [1, 2, 3, 4, 5, 6].map((die) => mutinyResult(situationWith(baggage), 'regency', die));

  it('as it is printed', () => {
    expect(results({})).toEqual([0, 1, 1, 2, 3, 4]);
    expect(results({ body: own })).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('one less for Roxane, and one less for the Royal Family', () => {
    expect(results({ roxane: own })).toEqual([0, 0, 1, 1, 2, 3]);
    expect(results({ roxane: own, royalFamily: own, body: own })).toEqual([0, 0, 0, 0, 1, 1]);
    expect(results({ roxane: { at: 'syria', side: 'warlords' } })).toEqual([0, 1, 1, 2, 3, 4]);
  });
});

describe('R S14.1: the Mutiny Example', () => {
  /** 7-7 are phalanxes that have lost a step. */
  const example = scene(withRule(3, 'mutinyChecks'), {
    turn: SPRING_321,
    units: {
      ...some('phalanx', 2, { at: 'syria', side: 'ptolemaic', steps: 1 }),
      ...some('persianCavalry', 3, { at: 'syria', side: 'ptolemaic' }),
      ...some('thracians', 1, { at: 'syria', side: 'ptolemaic' }),
      ...some('persianInfantry', 2, { at: 'syria', side: 'ptolemaic' }),
      ...some('persianLevy', 3, { at: 'egypt', side: 'ptolemaic' }),
      ...some('persianLevy', 1, { at: 'lybia', side: 'ptolemaic' }, 4),
    },
    baggage: { roxane: { at: 'egypt', side: 'ptolemaic' }, body: { at: 'egypt', side: 'ptolemaic' } },
    leaders: { ptolemy: { at: 'egypt', side: 'ptolemaic' } },
    stack: mutinying('ptolemaic', 'syria', 'egypt', 'lybia'),
  }).state;

  it('a 5 for Syria: one unit, and Ptolemy chooses a 3-2; a 1 for Egypt and a 3 for Lybia: none', () => {
    const syria = play(example, dice(5));
    expect(said(syria.events, 'mutinyChecked')).toEqual([
      { type: 'mutinyChecked', rule: 'R S14.1', side: 'ptolemaic', at: 'syria', die: 5, modifier: -1, units: 1 },
    ]);
    expect(machine.actors(syria.state)).toEqual(['ptolemaic']);
    const { state, events } = play(syria.state, [
      { type: 'dismiss', player: 'ptolemaic', unit: 'persianInfantry-1' },
      ...dice(1, 3),
    ]);
    expect(said(events, 'mutinyChecked').map(({ at, units }) => [at, units])).toEqual([
      ['egypt', 0],
      ['lybia', 0],
    ]);
    expect(Object.entries(state.units).filter(([, { at }]) => at === 'mutinied')).toEqual([
      ['persianInfantry-1', { at: 'mutinied', steps: 1, side: 'independents' }],
    ]);
  });

  it('refusals', () => {
    const { state } = play(example, dice(5));
    const dismiss = (unit: UnitId): Action => ({ type: 'dismiss', player: 'ptolemaic', unit });
    expectRefused(state, dismiss('persianInfantry-2'), 'alikeListed', 'R S14.1');
    expectRefused(state, dismiss('persianLevy-1'), 'notAmongMutineers', 'R S14.1');
    expectRefused(state, dismiss('immortals-1'), 'pieceUnknown', 'R S14.1');
  });
});

describe('R S14.1: the fourth player (ruling S14.1)', () => {
  it('is tried where he has troops that follow leaders; Indians and barbarians stay', () => {
    const { state } = scene(withRule(4, 'mutinyChecks'), {
      turn: SPRING_321,
      units: {
        'indianInfantry-1': { at: 'gandara', side: 'independents' },
        'barbarianCavalry-1': { at: 'media', side: 'independents', band: 3 },
        'barbarianCavalry-2': { at: 'media', side: 'independents', band: 3 },
        'persianLevy-1': { at: 'media', side: 'independents' },
      },
      leaders: { chandragupta: { at: 'gandara', side: 'independents' } },
      stack: mutinying('independents', 'media'),
    });
    expect(areasToCheck(asked(state), 'independents')).toEqual(['media']);
    // 6 on the Normal column: four units, of which there is one.
    const after = play(state, dice(6)).state;
    expect(Object.entries(after.units).flatMap(([id, { at }]) => (at === 'mutinied' ? [id] : []))).toEqual([
      'persianLevy-1',
    ]);
  });
});

describe('R S14.1: who leaves', () => {
  const trying = (changes: Changes): GameState =>
    scene(withRule(2, 'mutinyChecks'), {
      turn: SPRING_321,
      ...changes,
      stack: mutinying('regency', 'syria'),
    }).state;
  const hired = {
    'mercenaryHoplites-1': { at: 'syria', side: 'regency' },
    'phalanx-1': { at: 'syria', side: 'regency' },
    'hetairoi-1': { at: 'syria', side: 'regency' },
  } as const;

  it('and who is caught by enemies when they have left is in no other danger (ruling S14.4)', () => {
    const caught = scene(withRule(2, 'mutinyChecks', 'leaderRecruitment'), {
      turn: SPRING_321,
      units: {
        'phalanx-1': { at: 'syria', side: 'regency' },
        'phalanx-2': { at: 'media', side: 'regency' },
        'phalanx-3': { at: 'syria', side: 'warlords' },
      },
      leaders: {
        perdiccas: { at: 'syria', side: 'regency' },
        eumenes: { at: 'media', side: 'regency' },
        ptolemy: { at: 'egypt', side: 'warlords' },
      },
      provinces: { syria: { holder: 'warlords' } },
      stack: mutinying('regency', 'syria'),
    }).state;
    // A 6 on the Normal column: four units, of which there is one.
    const { state, events } = play(caught, dice(6));
    expect(state.units['phalanx-1']?.at).toBe('mutinied');
    expect(state.leaders['perdiccas']).toEqual({ at: 'captive', side: 'warlords', wounded: false });
    expect(said(events, 'rolled').map(({ purpose }) => purpose)).not.toContain('casualty');
    expect(state.stack.map(({ kind }) => kind)).not.toContain('casualty');
  });

  it('R S3.0: nor does a die fall where nobody is left, when the last leader has died of it', () => {
    const trying = scene(withRule(3, 'mutinyChecks'), {
      turn: SPRING_321,
      units: {
        ...some('persianLevy', 2, { at: 'syria', side: 'antigonid' }),
        ...some('persianLevy', 1, { at: 'egypt', side: 'antigonid' }, 3),
      },
      leaders: {
        antigonus: { at: 'syria', side: 'antigonid' },
        ptolemy: { at: 'lybia', side: 'ptolemaic' },
        seleucus: { at: 'media', side: 'seleucid' },
      },
      stack: mutinying('antigonid', 'syria', 'egypt'),
    }).state;
    // A 2 costs a unit; on the Rout column a 1 kills Antigonus, and the levy of Egypt goes home with the others.
    const { state, events } = play(trying, dice(2, 1));
    expect(said(events, 'mutinyChecked').map(({ at }) => at)).toEqual(['syria']);
    expect(state.units['persianLevy-3']?.at).toBe('mutinied');
    expect(state.stack.some(({ kind }) => kind === 'mutinyCheck')).toBe(false);
  });

  it('mercenaries first, without being asked', () => {
    // 2 on the Normal column: one unit.
    const { state } = play(trying({ units: hired }), dice(2));
    expect(state.units['mercenaryHoplites-1']?.at).toBe('mutinied');
    expect(state.units['phalanx-1']?.at).toBe('syria');
  });

  it('then whom the side chooses', () => {
    // 4 on the Normal column: two units.
    const { state } = play(trying({ units: hired }), [
      ...dice(4),
      { type: 'dismiss', player: 'regency', unit: 'phalanx-1' },
    ]);
    expect(state.units['phalanx-1']).toMatchObject({ at: 'mutinied', steps: 2 });
    expect(state.units['hetairoi-1']?.at).toBe('syria');
  });

  it('leaders who were with them roll on the Rout column, where a 1 kills; others do not (ruling S14.6)', () => {
    const { state } = play(
      trying({
        units: hired,
        leaders: { eumenes: { at: 'syria', side: 'regency' }, perdiccas: { at: 'egypt', side: 'regency' } },
      }),
      dice(2, 1),
    );
    expect(state.leaders['eumenes']?.at).toBe('gone');
    expect(state.leaders['perdiccas']?.at).toBe('egypt');
  });

  it('garrisons too', () => {
    const { state } = play(
      trying({
        units: { 'persianLevy-1': { at: 'tyre', side: 'regency' } },
        cities: { tyre: { walls: 2, holder: 'regency' } },
      }),
      dice(6),
    );
    expect(state.units['persianLevy-1']?.at).toBe('mutinied');
  });
});

/** Two of the warlords against one levy of the regency: odds of 4:1 or more, without a leader. */
const skirmish = (options: GameOptions, turn: number) =>
  scene(options, {
    turn,
    units: {
      ...some('phalanx', 2, { at: 'syria', side: 'warlords' }),
      'persianLevy-1': { at: 'syria', side: 'regency' },
      'persianLevy-2': { at: 'egypt', side: 'regency' },
    },
    leaders: { eumenes: { at: 'media', side: 'regency' } },
    stack: overrunning('syria', 'warlords', { side: 'regency', force: 'regency', unit: 'persianLevy-1', strength: 1 }),
  });

describe('R S14.1: when it comes to that', () => {
  it('after a DE in minor combat, when it is over (ruling S14.2)', () => {
    const { state, events } = skirmish(withRule(2, 'mutinyChecks'), SPRING_321);
    expect(said(events, 'minorCombatDecided')[0]?.result).toBe('DE');
    expect(everyUnit(state)['persianLevy-1']?.at).toBe('pool');
    // Syria has nobody left who could mutiny.
    expect(state.stack.find(({ kind }) => kind === 'mutinyCheck')).toMatchObject({ side: 'regency', left: ['egypt'] });
    expect(machine.actors(state)).toEqual(['chance']);
  });

  it('not of those who follow nobody, whoever plays them (ruling S14.1)', () => {
    const lost = scene(withRule(4, 'mutinyChecks'), {
      turn: SPRING_321,
      units: {
        ...some('phalanx', 2, { at: 'sind', side: 'antigonid' }),
        'indianInfantry-1': { at: 'sind', side: 'independents' },
        'indianInfantry-2': { at: 'gandara', side: 'independents' },
      },
      stack: overrunning('sind', 'antigonid', {
        side: 'independents',
        force: 'indian',
        unit: 'indianInfantry-1',
        strength: 3,
      }),
    });
    expect(said(lost.events, 'minorCombatDecided')[0]?.result).toBe('DE');
    expect(lost.state.stack.some(({ kind }) => kind === 'mutinyCheck')).toBe(false);
  });

  it('ruling S14.10 not after an AE: whoever is eliminated as the attacker has not lost a battle in the meaning of the rule', () => {
    // 3 and 3 against 8 are 1:2, whose 1 is AE.
    const { state, events } = play(
      phase(
        { antigonid: ['persianInfantry-1', 'persianInfantry-2'], ptolemaic: ['phalanx-1'] },
        {
          options: withRule(3, 'mutinyChecks'),
          turn: SPRING_321,
          units: { 'persianLevy-1': { at: 'ionia', side: 'antigonid' } },
          leaders: {
            antigonus: { at: 'ionia', side: 'antigonid' },
            ptolemy: { at: 'egypt', side: 'ptolemaic' },
            seleucus: { at: 'media', side: 'seleucid' },
          },
        },
      ),
      [
        { type: 'offerBattle', player: 'antigonid', province: 'cilicia', force: 'antigonid', against: 'ptolemaic' },
        ...dice(1),
      ],
    );
    expect(said(events, 'minorCombatDecided')).toMatchObject([{ result: 'AE' }]);
    expect(everyUnit(state)['persianInfantry-1']?.at).toBe('pool');
    expect(state.stack.some(({ kind }) => kind === 'mutinyCheck')).toBe(false);
  });

  it('not before Spring 321, nor without the rule', () => {
    for (const [options, turn] of [
      [withRule(2, 'mutinyChecks'), SPRING_321 - 1],
      [{ players: 2 }, SPRING_321],
    ] as const) {
      const { state } = skirmish(options, turn);
      expect(state.stack.some(({ kind }) => kind === 'mutinyCheck')).toBe(false);
    }
  });
});

describe('R S8.4, S14.1: a DE at sea', () => {
  it('is a battle lost', () => {
    // Three fleets to none: beyond the last column there is no die.
    const { state, events } = scene(withRule(2, 'mutinyChecks'), {
      turn: SPRING_321,
      units: { 'persianLevy-1': { at: 'egypt', side: 'regency' } },
      leaders: { eumenes: { at: 'media', side: 'regency' }, antigonus: { at: 'syria', side: 'warlords' } },
      stack: [
        TURN,
        {
          kind: 'seaBattle',
          zone: 'phoenician',
          attacker: { side: 'warlords', fleets: [], fortress: null },
          defender: { side: 'regency', fleets: [], fortress: null },
          column: 9,
          modifier: 0,
          result: null,
          done: 0,
        },
      ],
    });
    expect(said(events, 'seaBattleDecided')[0]).toMatchObject({ result: 'DE', defender: 'regency' });
    expect(state.stack.at(-2)).toMatchObject({ kind: 'mutinyCheck', side: 'regency', left: ['egypt'] });
  });
});

it('R S14.1: whose city falls has lost a battle', () => {
  const { state, events } = stormed();
  expect(said(events, 'cityTaken')[0]).toMatchObject({ city: 'tyre', to: 'warlords' });
  expect(state.stack.at(-2)).toMatchObject({ kind: 'mutinyCheck', side: 'regency', left: ['egypt'] });
});

/** Cavalry that has not been routed pursues a routed army of two sides. */
const pursued = scene(withRule(3, 'mutinyChecks'), {
  turn: SPRING_321,
  units: {
    'persianCavalry-1': { at: 'syria', side: 'seleucid' },
    'phalanx-1': { at: 'syria', side: 'antigonid' },
    'phalanx-2': { at: 'syria', side: 'ptolemaic' },
  },
  leaders: {
    antigonus: { at: 'media', side: 'antigonid' },
    ptolemy: { at: 'egypt', side: 'ptolemaic' },
    seleucus: { at: 'babylonia', side: 'seleucid' },
  },
  stack: [
    TURN,
    { kind: 'combats', left: [], now: null, withdrawn: [], phasing: 'seleucid' },
    {
      kind: 'battle',
      province: 'syria',
      armies: [
        { side: 'seleucid', units: ['persianCavalry-1'], leaders: [], commanders: [] },
        {
          side: 'antigonid',
          contingents: [
            { side: 'antigonid', boxes: ['centre', 'right'] },
            { side: 'ptolemaic', boxes: ['left'] },
          ],
          units: ['phalanx-1', 'phalanx-2'],
          leaders: [],
          commanders: [],
        },
      ],
      first: 'seleucid',
      round: 3,
      step: 1,
      fighters: [
        { unit: 'persianCavalry-1', with: null, army: 'antigonid', box: 'centre', line: 1, since: 3 },
        { unit: 'phalanx-1', with: null, army: 'antigonid', box: 'routed', line: 1, since: 3 },
        { unit: 'phalanx-2', with: null, army: 'antigonid', box: 'routed', line: 1, since: 3 },
      ],
      leaders: [],
      vacant: [],
      engaged: [],
      led: [],
      idle: [],
      fired: [],
      ended: 'elimination',
      winner: 'seleucid',
    },
    {
      kind: 'pursuit',
      side: 'seleucid',
      loser: 'antigonid',
      stage: 'pursue',
      left: ['persianCavalry-1'],
      as: null,
      toll: 0,
    },
  ],
}).state;

describe('R S9.4, 10.20: a pursuit of two allies', () => {
  it('ruling S9.9 of the beaten he gives up a unit who has most left to lose', () => {
    /** A die of the pursuit costs so many; who is asked each time, and for which units. */
    const asking = (state: GameState): readonly unknown[] =>
      machine.legalActions(state).map((action) => (action.type === 'giveUpUnit' ? [action.player, action.unit] : null));
    const battle = pursued.stack.find(({ kind }) => kind === 'battle');
    const pursuit = pursued.stack.find(({ kind }) => kind === 'pursuit');
    if (battle?.kind !== 'battle' || pursuit?.kind !== 'pursuit') throw new RangeError('nobody is pursued');
    const fleeing = ['phalanx-1', 'persianLevy-1', 'phalanx-2'] as const;
    const [victor, beaten] = battle.armies;
    const state = machine.start({
      ...pursued,
      options: { players: 3 },
      units: { ...pursued.units, 'persianLevy-1': { at: 'syria', side: 'ptolemaic', steps: 1 } },
      stack: [
        ...pursued.stack.slice(0, 2),
        {
          ...battle,
          armies: [victor, { ...beaten, units: fleeing }],
          fighters: [
            ...battle.fighters,
            { unit: 'persianLevy-1', with: null, army: 'antigonid', box: 'routed', line: 1, since: 3 },
          ],
        },
        { ...pursuit, as: 'lightCavalry', toll: 2 },
      ],
    }).state;
    // Ptolemy has two there, Antigonus one; when Ptolemy has given up one, they have as many, and Antigonus comes first.
    expect(asking(state)).toEqual([
      ['ptolemaic', 'persianLevy-1'],
      ['ptolemaic', 'phalanx-2'],
    ]);
    const { state: next, events } = play(state, [{ type: 'giveUpUnit', player: 'ptolemaic', unit: 'persianLevy-1' }]);
    expect(said(events, 'unitEliminated').map(({ unit }) => unit)).toEqual(['persianLevy-1', 'phalanx-1']);
    expect(everyUnit(next)['phalanx-2']?.at).not.toBe('pool');
  });
});

describe('R S14.1: who has lost a battle is tried at once, before anybody fights another (ruling S14.2)', () => {
  const field = {
    antigonid: ['antigonus', 'phalanx-1', 'phalanx-2', 'phalanx-3'],
    ptolemaic: ['persianLevy-1'],
    seleucid: ['persianLevy-2'],
  } as const;

  it('and then the others are', () => {
    // 24 and Antigonus are more than four times a 2-1: no die is needed (R 9.4).
    const { state } = play(
      phase(field, {
        options: withRule(3, 'mutinyChecks'),
        turn: SPRING_321,
        units: { 'persianLevy-3': { at: 'egypt', side: 'ptolemaic' } },
        leaders: { ptolemy: { at: 'lybia', side: 'ptolemaic' }, seleucus: { at: 'media', side: 'seleucid' } },
      }),
      [{ type: 'offerBattle', player: 'antigonid', province: 'cilicia', force: 'antigonid', against: 'ptolemaic' }],
    );
    expect(machine.actors(state)).toEqual(['chance']);
    const { state: after, events } = play(state, dice(1));
    expect(said(events, 'mutinyChecked')).toMatchObject([{ side: 'ptolemaic', at: 'egypt', modifier: 0 }]);
    expect(after).not.toHaveProperty('memory');
    expect(machine.legalActions(after)).toContainEqual({
      type: 'offerBattle',
      player: 'antigonid',
      province: 'cilicia',
      force: 'antigonid',
      against: 'seleucid',
    });
  });
});

describe('R S14.1: a pursuit', () => {
  it('ruling S14.10 without one a battle on the display is not lost in the meaning of the rule', () => {
    const beaten = battleScene({
      options: withRule(3, 'mutinyChecks'),
      fighters: { 'phalanx-1': 'antigonid centre', 'persianLevy-1': 'ptolemaic centre' },
      changes: {
        turn: SPRING_321,
        units: { 'persianLevy-2': { at: 'egypt', side: 'ptolemaic' } },
        leaders: {
          antigonus: { at: 'ionia', side: 'antigonid' },
          ptolemy: { at: 'egypt', side: 'ptolemaic' },
          seleucus: { at: 'media', side: 'seleucid' },
        },
      },
      top: duelling('antigonid', 'phalanx-1', 'persianLevy-1'),
    });
    // 8 against 1: routed on a 2; a phalanx pursues nobody.
    const { state, events } = play(beaten, dice(2));
    expect(said(events, 'battleEnded')).toMatchObject([{ winner: 'antigonid' }]);
    expect(state.stack.some(({ kind }) => kind === 'pursuit' || kind === 'mutinyCheck')).toBe(false);
    const [way] = machine.legalActions(state);
    expect(way?.type).toBe('retreat');
    if (way === undefined) throw new RangeError('nobody retreats');
    expect(play(state, [way]).state.stack.some(({ kind }) => kind === 'mutinyCheck')).toBe(false);
  });

  it('all who fight in the army that is pursued have lost a battle, once each', () => {
    expect(machine.actors(pursued)).toEqual(['chance']);
    let { state } = play(pursued, dice(1));
    const tried: string[] = [];
    // They give way first (R 10.20); then a die falls for each place of each of them.
    while (tried.length < 4) {
      const check = state.stack.findLast(({ kind }) => kind === 'mutinyCheck');
      if (check === undefined) expect(state).toHaveProperty('memory.defeated', ['antigonid', 'ptolemaic']);
      const [first] = machine.actors(state)[0] === 'chance' ? dice(1) : machine.legalActions(state);
      if (first === undefined) throw new RangeError('nothing can be done');
      const { events, ...next } = play(state, [first]);
      tried.push(...said(events, 'mutinyChecked').map(({ side }) => side));
      if (next.state.stack.every(({ kind }) => kind !== 'battle' && kind !== 'mutinyCheck')) break;
      state = next.state;
    }
    expect(tried).toEqual(['antigonid', 'ptolemaic']);
  });
});
