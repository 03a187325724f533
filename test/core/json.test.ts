import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, digest, freezeJson, sameJson, thawJson } from '../../src/core/index.js';

const json = () => fc.jsonValue({ noUnicodeString: false } as object);
const shuffled = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value)
    ? value.map(shuffled)
    : Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, shuffled(item)]),
      );
};

describe('plain JSON', () => {
  test('a copy is the same, and another object', () => {
    fc.assert(
      fc.property(json(), (value) => {
        const copy = thawJson(freezeJson(value));
        expect(sameJson(copy, value)).toBe(true);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
        expect(typeof copy === 'object' && copy !== null && Object.isFrozen(copy)).toBe(false);
      }),
    );
  });

  test('the order of keys does not matter, that of lists does', () => {
    fc.assert(
      fc.property(json(), (value) => {
        expect(sameJson(shuffled(value), value)).toBe(true);
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
        expect(digest(shuffled(value))).toBe(digest(value));
      }),
    );
    expect(sameJson([1, 2], [2, 1])).toBe(false);
  });

  test('different values have different texts', () => {
    fc.assert(
      fc.property(json(), json(), (a, b) => {
        expect(canonicalJson(a) === canonicalJson(b)).toBe(sameJson(a, b) || JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  test('inherited names are no keys', () => {
    expect(sameJson({ toString: 1 }, {})).toBe(false);
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false);
    expect(sameJson([], {})).toBe(false);
    expect(sameJson({}, [])).toBe(false);
    expect(sameJson(null, {})).toBe(false);
  });

  test('a list is no part of a longer one, and no record that tells its length', () => {
    expect(sameJson([1], [1, 2])).toBe(false);
    expect(sameJson([1, 2], [1])).toBe(false);
    expect(sameJson([], { length: 0 })).toBe(false);
    expect(sameJson([null], [null])).toBe(true);
  });

  test('what is undefined is left out of a record, and is null elsewhere', () => {
    expect(canonicalJson({ b: 1, a: undefined })).toBe('{"b":1}');
    expect(canonicalJson([undefined, null])).toBe('[null,null]');
    expect(canonicalJson(undefined)).toBe('null');
  });

  test('a digest is SHA-256 of the canonical text', () => {
    expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
