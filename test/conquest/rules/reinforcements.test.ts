/** R 12.9, 12.10, 13: reinforcements, withdrawals, recovery. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/conquest/machine.js';
import type { Action } from '../../../src/conquest/action/index.js';
import type { GameState } from '../../../src/conquest/state.js';
import { board, type Changes, die, emptyBoard, everyUnit, expectRefused, play, started, said } from '../table.js';

/** The steps of a turn without replacements of either side, by their numbers. */
const STEP = { macedonian: 1, macedonianRecovery: 2, persian: 4 } as const;

const at = (turn: number, step: number, changes: Changes = {}, from = board): GameState =>
  started(from({ ...changes, turn, stack: [{ kind: 'turn', begun: true, step }] })).state;

/** The Autumn of 331, when all that came before stands on the map. */
const autumn331 = (leaders: Changes['leaders'] = {}): GameState =>
  at(15, STEP.macedonian, {
    units: { 'greekCavalry-1': { at: 'hellas' } },
    leaders: { craterus: { at: 'hellas' }, ...leaders },
  });

/** Nobody moves. */
const endMovement: Action = { type: 'endMovement', player: 'macedonian' };

const placing = (piece: string, province: string, player: 'macedonian' | 'persian' = 'macedonian'): Action => ({
  type: 'placeReinforcement',
  player,
  piece,
  province,
});

describe('R 13.1 reinforcements', () => {
  it('ruling C8.1 who was placed beside a leader marches with him in the same turn', () => {
    const state = autumn331({ craterus: { at: 'hellas' } });
    const placed = play(state, [
      placing('phalanx-13', 'hellas'),
      placing('thracians-1', 'thrace'),
      placing('perdiccas', 'hellas'),
    ]).state;
    const marching: Action = { type: 'march', player: 'macedonian', leader: 'craterus', province: 'macedonia' };
    const taken = play(placed, [marching, { type: 'take', player: 'macedonian', unit: 'phalanx-13' }]);
    expect(taken.state.stack.at(-1)).toMatchObject({ kind: 'march', units: ['phalanx-13'] });
  });

  it('come as the track says, at full strength, into any province that their side controls', () => {
    const state = autumn331();
    // The phalanx first, then the Thracians, then Perdiccas.
    expect(machine.legalActions(state)).toEqual([
      placing('phalanx-13', 'macedonia'),
      placing('phalanx-13', 'hellas'),
      placing('phalanx-13', 'thrace'),
    ]);
    const placed = play(state, [
      placing('phalanx-13', 'hellas'),
      placing('thracians-1', 'thrace'),
      placing('perdiccas', 'hellas'),
    ]);
    expect(placed.state.units['phalanx-13']).toEqual({ at: 'hellas', steps: 2, side: 'macedonian' });
    expect(placed.state.units['thracians-1']).toEqual({ at: 'thrace', steps: 2, side: 'macedonian' });
    expect(placed.state.leaders.perdiccas?.at).toBe('hellas');
    expect(said(placed.events, 'unitRaised').map(({ rule }) => rule)).toEqual(['R 13.1', 'R 13.1']);
  });

  it('not into a contested province, nor one of the enemy, nor out of turn', () => {
    const state = autumn331();
    expectRefused(state, placing('phalanx-13', 'ionia'), 'provinceNotControlled', 'R 13.1');
    expectRefused(state, placing('phalanx-13', 'egypt'), 'provinceNotControlled', 'R 13.1');
    expectRefused(state, placing('perdiccas', 'hellas'), 'anotherPieceFirst', 'R 13.1');
    expectRefused(state, placing('hoplites-1', 'hellas'), 'pieceUnknown', 'R 13.1');
    expectRefused(state, placing('phalanx-13', 'athens'), 'provinceUnknown', 'R 13.1');
  });

  it('ruling C13.2: not where they may not go; R 8.3 Persians never enter Gandara or Arabia', () => {
    const state = at(6, STEP.persian);
    expect(machine.actors(state)).toEqual(['persian']);
    const open = machine.legalActions(state).map((action) => ('province' in action ? action.province : ''));
    expect(open).not.toContain('gandara');
    expect(open).not.toContain('arabia');
    // Of 24 Persian provinces Ionia is contested, and two are closed.
    expect(open).toHaveLength(21);
    expectRefused(state, placing('mercenaryHoplites-4', 'arabia', 'persian'), 'outOfRange', 'ruling C13.2');
  });

  it('ruling C13.1: without a province to be placed in they wait, and come in the next turn', () => {
    const provinces = Object.fromEntries(
      Object.entries(board().provinces).map(([id, { holder }]) => [id, { holder: holder && ('macedonian' as const) }]),
    );
    const units = { 'mercenaryHoplites-4': { at: 'track' } };
    const waiting = at(6, STEP.persian, { provinces, units }, emptyBoard);
    expect(waiting.units['mercenaryHoplites-4']?.at).toBe('track');
    const later = at(7, STEP.persian, { provinces: { ...provinces, media: { holder: 'persian' } }, units }, emptyBoard);
    // One province alone: nobody is asked.
    expect(later.units['mercenaryHoplites-4']?.at).toBe('media');
  });
});

describe('ruling C13.1 who waits on the track, and is to be withdrawn (R 13.2)', () => {
  const lost = Object.fromEntries(
    Object.entries(board().provinces).map(([id, { holder }]) => [id, { holder: holder && ('macedonian' as const) }]),
  );

  it('leaves from there, and comes no more', () => {
    // He comes on the twenty-second turn, and leaves on the twenty-eighth.
    const { state, events } = started(
      emptyBoard({
        turn: 28,
        provinces: { ...lost, media: { holder: 'persian' } },
        leaders: { spitamenes: { at: 'track' } },
        stack: [{ kind: 'turn', begun: true, step: STEP.persian }],
      }),
    );
    expect(said(events, 'leaderLeft')).toMatchObject([
      { rule: 'R 13.2', leader: 'spitamenes', from: 'track', why: 'withdrawn' },
    ]);
    expect(said(events, 'leaderArrived')).toEqual([]);
    expect(state.leaders.spitamenes?.at).toBe('gone');
  });
});

describe('R 12.10 the leaders of no rating', () => {
  it('make room when a new leader enters the game, and not for units', () => {
    const state = autumn331({ macedonianOfficer: { at: 'ionia' } });
    const units = play(state, [placing('phalanx-13', 'hellas'), placing('thracians-1', 'hellas')]);
    expect(units.state.leaders.macedonianOfficer?.at).toBe('ionia');
    const leader = play(units.state, [placing('perdiccas', 'hellas')]);
    expect(leader.state.leaders.macedonianOfficer?.at).toBe('aside');
    expect(said(leader.events, 'leaderLeft')).toMatchObject([
      { rule: 'R 12.10', leader: 'macedonianOfficer', why: 'replaced' },
    ]);
  });
});

describe('R 13.2 withdrawals', () => {
  it('Memnon leaves in the Spring of 333, in the Persian phase', () => {
    const before = at(5, STEP.macedonian);
    expect(before.leaders.memnon?.at).toBe('ionia');
    const after = play(before, [placing('greekCavalry-1', 'hellas'), endMovement]);
    expect(after.state.leaders.memnon?.at).toBe('gone');
    expect(said(after.events, 'leaderLeft')).toMatchObject([
      { rule: 'R 13.2', leader: 'memnon', from: 'ionia', why: 'withdrawn' },
    ]);
  });

  it('units too, wherever they stand; those in the dead pile are passed over', () => {
    const { state, events } = started(
      board({
        turn: 18,
        units: {
          'alliedHoplites-1': { at: 'pool' },
          'thessalians-1': { at: 'athens', steps: 1 },
          'greekCavalry-1': { at: 'egypt' },
        },
        stack: [{ kind: 'turn', begun: true, step: STEP.macedonian }],
      }),
    );
    expect(said(events, 'unitWithdrawn').map(({ unit }) => unit)).toEqual([
      'thessalians-1',
      'greekCavalry-1',
      'alliedHoplites-2',
      'alliedHoplites-3',
    ]);
    expect(everyUnit(state)['alliedHoplites-1']?.at).toBe('pool');
    expect(state.units['thessalians-1']).toEqual({ at: 'gone', steps: 2, side: 'macedonian' });
  });
});

describe('R 12.9 recovery', () => {
  const hurt = (...ids: readonly string[]): Changes => ({
    leaders: Object.fromEntries(ids.map((id) => [id, { wounded: true }])),
  });

  it.each([
    ['alexander', 5, true],
    ['alexander', 6, false],
    ['parmenio', 3, true],
    ['parmenio', 4, false],
  ] as const)('%s on a %i: %j', (leader, face, recovers) => {
    const state = at(3, STEP.macedonianRecovery, hurt(leader));
    expect(machine.actors(state)).toEqual(['chance']);
    const { state: after, events } = play(state, [die(face)]);
    expect(after.leaders[leader]?.wounded).toBe(!recovers);
    expect(said(events, 'leaderRecovered')).toHaveLength(recovers ? 1 : 0);
  });

  it('Porus as well as Alexander, in the Persian part of the turn', () => {
    const state = at(3, 5, hurt('porus'));
    expect(play(state, [die(5)]).state.leaders.porus?.wounded).toBe(false);
  });

  it('one die for each, in the order of the counters; only for those of the side', () => {
    const { state, events } = play(at(3, STEP.macedonianRecovery, hurt('alexander', 'antipater', 'memnon')), [
      die(6),
      die(1),
      endMovement,
    ]);
    expect(said(events, 'rolled')).toMatchObject([
      { rule: 'R 12.9', side: 'macedonian', leader: 'alexander', dice: [6] },
      { rule: 'R 12.9', side: 'macedonian', leader: 'antipater', dice: [1] },
    ]);
    expect([state.leaders.alexander?.wounded, state.leaders.antipater?.wounded]).toEqual([true, false]);
    // Memnon's die is the next.
    expect(machine.actors(state)).toEqual(['chance']);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'recovery', side: 'persian' });
  });
});
