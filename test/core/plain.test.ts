/** Where the reading of plain data stops: at the last depth, at the last value, and at keys that are none. */
import { describe, expect, test } from 'vitest';
import { plain, UNREADABLE } from '../../src/core/index.js';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const tooMany = (most: number) => ({
  copy: UNREADABLE,
  findings: [{ keys: [], message: `more than ${most} values` }],
});

test('sixteen lists stand in one another, and no more', () => {
  expect(plain(nested(16))).toEqual({ copy: nested(16), findings: [] });
  expect(plain(nested(17)).findings).toEqual([
    { keys: Array.from({ length: 16 }, () => 0), message: 'nested deeper than 16' },
  ]);
});

describe('a list has its places and no other keys', () => {
  test.each(['1e0', '+1', '01', ' 1', '4294967296', 'name'])('%j is no place of two', (key) => {
    expect(plain(Object.assign(['a', 'b'], { [key]: 'c' }))).toEqual({
      copy: ['a', 'b'],
      findings: [{ keys: [key], message: 'unknown key' }],
    });
  });

  test('nor symbols', () => {
    expect(plain(Object.assign(['a'], { [Symbol('s')]: 1 }))).toEqual({
      copy: ['a'],
      findings: [{ keys: ['Symbol(s)'], message: 'unknown key' }],
    });
  });
});

describe('a value too many', () => {
  test('is refused where it stands behind others that used up the last', () => {
    // The whole, a list of two and its items are four; two more stand behind.
    expect(plain([[1, 2], 3, 4], { values: 4, text: 9 })).toEqual(tooMany(4));
    expect(plain([[1, 2], 3, 4], { values: 5, text: 9 })).toEqual(tooMany(5));
    expect(plain([[1, 2], 3, 4], { values: 6, text: 9 }).copy).toEqual([[1, 2], 3, 4]);
  });

  test('is counted by keys before any of them is looked at', () => {
    // Two values beside the whole: three keys are too many, whatever is wrong with them.
    expect(plain({ long1: 1, long2: 2, long3: 3 }, { values: 3, text: 4 })).toEqual(tooMany(3));
    expect(plain({ long1: 1, long2: 2 }, { values: 3, text: 4 }).findings.map(({ message }) => message)).toEqual([
      'a key of more than 4 characters',
      'a key of more than 4 characters',
    ]);
  });

  /** The same, which notes the keys that are looked at. */
  function noting<T extends object>(target: T): { readonly noted: T; readonly looks: string[] } {
    const looks: string[] = [];
    const noted = new Proxy(target, {
      getOwnPropertyDescriptor(owner, key) {
        looks.push(String(key));
        return Reflect.getOwnPropertyDescriptor(owner, key);
      },
    });
    return { noted, looks };
  }

  test('is the last that is looked at', () => {
    // Of seven values after the whole two pairs take six; the third pair takes the last, and has no room for its items.
    const list = noting([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(plain(list.noted, { values: 8, text: 9 })).toEqual(tooMany(8));
    expect(list.looks).toEqual(['length', '0', '1', '2']);
    // The keys of an object are counted first: that looks at each of them once.
    const object = noting({ a: [0, 0], b: [0, 0], c: [0, 0], d: [0, 0], e: [0, 0] });
    expect(plain(object.noted, { values: 8, text: 9 })).toEqual(tooMany(8));
    expect(object.looks).toEqual(['a', 'b', 'c', 'd', 'e', 'a', 'b', 'c']);
  });
});
