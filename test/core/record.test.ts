import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import {
  digest,
  matches,
  MOST_ACTIONS,
  MOST_FAULTS,
  orThrow,
  records,
  type Fault,
  type InvalidRecord,
} from '../../src/core/index.js';
import { toy, type ToyTypes } from './toy.js';

const { createRecord, read, replay } = records(toy);
const { createMatch, play } = matches(toy);

/** A game in which both roll until one wins. */
function played() {
  let match = orThrow(createMatch({ players: 2, goal: 20, seed: 'record' }));
  while (toy.actors(match.state).length > 0) match = orThrow(play(match, toy.legalActions(match.state)[0]!)).match;
  return match;
}
const match = played();
const record = createRecord(match.options, match.actions, match.state);
const signed = (changes: object) => {
  const { checksum: _, ...body } = { ...record, ...changes };
  return { ...body, checksum: digest(body) };
};
const refused = (input: unknown): InvalidRecord<ToyTypes> => {
  const result = replay(input);
  if (E.isRight(result)) throw new Error('replayed');
  return result.left;
};
const faults = (input: unknown): readonly Fault[] => {
  const refusal = refused(input);
  return refusal.code === 'invalidInput' ? refusal.faults : [];
};
const paths = (input: unknown): readonly string[] => faults(input).map(({ path }) => path);

describe('replay', () => {
  test('gives the same state, all events and the outcome', () => {
    const again = orThrow(replay(JSON.parse(JSON.stringify(record))));
    expect(again.state).toEqual(match.state);
    expect(again.outcome).toEqual(toy.outcome(match.state));
    expect(again.events.at(-1)?.type).toBe('won');
    // A roll says nothing before its die has fallen.
    expect(again.events[0]).toMatchObject({ type: 'fell' });
    expect(Object.isFrozen(again.state)).toBe(true);
  });

  test('refuses every fault of the envelope, the options and the actions at once', () => {
    expect(
      paths({
        ...record,
        format: 'x',
        version: 3,
        game: 'chess',
        gameVersion: 8,
        options: { players: 3 },
        actions: [{ type: 'fly' }, 7],
        extra: 1,
        checksum: 5,
      }),
    ).toEqual(
      expect.arrayContaining([
        '$.format',
        '$.version',
        '$.game',
        '$.gameVersion',
        '$.checksum',
        '$.extra',
        '$.options.players',
        '$.actions[0].type',
        '$.actions[1]',
      ]),
    );
  });

  test('says of what is missing that it is missing, once', () => {
    const missing = (path: string) => ({ path, message: 'missing' });
    expect(faults({ format: 'x' })).toEqual([
      { path: '$.format', message: 'expected "diadochi-record", got "x"' },
      ...['version', 'game', 'gameVersion', 'options', 'actions', 'finalState', 'checksum'].map((key) =>
        missing(`$.${key}`),
      ),
    ]);
    expect(faults({ ...record, options: {} })).toEqual([missing('$.options.players')]);
    expect(faults(undefined)).toEqual([{ path: '$', message: 'undefined is not data' }]);
    expect(faults({ ...record, options: undefined })).toEqual([
      { path: '$.options', message: 'undefined is not data' },
    ]);
    expect(faults({ ...record, actions: [record.actions[0], { type: 'roll', player: 7n }] })).toEqual([
      { path: '$.actions[1].player', message: 'bigint is not data' },
    ]);
  });

  test('says what it expected, and what does not fit', () => {
    expect(faults(5)).toEqual([{ path: '$', message: 'expected a record, got 5' }]);
    expect(faults({ ...record, finalState: 'x' })).toEqual([
      { path: '$.finalState', message: 'expected a digest, got "x"' },
    ]);
    expect(faults({ ...record, actions: [] })).toEqual([
      { path: '$.checksum', message: 'the record was changed after it was written' },
    ]);
    expect(faults(signed({ finalState: '0'.repeat(64) }))).toEqual([
      { path: '$.finalState', message: 'the actions lead to another state' },
    ]);
  });

  test('a record of version 1 begins with a game, one of version 2 at a position', () => {
    const start = { ...orThrow(toy.createGame(match.options)), score: 3 };
    const { state } = orThrow(toy.applyAction(start, { type: 'stop', player: 'ann' }));
    const later = createRecord(match.options, [{ type: 'stop', player: 'ann' }], state, start);
    expect([record.version, later.version]).toEqual([1, 2]);
    expect(orThrow(replay(later)).state).toEqual(state);
    expect(faults({ ...later, version: 1 })).toEqual([{ path: '$.start', message: 'a record of version 1 has none' }]);
    expect(faults({ ...record, version: 2 })).toEqual([{ path: '$.start', message: 'missing' }]);
  });

  test('refuses what is no digest', () => {
    for (const none of ['x', ['0'.repeat(64)], '0'.repeat(63), '0'.repeat(65), 'G'.repeat(64), 64])
      expect(paths({ ...record, finalState: none, checksum: none })).toEqual(['$.finalState', '$.checksum']);
  });

  test('refuses a later version of itself, and what is no version of the rules', () => {
    expect(paths(signed({ version: 3 }))).toEqual(['$.version']);
    for (const none of [0, -1, 1.5, '2', null, 2 ** 60])
      expect(paths(signed({ gameVersion: none }))).toEqual(['$.gameVersion']);
  });

  test('refuses what was changed, signed or not', () => {
    expect(paths({ ...record, actions: record.actions.slice(1) })).toEqual(['$.checksum']);
    expect(paths(signed({ actions: record.actions.slice(0, -1) }))).toEqual(['$.finalState']);
    expect(refused(signed({ actions: [...record.actions, record.actions[0]] }))).toMatchObject({
      code: 'refusedAction',
      index: record.actions.length,
      violation: { code: 'over' },
    });
  });

  test('refuses what is not data', () => {
    const cycle: Record<string, unknown> = { ...record };
    cycle['options'] = cycle;
    expect(paths(cycle)).toContain('$.options');
    let called = false;
    const getter = Object.defineProperty({ ...record }, 'actions', { enumerable: true, get: () => (called = true) });
    expect(paths(getter)).toContain('$.actions');
    expect(called).toBe(false);
    for (const input of [null, undefined, 1, 'record', [], new Map(), () => record, Symbol('r')])
      expect(paths(input)).toHaveLength(1);
  });

  test('refuses more actions than any game has, without looking at them', () => {
    expect(paths({ ...record, actions: Array.from({ length: MOST_ACTIONS + 1 }, () => 0) })).toEqual(['$.actions']);
    expect(paths({ ...record, actions: { length: 1e9 } })).toEqual(['$.actions']);
  });

  test('a thousand faults are enough, and what comes after them is not looked at', () => {
    let decoded = 0;
    const counting = records({
      ...toy,
      decode: { ...toy.decode, action: (input) => (decoded++, toy.decode.action(input)) },
    });
    const answer = counting.replay({ ...record, more: 1, actions: Array.from({ length: MOST_ACTIONS }, () => 0) });
    expect(E.isLeft(answer) && answer.left.code === 'invalidInput' && answer.left.faults).toHaveLength(MOST_FAULTS);
    expect(decoded).toBe(MOST_FAULTS);
  });

  test('a record that a game will not begin is refused with its reasons', () => {
    const strict = records({ ...toy, createGame: () => E.left({ code: 'invalidInput', faults: [], message: 'no' }) });
    expect(strict.replay(record)).toMatchObject({ left: { message: 'no' } });
  });
});

describe('read', () => {
  test('answers a copy of what is written, and plays nothing', () => {
    const copy = orThrow(read(record));
    expect(copy).toEqual(record);
    expect(copy).not.toBe(record);
    const wrong = signed({ finalState: '0'.repeat(64) });
    expect(orThrow(read(wrong))).toEqual(wrong);
    expect(paths(wrong)).toEqual(['$.finalState']);
  });

  test('refuses what does not read or was changed', () => {
    expect(read({ ...record, game: 'chess' })).toMatchObject({ left: { faults: [{ path: '$.game' }] } });
    expect(read({ ...record, finalState: '0'.repeat(64) })).toMatchObject({
      left: { faults: [{ path: '$.checksum' }] },
    });
  });
});

test('a record does not prove its dice: other legal ones replay, signed anew', () => {
  const forged = match.actions.map((one) => (one.type === 'fall' ? { ...one, value: 1 } : one));
  let state = orThrow(toy.createGame(match.options));
  const legal = forged.filter((action) => {
    const step = toy.applyAction(state, action);
    if (E.isRight(step)) state = step.right.state;
    return E.isRight(step);
  });
  expect(legal).not.toEqual(match.actions);
  expect(orThrow(replay(createRecord(match.options, legal, state))).state).toEqual(state);
});
