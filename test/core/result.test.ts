import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { orThrow, Refused } from '../../src/core/index.js';

describe('orThrow', () => {
  test('answers what is right, whatever it is', () => {
    const value = { right: 1 };
    expect(orThrow(E.right(value))).toBe(value);
    expect(orThrow(E.right(undefined))).toBeUndefined();
  });

  test('throws a refusal, which can be caught with all that it says', () => {
    const refusal = { code: 'invalidInput', message: 'no' };
    const thrown = (() => {
      try {
        return orThrow(E.left(refusal));
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toBeInstanceOf(Refused);
    expect(thrown).toMatchObject({ name: 'Refused', message: 'no' });
    expect((thrown as Refused<typeof refusal>).refusal).toBe(refusal);
  });

  test.each([[{ state: 1 }], [undefined], [null], ['x'], [[]]])('%j is no Either', (value) => {
    expect(() => orThrow(value as never)).toThrow(TypeError);
  });

  test('says so of a value unwrapped already', () => {
    expect(() => orThrow({ state: 1 } as never)).toThrow(
      new TypeError('orThrow takes an Either: this is none, or unwrapped already'),
    );
  });
});
