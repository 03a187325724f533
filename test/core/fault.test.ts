/** Faults as people read them: their paths, what they show, and how many are told. */
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { faultsOf, invalidInput, MOST_FAULTS, pathOf, shown } from '../../src/core/index.js';

test('a path writes places of a list by their number, names after a dot, and all other keys in quotes', () => {
  expect(pathOf([])).toBe('$');
  expect(pathOf(['spaces', 3, 'kind'])).toBe('$.spaces[3].kind');
  expect(pathOf(['12'])).toBe('$[12]');
  expect(pathOf(['1'.repeat(15)])).toBe(`$[${'1'.repeat(15)}]`);
  expect(pathOf(['1'.repeat(16)])).toBe(`$["${'1'.repeat(16)}"]`);
  expect(pathOf(['phalanx-1'])).toBe('$["phalanx-1"]');
  expect(pathOf(['1st'])).toBe('$["1st"]');
  expect(pathOf(['_a1'])).toBe('$._a1');
});

test('a value is shown in short', () => {
  expect(shown('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`);
  expect(shown('x'.repeat(41))).toBe(`"${'x'.repeat(39)}…"`);
  expect(shown([1, 2])).toBe('a list of 2');
  expect(shown({ a: 1 })).toBe('an object');
  expect([null, undefined, 7, true].map(shown)).toEqual(['null', 'undefined', '7', 'true']);
});

test('what io-ts finds without a word is told by what is there', () => {
  const read = t.type({ age: t.number }).decode({ age: 'old' });
  expect('left' in read && faultsOf(read.left)).toEqual([{ path: '$.age', message: 'unexpected "old"' }]);
});

test('each fault is told once, and no more than anybody reads', () => {
  const error = (key: string): t.ValidationError => ({
    value: 1,
    context: [
      { key: '', type: t.unknown },
      { key, type: t.unknown },
    ],
    message: 'wrong',
  });
  expect(faultsOf([error('a'), error('b'), error('a')])).toEqual([
    { path: '$.a', message: 'wrong' },
    { path: '$.b', message: 'wrong' },
  ]);
  const many = faultsOf(Array.from({ length: MOST_FAULTS + 2 }, (_, index) => error(String(index))));
  expect(many).toHaveLength(MOST_FAULTS);
  expect(many.at(-1)?.path).toBe(`$[${MOST_FAULTS - 1}]`);
});

test('the refusal tells all of them in a line', () => {
  const faults = [
    { path: '$.a', message: 'missing' },
    { path: '$.b', message: 'unknown key' },
  ];
  expect(invalidInput(faults)).toEqual({
    code: 'invalidInput',
    faults,
    message: '$.a: missing; $.b: unknown key',
  });
});
