/** What codecs say of themselves: their names in messages, and what they let pass, as data. */
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import {
  closed,
  codecOf,
  decodeWith,
  depending,
  either,
  flag,
  isLeft,
  listOf,
  mapOf,
  oneOf,
  orNull,
  realNumber,
  tableOf,
  tagged,
  text,
  value,
  wholeNumber,
  type Check,
} from '../../src/core/index.js';

const formOf = ({ form }: Check<unknown>) => form;
const told = (shape: Check<unknown>, input: unknown): string => {
  const read = decodeWith(shape, input);
  return isLeft(read) ? read.left.message : '';
};

describe('the form of a shape tells what it lets pass', () => {
  const name = text(5);

  test('of single values', () => {
    expect(formOf(wholeNumber(2, 9))).toEqual({ is: 'number', whole: true, least: 2, most: 9 });
    expect(formOf(realNumber(0, 1))).toEqual({ is: 'number', whole: false, least: 0, most: 1 });
    expect(formOf(name)).toEqual({ is: 'text', most: 5, pattern: '\\S' });
    expect(formOf(flag)).toEqual({ is: 'one of', values: [true, false] });
    expect(formOf(oneOf(['a', 1]))).toEqual({ is: 'one of', values: ['a', 1] });
    expect(formOf(value('small', (u): u is 1 => u === 1, 1, { is: 'one of', values: [1] }))).toEqual({
      is: 'one of',
      values: [1],
    });
  });

  test('of lists, objects and tables, by the checks of their parts', () => {
    expect(formOf(listOf(flag, 4, 1))).toEqual({ is: 'list', item: flag, least: 1, most: 4 });
    expect(formOf(closed({ name }, { ready: flag }))).toEqual({
      is: 'object',
      fields: { name, ready: flag },
      optional: ['ready'],
    });
    expect(formOf(tableOf(['a', 'b'], flag))).toEqual({ is: 'object', fields: { a: flag, b: flag }, optional: [] });
    expect(formOf(mapOf(name, flag, 3))).toEqual({ is: 'table', key: name, item: flag, most: 3 });
  });

  test('of unions, by their members', () => {
    const dot = closed({ kind: oneOf(['dot']) });
    const line = closed({ kind: oneOf(['line']), length: realNumber(0, 9) });
    expect(formOf(tagged('kind', { dot, line }))).toEqual({ is: 'any of', members: [dot, line] });
    expect(formOf(either(flag, name))).toEqual({ is: 'any of', members: [flag, name] });
    const nullable = formOf(orNull(flag));
    const [first, nothing, ...more] = nullable?.is === 'any of' ? nullable.members : [];
    expect(nullable?.is).toBe('any of');
    expect(first).toBe(flag);
    expect(more).toEqual([]);
    expect(nothing?.form).toEqual({ is: 'one of', values: [null] });
    expect([null, 0, undefined].map((u) => nothing?.is(u))).toEqual([true, false, false]);
    expect(nothing === undefined ? '' : told(nothing, 0)).toBe('$: expected null, got 0');
  });

  test('of what depends on the value, by the widest; and of a codec, by its shape', () => {
    const numbers = listOf(wholeNumber(0, 9), 9);
    expect(formOf(depending('some numbers', () => numbers, () => numbers))).toEqual(formOf(numbers)); // prettier-ignore
    expect(formOf(codecOf('Numbers', numbers))).toEqual(formOf(numbers));
  });

  test('is left out where nobody knows', () => {
    expect('form' in value('small', (u): u is 1 => u === 1)).toBe(false);
    expect('form' in depending('some numbers', () => listOf(flag, 9))).toBe(false);
  });
});

describe('the name of a shape stands in its messages', () => {
  test('of what may be missing, of tables and lists', () => {
    expect(told(either(orNull(flag), text(3)), 5)).toBe(
      '$: expected true or false, or null, or a text of 1 to 3 characters, got 5',
    );
    const table = mapOf(oneOf(['a', 'b']), flag, 2);
    expect(told(table, 5)).toBe('$: expected a table by one of "a", "b", got 5');
    expect(told(either(table, flag), 5)).toBe('$: expected a table by one of "a", "b", or true or false, got 5');
    expect(told(tableOf(['a'], flag), [])).toBe('$: expected a table, got a list of 0');
    expect(told(closed({}, undefined, 'a dot'), null)).toBe('$: expected a dot, got null');
  });

  const ofKinds = (count: number, name?: string) =>
    tagged(
      'kind',
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, closed({ kind: t.string })])),
      name,
    );

  test('of unions, which list a dozen tags and no more', () => {
    expect(told(ofKinds(2), 5)).toBe('$: expected an object, got 5');
    const dozen = Array.from({ length: 12 }, (_, index) => `"k${index}"`).join(', ');
    expect(told(ofKinds(12, 'a thing'), { kind: 'no' })).toBe(`$.kind: expected one of ${dozen}, got "no"`);
    expect(told(ofKinds(13, 'a thing'), { kind: 'no' })).toBe('$.kind: expected the kind of a thing, got "no"');
    expect(told(ofKinds(13, 'a thing'), { kind: 'k12' })).toBe('');
  });

  test('a tag is a text, whatever else may be written like one', () => {
    const shape = tagged('kind', { dot: closed({ kind: t.unknown as t.Type<unknown> }) });
    expect(told(shape, { kind: ['dot'] })).toBe('$.kind: expected "dot", got a list of 1');
    expect([{ kind: 'dot' }, { kind: ['dot'] }, { kind: 'dot', more: 1 }, null].map(shape.is)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
