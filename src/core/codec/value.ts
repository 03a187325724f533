/** Single values: texts, numbers, names. */
import * as t from 'io-ts';
import { shown } from './fault.js';
import { LIMITS, type Limits } from './plain.js';

/** What a codec is asked for here: whether a value is one of its own, and why not. */
export interface Check<A> extends t.Decoder<unknown, A> {
  readonly is: t.Is<A>;
  /** How many values a well-formed one is made of at most, itself counted; left out where nobody knows. */
  readonly values?: number;
  /** What it lets pass; left out where that cannot be said so. */
  readonly form?: Form;
}

/** What a codec lets pass, as data: for whoever writes it down in another notation, such as JSON Schema. */
export type Form =
  | { readonly is: 'one of'; readonly values: readonly (string | number | boolean | null)[] }
  | { readonly is: 'number'; readonly whole: boolean; readonly least: number; readonly most: number }
  /** Characters are counted in UTF-16; `pattern` is a regular expression of ECMAScript. */
  | { readonly is: 'text'; readonly most: number; readonly pattern?: string }
  | { readonly is: 'list'; readonly item: Check<unknown>; readonly least: number; readonly most: number }
  | {
      readonly is: 'object';
      readonly fields: Readonly<Record<string, Check<unknown>>>;
      readonly optional: readonly string[];
    }
  | { readonly is: 'table'; readonly key: Check<unknown>; readonly item: Check<unknown>; readonly most: number }
  | { readonly is: 'any of'; readonly members: readonly Check<unknown>[] };

/** What a check answers for. */
export type Checked<C> = C extends Check<infer A> ? A : never;

/** The same codec, which tells how many values one of its own is made of at most. */
export const ofSize = <A>(codec: t.Type<A>, values: number): t.Type<A> => Object.assign(codec, { values });

/** The same codec, which tells what it lets pass. */
export const ofForm = <A>(codec: t.Type<A>, form: Form | undefined): t.Type<A> =>
  form === undefined ? codec : Object.assign(codec, { form });

/** The codecs of io-ts that let single values pass. */
const SINGLE: ReadonlySet<unknown> = /* @__PURE__ */ new Set([t.string, t.number, t.boolean, t.null]);

/** How many values one that a check lets pass is made of at most; without end where nobody knows. */
export const sizeOf = (check: Check<unknown>): number => check.values ?? (SINGLE.has(check) ? 1 : Infinity);

/** What is faulty is told fault by fault only as long as it is not much larger than anything sound. */
const LARGER = 4;
const MORE = 1_000;

/**
 * How large an input may be that is to pass a check: four times as large as anything that passes, and a thousand values more,
 * so that an ordinary mistake is still told in detail; never more than {@link LIMITS}.
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
 * A value for which a test holds; `expected` finishes the sentence "expected …".
 *
 * @param values - how many values it is made of at most: one, unless it may be a list or an object
 * @param form - what the test lets pass, as data
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

/** A whole number within bounds, both included. */
export const wholeNumber = (least: number, most: number): t.Type<number> =>
  value(
    `a whole number from ${least} to ${most}`,
    (u): u is number => Number.isSafeInteger(u) && (u as number) >= least && (u as number) <= most,
    1,
    { is: 'number', whole: true, least, most },
  );

/** A finite number within bounds, both included. */
export const realNumber = (least: number, most: number): t.Type<number> =>
  value(`a number from ${least} to ${most}`, (u): u is number => typeof u === 'number' && u >= least && u <= most, 1, {
    is: 'number',
    whole: false,
    least,
    most,
  });

/** A text that is not blank and not longer than `most` characters. */
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

/** One of a few texts or numbers. */
export function oneOf<const V extends string | number>(values: readonly V[]): t.Type<V> {
  const known: ReadonlySet<unknown> = new Set(values);
  const expected = values.length === 1 ? shown(values[0]) : `one of ${values.map(shown).join(', ')}`;
  return value(values.length === 0 ? 'nothing' : expected, (u): u is V => known.has(u), 1, { is: 'one of', values });
}

/** A value, or `null` where there is none. */
export function orNull<A>(item: Check<A>): t.Type<A | null> {
  const codec = new t.Type<A | null>(
    `${item.name}, or null`,
    (u): u is A | null => u === null || item.is(u),
    (u, context) => (u === null ? t.success(null) : item.validate(u, context)),
    t.identity,
  );
  return ofForm(ofSize(codec, sizeOf(item)), { is: 'any of', members: [item, NOTHING] });
}

/** `null`. */
const NOTHING = /* @__PURE__ */ value('null', (u): u is null => u === null, 1, { is: 'one of', values: [null] });

/** A value of either kind. */
export const either = <A, B>(first: Check<A>, second: Check<B>): t.Type<A | B> =>
  value(
    `${first.name}, or ${second.name}`,
    (u): u is A | B => first.is(u) || second.is(u),
    Math.max(sizeOf(first), sizeOf(second)),
    { is: 'any of', members: [first, second] },
  );
