/** Whole shapes: lists, closed objects, tables, tagged unions. Each looks at every part, and reports all that is wrong. */
import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { MOST_FAULTS, shown } from './fault.js';
import { ofForm, ofSize, oneOf, sizeOf, value, type Check, type Checked, type Form } from './value.js';

/** A check for each key of a type; optional keys have theirs too. */
export type Props<A> = { readonly [K in keyof A]-?: Check<Required<A>[K]> };

/** Those fields of a row that are well-formed on their own. */
export type Loose<A> = { readonly [K in keyof A]?: A[K] | undefined };

/** A check for each field. */
export type Shape = Readonly<Record<string, Check<unknown>>>;
/** The fields of a closed object. */
export type FieldsOf<P extends Shape> = { readonly [K in keyof P]: Checked<P[K]> };

export const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

/** What is wrong with a value, in io-ts's terms. */
export function errorsOf<A>(check: Check<A>, u: unknown, context: t.Context): t.Errors {
  const result = check.validate(u, context);
  return isLeft(result) ? result.left : [];
}

/** A codec that looks quickly first, and explains only what fails. */
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

/** How many values so many parts are made of; none of them are none, however large each might be. */
const times = (most: number, item: Check<unknown>): number => (most === 0 ? 0 : most * sizeOf(item));

/** The errors of all parts, as many as anybody reads. */
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

/** The context of one more step down. */
const below = (context: t.Context, key: string, item: Check<unknown>, actual: unknown): t.Context =>
  t.appendContext(context, key, item, actual);

/** A list of at most `most` items. */
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

/** An object with exactly the keys of `A`; those named in `optional` may be missing. */
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

/** An object with these fields and no others; its type is that of its fields. */
export function closed<R extends Shape>(required: R, optional?: undefined, name?: string): t.Type<FieldsOf<R>>;
export function closed<R extends Shape, O extends Shape>(
  required: R,
  optional: O,
  name?: string,
): t.Type<FieldsOf<R> & Partial<FieldsOf<O>>>;
export function closed(required: Shape, optional: Shape = {}, name = 'an object'): t.Mixed {
  return exactly<Record<string, unknown>>(name, { ...required, ...optional }, Object.keys(optional));
}

/** So many tags a message may list. */
const MOST_TAGS_TOLD = 12;

/** One of several closed objects, told apart by the text in `field`. */
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

/** A table with a value for some keys; for each text that is a key of it, if keys are any texts. */
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

/** A table with a value for every one of these keys. */
export function tableOf<K extends string, A>(
  keys: readonly K[],
  item: Check<A>,
  name = 'a table',
): t.Type<Readonly<Record<K, A>>> {
  return exactly<Record<string, A>>(name, Object.fromEntries(keys.map((key) => [key, item]))) as t.Mixed;
}

/** The well-formed fields of something that ought to be a row of this shape. */
export function loosely<A extends object>(props: Props<A>, row: unknown): Loose<A> {
  if (!isRecord(row)) return {};
  const fields: [string, unknown][] = [];
  for (const key in props) if (Object.hasOwn(row, key) && props[key].is(row[key])) fields.push([key, row[key]]);
  return Object.fromEntries(fields) as Loose<A>;
}

/** The rows of a list, or none if it is no list. */
export const rowsOf = (u: unknown): readonly unknown[] => (Array.isArray(u) ? u : []);

/**
 * A shape that depends on the value itself, as where one part of it says what others may refer to.
 *
 * @param widest - a shape that lets pass whatever any of them does
 */
export const depending = <A>(name: string, shapeFor: (u: unknown) => Check<A>, widest?: () => Check<A>): t.Type<A> => {
  const codec = new t.Type<A>(
    name,
    (u): u is A => shapeFor(u).is(u),
    (u, context) => shapeFor(u).validate(u, context),
    t.identity,
  );
  // Asked for by few, and not made before.
  return widest === undefined ? codec : Object.defineProperty(codec, 'form', { get: () => widest().form });
};
