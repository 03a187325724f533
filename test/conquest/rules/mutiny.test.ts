/** R 17.4: mutiny and treachery. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import { machine } from '../../../src/conquest/machine.js';
import type { GameOptions } from '../../../src/conquest/options.js';
import { mutinyColumn } from '../../../src/conquest/query/17-4-mutiny.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { LeaderId, UnitId } from '../../../src/conquest/vocabulary.js';
import { facing } from '../paused.js';
import {
  at,
  asked,
  type Changes,
  die,
  emptyBoard,
  everyUnit,
  expectRefused,
  play,
  type Played,
  started,
  said,
} from '../table.js';

/** Nothing but mutinies in the phase of random events. */
const options: GameOptions = { players: 2, optionalRules: ['mutiny'], without: ['randomEvents'] };
const side = 'macedonian' as const;

/** Alexander's army in Parthia; Perdiccas, a Macedonian and a mercenary are in Media. */
const army: Changes = {
  units: {
    ...at('parthia', 'hetairoi-1', 'phalanx-1', 'phalanx-2', 'illyrians-1'),
    'persianCavalry-1': { at: 'parthia', side },
    'mercenaryHoplites-1': { at: 'media', side },
    ...at('media', 'phalanx-3'),
  },
  leaders: { ...at('parthia', 'alexander'), ...at('media', 'perdiccas') },
};
/** Seven objectives: the third column. */
const SEVEN = {
  gordianKnot: 2,
  alexandria: 9,
  oracle: 9,
  royalFamily: 7,
  treasuryOfBabylon: 15,
  treasuryOfSusa: 16,
  treasuryOfPersepolis: 16,
};

/** The random events of the Autumn of 330, the nineteenth turn, which the track marks for a mutiny. */
const events = (changes: Changes = {}, turn = 19, game = options): Played =>
  started({
    ...emptyBoard({ secured: SEVEN, ...army, ...changes, turn, stack: [{ kind: 'turn', begun: true, step: 9 }] }),
    options: game,
  });
const dismiss = (unit: UnitId): Action => ({ type: 'dismiss', player: side, unit });
const draw = (leader: LeaderId): Action => ({ type: 'drawLeader', player: 'chance', leader });

/** Troops, then whatever is decided. */
const mutiny = (face: number, actions: readonly Action[] = [], changes: Changes = {}): Played =>
  play(events(changes).state, [die(face), ...actions]);

describe('R 17.4 the Mutiny Table', () => {
  it('is rolled on in the turns that the track marks, by those who have agreed on it, while Alexander lives', () => {
    expect(events().state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'mutiny', side });
    expect(said(events({}, 18).events, 'rolled')).toEqual([]);
    expect(events({}, 18).state.stack.map(({ kind }) => kind)).not.toContain('mutiny');
    expect(events({}, 19, { players: 2 }).state.stack.map(({ kind }) => kind)).not.toContain('mutiny');
    expect(events({ leaders: {} }).state.stack.map(({ kind }) => kind)).not.toContain('mutiny');
  });

  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [6, 1],
    [7, 2],
    [9, 2],
    [10, 3],
    [11, 3],
  ])('with %i objectives in column %i', (count, column) => {
    const all = asked(emptyBoard()).components.objectives.slice(0, count);
    const secured = Object.fromEntries(all.map(({ id }) => [id, 2]));
    expect(mutinyColumn(asked(emptyBoard({ secured })))).toBe(column);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('on a %i with seven objectives %i units go', (face, units) => {
    expect(said(mutiny(face).events, 'mutinyTried')).toEqual([
      { type: 'mutinyTried', rule: 'R 17.4', at: 'parthia', objectives: 7, die: face, units },
    ]);
  });

  it('with none there is no mutiny: nobody refuses, nobody is suspected', () => {
    const { state, events: log } = mutiny(2);
    expect(said(log, 'moveRefused')).toEqual([]);
    expect(said(log, 'rolled').map(({ purpose }) => purpose)).toEqual(['mutiny']);
    expect(state.turn).toBe(20);
  });
});

describe('R 17.4 the army', () => {
  it('sends Macedonian units home, of its player’s choice; neither recruits nor mercenaries (ruling C17.6)', () => {
    const { state } = mutiny(5);
    expect(machine.actors(state)).toEqual([side]);
    expect(machine.legalActions(state)).toEqual(
      ['hetairoi-1', 'phalanx-1', 'illyrians-1'].map((id) => dismiss(id as UnitId)),
    );
    expectRefused(state, dismiss('persianCavalry-1'), 'notAmongMutineers', 'R 17.4');
    expectRefused(state, dismiss('phalanx-3'), 'notAmongMutineers', 'R 17.4');
    expectRefused(state, dismiss('phalanx-2'), 'alikeListed', 'R 17.4');
    expectRefused(state, dismiss('nobody-1'), 'pieceUnknown', 'R 17.4');
    const gone = play(state, [dismiss('illyrians-1'), dismiss('phalanx-1')]);
    expect(said(gone.events, 'unitWithdrawn')).toMatchObject([
      { rule: 'R 17.4', unit: 'illyrians-1', at: 'parthia' },
      { rule: 'R 17.4', unit: 'phalanx-1', at: 'parthia' },
    ]);
    // For good (R 13.2).
    expect(gone.state.units['phalanx-1']?.at).toBe('gone');
  });

  it('ruling C17.9 Alexander is in a city: those who are in it with him mutiny, not the army around it', () => {
    const inside: Changes = {
      units: { ...at('ecbatana', 'phalanx-1', 'phalanx-2'), ...at('media', 'hetairoi-1', 'phalanx-3', 'phalanx-4') },
      leaders: { ...at('ecbatana', 'alexander'), ...at('media', 'perdiccas') },
      cities: { ...emptyBoard().cities, ecbatana: { walls: 3, holder: side } },
    };
    const { state, events: log } = mutiny(3, [die(1)], inside);
    expect(said(log, 'mutinyTried')).toMatchObject([{ at: 'ecbatana', units: 1 }]);
    expect(said(log, 'unitWithdrawn').map(({ unit }) => unit)).toEqual(['phalanx-1']);
    // Perdiccas is elsewhere: he is suspected, for nobody else is with the King, and those who are with him will not move.
    expect(said(log, 'treacheryTried')).toMatchObject([{ leader: 'perdiccas', guilty: true }]);
    expect(said(log, 'moveRefused').map(({ units }) => units)).toEqual([
      ['phalanx-2'],
      ['hetairoi-1', 'phalanx-3', 'phalanx-4'],
    ]);
    expect(state.turn).toBe(20);
  });

  it('nobody is asked when all have to go, or all are alike; more than there are cannot', () => {
    const few = { ...army, units: at('parthia', 'phalanx-1', 'paiones-1') };
    const { events: log } = mutiny(6, [], few);
    expect(said(log, 'unitWithdrawn').map(({ unit }) => unit)).toEqual(['phalanx-1', 'paiones-1']);
    const same = { ...army, units: at('parthia', 'phalanx-1', 'phalanx-2', 'phalanx-4') };
    expect(said(mutiny(5, [], same).events, 'unitWithdrawn')).toHaveLength(2);
  });

  it('refuses to move in the next Macedonian phase, and in that alone; leaders may (ruling C17.7)', () => {
    // The suspect is innocent on a 3.
    const { state, events: log } = mutiny(3, [dismiss('phalanx-1'), die(3)]);
    expect(said(log, 'moveRefused')).toEqual([
      { type: 'moveRefused', rule: 'R 17.4', units: ['hetairoi-1', 'phalanx-2', 'illyrians-1', 'persianCavalry-1'] },
    ]);
    expect(state.turn).toBe(20);
    const moving = (from: GameState): GameState => {
      const [turn] = from.stack;
      if (turn === undefined) throw new Error('no turn is being played');
      return started({ ...from, stack: [turn, { kind: 'movement', side, moved: [], turned: [] }] }).state;
    };
    const march: Action = { type: 'march', player: side, leader: 'alexander', province: 'areia' };
    const alone = play(moving(state), [march]).state;
    // Nobody can be taken along, so he has gone.
    expect([alone.leaders.alexander?.at, alone.units['phalanx-2']?.at]).toEqual(['areia', 'parthia']);
    const others = play(moving({ ...state, turn: 21 }), [march]).state;
    expect(machine.legalActions(others)).toContainEqual({ type: 'takeAll', player: side });
  });

  it('says why it does not go, along with others who do', () => {
    const refusing = { turn: 20, units: ['phalanx-1'] } as const;
    const state = started({
      ...emptyBoard({
        turn: 20,
        leaders: at('parthia', 'alexander'),
        units: at('parthia', 'phalanx-1', 'hetairoi-1'),
        stack: [
          { kind: 'turn', begun: true, step: 3, refusing },
          { kind: 'movement', side, moved: [], turned: [] },
        ],
      }),
      options,
    }).state;
    const gathering = play(state, [{ type: 'march', player: side, leader: 'alexander', province: 'areia' }]).state;
    expect(machine.legalActions(gathering)).toEqual([
      { type: 'take', player: side, unit: 'hetairoi-1' },
      { type: 'depart', player: side },
    ]);
    expectRefused(gathering, { type: 'take', player: side, unit: 'phalanx-1' }, 'refusesToMove', 'R 17.4');
    expectRefused(
      state,
      { type: 'garrison', player: side, piece: 'phalanx-1', city: 'susa' },
      'refusesToMove',
      'R 17.4',
    );
  });

  it('and is forgotten with the turn', () => {
    const { state } = mutiny(3, [dismiss('phalanx-1'), die(3)]);
    expect(state.stack[0]).toMatchObject({ kind: 'turn', refusing: { turn: 20 } });
    const over = started({
      ...state,
      stack: [{ ...(state.stack[0] as Extract<GameState['stack'][number], { kind: 'turn' }>), step: 12 }],
    }).state;
    expect(over.turn).toBe(21);
    expect(over.stack[0]).not.toHaveProperty('refusing');
  });
});

describe('R 17.4 treachery', () => {
  const with_ = (...leaders: readonly LeaderId[]): Changes => ({
    ...army,
    leaders: { ...at('parthia', 'alexander', ...leaders), ...at('media', 'perdiccas') },
  });
  /** A 3 sends one unit home. */
  const plot = (changes: Changes, actions: readonly Action[]): Played =>
    mutiny(3, [dismiss('phalanx-1'), ...actions], changes);

  it('one of those with Alexander is drawn, each as likely; guilty on a 1 or 2', () => {
    const { state } = plot(with_('craterus', 'ptolemy'), []);
    expect(machine.chanceOutcomes(state)).toEqual([
      { action: draw('craterus'), weight: 1 },
      { action: draw('ptolemy'), weight: 1 },
    ]);
    const guilty = play(state, [draw('ptolemy'), die(2)]);
    expect(said(guilty.events, 'treacheryTried')).toEqual([
      { type: 'treacheryTried', rule: 'R 17.4', leader: 'ptolemy', die: 2, guilty: true },
    ]);
    expect(said(guilty.events, 'leaderLeft')).toMatchObject([{ leader: 'ptolemy', why: 'withdrawn', rule: 'R 17.4' }]);
    expect([guilty.state.leaders.ptolemy?.at, guilty.state.leaders.craterus?.at]).toEqual(['gone', 'parthia']);
    const innocent = play(state, [draw('craterus'), die(3)]);
    expect(said(innocent.events, 'leaderLeft')).toEqual([]);
    // The game is not over by it: nobody was killed in combat.
    expect(guilty.state.ended).toBe(null);
  });

  it('never Hephaestion (ruling C17.8); one alone is not drawn', () => {
    const one = plot(with_('hephaestion', 'craterus'), []);
    expect(one.state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'treachery', side });
    expect(said(play(one.state, [die(1)]).events, 'treacheryTried')).toMatchObject([{ leader: 'craterus' }]);
    const elsewhere = plot(with_('hephaestion'), [die(6)]);
    expect(said(elsewhere.events, 'treacheryTried')).toMatchObject([{ leader: 'perdiccas', guilty: false }]);
  });

  it('if nobody is with him, of those elsewhere: whose Macedonian units then refuse to move', () => {
    const { state, events: log } = plot(army, [die(1)]);
    expect(said(log, 'treacheryTried')).toMatchObject([{ leader: 'perdiccas', guilty: true }]);
    expect(said(log, 'moveRefused').map(({ units }) => units)).toEqual([
      ['hetairoi-1', 'phalanx-2', 'illyrians-1', 'persianCavalry-1'],
      ['phalanx-3'],
    ]);
    expect(state.leaders.perdiccas?.at).toBe('gone');
    expect(state.stack[0]).toMatchObject({
      refusing: { turn: 20, units: ['hetairoi-1', 'phalanx-2', 'illyrians-1', 'persianCavalry-1', 'phalanx-3'] },
    });
    // Innocent, he keeps them.
    expect(said(plot(army, [die(3)]).events, 'moveRefused')).toHaveLength(1);
  });

  it('if there is nobody at all, nobody', () => {
    const { state, events: log } = plot({ ...army, leaders: at('parthia', 'alexander') }, []);
    expect(said(log, 'rolled').map(({ purpose }) => purpose)).toEqual(['mutiny']);
    expect(state.turn).toBe(20);
  });
});

describe('ruling C17.7 who refused, was lost and is formed anew', () => {
  it('is not of that army any more, and moves', () => {
    // Those who are left have refused in the Autumn; one of the phalanxes is lost in the Winter.
    const { state } = mutiny(5, [dismiss('hetairoi-1'), dismiss('illyrians-1')]);
    const starved = started({
      ...state,
      stack: [
        ...state.stack.slice(0, 1),
        { kind: 'losses', side, units: ['phalanx-1'], city: null, left: 2, sparing: true, lost: [], rule: 'R 7.4' },
      ],
    }).state;
    expect(everyUnit(starved)['phalanx-1']?.at).toBe('pool');
    expect(state.stack[0]).toMatchObject({
      refusing: { turn: 20, units: ['phalanx-1', 'phalanx-2', 'persianCavalry-1'] },
    });
    expect(starved.stack[0]).toMatchObject({ refusing: { turn: 20, units: ['phalanx-2', 'persianCavalry-1'] } });
  });
});

describe('R 8.6 a forced march without R 7', () => {
  it('costs nothing', () => {
    const start = facing(
      { kind: 'movement', side, moved: [], turned: [] },
      { turn: 2, leaders: at('syria', 'alexander'), units: at('syria', 'hetairoi-1') },
    ).state;
    const marched = (game: GameOptions) =>
      play({ ...start, options: game }, [
        { type: 'march', player: side, leader: 'alexander', province: 'arabia' },
        { type: 'take', player: side, unit: 'hetairoi-1' },
        { type: 'forceMarch', player: side, province: 'egypt' },
      ]);
    expect(marched({ players: 2 }).state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'forcedMarch' });
    const free = marched({ players: 2, without: ['supply'] });
    expect(free.state.leaders.alexander?.at).toBe('egypt');
    expect(free.state.stack.map(({ kind }) => kind)).not.toContain('roll');
    expect(said(free.events, 'marchStrained')).toEqual([]);
  });
});
