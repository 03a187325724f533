/** R 10.16, 10.17: the Leader Casualty Table. */
import { describe, expect, it } from 'vitest';
import type { CasualtyColumn, LeaderId } from '../../../src/conquest/vocabulary.js';
import { facing, isOver } from '../paused.js';
import { die, play, said } from '../table.js';

const endangered = (leader: LeaderId, column: CasualtyColumn, faces: readonly number[], wounded = false) =>
  play(
    facing(
      { kind: 'casualty', leader, column, again: false, result: null, rule: 'R 9.5' },
      { leaders: { [leader]: { at: 'syria', wounded } } },
    ).state,
    faces.map(die),
  );

describe('R 10.16 a leader in danger', () => {
  // The table: killed on a 1; wounded on a 2, and of a loss on a 3 as well.
  it.each([
    ['loss', 1, 'killed'],
    ['loss', 2, 'wounded'],
    ['loss', 3, 'wounded'],
    ['loss', 4, 'none'],
    ['loss', 6, 'none'],
    ['rout', 1, 'killed'],
    ['rout', 2, 'wounded'],
    ['rout', 3, 'none'],
  ] as const)('%s, a %i: %s', (column, face, result) => {
    const { state, events } = endangered('parmenio', column, [face]);
    expect(isOver(state)).toBe(true);
    expect(said(events, 'leaderEndangered')).toEqual([
      { type: 'leaderEndangered', rule: 'R 10.16', leader: 'parmenio', column, result },
    ]);
    expect(state.leaders.parmenio).toEqual({
      at: result === 'killed' ? 'gone' : 'syria',
      wounded: result === 'wounded',
      side: 'macedonian',
    });
    expect(said(events, 'rolled')).toMatchObject([{ rule: 'R 10.16', purpose: 'casualty', side: 'macedonian' }]);
  });

  it('is wounded no more by a second wound', () => {
    const { state, events } = endangered('memnon', 'loss', [2], true);
    expect(state.leaders.memnon).toEqual({ at: 'syria', wounded: true, side: 'persian' });
    expect(said(events, 'leaderWounded')).toEqual([]);
  });

  it('dies of a wound when his counter has no wounded side', () => {
    const { state, events } = endangered('persianOfficer', 'rout', [2]);
    expect(said(events, 'leaderEndangered')).toMatchObject([{ result: 'killed' }]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'persianOfficer', why: 'killed' }]);
    // He may come again (R 12.10).
    expect(state.leaders.persianOfficer?.at).toBe('aside');
  });
});

describe('R 10.17 Alexander', () => {
  it('is rolled for again when he would be killed, and dies of a second 1', () => {
    const { events } = endangered('alexander', 'loss', [1, 1]);
    expect(said(events, 'rolled')).toMatchObject([
      { rule: 'R 10.16', purpose: 'casualty' },
      { rule: 'R 10.17', purpose: 'casualtyAgain' },
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ rule: 'R 10.17', leader: 'alexander', why: 'killed' }]);
  });
  it.each([2, 3, 6])('of a %i he is wounded', (face) => {
    const { state, events } = endangered('alexander', 'rout', [1, face]);
    expect(said(events, 'leaderEndangered')).toMatchObject([{ rule: 'R 10.17', result: 'wounded' }]);
    expect(state.leaders.alexander).toEqual({ at: 'syria', wounded: true, side: 'macedonian' });
  });
  it('nobody else is', () => {
    expect(said(endangered('darius', 'loss', [1]).events, 'rolled')).toHaveLength(1);
  });
  it('a wound is a wound at once', () => {
    expect(said(endangered('alexander', 'loss', [3]).events, 'rolled')).toHaveLength(1);
  });
});
