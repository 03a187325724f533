import * as E from 'fp-ts/lib/Either.js';
import * as fc from 'fast-check';
import type * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import {
  closed,
  codecOf,
  decodeWith,
  either,
  flag,
  listOf,
  mapOf,
  oneOf,
  orNull,
  plain,
  realNumber,
  tableOf,
  tagged,
  text,
  UNREADABLE,
  wholeNumber,
} from '../../src/core/index.js';

const faults = <A>(shape: t.Type<A>, input: unknown): readonly string[] => {
  const read = decodeWith(shape, input);
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
};

describe('plain', () => {
  test('copies JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const wanted = JSON.parse(JSON.stringify(value)) as unknown;
        const { copy, findings } = plain(wanted);
        if (findings.length === 0) expect(copy).toEqual(wanted);
        else expect(JSON.stringify(wanted)).toContain('__proto__');
      }),
    );
  });

  test('calls no code, follows no prototype, and says what is no data', () => {
    let called = false;
    class Inherits {
      own = 1;
    }
    const hostile = {
      good: [1, 'a', null, true],
      getter: 0,
      cycle: {} as Record<string, unknown>,
      hole: [1, , 2],
      instance: new Inherits(),
      date: new Date(0),
      big: 10n,
      what: undefined,
      nan: NaN,
      zero: -0,
      ['__proto__' + '']: 0,
    };
    Object.defineProperty(hostile, 'getter', { enumerable: true, get: () => (called = true) });
    hostile.cycle['again'] = hostile.cycle;
    const { copy, findings } = plain(hostile);
    expect(called).toBe(false);
    expect(copy).toMatchObject({ good: [1, 'a', null, true], getter: UNREADABLE, nan: NaN, zero: 0 });
    expect(findings.map(({ keys, message }) => `${keys.join('.')}: ${message}`)).toEqual([
      'getter: a getter is not data',
      'cycle.again: contains itself',
      'hole.1: missing',
      'instance: not a plain object',
      'date: not a plain object',
      'big: bigint is not data',
      'what: undefined is not data',
      ...(Object.hasOwn(hostile, '__proto__') ? ['__proto__: unknown key'] : []),
    ]);
  });

  test('is bounded in depth and in size', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(plain(deep).findings[0]?.message).toBe('nested deeper than 16');
    expect(plain(new Array(1e9)).findings).toEqual([{ keys: [], message: 'more than 1000000 values' }]);
    expect(plain(Array.from({ length: 50_000 }, () => () => 1)).findings).toHaveLength(1_000);
  });

  test('survives proxies that throw', () => {
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(plain({ a: [proxy], b: 1 })).toEqual({
      copy: { a: [UNREADABLE], b: 1 },
      findings: [{ keys: ['a', 0], message: 'cannot be read' }],
    });
  });
});

describe('shapes', () => {
  test('closed objects have their fields and no others', () => {
    const shape = closed({ name: text(5), age: wholeNumber(0, 150) }, { nick: text(5) });
    expect(faults(shape, { name: 'ann', age: 7 })).toEqual([]);
    expect(faults(shape, { name: 'ann', age: 7, nick: 'a' })).toEqual([]);
    expect(faults(shape, { name: ' ', age: 1.5, nick: 'too long', more: 1 })).toEqual([
      '$.name: expected a text of 1 to 5 characters, got " "',
      '$.age: expected a whole number from 0 to 150, got 1.5',
      '$.nick: expected a text of 1 to 5 characters, got "too long"',
      '$.more: unknown key',
    ]);
    expect(faults(shape, Object.create({ name: 'ann', age: 7 }))).toEqual(['$: not a plain object']);
    expect(faults(shape, [])).toEqual(['$: expected an object, got a list of 0']);
    expect(faults(shape, { age: 7 })).toEqual(['$.name: missing']);
  });

  test('tagged unions go by their tag', () => {
    const shape = tagged('kind', {
      dot: closed({ kind: oneOf(['dot']) }),
      line: closed({ kind: oneOf(['line']), length: realNumber(0, 9) }),
    });
    expect(faults(shape, { kind: 'line', length: 2.5 })).toEqual([]);
    expect(faults(shape, { kind: 'line', length: Infinity })).toEqual([
      '$.length: expected a number from 0 to 9, got Infinity',
    ]);
    for (const kind of ['toString', '__proto__', 7])
      expect(faults(shape, { kind })[0]).toMatch(/^\$\.kind: expected one of "dot", "line"/);
    expect(faults(shape, {})).toEqual(['$.kind: expected one of "dot", "line", got undefined']);
  });

  test('tables by key, partly or whole', () => {
    const some = mapOf(oneOf(['a', 'b']), flag, 2);
    expect(faults(some, { a: true })).toEqual([]);
    expect(faults(some, { a: 1, c: true })).toEqual([
      '$.a: expected true or false, got 1',
      '$.c: expected as key one of "a", "b"',
    ]);
    expect(faults(some, { a: true, b: true, c: true })).toEqual(['$: expected at most 2 keys, got 3']);
    expect(faults(tableOf(['a', 'b'], flag), { a: true })).toEqual(['$.b: missing']);
  });

  test('lists, nothing, and one of two', () => {
    expect(faults(listOf(flag, 2, 1), [])).toEqual(['$: expected a list of 1 to 2 items, got a list of 0']);
    expect(faults(listOf(flag, 2), [true, 0])).toEqual(['$[1]: expected true or false, got 0']);
    expect(faults(orNull(flag), null)).toEqual([]);
    expect(faults(either(flag, oneOf(['maybe'])), 'no')).toEqual(['$: expected true or false, or "maybe", got "no"']);
  });

  test('a path names strange keys in quotes, and cuts long ones', () => {
    expect(faults(closed({}), { 'a b': 1, ['x'.repeat(500)]: 1 })).toEqual([
      '$["a b"]: unknown key',
      `$["${'x'.repeat(39)}…"]: unknown key`,
    ]);
  });

  test('what is read is a copy, and a second look comes after the shape', () => {
    const shape = closed({ list: listOf(wholeNumber(0, 9), 3) });
    const input = { list: [1] };
    const read = decodeWith(shape, input);
    expect(E.isRight(read) && read.right.list !== input.list).toBe(true);
    const asked: unknown[] = [];
    decodeWith(shape, { list: ['x'] }, (value) => (asked.push(value), []));
    expect(asked).toEqual([]);
    expect(decodeWith(shape, input, () => [{ path: '$.list', message: 'too sad' }])).toMatchObject({
      left: { message: '$.list: too sad' },
    });
  });

  test('inside another codec of io-ts the path begins there', () => {
    const codec = codecOf('Pair', listOf(flag, 2), () => [{ keys: [1], message: 'unlucky' }]);
    const read = closed({ pair: codec }).decode({ pair: [true, 3] });
    expect(
      E.isLeft(read) &&
        read.left.map(({ context, message }) => `${context.map(({ key }) => key).join('.')}: ${message}`),
    ).toEqual(['.pair.1: expected true or false, got 3', '.pair.1: unlucky']);
  });
});
