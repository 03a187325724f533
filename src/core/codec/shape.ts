/**
 * Codecs of composite values: lists, closed objects, tables, tagged unions. Each checks every part and reports all
 * faults.
 */
import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { MOST_FAULTS, shown } from './fault.js';
import { ofForm, ofSize, oneOf, sizeOf, value, type Check, type Checked, type Form } from './value.js';

/** A check for each key of a type, including optional keys. */
export type Props<A> = { readonly [K in keyof A]-?: Check<Required<A>[K]> };

/** The fields of a row that are well-formed on their own. */
export type Loose<A> = { readonly [K in keyof A]?: A[K] | undefined };

/** A check for each field. */
export type Shape = Readonly<Record<string, Check<unknown>>>;
/** The type of a closed object with these fields. */
export type FieldsOf<P extends Shape> = { readonly [K in keyof P]: Checked<P[K]> };

export const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

/** Returns the errors of a value, in the format of io-ts. */
export function errorsOf<A>(check: Check<A>, u: unknown, context: t.Context): t.Errors {
  const result = check.validate(u, context);
  return isLeft(result) ? result.left : [];
}

/** Returns a codec that checks fast, and explains only values that fail. */
function shape<A>(
  name: string,
  values: number,
  form: Form,
  is: (u: unknown) => u is A,
  explain: (u: unknown, context: t.Context) => t.Errors,
): t.Type<A> {
  const codec = new t.Type<A>(
    name,
    is,
    (u, context) => (is(u) ? t.success(u) : t.failures(explain(u, context))),
    t.identity,
  );
  return ofForm(ofSize(codec, values), form);
}

/**
 * Returns the maximum number of values in a list of that many items; 0 for an empty list, however large an item may be.
 */
const times = (most: number, item: Check<unknown>): number => (most === 0 ? 0 : most * sizeOf(item));

/** Returns the errors of all parts, up to a maximum number. */
function errorsOfEach<P>(parts: Iterable<P>, errorsOfOne: (part: P, index: number) => t.Errors): t.Errors {
  const errors: t.ValidationError[] = [];
  let index = 0;
  for (const part of parts) {
    if (errors.length >= MOST_FAULTS) break;
    errors.push(...errorsOfOne(part, index++));
  }
  return errors;
}

const wrong = (u: unknown, context: t.Context, message: string): t.ValidationError => ({ value: u, context, message });

/** Returns the context of a part. */
const below = (context: t.Context, key: string, item: Check<unknown>, actual: unknown): t.Context =>
  t.appendContext(context, key, item, actual);

/** Returns the codec of a list of at most `most` items. */
export function listOf<A>(item: Check<A>, most: number, least = 0): t.Type<readonly A[]> {
  const fits = (u: unknown): u is readonly unknown[] => Array.isArray(u) && u.length >= least && u.length <= most;
  return shape(
    `a list of ${item.name}`,
    1 + times(most, item),
    { is: 'list', item, least, most },
    (u): u is readonly A[] => fits(u) && u.every(item.is),
    (u, context) =>
      fits(u)
        ? errorsOfEach(u, (element, index) => errorsOf(item, element, below(context, String(index), item, element)))
        : [wrong(u, context, `expected a list of ${least} to ${most} items, got ${shown(u)}`)],
  );
}

/** Returns the codec of an object with exactly the keys of `A`; those in `optional` may be missing. */
export function exactly<A extends object>(
  name: string,
  props: Props<A>,
  optional: readonly (keyof A)[] = [],
): t.Type<A> {
  const checks = Object.entries<Check<unknown>>(props);
  const mayMiss: ReadonlySet<PropertyKey> = new Set(optional);
  function is(u: unknown): u is A {
    if (!isRecord(u)) return false;
    let found = 0;
    for (const [key, check] of checks) {
      if (Object.hasOwn(u, key)) {
        found += 1;
        if (!check.is(u[key])) return false;
      } else if (!mayMiss.has(key)) return false;
    }
    return Object.keys(u).length === found;
  }
  const size = checks.reduce((sum, [, check]) => sum + sizeOf(check), 1);
  const form: Form = { is: 'object', fields: props, optional: optional.map(String) };
  return shape(name, size, form, is, (u, context) => {
    if (!isRecord(u)) return [wrong(u, context, `expected ${name}, got ${shown(u)}`)];
    const known = errorsOfEach(checks, ([key, check]) => {
      const place = below(context, key, check, u[key]);
      if (Object.hasOwn(u, key)) return errorsOf(check, u[key], place);
      return mayMiss.has(key) ? [] : [wrong(undefined, place, 'missing')];
    });
    const unknown = errorsOfEach(Object.keys(u), (key) =>
      Object.hasOwn(props, key) ? [] : [wrong(u[key], below(context, key, t.unknown, u[key]), 'unknown key')],
    );
    return [...known, ...unknown];
  });
}

/** Returns the codec of an object with exactly these fields; its type follows from the fields. */
export function closed<R extends Shape>(required: R, optional?: undefined, name?: string): t.Type<FieldsOf<R>>;
export function closed<R extends Shape, O extends Shape>(
  required: R,
  optional: O,
  name?: string,
): t.Type<FieldsOf<R> & Partial<FieldsOf<O>>>;
export function closed(required: Shape, optional: Shape = {}, name = 'an object'): t.Mixed {
  return exactly<Record<string, unknown>>(name, { ...required, ...optional }, Object.keys(optional));
}

/** The maximum number of tags in a message. */
const MOST_TAGS_TOLD = 12;

/** Returns the codec of a union of closed objects, told apart by the string in `field`. */
export function tagged<F extends string, M extends Shape>(
  field: F,
  members: M,
  name = 'an object',
): t.Type<Checked<M[keyof M]>> {
  type Member = Checked<M[keyof M]>;
  const known = Object.keys(members);
  const tags =
    known.length <= MOST_TAGS_TOLD
      ? oneOf(known)
      : value(`the ${field} of ${name}`, (u): u is string => known.some((tag) => tag === u));
  const memberOf = (u: unknown): Check<unknown> | undefined => {
    const tag = isRecord(u) && Object.hasOwn(u, field) ? u[field] : undefined;
    return typeof tag === 'string' && Object.hasOwn(members, tag) ? members[tag] : undefined;
  };
  return shape(
    name,
    Object.values(members).reduce((most, member) => Math.max(most, sizeOf(member)), 0),
    { is: 'any of', members: Object.values(members) },
    (u): u is Member => memberOf(u)?.is(u) === true,
    (u, context) => {
      const member = memberOf(u);
      if (member !== undefined) return errorsOf(member, u, context);
      if (!isRecord(u)) return [wrong(u, context, `expected ${name}, got ${shown(u)}`)];
      const tag = Object.hasOwn(u, field) ? u[field] : undefined;
      return errorsOf(tags, tag, below(context, field, tags, tag));
    },
  );
}

/** Returns the codec of a table with at most `most` entries, whose keys and values pass `key` and `item`. */
export function mapOf<K extends string, A>(
  key: Check<K>,
  item: Check<A>,
  most: number,
): t.Type<string extends K ? Readonly<Record<K, A>> : Readonly<Partial<Record<K, A>>>> {
  type Table = string extends K ? Readonly<Record<K, A>> : Readonly<Partial<Record<K, A>>>;
  const is = (u: unknown): u is Table => {
    if (!isRecord(u)) return false;
    const keys = Object.keys(u);
    return keys.length <= most && keys.every((one) => key.is(one) && item.is(u[one]));
  };
  return shape(`a table by ${key.name}`, 1 + times(most, item), { is: 'table', key, item, most }, is, (u, context) => {
    if (!isRecord(u)) return [wrong(u, context, `expected a table by ${key.name}, got ${shown(u)}`)];
    const keys = Object.keys(u);
    if (keys.length > most) return [wrong(u, context, `expected at most ${most} keys, got ${keys.length}`)];
    return errorsOfEach(keys, (one) => {
      const place = below(context, one, item, u[one]);
      return key.is(one) ? errorsOf(item, u[one], place) : [wrong(u[one], place, `expected as key ${key.name}`)];
    });
  });
}

/** Returns the codec of a table with a value for every one of these keys. */
export function tableOf<K extends string, A>(
  keys: readonly K[],
  item: Check<A>,
  name = 'a table',
): t.Type<Readonly<Record<K, A>>> {
  return exactly<Record<string, A>>(name, Object.fromEntries(keys.map((key) => [key, item]))) as t.Mixed;
}

/** Returns the well-formed fields of a value that should be a row of this shape. */
export function loosely<A extends object>(props: Props<A>, row: unknown): Loose<A> {
  if (!isRecord(row)) return {};
  const fields: [string, unknown][] = [];
  for (const key in props) if (Object.hasOwn(row, key) && props[key].is(row[key])) fields.push([key, row[key]]);
  return Object.fromEntries(fields) as Loose<A>;
}

/** Returns the rows of a list, or an empty list for any other value. */
export const rowsOf = (u: unknown): readonly unknown[] => (Array.isArray(u) ? u : []);

/**
 * Returns a codec whose shape depends on the value itself, for example if one part defines what other parts can refer
 * to.
 *
 * @param widest - a shape that accepts everything that any of the shapes accepts
 */
export const depending = <A>(name: string, shapeFor: (u: unknown) => Check<A>, widest?: () => Check<A>): t.Type<A> => {
  const codec = new t.Type<A>(
    name,
    (u): u is A => shapeFor(u).is(u),
    (u, context) => shapeFor(u).validate(u, context),
    t.identity,
  );
  // The form is rarely used, so it is created on demand.
  return widest === undefined ? codec : Object.defineProperty(codec, 'form', { get: () => widest().form });
};
