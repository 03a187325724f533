/** R 6.3, 9.1, 9.4: leaders without units in the field (ruling C9.11). */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import { machine } from '../../../src/conquest/machine.js';
import { contests } from '../../../src/conquest/query/09-1-combat.js';
import type { SideId } from '../../../src/conquest/vocabulary.js';
import { facing, isOver } from '../paused.js';
import { at, asked, type Changes, die, emptyBoard, play, said } from '../table.js';

const evade = (player: SideId): Action => ({ type: 'evade', player });
const stand = (player: SideId): Action => ({ type: 'stand', player });

const contestsOf = (changes: Changes) => contests(asked(emptyBoard({ turn: 2, ...changes })));

/** The phase of combat in the Summer of 334; in the first turn nobody evades. */
const fighting = (changes: Changes) =>
  facing({ kind: 'combats', left: contestsOf(changes), now: null, withdrawn: [] }, { turn: 2, ...changes });

/** Alexander is alone in Media, in the middle of Darius’ army; Assyria is Macedonian. */
const AMONG_PERSIANS: Changes = {
  units: at(
    'media',
    'persianHeavyCavalry-1',
    'persianHeavyCavalry-2',
    'persianCavalry-1',
    'persianInfantry-1',
    'persianInfantry-2',
    'persianLevy-1',
  ),
  leaders: at('media', 'alexander', 'darius'),
  provinces: { assyria: { holder: 'macedonian' } },
};
const CAPTURED = { how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null };

describe('R 9.1 a leader without units is a force (R 6.3), and meets enemies in the field (ruling C9.11)', () => {
  it('in minor combat, which he may try to evade (R 9.2)', () => {
    expect(contestsOf(AMONG_PERSIANS)).toEqual([{ province: 'media', forces: ['persian', 'macedonian'] }]);
    const { state } = fighting(AMONG_PERSIANS);
    // Alexander is a 9, Darius a 4.
    expect(machine.legalActions(state)).toEqual([evade('macedonian'), stand('macedonian')]);
    const { state: away, events } = play(state, [evade('macedonian'), die(3)]);
    expect(away.leaders.alexander?.at).toBe('assyria');
    expect(said(events, 'minorCombatJoined')).toEqual([]);
    expect(isOver(away)).toBe(true);
  });

  it.each([
    ['stands', [stand('macedonian')]],
    ['is not lucky', [evade('macedonian'), die(4)]],
  ] as const)('R 9.4, 16.1 he has no strength without units: if he %s he is captured without a die', (_, actions) => {
    const { state, events } = play(fighting(AMONG_PERSIANS).state, actions);
    // 6 + 6 + 3 + 3 + 3 + 2, and 4 for Darius.
    expect(said(events, 'minorCombatJoined')).toMatchObject([
      { attacker: { side: 'persian' }, defender: { side: 'macedonian', units: [], leaders: ['alexander'] } },
    ]);
    expect(said(events, 'minorCombatJoined')[0]?.strengths[1]).toBe(0);
    expect(said(events, 'minorCombatDecided')).toMatchObject([{ die: null, result: 'DE' }]);
    expect(said(events, 'leaderLeft')).toEqual([
      { type: 'leaderLeft', rule: 'ruling C9.11', leader: 'alexander', from: 'media', why: 'captured' },
    ]);
    expect(state.ended).toEqual(CAPTURED);
  });

  it('R 9.2 without a province to go to he is captured at once', () => {
    const { state } = fighting({ ...AMONG_PERSIANS, provinces: {} });
    expect(state.ended).toEqual(CAPTURED);
  });

  it('R 9.2 nor does one evade who is no abler than a leader of the attacker; the Royal Family is lost with Darius (R 15.2, 15.6)', () => {
    const { state, events } = fighting({
      units: at('media', 'phalanx-1'),
      leaders: { ...at('media', 'parmenio', 'darius'), bessus: { at: 'aside' } },
    });
    expect(said(events, 'evasionTried')).toEqual([]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ rule: 'ruling C9.11', leader: 'darius', why: 'captured' }]);
    expect(said(events, 'objectiveSecured').map(({ objective }) => objective)).toEqual(['royalFamily', 'darius']);
    // R 15.6: the heir comes when the combat is over, wherever the Persian likes.
    expect(state.stack.at(-1)).toMatchObject({ kind: 'succession', leader: 'bessus' });
  });

  it('R 12.10 a stand-in is offered in the place of one who is captured', () => {
    const { state } = fighting({
      units: { ...at('media', 'persianLevy-1'), ...at('syria', 'phalanx-1') },
      leaders: at('media', 'parmenio', 'bessus'),
      provinces: {},
    });
    expect(state.leaders.parmenio?.at).toBe('gone');
    expect(state.stack.at(-1)).toMatchObject({ kind: 'standIn', side: 'macedonian' });
  });

  it('several in a province are one force: they get away together, or are captured together', () => {
    const both: Changes = { ...AMONG_PERSIANS, leaders: at('media', 'alexander', 'parmenio', 'darius') };
    const { state } = play(fighting(both).state, [evade('macedonian'), die(1)]);
    expect([state.leaders.alexander?.at, state.leaders.parmenio?.at]).toEqual(['assyria', 'assyria']);
    const { state: lost } = play(fighting(both).state, [stand('macedonian')]);
    expect([lost.leaders.alexander?.at, lost.leaders.parmenio?.at]).toEqual(['gone', 'gone']);
  });
});

describe('R 9.1 whom a lone leader does not meet (ruling C9.11)', () => {
  it('garrisons of cities (R 11.2), and leaders who are alone too', () => {
    expect(
      contestsOf({
        units: at('tyre', 'persianLevy-1'),
        leaders: at('syria', 'alexander', 'darius'),
        cities: { ...emptyBoard().cities, tyre: { walls: 4, holder: 'persian' } },
      }),
    ).toEqual([]);
  });

  it('Indians who may not fight yet (R 3.3)', () => {
    const india: Changes = { units: at('gandara', 'indianInfantry-1'), leaders: at('gandara', 'alexander') };
    expect(contestsOf(india)).toEqual([]);
    expect(contestsOf({ ...india, milestones: { indiansRoused: 2 } })).toEqual([
      { province: 'gandara', forces: ['indian', 'macedonian'] },
    ]);
  });

  it('anybody, while a unit of his force is with him: then both fight as ever', () => {
    const led: Changes = { ...AMONG_PERSIANS, units: { ...AMONG_PERSIANS.units, ...at('media', 'phalanx-1') } };
    const { events } = play(fighting(led).state, [stand('macedonian')]);
    expect(said(events, 'minorCombatJoined')).toMatchObject([{ defender: { units: ['phalanx-1'] } }]);
    // 8 and 9.
    expect(said(events, 'minorCombatJoined')[0]?.strengths[1]).toBe(17);
  });
});
