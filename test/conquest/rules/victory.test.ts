/** R 16: instant victories, and Victory Points. What the schedule says of each total is in the tests of the sequence. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/conquest/machine.js';
import { removeLeader } from '../../../src/conquest/deeds/leaders.js';
import type { LeaderLeft } from '../../../src/conquest/event/index.js';
import type { GameOptions } from '../../../src/conquest/options.js';
import { scoreOf } from '../../../src/conquest/query/16-victory.js';
import { duelling, scene } from '../battle.js';
import { after } from '../happening.js';
import { at, asked, board, die, emptyBoard, named, play, started, said, type Changes } from '../table.js';

describe('R 16.1 the King is dead', () => {
  const won = { how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null };
  const gone = (why: LeaderLeft['why'], leader = 'alexander') =>
    after((run) => removeLeader(run, run.state.roster.leaderCodes.get(leader) ?? -1, why, 'R 10.16'), {
      leaders: at('syria', leader),
    });

  it.each(['killed', 'captured'] as const)('%s: the Persian has won decisively, at once', (why) => {
    const { state, events } = gone(why);
    expect(state.ended).toEqual(won);
    expect(state.stack).toEqual([]);
    expect(said(events, 'gameEnded')).toEqual([{ type: 'gameEnded', rule: 'R 16.1', ...won }]);
    expect(machine.actors(state)).toEqual([]);
  });

  it('not when he leaves otherwise; nor by the loss of anybody else', () => {
    expect(gone('withdrawn').state.ended).toBe(null);
    expect(gone('died').state.ended).toBe(null);
    expect(gone('killed', 'parmenio').state.ended).toBe(null);
    expect(gone('captured', 'darius').state.ended).toBe(null);
  });

  it('in battle: of two ones', () => {
    const state = scene({
      fighters: {
        'hetairoi-1': 'macedonian centre',
        'phalanx-1': 'macedonian left',
        'royalGuard-1': 'persian centre',
        'persianLevy-1': 'persian right',
      },
      leaders: { alexander: 'hetairoi-1', memnon: 'royalGuard-1' },
      top: duelling('persian', 'royalGuard-1', 'hetairoi-1'),
    });
    // 6 and 7 against 8 and 9: 1:2; DL on a 6.
    expect(play(state, [die(6), die(1), die(1)]).state.ended).toEqual(won);
    expect(play(state, [die(6), die(1), die(2)]).state.ended).toBe(null);
  });

  it('in minor combat, with all of his', () => {
    const units = {
      'paiones-1': { at: 'syria' },
      'royalGuard-1': { at: 'syria' },
      'persianHeavyCavalry-1': { at: 'syria' },
      'mercenaryHoplites-1': { at: 'syria' },
    };
    const { state } = started(
      emptyBoard({
        turn: 1,
        units,
        leaders: at('syria', 'alexander', 'memnon'),
        stack: [
          { kind: 'turn', begun: true, step: 1 },
          {
            kind: 'combats',
            left: [{ province: 'syria', forces: ['macedonian', 'persian'] }],
            now: null,
            withdrawn: [],
          },
        ],
      }),
    );
    // 6, 6 and 6 with Memnon's 7 against 2 and 9: 25 to 11, 2:1; DE on a 6.
    const { state: over, events } = play(state, [die(6)]);
    expect(said(events, 'minorCombatJoined')).toEqual([]);
    expect(over.ended).toEqual(won);
  });

  it('R 10.16 when enemies advance upon him, alone in a box', () => {
    const state = scene({
      fighters: { 'royalGuard-1': 'persian centre', 'persianLevy-1': 'persian centre', 'phalanx-1': 'macedonian left' },
      leaders: { alexander: 'macedonian centre' },
      top: { kind: 'manoeuvre', side: 'persian', handled: [], ledAnew: [], shift: null, advances: [], done: false },
    });
    const { state: over, events } = play(state, [
      { type: 'advanceUnit', player: 'persian', unit: 'royalGuard-1', to: { army: 'macedonian', box: 'centre' } },
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ leader: 'alexander', why: 'captured' }]);
    expect(over.ended).toEqual(won);
  });
});

describe('R 16.2 the whole of the map', () => {
  const others = ['arabia', 'sind', 'scythia', 'chorasmia'];
  const all = Object.keys(board().provinces).filter((id) => !others.includes(id));
  const held = (ids: readonly string[]): NonNullable<Changes['provinces']> =>
    Object.fromEntries(ids.map((id) => [id, { holder: 'macedonian' as const }]));

  it('is looked at when a turn begins, not within one', () => {
    const within = started(
      emptyBoard({ turn: 30, provinces: held(all), stack: [{ kind: 'turn', begun: true, step: 11 }] }),
    );
    // What is left of turn 30 is over; at the beginning of the next the game is won.
    expect(within.state.ended).toMatchObject({ how: 'conquest', winners: ['macedonian'], margin: 'decisive' });
    expect(within.state.turn).toBe(31);
    expect(said(within.events, 'turnBegan')).toMatchObject([{ turn: 31 }]);
  });

  it('at the end of the last turn points decide: 28 provinces', () => {
    const { state } = started(
      emptyBoard({ turn: 46, provinces: held(all), stack: [{ kind: 'turn', begun: true, step: 10 }] }),
    );
    expect(state.ended).toEqual({ how: 'victoryPoints', winners: ['macedonian'], margin: 'decisive', points: 28 });
  });

  it('needs India, Gandara and Lybia', () => {
    for (const one of ['upperIndia', 'lowerIndia', 'gandara', 'lybia']) {
      const ids = all.filter((id) => id !== one);
      const { state } = started(
        emptyBoard({ turn: 30, provinces: held(ids), stack: [{ kind: 'turn', begun: false, step: 0 }] }),
      );
      expect(state.ended?.how, one).not.toBe('conquest');
    }
  });
});

describe('R 16.3 Victory Points', () => {
  const changes: Changes = {
    secured: { gordianKnot: 3, alexandria: 9, treasuryOfBabylon: 15 },
    provinces: { ionia: { holder: 'macedonian' }, syria: { holder: 'macedonian' }, sind: { holder: 'macedonian' } },
    // Contested.
    units: { ...at('syria', 'dahae-1', 'phalanx-1'), ...at('hellas', 'spartans-1') },
  };

  it('one for each objective, and for each province that is Macedonian and not contested', () => {
    const situation = asked(emptyBoard(changes));
    const { objectives, provinces } = scoreOf(situation);
    expect(objectives).toEqual(['gordianKnot', 'alexandria', 'treasuryOfBabylon']);
    // Hellas with Spartans alone in it has changed hands by then, but nobody has looked yet.
    expect(named(situation, provinces)).toEqual(['macedonia', 'hellas', 'thrace', 'ionia', 'sind']);
    expect(situation.law.points(situation)).toBe(8);
  });

  it('a draw is nobody’s', () => {
    const ids = Object.keys(board().provinces).filter((id) => !['macedonia', 'hellas', 'thrace'].includes(id));
    const provinces = Object.fromEntries(ids.slice(0, 10).map((id) => [id, { holder: 'macedonian' as const }]));
    // Thirteen provinces and three objectives.
    const { state, events } = started(
      emptyBoard({
        turn: 46,
        provinces,
        secured: changes.secured ?? {},
        stack: [{ kind: 'turn', begun: true, step: 10 }],
      }),
    );
    expect(state.ended).toEqual({ how: 'victoryPoints', winners: [], margin: 'draw', points: 16 });
    expect(said(events, 'gameEnded')).toMatchObject([{ rule: 'R 16.3', winners: [] }]);
  });
});

describe('R 17.3 the King may die of himself', () => {
  /** Nothing but this in the phase of random events. */
  const options: GameOptions = { players: 2, optionalRules: ['kingMayDie'], without: ['randomEvents'] };
  const rolling = (turn: number, wounded = false, game: GameOptions = options) =>
    started({
      ...emptyBoard({
        turn,
        leaders: { alexander: { at: 'babylonia', wounded } },
        secured: { oracle: 9 },
        stack: [{ kind: 'turn', begun: true, step: SIEGES[turn] ?? 9 }],
      }),
      options: game,
    });
  /** The steps of the turn before random events, as they are opened: see the sequence. */
  const SIEGES: Readonly<Record<number, number>> = { 45: 10, 46: 9, 47: 9, 92: 11 };

  it('R 16.1 and then it is no victory of the Persian: points decide, in the turn in which he dies (ruling C17.5)', () => {
    const { state } = rolling(46);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'kingsHealth', side: 'macedonian' });
    const { state: over, events } = play(state, [die(1)]);
    expect(said(events, 'kingsHealthTried')).toEqual([
      { type: 'kingsHealthTried', rule: 'R 17.3', leader: 'alexander', die: 1, dies: true },
    ]);
    expect(said(events, 'leaderLeft')).toMatchObject([{ rule: 'R 17.3', leader: 'alexander', why: 'died' }]);
    // Three provinces and the Oracle.
    expect(over.ended).toEqual({ how: 'victoryPoints', winners: ['persian'], margin: 'decisive', points: 4 });
    expect(said(events, 'gameEnded')).toMatchObject([{ rule: 'R 17.3' }]);
  });

  it.each([
    [2, false, false],
    [2, true, true],
    [3, true, false],
  ])('on a %i, wounded %s: dies %s', (face, wounded, dies) => {
    const { state, events } = play(rolling(46, wounded).state, [die(face)]);
    expect(said(events, 'kingsHealthTried')).toMatchObject([{ dies }]);
    expect(state.ended !== null).toBe(dies);
  });

  it('from the Summer of 323 on, turn after turn, the seasons as in the last whole year (ruling C17.4)', () => {
    expect(said(rolling(45).events, 'turnBegan')[0]).toMatchObject({ turn: 46 });
    expect(said(rolling(45).events, 'rolled')).toEqual([]);
    const { state, events } = play(rolling(46).state, [die(6)]);
    expect(said(events, 'turnBegan')).toMatchObject([{ turn: 47, season: 'autumn', year: 323 }]);
    expect(state.ended).toBe(null);
    const winter = play(rolling(47).state, [die(6)]);
    expect(said(winter.events, 'turnBegan')).toMatchObject([{ turn: 48, season: 'winter', year: 323 }]);
  });

  it('ruling C17.4 not for ever: with as many turns again the game is over', () => {
    expect(play(rolling(92).state, [die(6)]).state.ended).toMatchObject({ how: 'victoryPoints', points: 4 });
  });

  it('not unless it is agreed', () => {
    const { state, events } = rolling(46, false, { players: 2, without: ['randomEvents'] });
    expect(said(events, 'rolled')).toEqual([]);
    expect(state.ended).toMatchObject({ how: 'victoryPoints', points: 4 });
  });
});
