import * as E from 'fp-ts/lib/Either.js';
import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  CHANCE,
  digest,
  MATCH_VERSION,
  matches,
  MOST_ACTIONS,
  orThrow,
  records,
  seededChance,
  type AnyMatch,
  type ChanceSource,
  type Match,
  type UnseededMatch,
} from '../../src/core/index.js';
import { matchOfUndo } from '../kit/match-of-undo.js';
import { counted, toy, type ToyTypes } from './toy.js';

type ToyMatch = Match<ToyTypes>;
const { createMatch, createMatchAt, play, undo, save, load, resume, recordOf } = matches(toy);

const begin = (seed = 'match', goal = 40) => orThrow(createMatch({ players: 2, goal, seed }));
const rollOf = (match: AnyMatch<ToyTypes>) => toy.legalActions(match.state)[0]!;
const roll = (match: ToyMatch) => orThrow(play(match, rollOf(match))).match;
const messages = (result: E.Either<{ readonly code: string; readonly message: string }, unknown>): readonly string[] =>
  E.isLeft(result) ? result.left.message.split('; ') : [];
const paths = (result: E.Either<{ readonly code: string; readonly message: string }, unknown>): readonly string[] =>
  messages(result).map((message) => message.split(': ')[0]!);
const signed = (saved: object, changes: object) => {
  const { checksum: _, ...body } = { ...saved, ...changes } as Record<string, unknown>;
  return { ...body, checksum: digest(body) };
};
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A match of so many decisions, and every match on the way. */
function course(decisions: number, seed = 'course'): readonly ToyMatch[] {
  const all = [begin(seed, 100_000)];
  while (all.length <= decisions) all.push(roll(all.at(-1)!));
  return all;
}

describe('a match', () => {
  test('settles chance after each decision', () => {
    const match = roll(begin());
    expect(match.actions.map(({ type }) => type)).toEqual(['roll', 'fall']);
    expect(toy.actors(match.state)).toEqual(['bob']);
  });

  test('is plain JSON with five fields, and frozen', () => {
    const one = roll(begin());
    const made = [
      begin(),
      one,
      matchOfUndo(undo(one))!,
      matchOfUndo(undo(copyOf(one)))!,
      matchOfUndo(undo(copyOf(roll(one))))!,
      orThrow(load(copyOf(save(one)))),
    ];
    for (const match of made) {
      expect(Object.keys(match).sort()).toEqual(['actions', 'chance', 'options', 'seed', 'state']);
      expect(copyOf(match)).toEqual(match);
      expect([match, match.options, match.state, match.chance, match.chance.generator].every(Object.isFrozen)).toBe(
        true,
      );
      expect(match.actions.every(Object.isFrozen)).toBe(true);
    }
  });

  test('says what happened, the decision first', () => {
    // The bonus of 2 follows a die of 3, and the goal is met.
    const won = orThrow(
      play(
        orThrow(createMatch({ players: 2, goal: 1 }, { draw: () => 5 })),
        { type: 'roll', player: 'ann' },
        { draw: () => 5 },
      ),
    );
    expect(won.events.map(({ type }) => type)).toEqual(['fell', 'won']);
    const stopped = orThrow(play(begin(), { type: 'stop', player: 'ann' }));
    expect(stopped.events).toEqual([]);
    expect(stopped.match.actions).toEqual([{ type: 'stop', player: 'ann' }]);
    expect(toy.outcome(stopped.match.state)?.winners).toEqual(['bob']);
  });

  test('a refused action changes nothing', () => {
    const match = begin();
    expect(E.isLeft(play(match, { type: 'roll', player: 'bob' }))).toBe(true);
    expect(match).toEqual(begin());
  });

  test('keeps a copy of the action, whatever becomes of it', () => {
    const action = { type: 'roll', player: 'ann' } as { type: 'roll'; player: 'ann' | 'bob' };
    const { match } = orThrow(play(begin(), action));
    action.player = 'bob';
    expect(match.actions[0]).toEqual({ type: 'roll', player: 'ann' });
  });

  test('begins with options and a seed, or says everything that is wrong, once', () => {
    expect(messages(createMatch({ players: 3, seed: 5 } as never))).toEqual([
      '$.seed: expected a text of at most 1000 characters, got 5',
      '$.players: expected a whole number from 2 to 2, got 3',
    ]);
    expect(messages(createMatch({ players: 2 } as never))).toEqual(['$.seed: missing']);
    expect(messages(createMatch({} as never))).toEqual(['$.seed: missing', '$.players: missing']);
    expect(messages(createMatch({ seed: 'x' } as never))).toEqual(['$.players: missing']);
    expect(messages(createMatch(undefined as never))).toEqual(['$: undefined is not data']);
    expect(messages(createMatch(7 as never))).toEqual(['$: expected options and a seed, got 7']);
    expect(messages(createMatch([] as never))).toEqual(['$: expected options and a seed, got a list of 0']);
    expect(messages(createMatch({ players: 2, seed: undefined } as never))).toEqual(['$.seed: undefined is not data']);
    expect(messages(createMatch({ players: () => 2, seed: 1 } as never))).toEqual([
      '$.players: function is not data',
      '$.seed: expected a text of at most 1000 characters, got 1',
    ]);
    expect(paths(createMatch({ players: 2, seed: 'x', [Symbol('s')]: 1 } as never))).toEqual(['$["Symbol(s)"]']);
    expect(E.isRight(createMatch({ players: 2, seed: 'x'.repeat(1000) }))).toBe(true);
    expect(paths(createMatch({ players: 2, seed: 'x'.repeat(1001) }))).toEqual(['$.seed']);
    let called = false;
    const getter = Object.defineProperty({ players: 2 }, 'seed', { enumerable: true, get: () => (called = true) });
    expect(messages(createMatch(getter as never))).toEqual(['$.seed: a getter is not data']);
    expect(called).toBe(false);
  });

  test('that a game will not begin, though its options read, is refused with its reasons', () => {
    const strict = matches({ ...toy, createGame: () => E.left({ code: 'invalidInput', faults: [], message: 'no' }) });
    const given = { players: 2, seed: 'x' };
    expect(strict.createMatch(given)).toMatchObject({ left: { message: 'no' } });
    expect(strict.createMatch({ players: 2 }, seededChance('x'))).toMatchObject({ left: { message: 'no' } });
    expect(strict.load(copyOf(save(begin())))).toMatchObject({ left: { code: 'invalidInput' } });
    expect(matchOfUndo(strict.undo(copyOf(roll(begin()))))).toBeUndefined();
  });
});

describe('a match that begins at a position', () => {
  /** Bob is to roll, and a single pip is wanting to the goal of 9. */
  const position: ToyTypes['position'] = {
    options: { players: 2, goal: 9 },
    score: 8,
    winner: null,
    stack: [{ kind: 'turn', player: 'bob' }],
  };
  const at = (seed = 'at') => orThrow(createMatchAt({ position, seed }));

  test('begins there, with nothing done, and has the options of the position', () => {
    expect(at()).toMatchObject({ options: { players: 2, goal: 9 }, start: position, state: position, actions: [] });
    expect(matchOfUndo(undo(at()))).toBeUndefined();
    expect(orThrow(createMatchAt({ position }, seededChance('x')))).toMatchObject({ seed: null, start: position });
  });

  test('lets chance have its turn where the position waits for it', () => {
    const falling = { ...position, stack: [...position.stack, { kind: 'die', value: null }] } as const;
    const match = orThrow(createMatchAt({ position: falling, seed: 'at' }));
    expect(match.actions.map(({ type }) => type)).toEqual(['fall']);
    expect(match.start).toEqual(falling);
  });

  test('is won from there, taken back to there, and keeps where it began', () => {
    const won = roll(at());
    expect(toy.outcome(won.state)?.winners).toEqual(['bob']);
    expect(matchOfUndo(undo(won))).toEqual(at());
    expect(matchOfUndo(undo(copyOf(won)))).toEqual(at());
    expect(orThrow(load(copyOf(save(won))))).toEqual(won);
    expect(orThrow(records(toy).replay(copyOf(recordOf(won))))).toMatchObject({ state: won.state });
    expect(orThrow(resume(copyOf(recordOf(at())), seededChance('x')))).toMatchObject({ start: position, actions: [] });
    expect(orThrow(matches(toy).history(won)).map(({ action }) => action)).toEqual([
      null,
      { type: 'roll', player: 'bob' },
    ]);
  });

  test('is a record of version 2; one of version 1 begins with a game, and says so', () => {
    const record = recordOf(roll(at()));
    const faults = (changes: object) => messages(records(toy).read(signed(record, changes)));
    expect(record.version).toBe(2);
    expect(recordOf(roll(begin()))).toMatchObject({ version: 1 });
    expect(Object.keys(recordOf(begin()))).not.toContain('start');
    expect(faults({ version: 1 })).toEqual(['$.start: a record of version 1 has none']);
    expect(messages(records(toy).read(signed(recordOf(begin()), { version: 2 })))).toEqual(['$.start: missing']);
    expect(faults({ options: { players: 2, goal: 10 } })).toEqual([
      '$.start: the position of a game with other options',
    ]);
    expect(faults({ start: { ...position, score: 'x' } })).toEqual([expect.stringMatching(/^\$\.start\.score: /)]);
    // From another place the same actions lead elsewhere.
    expect(E.isLeft(records(toy).replay(signed(record, { start: { ...position, score: 7 } })))).toBe(true);
  });

  test('or says everything that is wrong, once', () => {
    expect(messages(createMatchAt({ position: { ...position, score: 'x' }, seed: 5 } as never))).toEqual([
      '$.seed: expected a text of at most 1000 characters, got 5',
      expect.stringMatching(/^\$\.position\.score: /),
    ]);
    expect(messages(createMatchAt({} as never))).toEqual(['$.position: missing', '$.seed: missing']);
    expect(messages(createMatchAt({ position } as never))).toEqual(['$.seed: missing']);
    expect(messages(createMatchAt({ position, seed: 'x', players: 2 } as never))).toEqual(['$.players: unknown key']);
    expect(messages(createMatchAt({ position, seed: 'x' } as never, seededChance('x')))).toEqual([
      '$.seed: unknown key',
    ]);
    expect(messages(createMatchAt(undefined as never))).toEqual(['$: undefined is not data']);
    expect(messages(createMatchAt(7 as never))).toEqual(['$: expected a position and a seed, got 7']);
    expect(messages(createMatchAt(7 as never, seededChance('x')))).toEqual(['$: expected a position, got 7']);
  });

  test('is not taken back by a match that says it began elsewhere', () => {
    const won = copyOf(roll(at()));
    expect(matchOfUndo(undo({ ...won, start: { ...position, score: 'x' } } as never))).toBeUndefined();
    expect(matchOfUndo(undo({ ...won, options: { players: 2, goal: 10 } }))).toBeUndefined();
  });
});

describe('undo', () => {
  test('a decision taken back meets the same dice again', () => {
    const one = roll(begin());
    const two = roll(one);
    expect(matchOfUndo(undo(two))).toEqual(one);
    expect(roll(matchOfUndo(undo(two))!)).toEqual(two);
    expect(matchOfUndo(undo(begin()))).toBeUndefined();
  });

  test('walks a whole match back to its start, each match as it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 120 }), (seed, decisions) => {
        const all = course(decisions, seed);
        let match = all.at(-1)!;
        for (let back = decisions - 1; back >= 0; back--) {
          match = matchOfUndo(undo(match))!;
          expect(match).toEqual(all[back]);
        }
        expect(matchOfUndo(undo(match))).toBeUndefined();
      }),
      { numRuns: 20, seed: 323 },
    );
  });

  test('equals what a copy without memory gives, taken back and played on as one likes', () => {
    const steps = fc.array(fc.boolean(), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), steps, (decisions, directions) => {
        let match = course(decisions).at(-1)!;
        for (const back of directions) {
          match = back ? (matchOfUndo(undo(match)) ?? match) : roll(match);
          expect(matchOfUndo(undo(match))).toEqual(matchOfUndo(undo(copyOf(match))));
        }
      }),
      { numRuns: 10, seed: 323 },
    );
  });

  test('plays at most 32 decisions again at the end of a long match, and few anywhere', () => {
    const { game, applied } = counted(toy);
    const host = matches(game);
    let match = orThrow(host.createMatch({ players: 2, goal: 100_000, seed: 'long' }));
    while (match.actions.length < 6000) match = orThrow(host.play(match, rollOf(match))).match;
    const costs: number[] = [];
    for (let back: ToyMatch | undefined = match; back !== undefined; back = matchOfUndo(host.undo(back))) {
      costs.push(applied.count);
      applied.count = 0;
    }
    expect(costs).toHaveLength(3001);
    // A decision and its die are two actions. The first cost is that of the game itself, which needs none.
    expect(costs[0]).toBe(0);
    expect(Math.max(...costs.slice(1, 17))).toBeLessThan(2 * 16);
    // 3,000 decisions keep checkpoints 128 apart.
    expect(Math.max(...costs)).toBeLessThan(2 * 128);
    expect(costs.reduce((sum, cost) => sum + cost) / costs.length).toBeLessThan(2 * 40);
  });

  test('of a match from elsewhere plays all of it again, once', () => {
    const { game, applied } = counted(toy);
    const host = matches(game);
    const all = course(100);
    const before = matchOfUndo(host.undo(copyOf(all[100]!)))!;
    expect(before).toEqual(all[99]);
    expect(applied.count).toBe(2 * 99);
    applied.count = 0;
    expect(matchOfUndo(host.undo(before))).toEqual(all[98]);
    // The nearest checkpoint is that after 96 decisions.
    expect(applied.count).toBe(2 * 2);
    applied.count = 0;
    const on = orThrow(host.play(before, rollOf(before))).match;
    expect(matchOfUndo(host.undo(on))).toEqual(all[99]);
    expect(applied.count).toBe(2 * 3);
  });

  test('of a loaded match needs no second replay', () => {
    const { game, applied } = counted(toy);
    const host = matches(game);
    const all = course(100);
    const loaded = orThrow(host.load(copyOf(save(all[100]!))));
    applied.count = 0;
    expect(matchOfUndo(host.undo(loaded))).toEqual(all[99]);
    expect(applied.count).toBe(2 * 3);
  });

  test('plays nothing again where a checkpoint stands', () => {
    const { game, applied } = counted(toy);
    const host = matches(game);
    let match = orThrow(host.createMatch({ players: 2, goal: 100_000, seed: 'course' }));
    for (let decision = 0; decision < 17; decision++) match = orThrow(host.play(match, rollOf(match))).match;
    expect(matchOfUndo(host.undo(match))).toEqual(course(16)[16]);
    expect(applied.count).toBe(0);
  });

  test('notices that the list of actions was written to', () => {
    const all = course(40);
    const match = all[40]!;
    (match.actions as unknown[]).splice(-2);
    expect(matchOfUndo(undo(match))).toEqual(all[38]);
    (match.actions as unknown[]).push({ type: 'roll', player: 'nobody' });
    expect(matchOfUndo(undo(match))).toBeUndefined();
  });

  test('answers undefined for what is no match of this game', () => {
    const sound = course(6, 'sound');
    const good = copyOf(sound[6]!);
    const cycle: Record<string, unknown> = { ...good };
    cycle['actions'] = [cycle];
    const throwing = new Proxy({}, { get: () => expect.unreachable() });
    const getter = Object.defineProperty({ ...good }, 'actions', { get: () => expect.unreachable() });
    const broken: readonly unknown[] = [
      ...[undefined, null, 7, 'match', [], {}, () => good, Symbol('m'), cycle, throwing, getter],
      { ...good, options: undefined },
      { ...good, options: { players: 3 } },
      { ...good, seed: undefined },
      { ...good, seed: 5 },
      { ...good, seed: 'x'.repeat(1001) },
      { ...good, seed: 'another' },
      { ...good, actions: undefined },
      { ...good, actions: { length: 1 } },
      { ...good, actions: [] },
      { ...good, actions: [null] },
      { ...good, actions: [...good.actions, { type: 'fly', player: 'ann' }] },
      { ...good, actions: Array.from({ length: MOST_ACTIONS + 1 }, () => good.actions[0]) },
      // A die that the seed does not give, a die nobody waits for, a decision out of turn before the last.
      {
        ...good,
        actions: good.actions.map((one) => (one.type === 'fall' ? { ...one, value: (one.value % 3) + 1 } : one)),
      },
      { ...good, actions: [{ type: 'fall', player: CHANCE, value: 1 }, ...good.actions] },
      { ...good, actions: [good.actions[0], good.actions[0], ...good.actions.slice(1)] },
    ];
    broken.forEach((match, index) =>
      expect(matchOfUndo(undo(match as ToyMatch)), `broken match ${index}`).toBeUndefined(),
    );
    expect(matchOfUndo(undo(good))).toEqual(sound[5]);
  });

  test('does not care how a match from elsewhere stands, only how it came there', () => {
    const one = roll(begin());
    const two = copyOf(roll(one));
    for (const changed of [
      { ...two, state: null },
      { ...two, chance: 'x' },
      { ...two, more: 1 },
    ])
      expect(matchOfUndo(undo(changed as never))).toEqual(one);
  });
});

describe('a match whose chance comes from elsewhere', () => {
  /** A source that gives these numbers in turn, of which each must be asked with the bound of the toy's die: 1 + 2 + 3. */
  function told(...numbers: number[]): ChanceSource {
    return {
      draw(bound) {
        expect(bound).toBe(6);
        return numbers.shift() ?? expect.unreachable();
      },
    };
  }
  const open = (goal = 40) => orThrow(createMatch({ players: 2, goal }, told()));

  test('says so, and takes its dice from there', () => {
    const match = open();
    expectTypeOf(match).toEqualTypeOf<UnseededMatch<ToyTypes>>();
    expect(match).toMatchObject({ seed: null, chance: null, actions: [], options: { players: 2, goal: 40 } });
    // Of the numbers 0 to 5 the first is a 1, the next two are a 2, the rest a 3.
    const one = orThrow(play(match, rollOf(match), told(2)));
    expectTypeOf(one.match).toEqualTypeOf<UnseededMatch<ToyTypes>>();
    expect(one.match).toMatchObject({ seed: null, chance: null });
    expect(one.match.actions.at(-1)).toEqual({ type: 'fall', player: CHANCE, value: 2 });
    expect(Object.isFrozen(one.match) && Object.isFrozen(one.match.actions[0])).toBe(true);
  });

  test('begins with options alone', () => {
    expect(paths(createMatch({ players: 2, seed: 'x' } as never, told()))).toEqual(['$.seed']);
    expect(paths(createMatch(undefined as never, told()))).toEqual(['$']);
    expect(paths(createMatch({ players: 3 }, told()))).toEqual(['$.players']);
  });

  test('is not played without a source, nor saved', () => {
    const match = open();
    const without = play as (match: unknown, action: unknown) => unknown;
    expect(() => without(match, rollOf(match))).toThrow(
      new TypeError('a match without a seed is played with a source of chance'),
    );
    expect(() => save(match as never)).toThrow(
      new TypeError('a match without a seed cannot be saved; keep its record'),
    );
  });

  test('is taken back decision by decision, its dice as they fell', () => {
    const all: UnseededMatch<ToyTypes>[] = [open(100_000)];
    const taste = seededChance('open');
    for (let decision = 0; decision < 70; decision++)
      all.push(orThrow(play(all.at(-1)!, rollOf(all.at(-1)!), taste)).match);
    let match = all[70]!;
    for (let back = 69; back >= 0; back--) {
      expect(matchOfUndo(undo(copyOf(match)))).toEqual(all[back]);
      match = matchOfUndo(undo(match))!;
      expect(match).toEqual(all[back]);
    }
    expect(matchOfUndo(undo(match))).toBeUndefined();
  });

  test('a match with a seed loses it with the first action played with another source', () => {
    const all: AnyMatch<ToyTypes>[] = [...course(40)];
    for (let decision = 0; decision < 5; decision++)
      all.push(orThrow(play(all.at(-1)!, rollOf(all.at(-1)!), told(0))).match);
    let match = all.at(-1) as UnseededMatch<ToyTypes>;
    expect(match.seed).toBeNull();
    for (let back = 44; back >= 20; back--) {
      match = matchOfUndo(undo(match))!;
      // Once lost, the seed does not come back.
      expect(match).toEqual({ ...all[back], seed: null, chance: null });
    }
  });

  test('goes on from its record', () => {
    let match = open();
    for (const number of [0, 1, 3]) match = orThrow(play(match, rollOf(match), told(number))).match;
    const resumed = orThrow(resume(copyOf(recordOf(match)), told()));
    expectTypeOf(resumed).toEqualTypeOf<UnseededMatch<ToyTypes>>();
    expect(resumed).toEqual(match);
    expect(Object.isFrozen(resumed.state) && resumed.actions.every(Object.isFrozen)).toBe(true);
    expect(matchOfUndo(undo(resumed))).toEqual(matchOfUndo(undo(match)));
    expect(orThrow(play(resumed, rollOf(resumed), told(0)))).toEqual(orThrow(play(match, rollOf(match), told(0))));
  });

  test('a record that stops where chance must go on goes on with chance', () => {
    const { state, options, actions } = roll(begin());
    const waiting = orThrow(toy.applyAction(orThrow(toy.createGame(options)), actions[0]!)).state;
    const { createRecord } = records(toy);
    const resumed = orThrow(resume(createRecord(options, actions.slice(0, 1), waiting), told(5)));
    expect(resumed.actions).toEqual([actions[0], { type: 'fall', player: CHANCE, value: 3 }]);
    // Die 3, and the bonus of 2.
    expect(resumed.state.score).toBe(5);
    expect(matchOfUndo(undo(resumed))).toEqual(open());
    expect(state).not.toEqual(waiting);
  });

  test('a record that does not hold is no match', () => {
    const record = recordOf(roll(begin()));
    expect(paths(resume({ ...record, checksum: 'x' }, told()))).toEqual(['$.checksum']);
    expect(resume(signed(record, { actions: [{ type: 'roll', player: 'bob' }] }), told())).toMatchObject({
      left: { code: 'refusedAction', index: 0, violation: { code: 'notYours' } },
    });
    expect(paths(resume(signed(record, { actions: [] }), told()))).toEqual(['$.finalState']);
  });
});

describe('a saved match', () => {
  const match = roll(roll(begin()));
  const saved = copyOf(save(match));

  test('says its format, its version and its seed', () => {
    expect(saved).toMatchObject({
      format: 'diadochi-match',
      version: MATCH_VERSION,
      seed: 'match',
      record: { version: 1 },
    });
    expect(Object.keys(saved).sort()).toEqual(['chance', 'checksum', 'format', 'record', 'seed', 'version']);
  });

  test('loads as it was, and goes on with the same dice', () => {
    const loaded = orThrow(load(saved));
    expectTypeOf(loaded).toEqualTypeOf<ToyMatch>();
    expect(loaded).toEqual(match);
    expect(roll(loaded)).toEqual(roll(match));
    expect(orThrow(load(save(begin())))).toEqual(begin());
  });

  test('leaves the checkpoints that play would have left', () => {
    const long = course(100);
    let loaded = orThrow(load(copyOf(save(long[100]!))));
    for (let back = 99; back >= 0; back--) {
      loaded = matchOfUndo(undo(loaded))!;
      expect(loaded).toEqual(long[back]);
    }
  });

  test('is refused if anything was changed', () => {
    expect(paths(load({ ...saved, seed: 'other' }))).toEqual(['$.checksum']);
    expect(paths(load({ ...saved, format: 'x', extra: 1, chance: { ...saved.chance, algorithm: 'mine' } }))).toEqual([
      '$.format',
      '$.chance.algorithm',
      '$.extra',
    ]);
    expect(paths(load({ ...saved, record: { ...saved.record, version: 9 } }))).toEqual(['$.record.version']);
    const { record: _, version: __, ...rest } = saved;
    expect(messages(load(rest))).toEqual(['$.version: missing', '$.record: missing']);
    expect(paths(load(signed(saved, { version: MATCH_VERSION + 1 })))).toEqual(['$.version']);
  });

  test('is refused if its dice are not those of its seed, however it is signed', () => {
    expect(paths(load(signed(saved, { seed: 'other', chance: seededChance('other').save() })))[0]).toMatch(
      /^\$\.record\.actions\[\d\]$|^\$\.chance$/,
    );
    expect(paths(load(signed(saved, { chance: seededChance('match').save() })))).toEqual(['$.chance']);
    expect(
      paths(load(signed(saved, { chance: { ...saved.chance, generator: { c: NaN, s0: 0, s1: 0, s2: 0 } } }))),
    ).toEqual(['$.chance.generator.c']);
    // Another die, the state that follows from it, and every digest made anew: the record replays, the save does not load.
    const { actions } = saved.record;
    const forged = actions.map((one) => (one.type === 'fall' ? { ...one, value: (one.value % 3) + 1 } : one));
    let state = orThrow(toy.createGame(match.options));
    for (const action of forged) state = orThrow(toy.applyAction(state, action)).state;
    const record = records(toy).createRecord(match.options, forged, state);
    expect(E.isRight(records(toy).replay(record))).toBe(true);
    expect(messages(load(signed(saved, { record })))).toEqual([
      '$.record.actions[1]: the seed has chance do something else here',
    ]);
  });

  test('is refused if its actions are, with their place', () => {
    const record = signed(saved.record, { actions: [...saved.record.actions, { type: 'roll', player: 'bob' }] });
    expect(load(signed(saved, { record }))).toMatchObject({
      left: { code: 'refusedAction', index: 4, violation: { code: 'notYours' }, message: 'action 4: notYours' },
    });
    const short = signed(saved.record, { actions: saved.record.actions.slice(0, 2) });
    expect(paths(load(signed(saved, { record: short })))).toEqual(['$.record.finalState']);
    expect(paths(load(signed(saved, { record: { ...saved.record, checksum: '0'.repeat(64) } })))).toEqual([
      '$.record.checksum',
    ]);
  });

  test('is refused if it stops where chance must go on', () => {
    const { options, actions } = match;
    const waiting = orThrow(toy.applyAction(orThrow(toy.createGame(options)), actions[0]!)).state;
    const record = records(toy).createRecord(options, actions.slice(0, 1), waiting);
    expect(paths(load(signed(saved, { record, chance: seededChance('match').save() })))).toEqual(['$.record.actions']);
  });

  test('is refused if it is no match at all', () => {
    const cycle: Record<string, unknown> = { ...saved };
    cycle['record'] = cycle;
    for (const input of [null, undefined, 1, '', [], cycle, new Date(0)])
      expect(paths(load(input)).length).toBeGreaterThan(0);
  });
});
