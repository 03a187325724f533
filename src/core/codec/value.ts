/** Single values: texts, numbers, names. */
import * as t from 'io-ts';
import { shown } from './fault.js';
import { LIMITS, type Limits } from './plain.js';

/** What a codec is asked for here: whether a value is one of its own, and why not. */
export interface Check<A> extends t.Decoder<unknown, A> {
  readonly is: t.Is<A>;
  /** How many values a well-formed one is made of at most, itself counted; left out where nobody knows. */
  readonly values?: number;
}

/** What a check answers for. */
export type Checked<C> = C extends Check<infer A> ? A : never;

/** The same codec, which tells how many values one of its own is made of at most. */
export const ofSize = <A>(codec: t.Type<A>, values: number): t.Type<A> => Object.assign(codec, { values });

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
 */
export function value<A>(expected: string, test: (u: unknown) => u is A, values = 1): t.Type<A> {
  const codec = new t.Type<A>(
    expected,
    test,
    (u, context) => (test(u) ? t.success(u) : t.failure(u, context, `expected ${expected}, got ${shown(u)}`)),
    t.identity,
  );
  return ofSize(codec, values);
}

/** A whole number within bounds, both included. */
export const wholeNumber = (least: number, most: number): t.Type<number> =>
  value(
    `a whole number from ${least} to ${most}`,
    (u): u is number => Number.isSafeInteger(u) && (u as number) >= least && (u as number) <= most,
  );

/** A finite number within bounds, both included. */
export const realNumber = (least: number, most: number): t.Type<number> =>
  value(`a number from ${least} to ${most}`, (u): u is number => typeof u === 'number' && u >= least && u <= most);

/** A text that is not blank and not longer than `most` characters. */
export const text = (most: number): t.Type<string> =>
  value(
    `a text of 1 to ${most} characters`,
    (u): u is string => typeof u === 'string' && u.length <= most && u.trim() !== '',
  );

export const flag: t.Type<boolean> = value('true or false', (u): u is boolean => typeof u === 'boolean');

/** One of a few texts or numbers. */
export function oneOf<const V extends string | number>(values: readonly V[]): t.Type<V> {
  const known: ReadonlySet<unknown> = new Set(values);
  const expected = values.length === 1 ? shown(values[0]) : `one of ${values.map(shown).join(', ')}`;
  return value(values.length === 0 ? 'nothing' : expected, (u): u is V => known.has(u));
}

/** A value, or `null` where there is none. */
export function orNull<A>(item: Check<A>): t.Type<A | null> {
  const codec = new t.Type<A | null>(
    `${item.name}, or null`,
    (u): u is A | null => u === null || item.is(u),
    (u, context) => (u === null ? t.success(null) : item.validate(u, context)),
    t.identity,
  );
  return ofSize(codec, sizeOf(item));
}

/** A value of either kind. */
export const either = <A, B>(first: Check<A>, second: Check<B>): t.Type<A | B> =>
  value(
    `${first.name}, or ${second.name}`,
    (u): u is A | B => first.is(u) || second.is(u),
    Math.max(sizeOf(first), sizeOf(second)),
  );
