/** Single values: texts, numbers, names. */
import * as t from 'io-ts';
import { shown } from './fault.js';

/** What a codec is asked for here: whether a value is one of its own, and why not. */
export interface Check<A> extends t.Decoder<unknown, A> {
  readonly is: t.Is<A>;
}

/** What a check answers for. */
export type Checked<C> = C extends Check<infer A> ? A : never;

/** A value for which a test holds; `expected` finishes the sentence "expected …". */
export function value<A>(expected: string, test: (u: unknown) => u is A): t.Type<A> {
  return new t.Type(
    expected,
    test,
    (u, context) => (test(u) ? t.success(u) : t.failure(u, context, `expected ${expected}, got ${shown(u)}`)),
    t.identity,
  );
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
  return new t.Type<A | null>(
    `${item.name}, or null`,
    (u): u is A | null => u === null || item.is(u),
    (u, context) => (u === null ? t.success(null) : item.validate(u, context)),
    t.identity,
  );
}

/** A value of either kind. */
export const either = <A, B>(first: Check<A>, second: Check<B>): t.Type<A | B> =>
  value(`${first.name}, or ${second.name}`, (u): u is A | B => first.is(u) || second.is(u));
