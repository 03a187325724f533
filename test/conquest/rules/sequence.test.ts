/** R 4, 7.3, 12.9, 13, 16: the course of a game. */
import { describe, expect, it } from 'vitest';
import { sequenceOf } from '../../../src/conquest/query/04-1-turn.js';
import type { GameState } from '../../../src/conquest/state.js';
import { asked, board, emptyBoard, started, said } from '../table.js';

/** A turn that is about to begin. */
const atTurn = (turn: number, changes: Parameters<typeof board>[0] = {}): GameState =>
  board({ ...changes, turn, stack: [{ kind: 'turn', begun: false, step: 0 }] });

const emptyAtTurn = (turn: number, changes: Parameters<typeof board>[0]): GameState =>
  emptyBoard({ ...changes, turn, stack: [{ kind: 'turn', begun: false, step: 0 }] });

const stepsOf = (turn: number): readonly string[] =>
  sequenceOf(asked(atTurn(turn))).map(({ phase, side }) => (side === null ? phase : `${side} ${phase}`));

describe('R 4.2 the sequence', () => {
  it('R 4.3 the first turn begins with the battle', () => {
    expect(stepsOf(1)).toEqual(['combat', 'siege', 'randomEvents']);
  });

  it('in Summer nobody has replacements; recovery comes every turn', () => {
    expect(stepsOf(2)).toEqual([
      'supply',
      'macedonian reinforcements',
      'macedonian recovery',
      'macedonian movement',
      'persian reinforcements',
      'persian recovery',
      'persian movement',
      'combat',
      'siege',
      'randomEvents',
    ]);
  });

  it.each([
    [4, 'Winter 334', ['macedonian']],
    [5, 'Spring 333', ['persian']],
    [8, 'Winter 333', ['macedonian', 'persian']],
  ])('R 12.1 on turn %i, %s, replacements come to %j', (turn, _, sides) => {
    expect(stepsOf(turn).filter((step) => step.endsWith('replacements'))).toEqual(
      sides.map((side) => `${side} replacements`),
    );
  });
});

describe('R 7.3 in Summer the land recovers', () => {
  it('and in no other season', () => {
    const depleted = { ionia: { supplies: 'depleted' }, egypt: { supplies: 'depleted' } } as const;
    const summer = started(atTurn(2, { provinces: depleted }));
    expect(summer.state.provinces.ionia?.supplies).toBe('plenty');
    expect(
      said(summer.events, 'suppliesChanged')
        .slice(0, 2)
        .map(({ province, rule }) => [province, rule]),
    ).toEqual([
      ['ionia', 'R 7.3'],
      ['egypt', 'R 7.3'],
    ]);
    // Turn 5 is Spring: the game stops there, for the Greek cavalry to be placed.
    expect(started(atTurn(5, { provinces: depleted })).state.provinces.egypt?.supplies).toBe('depleted');
  });
});

describe('R 16 the end', () => {
  const provincesTo = (holder: 'macedonian' | 'persian', ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, { holder }]));

  it('R 16.3 after the Summer of 323: a point for each province, Macedonia, Hellas and Thrace as they are', () => {
    const { state, events } = started(
      board({ turn: 46, stack: [{ kind: 'turn', begun: true, step: 10 }], secured: { gordianKnot: 3, oracle: 11 } }),
    );
    expect(state.ended).toEqual({ how: 'victoryPoints', winners: ['persian'], margin: 'decisive', points: 5 });
    expect(said(events, 'gameEnded')).toMatchObject([{ rule: 'R 16.3' }]);
    expect(state.stack).toEqual([]);
  });

  it.each([
    [10, ['persian'], 'decisive'],
    [11, ['persian'], 'marginal'],
    [15, ['persian'], 'marginal'],
    [16, [], 'draw'],
    [20, [], 'draw'],
    [21, ['macedonian'], 'marginal'],
    [25, ['macedonian'], 'marginal'],
    [26, ['macedonian'], 'decisive'],
  ])('R 16.3 %i points', (points, winners, margin) => {
    // Nobody is on the map; three provinces are Macedonian whatever happens.
    const others = Object.keys(board().provinces).filter((id) => !['macedonia', 'hellas', 'thrace'].includes(id));
    const provinces = provincesTo('macedonian', others.slice(0, points - 3));
    const { state } = started(emptyBoard({ turn: 46, stack: [{ kind: 'turn', begun: true, step: 10 }], provinces }));
    expect(state.ended).toEqual({ how: 'victoryPoints', winners, margin, points });
  });

  it('R 16.2 all of the map but the northern barbarians, Arabia and Sind ends it at the beginning of a turn', () => {
    const ids = Object.keys(board().provinces);
    const needed = ids.filter((id) => !['arabia', 'sind', 'scythia', 'chorasmia'].includes(id));
    const won = started(emptyAtTurn(30, { provinces: provincesTo('macedonian', needed) }));
    expect(won.state.ended).toEqual({ how: 'conquest', winners: ['macedonian'], margin: 'decisive', points: null });
    expect(said(won.events, 'gameEnded')).toMatchObject([{ rule: 'R 16.2' }]);

    const butOne = needed.filter((id) => id !== 'carmania');
    const going = started(emptyAtTurn(30, { provinces: provincesTo('macedonian', butOne) }));
    expect(going.state.ended?.how).not.toBe('conquest');
  });

  it('R 16.2 one contested province is not controlled', () => {
    const ids = Object.keys(board().provinces);
    const units = { 'phalanx-1': { at: 'persis' }, 'dahae-1': { at: 'persis' } };
    const { state } = started(emptyAtTurn(30, { units, provinces: provincesTo('macedonian', ids) }));
    expect(state.ended?.how).not.toBe('conquest');
  });
});
