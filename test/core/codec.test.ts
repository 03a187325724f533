import * as E from 'fp-ts/lib/Either.js';
import * as fc from 'fast-check';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import {
  closed,
  codecOf,
  decodeWith,
  decoderOf,
  depending,
  either,
  flag,
  LIMITS,
  limitsOf,
  listOf,
  loosely,
  mapOf,
  MOST_FAULTS,
  oneOf,
  orNull,
  plain,
  realNumber,
  recognizerOf,
  rowsOf,
  tableOf,
  tagged,
  text,
  UNREADABLE,
  value,
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

  test('asks a proxy for prototype, keys and descriptors alone', () => {
    const asked = new Set<string>();
    const noting = new Proxy<ProxyHandler<object>>(
      {},
      {
        get: (_, trap) => {
          asked.add(String(trap));
          return undefined;
        },
      },
    );
    const list = new Proxy(Object.assign([1, 2]), noting);
    expect(plain([list, new Proxy({ a: 3 }, noting)]).copy).toEqual([[1, 2], { a: 3 }]);
    expect([...asked].sort()).toEqual(['getOwnPropertyDescriptor', 'getPrototypeOf', 'ownKeys']);
  });

  test('an array whose length lies, or has none, is refused', () => {
    const lying = (length: unknown) =>
      new Proxy([1, 2], {
        getOwnPropertyDescriptor: (target, key) =>
          key === 'length'
            ? { value: length, writable: true, enumerable: false, configurable: false }
            : Reflect.getOwnPropertyDescriptor(target, key),
      });
    expect(plain([lying('2')]).findings).toEqual([{ keys: [], message: 'more than 1000000 values' }]);
    expect(plain([lying(1e9)]).findings).toEqual([{ keys: [], message: 'more than 1000000 values' }]);
    expect(plain([lying(1)])).toEqual({ copy: [[1]], findings: [{ keys: [0, '1'], message: 'unknown key' }] });
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

describe('limits', () => {
  const few = { values: 5, text: 3 };
  const tooMany = { copy: UNREADABLE, findings: [{ keys: [], message: 'more than 5 values' }] };

  test('count every list, object, text and number, the whole included', () => {
    expect(plain({ a: [1, 'x'], b: null }, few).findings).toEqual([]);
    expect(plain({ a: [1, 'x'], b: null, c: true }, few)).toEqual(tooMany);
    expect(plain([1, 2, 3, 4], few).copy).toEqual([1, 2, 3, 4]);
    expect(plain([1, 2, 3, 4, 5], few)).toEqual(tooMany);
    expect(plain([[], [], [], []], few).findings).toEqual([]);
    expect(plain([[], [], [], [], []], few)).toEqual(tooMany);
    expect(plain({ a: 1, b: 2, c: 3, d: 4 }, few).findings).toEqual([]);
    expect(plain({ a: 1, b: 2, c: 3, d: 4, e: 5 }, few)).toEqual(tooMany);
    expect(plain({ a: { b: 1, c: 2, d: 3 } }, few).findings).toEqual([]);
    expect(plain({ a: { b: 1, c: 2, d: 3, e: 4 } }, few)).toEqual(tooMany);
  });

  test('count what stands in several places each time', () => {
    let doubled: unknown = [];
    for (let depth = 0; depth < 14; depth++) doubled = [doubled, doubled, doubled, doubled, doubled, doubled];
    expect(plain(doubled).findings).toEqual([{ keys: [], message: 'more than 1000000 values' }]);
  });

  test('hold for each text and each key', () => {
    expect(plain({ abc: 'def' }, few).findings).toEqual([]);
    expect(plain({ abc: 'defg', abcd: 1 }, few)).toEqual({
      copy: { abc: UNREADABLE },
      findings: [
        { keys: ['abc'], message: 'a text of more than 3 characters' },
        { keys: ['abcd'], message: 'a key of more than 3 characters' },
      ],
    });
    expect(plain('x'.repeat(LIMITS.text)).findings).toEqual([]);
    expect(plain('x'.repeat(LIMITS.text + 1)).findings).toEqual([
      { keys: [], message: 'a text of more than 10000 characters' },
    ]);
  });

  /** A list that counts how often an item of it is looked at. */
  function counting(length: number) {
    const looks = { count: 0 };
    const list = new Proxy(
      Array.from({ length }, () => 0),
      {
        getOwnPropertyDescriptor(target, key) {
          if (key !== 'length') looks.count += 1;
          return Reflect.getOwnPropertyDescriptor(target, key);
        },
      },
    );
    return { list, looks };
  }

  test('stop the reading at the first value too many', () => {
    const { list, looks } = counting(900_000);
    expect(plain(list, few)).toEqual(tooMany);
    expect(looks.count).toBe(0);
    const some = counting(4);
    expect(plain([1, some.list], few)).toEqual(tooMany);
    expect(some.looks.count).toBe(0);
    const rows = Array.from({ length: 50 }, () => counting(2));
    expect(
      plain(
        rows.map((row) => row.list),
        { values: 60, text: 1 },
      ).findings,
    ).toHaveLength(1);
    // 51 are the whole and its rows, were they all read; each row that is read takes three of the 59 after the whole.
    expect(rows.filter((row) => row.looks.count > 0)).toHaveLength(19);
  });

  test('are those of the shape: four times as large as anything that fits it, and a thousand values more', () => {
    const line = closed({ kind: oneOf(['line']), ends: listOf(wholeNumber(0, 9), 2) }, { name: text(5) });
    // An object, a kind, a list of two and a name.
    expect(limitsOf(line)).toEqual({ values: 4 * 6 + 1000, text: 10_000 });
    expect(limitsOf(tagged('kind', { line, dot: closed({ kind: oneOf(['dot']) }) })).values).toBe(4 * 6 + 1000);
    expect(limitsOf(listOf(line, 10)).values).toBe(4 * 61 + 1000);
    expect(limitsOf(mapOf(text(5), line, 10)).values).toBe(4 * 61 + 1000);
    expect(limitsOf(tableOf(['a', 'b'], line)).values).toBe(4 * 13 + 1000);
    expect(limitsOf(orNull(line)).values).toBe(4 * 6 + 1000);
    expect(limitsOf(either(flag, line)).values).toBe(4 * 6 + 1000);
    expect(limitsOf(either(line, flag)).values).toBe(4 * 6 + 1000);
    expect(limitsOf(value('a pair', (u): u is readonly [] => Array.isArray(u), 3)).values).toBe(4 * 3 + 1000);
    for (const single of [realNumber(0, 1), t.string, t.number, t.boolean, t.null])
      expect(limitsOf(single).values).toBe(1004);
    expect(limitsOf(codecOf('Line', line)).values).toBe(4 * 6 + 1000);
    // Where a part does not tell its size, the general limit holds; so it does for what is larger.
    expect(limitsOf(closed({ any: t.unknown as t.Type<unknown> }))).toEqual(LIMITS);
    expect(limitsOf(listOf(t.unknown as t.Type<unknown>, 0)).values).toBe(4 + 1000);
    expect(limitsOf(listOf(line, 100_000))).toEqual(LIMITS);
  });

  test('let an ordinary mistake be told in detail, and refuse the rest as a whole', () => {
    const shape = closed({ ready: flag });
    const extra = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, index]));
    expect(faults(shape, { ready: true, ...extra(1006) })).toHaveLength(1000);
    expect(faults(shape, { ready: true, ...extra(1007) })).toEqual(['$: more than 1008 values']);
    const read = codecOf('Ready', shape, () => [], { values: 2, text: 5 }).decode({ ready: true, k: 1 });
    expect(E.isLeft(read) && read.left.map(({ message }) => message)).toEqual(['more than 2 values']);
    const bounded = decodeWith(shape, { ready: true, k: 1 }, () => [], { values: 2, text: 5 });
    expect(bounded).toMatchObject({ left: { message: '$: more than 2 values' } });
  });

  test('nothing is explained beyond the faults that anybody reads', () => {
    let asked = 0;
    const never = value('never', (u): u is never => (asked++, u === undefined));
    const many = Array.from({ length: 5_000 }, () => 1);
    expect(faults(listOf(never, 5_000), many)).toHaveLength(MOST_FAULTS);
    // The quick look stops at the first; each that is explained is asked once.
    expect(asked).toBe(1 + MOST_FAULTS);
    asked = 0;
    expect(faults(mapOf(text(9), never, 5_000), Object.fromEntries(many.entries()))).toHaveLength(MOST_FAULTS);
    expect(asked).toBe(1 + MOST_FAULTS);
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

  test('a shape knows its own at a glance', () => {
    const shape = closed({ name: text(5) }, { age: wholeNumber(0, 150) });
    for (const own of [{ name: 'ann' }, { name: 'ann', age: 7 }]) expect(shape.is(own)).toBe(true);
    for (const other of [
      null,
      [],
      'ann',
      {},
      { age: 7 },
      { name: '' },
      { name: 'ann', age: 200 },
      { name: 'ann', x: 1 },
    ])
      expect(shape.is(other)).toBe(false);
    expect([[], [true]].map(listOf(flag, 1).is)).toEqual([true, true]);
    expect([null, {}, [1], [true, true]].map(listOf(flag, 1).is)).toEqual([false, false, false, false]);
    const table = mapOf(oneOf(['a', 'b']), flag, 1);
    expect([{}, { a: true }].map(table.is)).toEqual([true, true]);
    expect([null, { a: 1 }, { c: true }, { a: true, b: true }].map(table.is)).toEqual([false, false, false, false]);
  });

  test('of a row the well-formed fields can be had', () => {
    const props = { name: text(5), age: wholeNumber(0, 150) };
    expect(loosely<{ name: string; age: number }>(props, { name: 'ann', age: 200, x: 1 })).toEqual({ name: 'ann' });
    expect(loosely<{ name: string; age: number }>(props, Object.create({ name: 'ann' }))).toEqual({});
    expect(loosely<{ name: string; age: number }>(props, [1])).toEqual({});
    expect([[1], null, { 0: 1 }].map(rowsOf)).toEqual([[1], [], []]);
  });

  test('single values have bounds', () => {
    expect(['a', 'abcde', ' a '].map(text(5).is)).toEqual([true, true, true]);
    expect(['', ' ', 'abcdef', 5, null].map(text(5).is)).toEqual([false, false, false, false, false]);
    expect([-1, 0, 3].map(wholeNumber(-1, 3).is)).toEqual([true, true, true]);
    expect([-2, 4, 0.5, NaN, '1'].map(wholeNumber(-1, 3).is)).toEqual([false, false, false, false, false]);
    expect([-1, 0.5, 3].map(realNumber(-1, 3).is)).toEqual([true, true, true]);
    expect([-1.5, 3.5, NaN, Infinity, '1'].map(realNumber(-1, 3).is)).toEqual([false, false, false, false, false]);
    expect(['a', 1].map(oneOf(['a', 1]).is)).toEqual([true, true]);
    expect(faults(oneOf([]), 1)).toEqual(['$: expected nothing, got 1']);
  });

  test('a shape may depend on the value', () => {
    const shape = depending('as long as it says', (u) =>
      listOf(wholeNumber(0, 9), Array.isArray(u) ? Number(u[0]) : 0),
    );
    expect(faults(shape, [2, 5])).toEqual([]);
    expect(faults(shape, [1, 5])).toEqual(['$: expected a list of 0 to 1 items, got a list of 2']);
    expect(
      [
        [2, 5],
        [1, 5],
      ].map(shape.is),
    ).toEqual([true, false]);
    expect(limitsOf(shape)).toEqual(LIMITS);
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
    expect(faults(orNull(flag), true)).toEqual([]);
    expect([null, true, 1, undefined].map(orNull(flag).is)).toEqual([true, true, false, false]);
    for (const sure of [true, false, 'maybe']) expect(faults(either(flag, oneOf(['maybe'])), sure)).toEqual([]);
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

test('what a decoder reads is recognized: plain data alone, and what stays as it is', () => {
  const isPair = recognizerOf(decoderOf(codecOf('a pair', closed({ a: wholeNumber(0, 9), b: wholeNumber(0, 9) }))));
  expect(isPair({ a: 1, b: 2 })).toBe(true);
  expect(isPair({ a: 1, b: 10 })).toBe(false);
  expect(isPair({ a: 1, b: 2, c: 3 })).toBe(false);
  // Its fields are 1 and 2 to whoever describes it, and 7 to whoever asks for them.
  expect(isPair(new Proxy({ a: 1, b: 2 }, { get: () => 7 }))).toBe(false);
  const { proxy, revoke } = Proxy.revocable({ a: 1, b: 2 }, {});
  revoke();
  expect(isPair(proxy)).toBe(false);
});
