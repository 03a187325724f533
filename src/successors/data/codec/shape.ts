// The ways in which the codecs of this folder describe data, on top of io-ts.
import { isLeft, isRight, left, type Either } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { Fault } from '../../../core/rule.js';
import { plain, type Finding, type Key } from './plain.js';

/** What a codec is asked for here: whether a value is one of its own, and why not. */
export interface Check<A> extends t.Decoder<unknown, A> {
  readonly is: t.Is<A>;
}

/** A check for each key of a shape. */
export type Props<A> = { readonly [K in keyof A]-?: Check<Required<A>[K]> };

/** Those fields of a row that are well-formed on their own; the others have a fault already. */
export type Loose<A> = { readonly [K in keyof A]?: A[K] | undefined };

/** A value for which a test holds; `expected` finishes the sentence "expected …". */
export function value<A>(expected: string, test: (u: unknown) => u is A): t.Type<A> {
  return new t.Type(expected, test, (u, c) => (test(u) ? t.success(u) : t.failure(u, c, `expected ${expected}, got ${shown(u)}`)), t.identity);
}

/** A whole number within limits. */
export const whole = (least: number, most: number): t.Type<number> =>
  value(`a whole number from ${least} to ${most}`, (u): u is number => Number.isInteger(u) && (u as number) >= least && (u as number) <= most);

/** A finite number within limits. */
export const real = (least: number, most: number): t.Type<number> =>
  value(`a number from ${least} to ${most}`, (u): u is number => typeof u === 'number' && u >= least && u <= most);

/** A text that is not blank and not longer than `most` characters. */
export const text = (most: number): t.Type<string> =>
  value(`a text of 1 to ${most} characters`, (u): u is string => typeof u === 'string' && u.trim() !== '' && u.length <= most);

/** One of a few values. */
export const oneOf = <const V extends readonly (string | number)[]>(values: V): t.Type<V[number]> =>
  value(values.length === 1 ? shown(values[0]) : `one of ${values.map(shown).join(', ')}`, (u): u is V[number] => values.some((v) => v === u));

export const flag: t.Type<boolean> = value('true or false', (u): u is boolean => typeof u === 'boolean');

/** A list of at most `most` items. */
export function list<A>(item: Check<A>, most: number, least = 0): t.Type<readonly A[]> {
  const expected = `a list of ${least} to ${most} items`;
  const is = (u: unknown): u is readonly A[] => Array.isArray(u) && u.length >= least && u.length <= most && u.every(item.is);
  return new t.Type<readonly A[], readonly A[], unknown>(`list of ${item.name}`, is, (u, c) => {
    if (!Array.isArray(u) || u.length < least || u.length > most) return t.failure(u, c, `expected ${expected}, got ${shown(u)}`);
    const errors = u.flatMap((element: unknown, index) => errorsOf(item, element, t.appendContext(c, String(index), item, element)));
    return errors.length > 0 ? t.failures(errors) : t.success(u);
  }, t.identity);
}

/** An object with exactly these keys; those named in `optional` may be missing. */
export function exactly<A extends object>(name: string, props: Props<A>, optional: readonly (keyof A)[] = []): t.Type<A> {
  const validate: t.Validate<unknown, A> = (u, c) => {
    if (!isRecord(u)) return t.failure(u, c, `expected ${name}, got ${shown(u)}`);
    const errors: t.ValidationError[] = [];
    for (const key in props) {
      const codec = props[key];
      const field: unknown = u[key];
      const context = t.appendContext(c, key, codec, field);
      if (Object.hasOwn(u, key)) errors.push(...errorsOf(codec, field, context));
      else if (!optional.includes(key)) errors.push({ value: undefined, context, message: 'missing' });
    }
    for (const key of Object.keys(u)) {
      if (!Object.hasOwn(props, key)) errors.push({ value: u[key], context: t.appendContext(c, key, t.never, u[key]), message: 'unknown key' });
    }
    return errors.length > 0 ? t.failures(errors) : t.success(u as A);
  };
  return new t.Type<A, A, unknown>(name, (u): u is A => isRight(validate(u, [])), validate, t.identity);
}

/** The well-formed fields of something that ought to be a row of this shape. */
export function loosely<A extends object>(props: Props<A>, row: unknown): Loose<A> {
  if (!isRecord(row)) return {};
  const fields: [string, unknown][] = [];
  for (const key in props) if (Object.hasOwn(row, key) && props[key].is(row[key])) fields.push([key, row[key]]);
  return Object.fromEntries(fields) as Loose<A>;
}

export const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

/** The rows of a list, or none if it is no list. */
export const rowsOf = (u: unknown): readonly unknown[] => (Array.isArray(u) ? u : []);

export function errorsOf<A>(codec: Check<A>, u: unknown, context: t.Context): readonly t.ValidationError[] {
  const result = codec.validate(u, context);
  return isLeft(result) ? result.left : [];
}

/**
 * A codec that reads a plain copy, checks its shape, and then what a shape cannot say.
 * It reports all of that at once and never throws, whatever it is given.
 */
export function codecOf<A>(name: string, shape: Check<A>, findingsOf: (copy: unknown) => Iterable<Finding>): t.Type<A> {
  const errorAt = (c: t.Context, u: unknown, { keys, message }: Finding): t.ValidationError => ({
    value: u,
    context: keys.reduce<t.Context>((context, key) => t.appendContext(context, String(key), t.unknown), c),
    message,
  });
  const validate: t.Validate<unknown, A> = (u, c) => {
    const { copy, findings } = plain(u);
    const unreadable = new Set(findings.map(({ keys }) => pathOf(keys)));
    const errors = [
      ...findings.map((finding) => errorAt(c, u, finding)),
      ...errorsOf(shape, copy, c).filter(({ context }) => !unreadable.has(pathOf(keysAfter(c.length, context)))),
      ...Array.from(findingsOf(copy), (finding) => errorAt(c, u, finding)),
    ];
    return errors.length > 0 ? t.failures(errors) : t.success(copy as A);
  };
  return new t.Type<A, A, unknown>(name, (u): u is A => isRight(validate(u, t.getDefaultContext(shape))), validate, t.identity);
}

/** Reads a value with a codec, or lists its faults. */
export function decodeWith<A>(codec: t.Type<A>, input: unknown): Either<readonly Fault[], A> {
  const result = codec.decode(input);
  return isLeft(result) ? left(faultsOf(result.left)) : result;
}

/** The keys that lead to an error, after those of its surroundings. */
const keysAfter = (depth: number, context: t.Context): readonly Key[] => context.slice(depth).map(({ key }) => key);

/** Errors of io-ts as faults with JSON paths, each path and message once. */
function faultsOf(errors: readonly t.ValidationError[]): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const { context, message, value: u } of errors) {
    const fault = { path: pathOf(keysAfter(1, context)), message: message ?? `unexpected ${shown(u)}` };
    faults.set(`${fault.path} ${fault.message}`, fault);
  }
  return [...faults.values()];
}

/** `$.spaces[3].kind` */
export const pathOf = (keys: readonly Key[]): string =>
  `$${keys.map((key) =>
    /^\d+$/.test(String(key)) ? `[${key}]` : /^[A-Za-z_]\w{0,39}$/.test(String(key)) ? `.${key}` : `[${shown(key)}]`).join('')}`;

/** A short picture of any value, for messages. */
export function shown(u: unknown): string {
  if (typeof u === 'string') return JSON.stringify(u.length > 40 ? `${u.slice(0, 39)}…` : u);
  if (Array.isArray(u)) return `a list of ${u.length}`;
  return typeof u === 'object' && u !== null ? 'an object' : String(u);
}
