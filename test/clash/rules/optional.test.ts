/** R S14: mutiny, personal guards, prisoners. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameOptions } from '../../../src/clash/options.js';
import { mutinyResult, quartersOf } from '../../../src/clash/query/mutiny.js';
import type { GameState } from '../../../src/clash/state.js';
import type { LeaderId, UnitId } from '../../../src/conquest/vocabulary.js';
import { duelling, phase, scene as battleScene } from '../battle.js';
import { moving, mutinying, overrunning, scene, some, SPRING_321, TURN, TURN_OF_THREE, withRule } from '../optional.js';
import { asked, dice, emptyBoard, everyUnit, expectRefused, play, told, type Changes } from '../table.js';

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
    expect(told(syria.events, 'mutinyChecked')).toEqual([
      { type: 'mutinyChecked', rule: 'R S14.1', side: 'ptolemaic', at: 'syria', die: 5, modifier: -1, units: 1 },
    ]);
    expect(machine.actors(syria.state)).toEqual(['ptolemaic']);
    const { state, events } = play(syria.state, [
      { type: 'dismiss', player: 'ptolemaic', unit: 'persianInfantry-1' },
      ...dice(1, 3),
    ]);
    expect(told(events, 'mutinyChecked').map(({ at, units }) => [at, units])).toEqual([
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
    expect(quartersOf(asked(state), 'independents')).toEqual(['media']);
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
    expect(told(events, 'rolled').map(({ purpose }) => purpose)).not.toContain('casualty');
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
    expect(told(events, 'mutinyChecked').map(({ at }) => at)).toEqual(['syria']);
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
    expect(told(events, 'minorCombatDecided')[0]?.result).toBe('DE');
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
    expect(told(lost.events, 'minorCombatDecided')[0]?.result).toBe('DE');
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
    expect(told(events, 'minorCombatDecided')).toMatchObject([{ result: 'AE' }]);
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

/** The warlords have stormed Tyre, and its last wall is lost; Demetrius was in it. */
const stormed = scene(withRule(2, 'mutinyChecks'), {
  turn: SPRING_321,
  units: {
    ...some('phalanx', 3, { at: 'syria', side: 'warlords' }),
    'persianLevy-1': { at: 'egypt', side: 'regency' },
  },
  leaders: {
    demetrius: { at: 'tyre', side: 'regency', wounded: true },
    eumenes: { at: 'media', side: 'regency' },
    antigonus: { at: 'syria', side: 'warlords' },
  },
  cities: { tyre: { walls: 1, holder: 'regency' } },
  stack: [
    TURN,
    { kind: 'sieges', left: ['warlords'], tried: ['tyre'], spent: [], laid: [] },
    {
      kind: 'siege',
      city: 'tyre',
      province: 'syria',
      attacker: { side: 'warlords', force: 'warlords', units: ['phalanx-1', 'phalanx-2', 'phalanx-3'], leaders: [] },
      train: [],
      defender: { side: 'regency', force: 'regency', units: [], leaders: ['demetrius'] },
      further: false,
      stage: 'defenderLoses',
      losses: [0, 1],
    },
  ],
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
    expect(told(events, 'seaBattleDecided')[0]).toMatchObject({ result: 'DE', defender: 'regency' });
    expect(state.stack.at(-2)).toMatchObject({ kind: 'mutinyCheck', side: 'regency', left: ['egypt'] });
  });
});

describe('R S13, S14.1: a city falls', () => {
  it('its side has lost a battle', () => {
    expect(told(stormed.events, 'cityTaken')[0]).toMatchObject({ city: 'tyre', to: 'warlords' });
    expect(stormed.state.stack.at(-2)).toMatchObject({ kind: 'mutinyCheck', side: 'regency', left: ['egypt'] });
  });

  it('a leader in it is the prisoner of whoever has taken it, and his wound heals (ruling S13.5)', () => {
    expect(stormed.state.leaders['demetrius']).toEqual({ at: 'captive', side: 'warlords', wounded: false });
    expect(told(stormed.events, 'leaderHeld')).toEqual([
      { type: 'leaderHeld', rule: 'R S13', leader: 'demetrius', from: 'regency', by: 'warlords' },
    ]);
  });
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
    expect(told(events, 'unitEliminated').map(({ unit }) => unit)).toEqual(['persianLevy-1', 'phalanx-1']);
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
    expect(told(events, 'mutinyChecked')).toMatchObject([{ side: 'ptolemaic', at: 'egypt', modifier: 0 }]);
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
    expect(told(events, 'battleEnded')).toMatchObject([{ winner: 'antigonid' }]);
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
      tried.push(...told(events, 'mutinyChecked').map(({ side }) => side));
      if (next.state.stack.every(({ kind }) => kind !== 'battle' && kind !== 'mutinyCheck')) break;
      state = next.state;
    }
    expect(tried).toEqual(['antigonid', 'ptolemaic']);
  });
});

describe('R S14.2: personal guards', () => {
  const four = { syria: {}, egypt: {}, cilicia: {}, media: {} };
  const marching = (changes: Changes, provinces: readonly string[] = Object.keys(four)): GameState =>
    scene(withRule(2, 'personalGuards'), {
      ...changes,
      provinces: Object.fromEntries(provinces.map((id) => [id, { holder: 'regency' }])),
      stack: [TURN, ...moving('regency')],
    }).state;
  const court: Changes = {
    units: {
      'hetairoi-1': { at: 'syria', side: 'regency' },
      'persianCavalry-1': { at: 'syria', side: 'regency' },
      'phalanx-1': { at: 'media', side: 'regency' },
    },
    leaders: { antigonus: { at: 'syria', side: 'regency' }, cassander: { at: 'media', side: 'regency' } },
  };
  const designate = (unit: UnitId): Action => ({ type: 'designateGuard', player: 'regency', unit });

  it('a heavy unit with the ablest leader follows him, though nobody takes it along (ruling S14.5)', () => {
    const { state, events } = play(marching(court), [
      designate('hetairoi-1'),
      { type: 'march', player: 'regency', leader: 'antigonus', province: 'cilicia' },
      { type: 'depart', player: 'regency' },
    ]);
    expect(told(events, 'guardDesignated')).toEqual([
      { type: 'guardDesignated', rule: 'R S14.2', side: 'regency', unit: 'hetairoi-1', leader: 'antigonus' },
    ]);
    expect(state.units['hetairoi-1']?.at).toBe('cilicia');
    expect(state.units['persianCavalry-1']?.at).toBe('syria');
  });

  it('R S12.2: Roxane goes with a leader and his guard, who are a stack, and not with a leader alone', () => {
    const courtiers = { ...court, baggage: { roxane: { at: 'syria', side: 'regency' } } } as const;
    const toCilicia: Action = { type: 'march', player: 'regency', leader: 'antigonus', province: 'cilicia' };
    const { state } = play(marching(courtiers), [designate('hetairoi-1'), toCilicia]);
    const taken = play(state, [
      { type: 'takeBaggage', player: 'regency', baggage: 'roxane' },
      { type: 'depart', player: 'regency' },
    ]).state;
    expect(taken.baggage['roxane']?.at).toBe('cilicia');
    expect(taken.units['hetairoi-1']?.at).toBe('cilicia');
    const unguarded = play(marching(courtiers), [toCilicia]).state;
    expectRefused(unguarded, { type: 'takeBaggage', player: 'regency', baggage: 'roxane' }, 'staysBehind', 'R S12');
  });

  it('R S7.2, 8.4: they force a march together, with nobody else', () => {
    const { state, events } = play(marching(court), [
      designate('hetairoi-1'),
      { type: 'march', player: 'regency', leader: 'antigonus', province: 'assyria' },
      { type: 'depart', player: 'regency' },
      { type: 'forceMarch', player: 'regency', province: 'armenia' },
    ]);
    expect(told(events, 'marched').map(({ units, to }) => [units, to])).toEqual([
      [['hetairoi-1'], 'assyria'],
      [['hetairoi-1'], 'armenia'],
    ]);
    expect(state.units['hetairoi-1']?.at).toBe('armenia');
    // R 8.6: a die falls for what that has cost.
    expect(machine.actors(state)).toEqual(['chance']);
  });

  it('R 8.5: where an enemy’s unit is one of them must stay, whoever guards', () => {
    const enemy = { 'persianLevy-1': { at: 'assyria', side: 'warlords' } } as const;
    const { state } = play(marching({ ...court, units: { ...court.units, ...enemy } }), [
      designate('hetairoi-1'),
      { type: 'march', player: 'regency', leader: 'antigonus', province: 'assyria' },
      { type: 'take', player: 'regency', unit: 'persianCavalry-1' },
      { type: 'forceMarch', player: 'regency', province: 'armenia' },
    ]);
    expect(state.units['hetairoi-1']?.at).toBe('armenia');
    expect(state.units['persianCavalry-1']?.at).toBe('assyria');
  });

  it('R S14.3: who comes to enemies with his guard is not alone, and nobody catches him (ruling S14.4)', () => {
    const start = marching({
      ...court,
      units: { ...court.units, 'persianLevy-1': { at: 'assyria', side: 'warlords' } },
    });
    const trespassing: GameState = {
      ...start,
      options: withRule(2, 'personalGuards', 'leaderRecruitment'),
      provinces: { ...start.provinces, assyria: { ...start.provinces['assyria'], holder: 'warlords' } } as never,
    };
    const { state } = play(trespassing, [
      designate('hetairoi-1'),
      { type: 'march', player: 'regency', leader: 'antigonus', province: 'assyria' },
      { type: 'depart', player: 'regency' },
    ]);
    expect(state.provinces['assyria']?.holder).toBe('warlords');
    expect(state.leaders['antigonus']).toMatchObject({ at: 'assyria', side: 'regency' });
    expect(state.units['hetairoi-1']).toMatchObject({ at: 'assyria', side: 'regency' });
  });

  describe('R S8.3: by sea (ruling S14.5)', () => {
    const atSea = (more: Changes['units'] = {}): GameState =>
      play(
        marching({
          ...court,
          units: { ...court.units, ...more },
          baggage: { sidonianFleet: { at: 'phoenician', side: 'regency' } },
        }),
        [designate('hetairoi-1'), { type: 'load', player: 'regency', fleet: 'sidonianFleet', province: 'syria' }],
      ).state;
    const board = (piece: string): Action => ({ type: 'board', player: 'regency', piece });
    const land: Action = { type: 'land', player: 'regency', province: 'cyprus', zone: 'phoenician' };
    const boarders = (state: GameState) =>
      machine.legalActions(state).flatMap((action) => (action.type === 'board' ? [action.piece] : []));

    it('it goes aboard with its leader, and not without him; horse takes the room of two', () => {
      const state = atSea();
      expect(boarders(state)).toEqual(['persianCavalry-1', 'antigonus']);
      // A fleet has room for four: the guard, and one unit of cavalry more.
      const aboard = play(state, [board('antigonus')]).state;
      expect(aboard.stack.at(-1)).toMatchObject({ units: ['hetairoi-1'], leaders: ['antigonus'] });
      const landed = play(aboard, [board('persianCavalry-1'), land]).state;
      expect(landed.units['hetairoi-1']?.at).toBe('cyprus');
      expect(landed.leaders['antigonus']?.at).toBe('cyprus');
    });

    it('without room for it it stays behind, and goes as others do until it is with him again', () => {
      const full = atSea(some('persianCavalry', 2, { at: 'syria', side: 'regency' }));
      const { state } = play(full, [board('persianCavalry-1'), board('persianCavalry-2'), board('antigonus'), land]);
      expect(state.units['hetairoi-1']?.at).toBe('syria');
      const situation = asked(state);
      const info = situation.roster.units[situation.roster.unitCodes.get('hetairoi-1') ?? -1];
      if (info === undefined) throw new RangeError('no Hetairoi');
      expect(situation.law.mayMove(situation, { side: 'regency', info })).toBe(true);
    });
  });

  it('R 6.3: Indians guard with Chandragupta nobody else does', () => {
    const provinces = Object.fromEntries(
      ['bactria', 'areia', 'arachosia', 'media'].map((id) => [id, { holder: 'independents' as const }]),
    );
    const state = scene(withRule(4, 'personalGuards'), {
      units: { 'phalanx-1': { at: 'bactria', side: 'independents' } },
      leaders: { chandragupta: { at: 'bactria', side: 'independents' } },
      provinces,
      stack: [TURN, ...moving('independents')],
    }).state;
    expect(machine.legalActions(state).some(({ type }) => type === 'designateGuard')).toBe(false);
  });

  it('no other unit, nobody else’s, and none for less than four provinces', () => {
    // Light cavalry; and heavy infantry with a lesser leader.
    expectRefused(marching(court), designate('persianCavalry-1'), 'noGuard', 'R S14.2');
    expectRefused(marching(court), designate('phalanx-1'), 'noGuard', 'R S14.2');
    expectRefused(marching(court, ['syria', 'egypt', 'media']), designate('hetairoi-1'), 'noGuard', 'R S14.2');
    expectRefused(marching(court), designate('immortals-1'), 'pieceUnknown', 'R S14.2');
  });

  it('before anything has moved', () => {
    const { state } = play(marching(court), [
      { type: 'march', player: 'regency', leader: 'cassander', province: 'assyria' },
      { type: 'depart', player: 'regency' },
    ]);
    expectRefused(state, designate('hetairoi-1'), 'guardFirst', 'R S14.2');
  });

  it('one at a time', () => {
    const units = { ...court.units, 'hypaspists-1': { at: 'syria', side: 'regency' } } as const;
    const { state } = play(marching({ ...court, units }), [designate('hetairoi-1')]);
    expectRefused(state, designate('hypaspists-1'), 'noGuard', 'R S14.2');
  });

  it('R S14.1: it never mutinies, but everybody else does', () => {
    const guarded = play(marching(court), [designate('hetairoi-1')]).state;
    const trying: GameState = {
      ...guarded,
      options: withRule(2, 'mutinyChecks', 'personalGuards'),
      turn: SPRING_321,
      stack: mutinying('regency', 'syria'),
    };
    const { state } = play(machine.start(trying).state, dice(6));
    expect(state.units['hetairoi-1']?.at).toBe('syria');
    expect(state.units['persianCavalry-1']?.at).toBe('mutinied');
  });

  it('it is one no more when its leader is gone', () => {
    const guarded = play(marching(court), [designate('hetairoi-1')]).state;
    const endangered: GameState = {
      ...guarded,
      stack: [
        ...guarded.stack,
        { kind: 'casualty', leader: 'antigonus', column: 'rout', again: false, result: null, rule: 'R 10.16' },
      ],
    };
    const { state } = play(machine.start(endangered).state, dice(1));
    expect(state).not.toHaveProperty('memory');
  });
});

describe('R S14.3: prisoners', () => {
  /** The regency holds these prisoners, and may ask them. */
  const asking = (changes: Changes, ...held: readonly LeaderId[]): GameState =>
    scene(withRule(2, 'leaderRecruitment'), {
      ...changes,
      leaders: {
        ...Object.fromEntries(held.map((id) => [id, { at: 'captive', side: 'regency' }])),
        eumenes: { at: 'media', side: 'regency' },
      },
      stack: [TURN, ...moving('regency', { kind: 'prisoners', side: 'regency', left: held, asked: null })],
    }).state;
  const offer = (leader: string): Action => ({ type: 'makeOffer', player: 'regency', leader });
  const held = { media: { holder: 'regency' } } as const;

  it.each([
    [1, 'executed', 'gone'],
    [2, 'noEffect', 'captive'],
    [4, 'noEffect', 'captive'],
    [5, 'recruited', 'media'],
    [6, 'recruited', 'media'],
  ])('a die of %i: %s', (die, result, at) => {
    const { state, events } = play(asking({ provinces: held }, 'antigonus'), [offer('antigonus'), ...dice(die)]);
    expect(told(events, 'prisonerAsked')[0]).toMatchObject({ die, modifier: 0, result });
    expect(state.leaders['antigonus']).toMatchObject({ at, side: 'regency' });
  });

  it.each([
    [{ syria: { holder: 'regency' } }, ['prisoners']],
    [{}, []],
  ] as const)('offers are made by whoever has a province for him: %o (ruling S14.7)', (provinces, frames) => {
    const { state } = scene(withRule(2, 'leaderRecruitment'), {
      provinces,
      leaders: { antigonus: { at: 'captive', side: 'regency' }, eumenes: { at: 'media', side: 'regency' } },
      // Supply and initiative come first; then reinforcements and recovery.
      stack: [{ ...TURN, step: 2, order: ['regency', 'warlords'] }],
    });
    expect(state.stack.map(({ kind }) => kind).filter((kind) => kind !== 'turn' && kind !== 'movement')).toEqual(
      frames,
    );
  });

  it('one more for Roxane, the Royal Family, and Macedonia each', () => {
    const own = { at: 'media', side: 'regency' } as const;
    const state = asking(
      {
        units: { 'persianLevy-1': own },
        baggage: { roxane: own, royalFamily: own },
        provinces: { macedonia: { holder: 'regency' } },
      },
      'antigonus',
    );
    const { events } = play(state, [offer('antigonus'), ...dice(2)]);
    expect(told(events, 'prisonerAsked')[0]).toMatchObject({ die: 2, modifier: 3, result: 'recruited' });
  });

  it('once in a turn, and only whom one holds', () => {
    const two = asking({ provinces: held }, 'antigonus', 'demetrius');
    expectRefused(two, offer('eumenes'), 'notItsPrisoner', 'R S14.3');
    expectRefused(two, offer('zeus'), 'pieceUnknown', 'R S14.3');
    const { state } = play(two, [offer('antigonus'), ...dice(3)]);
    expectRefused(state, offer('antigonus'), 'askedAlready', 'R S14.3');
  });

  const trespassing = (changes: Changes, options = withRule(2, 'leaderRecruitment')): GameState =>
    play(
      scene(options, {
        provinces: { syria: { holder: 'regency' } },
        ...changes,
        leaders: { antigonus: { at: 'cilicia', side: 'warlords' }, eumenes: { at: 'media', side: 'regency' } },
        stack: [TURN, ...moving('warlords')],
      }).state,
      [{ type: 'march', player: 'warlords', leader: 'antigonus', province: 'syria' }],
    ).state;
  const watch = { 'persianLevy-1': { at: 'syria', side: 'regency' } } as const;

  it('a leader alone in an enemy’s province is caught by units that are there (ruling S14.4)', () => {
    expect(trespassing({ units: watch }).leaders['antigonus']).toMatchObject({ at: 'captive', side: 'regency' });
  });

  describe('ruling S14.4 whom the others leave behind among enemies in their own movement phase', () => {
    /** Antigonus goes home from Syria with the only unit; Demetrius, and a garrison of the enemy, are there still. */
    const left = (): GameState =>
      play(
        machine.start(
          emptyBoard(withRule(2, 'leaderRecruitment'), {
            turn: 2,
            units: {
              'persianLevy-1': { at: 'syria', side: 'regency' },
              'phalanx-1': { at: 'syria', side: 'warlords' },
              'persianLevy-2': { at: 'cilicia', side: 'warlords' },
            },
            provinces: { syria: { holder: 'regency' }, cilicia: { holder: 'warlords' } },
            leaders: {
              antigonus: { at: 'syria', side: 'warlords' },
              demetrius: { at: 'syria', side: 'warlords' },
              eumenes: { at: 'media', side: 'regency' },
            },
            stack: [TURN, { kind: 'movement', side: 'warlords', moved: [], turned: [] }],
          }),
        ).state,
        [
          { type: 'march', player: 'warlords', leader: 'antigonus', province: 'cilicia' },
          { type: 'take', player: 'warlords', unit: 'phalanx-1' },
        ],
      ).state;

    it('goes after them', () => {
      const { state } = play(left(), [{ type: 'march', player: 'warlords', leader: 'demetrius', province: 'cilicia' }]);
      expect(state.leaders['demetrius']).toMatchObject({ at: 'cilicia', side: 'warlords' });
    });

    it('is caught if he does not', () => {
      const { state, events } = play(left(), [{ type: 'endMovement', player: 'warlords' }]);
      expect(state.leaders['demetrius']).toMatchObject({ at: 'captive', side: 'regency' });
      expect(told(events, 'leaderHeld')).toMatchObject([{ rule: 'R S14.3', leader: 'demetrius', by: 'regency' }]);
    });
  });

  /** A fleet of Antigonus with Demetrius against five of Ptolemy: 5:1, which no die is needed for, or 4:1 with whom else. */
  const wrecked = (units: Changes['units'] = {}, options = withRule(3, 'leaderRecruitment')) => {
    const ptolemaic = ['egyptianFleet', 'sidonianFleet', 'newFleet', 'cretanFleet', 'athenianFleet', 'blackSeaFleet'];
    return scene(options, {
      turn: 2,
      units,
      leaders: {
        demetrius: { at: 'cypriote', side: 'antigonid' },
        antigonus: { at: 'ionia', side: 'antigonid' },
        ptolemy: { at: 'egypt', side: 'ptolemaic' },
        seleucus: { at: 'media', side: 'seleucid' },
      },
      baggage: {
        ionianFleet: { at: 'cypriote', side: 'antigonid' },
        ...Object.fromEntries(ptolemaic.map((id) => [id, { at: 'cypriote', side: 'ptolemaic' }])),
      },
      stack: [
        TURN_OF_THREE,
        { kind: 'seaBattles', side: 'ptolemaic', left: [{ zone: 'cypriote', against: 'antigonid' }] },
      ],
    });
  };

  it('a leader whose last ship is sunk is caught by the fleets that are there, if he is alone (ruling S14.4)', () => {
    const { state, events } = wrecked();
    expect(told(events, 'seaBattleDecided')[0]).toMatchObject({ result: 'DE', defender: 'antigonid' });
    expect(state.leaders['demetrius']).toMatchObject({ at: 'captive', side: 'ptolemaic' });
    expect(told(events, 'leaderHeld')).toMatchObject([{ rule: 'R S14.3', from: 'antigonid', by: 'ptolemaic' }]);
  });

  it('with others he drowns as they do, and without the rule', () => {
    const foot = { 'persianCavalry-1': { at: 'cypriote', side: 'antigonid' } } as const;
    expect(wrecked(foot).state.leaders['demetrius']?.at).toBe('gone');
    expect(wrecked({}, { players: 3 }).state.leaders['demetrius']?.at).toBe('gone');
  });

  /** Ptolemy lands on Cyprus, and its fleet is his, with Demetrius and these aboard. */
  const gone = (aboard: Changes['units'] = {}): GameState => {
    const { state } = scene(withRule(3, 'leaderRecruitment'), {
      turn: 2,
      units: { 'persianInfantry-1': { at: 'egypt', side: 'ptolemaic' }, ...aboard },
      leaders: {
        demetrius: { at: 'cypriote', side: 'antigonid' },
        antigonus: { at: 'ionia', side: 'antigonid' },
        seleucus: { at: 'media', side: 'seleucid' },
        ptolemy: { at: 'lybia', side: 'ptolemaic' },
      },
      baggage: {
        egyptianFleet: { at: 'egyptian', side: 'ptolemaic' },
        cypriotFleet: { at: 'cypriote', side: 'antigonid' },
      },
      provinces: { egypt: { holder: 'ptolemaic' }, cyprus: { holder: 'antigonid' } },
      stack: [TURN_OF_THREE, ...moving('ptolemaic')],
    });
    return play(state, [
      { type: 'load', player: 'ptolemaic', fleet: 'egyptianFleet', province: 'egypt' },
      { type: 'land', player: 'ptolemaic', province: 'cyprus', zone: 'phoenician' },
    ]).state;
  };

  it('a leader whose ship goes over to an enemy is caught on it (R S8.5)', () => {
    const state = gone();
    expect(state.baggage['cypriotFleet']?.side).toBe('ptolemaic');
    expect(state.leaders['demetrius']).toMatchObject({ at: 'captive', side: 'ptolemaic' });
  });

  it('ruling S8.6: who was aboard it with others comes ashore as they do, and is nobody’s prisoner', () => {
    const { state } = play(gone({ 'phalanx-1': { at: 'cypriote', side: 'antigonid' } }), [
      { type: 'comeAshore', player: 'antigonid', piece: 'phalanx-1', province: 'cilicia' },
      { type: 'comeAshore', player: 'antigonid', piece: 'demetrius', province: 'ionia' },
    ]);
    expect(state.leaders['demetrius']).toMatchObject({ at: 'ionia', side: 'antigonid' });
  });

  it('not where nobody is, nor without the rule', () => {
    expect(trespassing({}).leaders['antigonus']?.at).toBe('syria');
    expect(trespassing({ units: watch }, { players: 2 }).leaders['antigonus']?.at).toBe('syria');
  });
});
