/** R S13: Victory Points, the die for the Body, prisoners, and decisive victory. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/clash/machine.js';
import type { GameOptions } from '../../../src/clash/options.js';
import { decidedBy, pointsFor } from '../../../src/clash/query/13-victory.js';
import { asked, dice, emptyBoard, newGame, play, said, type Changes } from '../table.js';

const points = (changes: Changes, die?: number): number =>
  pointsFor(asked(emptyBoard({ players: 2 }, changes)), 'regency', die);

describe('R S13: the Victory Point Table', () => {
  it('provinces: Macedonia 4, rich 3, fertile 2, mountain 1, desert 1', () => {
    const held = { holder: 'regency' } as const;
    const provinces = { macedonia: held, egypt: held, syria: held, cilicia: held, lybia: held };
    expect(points({ provinces })).toBe(4 + 3 + 2 + 1 + 1);
  });

  it('all four capitals 8, Babylon among them (ruling S13.2), three of them nothing', () => {
    const wall = { walls: 1, holder: 'regency' } as const;
    const three = { babylon: wall, susa: wall, persepolis: wall };
    expect(points({ cities: three })).toBe(0);
    expect(points({ cities: { ...three, ecbatana: wall } })).toBe(8);
  });

  it('Roxane 3, the Royal Family 2, the Treasury 1, the Body a die', () => {
    const baggage = {
      roxane: { at: 'syria', side: 'regency' },
      royalFamily: { at: 'syria', side: 'regency' },
      treasury: { at: 'babylon', side: 'regency' },
      body: { at: 'syria', side: 'regency' },
    } as const;
    expect(points({ baggage }, 5)).toBe(3 + 2 + 1 + 5);
    expect(points({ baggage: { ...baggage, roxane: { at: 'gone', side: 'regency' } } }, 5)).toBe(2 + 1 + 5);
    expect(points({ baggage: { body: { at: 'syria', side: 'warlords' } } }, 5)).toBe(0);
  });

  it('a prisoner 1 each', () => {
    const leaders = {
      antigonus: { at: 'captive', side: 'regency' },
      demetrius: { at: 'captive', side: 'regency' },
      perdiccas: { at: 'captive', side: 'warlords' },
    } as const;
    expect(points({ leaders })).toBe(2);
  });
});

/** The last turn is over: Winter 311 is the 51st from Summer 323: three of 323, and four of each of twelve years. */
const LAST = 51;
const counted = (options: GameOptions, changes: Changes) =>
  machine.start(
    emptyBoard(options, {
      ...changes,
      turn: LAST,
      stack: [{ kind: 'turn', begun: true, step: 0 }, { kind: 'reckoning' }],
    }),
  );

describe('R S13: the end', () => {
  it('Winter 311 is its turn', () => {
    expect(asked(newGame()).components.track).toHaveLength(LAST);
    expect(asked(newGame({ players: 2, extended: true })).components.track).toHaveLength(LAST + 4 * 10);
  });

  const body: Changes = {
    baggage: { body: { at: 'syria', side: 'warlords' } },
    provinces: { macedonia: { holder: 'regency' }, syria: { holder: 'warlords' } },
  };
  it.each([
    [1, 3, 'regency', 4],
    [3, 5, 'warlords', 5],
  ] as const)('a die of %i for the Body', (die, warlords, winner, most) => {
    const { state, events } = play(counted({ players: 2 }, body).state, dice(die));
    expect(said(events, 'pointsCounted')).toEqual([
      {
        type: 'pointsCounted',
        rule: 'R S13',
        die,
        tallies: [
          { side: 'regency', points: 4 },
          { side: 'warlords', points: warlords },
        ],
      },
    ]);
    expect(state.ended).toEqual({ how: 'victoryPoints', winners: [winner], margin: 'plain', points: most });
  });

  it('ruling S13.1: equal totals are a draw', () => {
    const { state } = play(counted({ players: 2 }, body).state, dice(2));
    expect(state.ended).toEqual({ how: 'victoryPoints', winners: [], margin: 'draw', points: 4 });
  });

  it('no die where nobody has the Body', () => {
    const { state, events } = counted({ players: 2 }, { provinces: { macedonia: { holder: 'regency' } } });
    expect(said(events, 'pointsCounted')[0]?.die).toBeNull();
    expect(state.ended?.winners).toEqual(['regency']);
  });

  it('ruling S13.3: the fourth player wins when the others share the most', () => {
    expect(
      decidedBy([
        { side: 'antigonid', points: 9 },
        { side: 'ptolemaic', points: 9 },
        { side: 'seleucid', points: 3 },
        { side: 'independents', points: 1 },
      ]),
    ).toEqual({ how: 'victoryPoints', winners: ['independents'], margin: 'plain', points: 9 });
  });
});

/** A leader rolls on the Rout column of the Leader Casualty Table, where a 1 kills. */
const endangered = (options: GameOptions, leader: string, changes: Changes) =>
  machine.start(
    emptyBoard(options, {
      ...changes,
      stack: [
        { kind: 'turn', begun: true, step: 0 },
        { kind: 'casualty', leader, column: 'rout', again: false, result: null, rule: 'R 10.16' },
      ],
    }),
  ).state;

describe('R S13: decisive victory', () => {
  const two: Changes = {
    leaders: { antigonus: { at: 'syria', side: 'warlords' }, eumenes: { at: 'media', side: 'regency' } },
  };
  it('when the last leader of the opponent is killed', () => {
    const { state } = play(endangered({ players: 2 }, 'antigonus', two), dice(1));
    expect(state.ended).toEqual({ how: 'leaderless', winners: ['regency'], margin: 'decisive', points: null });
  });

  it('not as long as he has another', () => {
    const leaders = { ...two.leaders, demetrius: { at: 'ionia', side: 'warlords' } } as const;
    const { state } = play(endangered({ players: 2 }, 'antigonus', { leaders }), dice(1));
    expect(state.ended).toBeNull();
  });

  it('nor as long as another opponent has one: who has none any more plays on (ruling S13.4)', () => {
    const leaders = {
      antigonus: { at: 'syria', side: 'antigonid' },
      seleucus: { at: 'media', side: 'seleucid' },
      ptolemy: { at: 'egypt', side: 'ptolemaic' },
    } as const;
    expect(play(endangered({ players: 3 }, 'antigonus', { leaders }), dice(1)).state.ended).toBeNull();
    const { state } = play(
      endangered({ players: 3 }, 'antigonus', { leaders: { ...leaders, ptolemy: { at: 'gone' } } }),
      dice(1),
    );
    expect(state.ended?.winners).toEqual(['seleucid']);
  });
});
