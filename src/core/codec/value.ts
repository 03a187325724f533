/** Codecs of single values: strings, numbers, names. */
import * as t from 'io-ts';
import { shown } from './fault.js';
import { LIMITS, type Limits } from './plain.js';

/** A codec as these functions need it: it says whether a value is valid, and why not. */
export interface Check<A> extends t.Decoder<unknown, A> {
  readonly is: t.Is<A>;
  /** The maximum number of values in a valid value, including itself; absent if it is unknown. */
  readonly values?: number;
  /** The values that it accepts, as data; absent if that cannot be expressed. */
  readonly form?: Form;
}

/** Describes the values that a codec accepts, as data, for output in another notation such as JSON Schema. */
export type Form =
  | { readonly is: 'one of'; readonly values: readonly (string | number | boolean | null)[] }
  | { readonly is: 'number'; readonly whole: boolean; readonly least: number; readonly most: number }
  /** Characters are counted in UTF-16 units; `pattern` is an ECMAScript regular expression. */
  | { readonly is: 'text'; readonly most: number; readonly pattern?: string }
  | { readonly is: 'list'; readonly item: Check<unknown>; readonly least: number; readonly most: number }
  | {
      readonly is: 'object';
      readonly fields: Readonly<Record<string, Check<unknown>>>;
      readonly optional: readonly string[];
    }
  | { readonly is: 'table'; readonly key: Check<unknown>; readonly item: Check<unknown>; readonly most: number }
  | { readonly is: 'any of'; readonly members: readonly Check<unknown>[] };

/** The type that a check accepts. */
export type Checked<C> = C extends Check<infer A> ? A : never;

/** Returns the same codec with the maximum number of values in a valid value. */
export const ofSize = <A>(codec: t.Type<A>, values: number): t.Type<A> => Object.assign(codec, { values });

/** Returns the same codec with a description of what it accepts. */
export const ofForm = <A>(codec: t.Type<A>, form: Form | undefined): t.Type<A> =>
  form === undefined ? codec : Object.assign(codec, { form });

/** The codecs of io-ts that accept single values. */
const SINGLE: ReadonlySet<unknown> = /* @__PURE__ */ new Set([t.string, t.number, t.boolean, t.null]);

/** Returns the maximum number of values in a valid value; `Infinity` if it is unknown. */
export const sizeOf = (check: Check<unknown>): number => check.values ?? (SINGLE.has(check) ? 1 : Infinity);

/** An input may be this many times larger than a valid value and still get detailed faults. */
const LARGER = 4;
const MORE = 1_000;

/**
 * Returns the maximum size of an input of a check: four times the largest valid value, and a thousand values more, so
 * that ordinary mistakes get detailed faults; at most {@link LIMITS}.
 *
 * @example
 * import { closed, flag, limitsOf } from 'diadochi/core';
 *
 * limitsOf(closed({ ready: flag })).values; // 1008: an object and a flag, four times, and 1000
 */
export const limitsOf = (check: Check<unknown>): Limits => ({
  ...LIMITS,
  values: Math.min(LIMITS.values, LARGER * sizeOf(check) + MORE),
});

/**
 * Returns the codec of a value that passes a test; `expected` completes the sentence "expected …".
 *
 * @param values - the maximum number of values in it: one, unless it can be a list or an object
 * @param form - what the test accepts, as data
 */
export function value<A>(expected: string, test: (u: unknown) => u is A, values = 1, form?: Form): t.Type<A> {
  const codec = new t.Type<A>(
    expected,
    test,
    (u, context) => (test(u) ? t.success(u) : t.failure(u, context, `expected ${expected}, got ${shown(u)}`)),
    t.identity,
  );
  return ofForm(ofSize(codec, values), form);
}

/** Returns the codec of an integer within inclusive bounds. */
export const wholeNumber = (least: number, most: number): t.Type<number> =>
  value(
    `a whole number from ${least} to ${most}`,
    (u): u is number => Number.isSafeInteger(u) && (u as number) >= least && (u as number) <= most,
    1,
    { is: 'number', whole: true, least, most },
  );

/** Returns the codec of a finite number within inclusive bounds. */
export const realNumber = (least: number, most: number): t.Type<number> =>
  value(`a number from ${least} to ${most}`, (u): u is number => typeof u === 'number' && u >= least && u <= most, 1, {
    is: 'number',
    whole: false,
    least,
    most,
  });

/** Returns the codec of a string that is not blank and has at most `most` characters. */
export const text = (most: number): t.Type<string> =>
  value(
    `a text of 1 to ${most} characters`,
    (u): u is string => typeof u === 'string' && u.length <= most && u.trim() !== '',
    1,
    { is: 'text', most, pattern: '\\S' },
  );

export const flag: t.Type<boolean> = value('true or false', (u): u is boolean => typeof u === 'boolean', 1, {
  is: 'one of',
  values: [true, false],
});

/** Returns the codec of one of several strings or numbers. */
export function oneOf<const V extends string | number>(values: readonly V[]): t.Type<V> {
  const known: ReadonlySet<unknown> = new Set(values);
  const expected = values.length === 1 ? shown(values[0]) : `one of ${values.map(shown).join(', ')}`;
  return value(values.length === 0 ? 'nothing' : expected, (u): u is V => known.has(u), 1, { is: 'one of', values });
}

/** Returns the codec of a value or `null`. */
export function orNull<A>(item: Check<A>): t.Type<A | null> {
  const codec = new t.Type<A | null>(
    `${item.name}, or null`,
    (u): u is A | null => u === null || item.is(u),
    (u, context) => (u === null ? t.success(null) : item.validate(u, context)),
    t.identity,
  );
  return ofForm(ofSize(codec, sizeOf(item)), { is: 'any of', members: [item, NOTHING] });
}

/** The codec of `null`. */
const NOTHING = /* @__PURE__ */ value('null', (u): u is null => u === null, 1, { is: 'one of', values: [null] });

/** Returns the codec of either of two types. */
export const either = <A, B>(first: Check<A>, second: Check<B>): t.Type<A | B> =>
  value(
    `${first.name}, or ${second.name}`,
    (u): u is A | B => first.is(u) || second.is(u),
    Math.max(sizeOf(first), sizeOf(second)),
    { is: 'any of', members: [first, second] },
  );
