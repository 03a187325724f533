/** R 4.2, 9.1-9.5: combat off the display, and evasion. */
import { describe, expect, it } from 'vitest';
import { machine, machineOf, conquestRules } from '../../../src/conquest/machine.js';
import type { Action } from '../../../src/conquest/action/index.js';
import { contests } from '../../../src/conquest/query/09-1-combat.js';
import { combatsWith } from '../../../src/conquest/rules/09-combats.js';
import { DRIVEN_OUT, pushRetreat } from '../../../src/conquest/deeds/retreat.js';
import type { ConquestTypes, GameRun } from '../../../src/conquest/types.js';
import type { MinorResult, SideId } from '../../../src/conquest/vocabulary.js';
import { facing, isOver } from '../paused.js';
import { at, asked, type Changes, die, emptyBoard, everyUnit, expectRefused, play, started, said } from '../table.js';

/** The phase of combat in the Summer of 334; in the first turn nobody evades. */
const fighting = (changes: Changes) => {
  const left = contests(asked(emptyBoard({ turn: 2, ...changes })));
  return facing({ kind: 'combats', left, now: null, withdrawn: [] }, { turn: 2, ...changes });
};

const evade = (player: SideId): Action => ({ type: 'evade', player });
const stand = (player: SideId): Action => ({ type: 'stand', player });

describe('R 9.4 who attacks, and the odds', () => {
  it('the larger force attacks; the best leader of each side counts; DE is the loss of everybody (ruling C9.7)', () => {
    // 4-3 and 8-8 with Parmenio (6) and Craterus (6): 18 against 2-1 with Memnon (7): 8. Odds of 2:1.
    const { state, events } = fighting({
      units: at('syria', 'phalanx-1', 'agrianes-1', 'persianLevy-1'),
      leaders: at('syria', 'parmenio', 'craterus', 'memnon'),
      turn: 1,
    });
    expect(said(events, 'minorCombatJoined')).toMatchObject([
      {
        rule: 'R 9.4',
        province: 'syria',
        attacker: { side: 'macedonian', units: ['phalanx-1', 'agrianes-1'], leaders: ['parmenio', 'craterus'] },
        defender: { side: 'persian', units: ['persianLevy-1'], leaders: ['memnon'] },
        strengths: [18, 8],
      },
    ]);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'minorCombat', side: 'macedonian' });
    // A 6 at 2:1 eliminates the defender, his leader as well (ruling C9.7).
    const after = play(state, [die(6)]);
    expect(said(after.events, 'minorCombatDecided')).toMatchObject([{ die: 6, result: 'DE' }]);
    expect(everyUnit(after.state)['persianLevy-1']?.at).toBe('pool');
    expect(after.state.leaders.memnon?.at).toBe('gone');
    expect(isOver(after.state)).toBe(true);
  });

  it('the example: 31 against 8 is 3:1', () => {
    // 8, 8, 3 and 6 with Parmenio (6): 31; a levy (1) with Memnon (7): 8.
    const { state, events } = fighting({
      units: at('syria', 'phalanx-1', 'phalanx-2', 'illyrians-1', 'alliedHoplites-1', 'persianLevy-1'),
      leaders: at('syria', 'parmenio', 'memnon'),
      turn: 1,
    });
    expect(said(events, 'minorCombatJoined')).toMatchObject([{ strengths: [31, 8] }]);
    // A 4 eliminates at 4:1 alone, a 5 at 3:1 too, and not at 2:1.
    expect(said(play(state, [die(4)]).events, 'minorCombatDecided')).toMatchObject([{ result: 'DL' }]);
    expect(said(play(state, [die(5)]).events, 'minorCombatDecided')).toMatchObject([{ result: 'DE' }]);
  });

  it('of equal numbers the higher attack strength attacks, of equal ones the Macedonian', () => {
    const attacker = (mac: string, per: string) =>
      said(fighting({ turn: 1, units: at('syria', mac, per) }).events, 'minorCombatJoined')[0]?.attacker.side;
    expect(attacker('paiones-1', 'persianCavalry-1')).toBe('persian');
    expect(attacker('illyrians-1', 'persianCavalry-1')).toBe('macedonian');
    expect(attacker('paiones-1', 'persianLevy-1')).toBe('macedonian');
  });

  it('odds above 4:1 eliminate without a die; 4:1 do not', () => {
    // 8 against 1: 8:1.
    const many = fighting({ turn: 1, units: at('syria', 'phalanx-1', 'persianLevy-1') });
    expect(said(many.events, 'minorCombatDecided')).toEqual([
      { type: 'minorCombatDecided', rule: 'R 9.5', province: 'syria', die: null, result: 'DE' },
    ]);
    expect(everyUnit(many.state)['persianLevy-1']?.at).toBe('pool');
    // 8 against 2: 4:1; a 1 is an exchange.
    const four = fighting({ turn: 1, units: at('syria', 'phalanx-1', 'persianInfantry-1') }).state;
    expect(said(play(four, [die(1)]).events, 'minorCombatDecided')).toMatchObject([{ result: 'EX' }]);
  });

  it('the larger force attacks though it is the weaker: below 1:1', () => {
    // Two levies, 4 in all, against 8: the first column.
    const { state, events } = fighting({ turn: 1, units: at('syria', 'phalanx-1', 'persianLevy-1', 'persianLevy-2') });
    expect(said(events, 'minorCombatJoined')).toMatchObject([{ attacker: { side: 'persian' }, strengths: [4, 8] }]);
    const after = play(state, [die(1)]);
    expect(said(after.events, 'minorCombatDecided')).toMatchObject([{ result: 'AE' }]);
    expect(['persianLevy-1', 'persianLevy-2'].map((id) => everyUnit(after.state)[id as 'persianLevy-1']?.at)).toEqual([
      'pool',
      'pool',
    ]);
  });
});

describe('R 9.5 results', () => {
  // 8-8 and 3-3, with Parmenio: 17, against two of 3-3 with Bessus (4): 10. Odds of 1:1.
  const even: Changes = {
    turn: 1,
    units: at('syria', 'phalanx-1', 'illyrians-1', 'persianCavalry-1', 'persianHeavyCavalry-1'),
    leaders: at('syria', 'parmenio', 'bessus'),
  };
  // 3-3 and 6-4 with 4 defend with 11: 17 against 11.
  it.each([
    [1, 'AE'],
    [2, 'AL'],
    [4, 'EX'],
    [5, 'DL'],
  ] as const)('1:1, a %i: %s', (face, result: MinorResult) => {
    const { events } = play(fighting(even).state, [die(face)]);
    expect(said(events, 'minorCombatDecided')).toMatchObject([{ die: face, result }]);
  });

  it('AL: a step of the attacker’s choice, and his leader is in danger', () => {
    const { state, events } = play(fighting(even).state, [
      die(2),
      { type: 'loseStep', player: 'macedonian', unit: 'illyrians-1' },
      die(2),
    ]);
    expect(said(events, 'unitEliminated')).toMatchObject([{ rule: 'R 9.5', unit: 'illyrians-1' }]);
    expect(said(events, 'leaderEndangered')).toMatchObject([{ leader: 'parmenio', column: 'loss', result: 'wounded' }]);
    expect(isOver(state)).toBe(true);
    expect(state.units['persianCavalry-1']?.at).toBe('syria');
  });

  it('EX: a step of each, both leaders are in danger, and the defender may retreat', () => {
    const { state, events } = play(fighting(even).state, [
      die(4),
      { type: 'loseStep', player: 'macedonian', unit: 'phalanx-1' },
      { type: 'loseStep', player: 'persian', unit: 'persianHeavyCavalry-1' },
      die(6),
      die(6),
    ]);
    expect(said(events, 'leaderEndangered').map(({ leader }) => leader)).toEqual(['parmenio', 'bessus']);
    expect(machine.actors(state)).toEqual(['persian']);
    // Persian men may not enter Arabia (R 8.3).
    expect(machine.legalActions(state)).toEqual([
      { type: 'retreat', player: 'persian', province: 'cilicia' },
      { type: 'retreat', player: 'persian', province: 'egypt' },
      { type: 'retreat', player: 'persian', province: 'assyria' },
      stand('persian'),
    ]);
    const gone = play(state, [{ type: 'retreat', player: 'persian', province: 'assyria' }]).state;
    expect([gone.units['persianCavalry-1']?.at, gone.leaders.bessus?.at]).toEqual(['assyria', 'assyria']);
    expect(isOver(gone)).toBe(true);
    expect(play(state, [stand('persian')]).state.units['persianCavalry-1']?.at).toBe('syria');
  });

  it('DL: the same of the defender alone; ruling C9.6 of leaders the best is in danger; ruling C9.8 alone he may go too', () => {
    const one: Changes = {
      turn: 1,
      units: at('syria', 'phalanx-1', 'illyrians-1', 'persianCavalry-1'),
      leaders: at('syria', 'nabarzanes', 'mazaeus'),
    };
    // 11 against 3 + 5: 1:1.
    const { state, events } = play(fighting(one).state, [die(5), die(6)]);
    expect(said(events, 'leaderEndangered').map(({ leader }) => leader)).toEqual(['mazaeus']);
    expect(said(events, 'unitEliminated').map(({ unit }) => unit)).toEqual(['persianCavalry-1']);
    const gone = play(state, [{ type: 'retreat', player: 'persian', province: 'assyria' }]).state;
    expect(gone.leaders.mazaeus?.at).toBe('assyria');
  });
});

describe('R 9.1 who fights', () => {
  it('not garrisons of cities; nobody where one side is', () => {
    expect(isOver(fighting({ units: { ...at('tyre', 'persianInfantry-1'), ...at('syria', 'phalanx-1') } }).state)).toBe(
      true,
    );
  });

  it('R 6.3 each force by itself; R 4.2 minor combats before those of armies, which the display takes', () => {
    const fought: string[] = [];
    const toTell = machineOf<ConquestTypes>({
      ...conquestRules,
      frames: {
        ...conquestRules.frames,
        combats: combatsWith({
          minor: (_, { forces: [one, other] }) => fought.push(`minor ${one.name} ${other.name}`),
          tactical: (_, { forces: [one, other] }) => fought.push(`tactical ${one.name} ${other.name}`),
        }),
      },
    });
    const units = {
      ...at('bactria', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'royalGuard-1', 'dahae-1', 'massagetae-1'),
      'barbarianInfantry-1': { at: 'bactria', band: 3 },
    };
    toTell.start(
      emptyBoard({
        turn: 1,
        units,
        stack: [
          { kind: 'setup', left: ['kingsArmy'] },
          {
            kind: 'combats',
            left: [
              { province: 'bactria', forces: ['macedonian', 'persian'] },
              { province: 'bactria', forces: ['macedonian', 'band-3'] },
            ],
            now: null,
            withdrawn: [],
          },
        ],
      }),
    );
    expect(fought).toEqual(['minor macedonian band-3', 'tactical macedonian persian']);
  });
});

describe('R 4.2 the phase', () => {
  it('opens after everybody has moved, with all forces that face each other', () => {
    const { state } = started(
      emptyBoard({
        turn: 2,
        units: at('syria', 'phalanx-1', 'phalanx-2', 'persianCavalry-1'),
        stack: [{ kind: 'turn', begun: true, step: 7 }],
      }),
    );
    // Seven steps: supply, and of each side reinforcements, recovery and movement.
    expect(state.stack.at(1)).toEqual({
      kind: 'combats',
      left: [],
      now: { province: 'syria', forces: ['macedonian', 'persian'] },
      withdrawn: [],
    });
  });
});

describe('R 9.2 evading minor combat', () => {
  const riders: Changes = { units: at('syria', 'phalanx-1', 'phalanx-2', 'persianCavalry-1') };

  it('the defender may with cavalry and light infantry, on a 3 or less', () => {
    const { state } = fighting(riders);
    expect(machine.legalActions(state)).toEqual([evade('persian'), stand('persian')]);
    const { state: gone, events } = play(state, [
      evade('persian'),
      die(3),
      { type: 'retreat', player: 'persian', province: 'assyria' },
    ]);
    expect(said(events, 'evasionTried')).toEqual([
      { type: 'evasionTried', rule: 'R 9.2', side: 'persian', province: 'syria', die: 3, evaded: true },
    ]);
    expect(said(events, 'rolled')).toMatchObject([{ rule: 'R 9.2', purpose: 'evasion', dice: [3] }]);
    expect(gone.units['persianCavalry-1']?.at).toBe('assyria');
    expect(isOver(gone)).toBe(true);
    const failed = play(state, [evade('persian'), die(4)]);
    expect(said(failed.events, 'minorCombatJoined')).toHaveLength(1);
    expect(said(play(state, [stand('persian')]).events, 'minorCombatJoined')).toHaveLength(1);
    expectRefused(state, { type: 'retreat', player: 'persian', province: 'assyria' }, 'wrongMoment', 'R 9.2');
  });

  it('or with a leader better than any of the attacker’s, who may have none (ruling C9.9); not otherwise', () => {
    const foot = (...leaders: readonly string[]) =>
      machine.actors(
        fighting({
          units: at('syria', 'phalanx-1', 'phalanx-2', 'persianInfantry-1'),
          leaders: at('syria', ...leaders),
        }).state,
      );
    // Memnon 7, Parmenio 6, Alexander 9, Spitamenes 6.
    expect(foot('memnon', 'parmenio')).toEqual(['persian']);
    expect(foot('spitamenes', 'parmenio')).toEqual(['chance']);
    expect(foot('memnon', 'alexander')).toEqual(['chance']);
    expect(foot('bessus')).toEqual(['persian']);
  });

  it('not if all provinces around are the enemy’s', () => {
    const ours = { holder: 'macedonian' } as const;
    const provinces = { cilicia: ours, egypt: ours, assyria: ours };
    expect(said(fighting({ ...riders, provinces }).events, 'minorCombatJoined')).toHaveLength(1);
  });

  it('who has evaded into a contested province fights no more (ruling C9.4)', () => {
    const both: Changes = {
      units: { ...riders.units, ...at('assyria', 'paiones-1', 'persianLevy-1') },
      provinces: { cilicia: { holder: 'macedonian' }, egypt: { holder: 'macedonian' } },
    };
    const { state, events } = play(fighting(both).state, [evade('persian'), die(1)]);
    expect(state.units['persianCavalry-1']?.at).toBe('assyria');
    expect(said(events, 'minorCombatJoined')).toMatchObject([
      { province: 'assyria', defender: { units: ['persianLevy-1'] } },
    ]);
  });
});

describe('R 9.2 those who have withdrawn to others', () => {
  it('are driven out with them (ruling C9.4), and do not go with those who evade of their own will', () => {
    const goes = (evading: boolean) => {
      const run = machine.situationOf(
        emptyBoard({
          units: at('assyria', 'persianLevy-1', 'persianCavalry-1', 'persianCavalry-2'),
          leaders: at('assyria', 'bessus'),
          stack: [{ kind: 'combats', left: [], now: null, withdrawn: ['persianCavalry-1', 'bessus'] }],
        }),
      );
      const pushed: unknown[] = [];
      pushRetreat({ state: run, push: (frame: unknown) => pushed.push(frame) } as unknown as GameRun, {
        side: 'persian',
        units: ['persianLevy-1'],
        leaders: [],
        from: 'assyria',
        order: DRIVEN_OUT,
        discretionary: false,
        evading,
        rule: 'R 10.20',
      });
      return pushed;
    };
    expect(goes(false)).toMatchObject([{ units: ['persianLevy-1', 'persianCavalry-1'], leaders: ['bessus'] }]);
    expect(goes(true)).toMatchObject([{ units: ['persianLevy-1'], leaders: [] }]);
  });
});

describe('R 9.3 evading the Tactical Display', () => {
  const armies: Changes = {
    units: at('syria', 'phalanx-1', 'phalanx-2', 'phalanx-3', 'royalGuard-1', 'persianInfantry-1', 'persianInfantry-2'),
    provinces: { cilicia: { holder: 'macedonian' } },
  };
  it('R 10.1 who stands his ground fights on the display, the Persian setting up first (R 10.3)', () => {
    const { state, events } = play(fighting(armies).state, [stand('persian'), stand('macedonian')]);
    expect(said(events, 'battleBegan')).toEqual([
      { type: 'battleBegan', rule: 'R 10.1', province: 'syria', sides: ['persian', 'macedonian'] },
    ]);
    expect(machine.actors(state)).toEqual(['persian']);
  });
  it('both may: the Persian first (ruling C9.5), on a 2, then the Macedonian, on a 4', () => {
    const { state } = fighting(armies);
    expect(machine.actors(state)).toEqual(['persian']);
    const failed = play(state, [evade('persian'), die(3)]).state;
    expect(machine.actors(failed)).toEqual(['macedonian']);
    const { state: gone, events } = play(failed, [evade('macedonian'), die(4)]);
    expect(said(events, 'evasionTried')).toMatchObject([{ rule: 'R 9.3', side: 'macedonian', evaded: true }]);
    expect(said(events, 'rolled')).toMatchObject([{ rule: 'R 9.3', purpose: 'evasion', dice: [4] }]);
    expect(gone.units['phalanx-1']?.at).toBe('cilicia');
    expect(said(play(failed, [evade('macedonian'), die(5)]).events, 'evasionTried')).toMatchObject([{ evaded: false }]);
    expect(said(play(state, [evade('persian'), die(2)]).events, 'evasionTried')).toMatchObject([{ evaded: true }]);
  });
  it('R 4.3 nobody at the Granicus', () => {
    const { events } = fighting({ ...armies, turn: 1 });
    expect(said(events, 'evasionTried')).toEqual([]);
    expect(said(events, 'battleBegan')).toMatchObject([{ rule: 'R 10.1', province: 'syria' }]);
  });
  it('raiders to where they came from alone', () => {
    const raiders = (band: number): Changes => ({
      units: {
        ...at('sogdiana', 'phalanx-1', 'phalanx-2', 'phalanx-3'),
        ...Object.fromEntries([1, 2, 3].map((number) => [`barbarianCavalry-${number}`, { at: 'sogdiana', band }])),
      },
    });
    const { state } = play(fighting(raiders(4)).state, [evade('persian'), die(1)]);
    expect(state.units['barbarianCavalry-1']?.at).toBe('chorasmia');
    // From Sind there is no way: only the Macedonian is asked, and he has no friends around.
    const { events } = fighting(raiders(5));
    expect(said(events, 'evasionTried')).toEqual([]);
    expect(said(events, 'battleBegan')).toMatchObject([{ province: 'sogdiana', sides: ['persian', 'macedonian'] }]);
  });
});
