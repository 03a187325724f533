/** Codecs for input of unknown origin: closed objects, tagged unions, and every fault at once with its JSON path. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { invalidInput, type Fault, type InvalidInput } from './rule.js';

type Properties = Record<string, t.Mixed>;
type Required<P extends Properties> = { readonly [K in keyof P]: t.TypeOf<P[K]> };
type Optional<P extends Properties> = { readonly [K in keyof P]?: t.TypeOf<P[K]> };
type Fields<R extends Properties, O extends Properties> = Required<R> & (keyof O extends never ? unknown : Optional<O>);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The place of one more step down, in io-ts's terms. */
const below = (context: t.Context, key: string, type: t.Mixed, actual: unknown): t.Context =>
  [...context, { key, type, actual }];

/** An object with these fields and no others. A field given as `undefined` is a fault, as JSON knows none. */
export function closed<R extends Properties, O extends Properties = Record<never, t.Mixed>>(
  required: R,
  optional?: O,
): t.Type<Fields<R, O>> {
  const codecs = new Map<string, t.Mixed>([...Object.entries(required), ...Object.entries(optional ?? {})]);
  const needed = Object.keys(required);
  const type: t.Type<Fields<R, O>> = new t.Type(
    'object',
    (value): value is Fields<R, O> => E.isRight(type.decode(value)),
    (value, context) => {
      if (!isRecord(value)) return t.failure(value, context, 'expected an object');
      const errors: t.Errors = [];
      for (const key of needed) {
        if (!Object.hasOwn(value, key)) {
          errors.push({ value: undefined, context: below(context, key, t.unknown, undefined), message: 'missing' });
        }
      }
      for (const key of Object.keys(value)) {
        const codec = codecs.get(key);
        const place = below(context, key, codec ?? t.unknown, value[key]);
        if (codec === undefined) errors.push({ value: value[key], context: place, message: 'no such field' });
        else {
          const checked = codec.validate(value[key], place);
          if (E.isLeft(checked)) errors.push(...checked.left);
        }
      }
      return errors.length > 0 ? t.failures(errors) : t.success(value as Fields<R, O>);
    },
    t.identity,
  );
  return type;
}

/** One of several closed objects, told apart by the text in `field`. */
export function tagged<F extends string, M extends Readonly<Record<string, t.Mixed>>>(
  field: F,
  members: M,
): t.Type<t.TypeOf<M[keyof M]>> {
  type Member = t.TypeOf<M[keyof M]>;
  const type: t.Type<Member> = new t.Type(
    'tagged',
    (value): value is Member => E.isRight(type.decode(value)),
    (value, context) => {
      if (!isRecord(value)) return t.failure(value, context, 'expected an object');
      const tag = value[field];
      const member = typeof tag === 'string' && Object.hasOwn(members, tag) ? members[tag] : undefined;
      if (member !== undefined) return member.validate(value, context) as t.Validation<Member>;
      const message = `expected one of ${Object.keys(members).join(', ')}`;
      return t.failures([{ value: tag, context: below(context, field, t.unknown, tag), message }]);
    },
    t.identity,
  );
  return type;
}

/** One of these texts. */
export function oneOf<T extends string>(values: readonly T[]): t.Type<T> {
  const is = (value: unknown): value is T => typeof value === 'string' && (values as readonly string[]).includes(value);
  return new t.Type<T>(
    'text',
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context, `expected one of ${values.join(', ')}`)),
    t.identity,
  );
}

/** A whole number within bounds, both included. */
export function wholeNumber(least: number, most: number): t.Type<number> {
  const is = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  return new t.Type<number>(
    'number',
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context, `expected a whole number from ${least} to ${most}`)),
    t.identity,
  );
}

/** A list of at most so many items. */
export function listOf<C extends t.Mixed>(item: C, most: number): t.Type<readonly t.TypeOf<C>[]> {
  const list = t.readonlyArray(item);
  return new t.Type<readonly t.TypeOf<C>[]>(
    'list',
    list.is,
    (value, context) => {
      if (!Array.isArray(value)) return t.failure(value, context, 'expected a list');
      if (value.length > most) return t.failure(value, context, `expected at most ${most} items`);
      const checked = list.validate(value, context);
      return E.isLeft(checked) ? checked : t.success(value as readonly t.TypeOf<C>[]);
    },
    t.identity,
  );
}

const step = (key: string): string => {
  if (/^\d+$/.test(key)) return `[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
};

/** The faults that io-ts found, each with its JSON path. */
export const faultsOf = (errors: t.Errors): readonly Fault[] =>
  errors.map(({ context, message }) => ({
    path: `$${context.slice(1).map(({ key }) => step(key)).join('')}`,
    message: message ?? `expected ${context.at(-1)?.type.name ?? 'another value'}`,
  }));

/**
 * Reads a value by its shape, and then by what `check` asks of a value of the right shape.
 * The value itself is answered, not a copy.
 */
export function decodeWith<A>(
  codec: t.Type<A>,
  input: unknown,
  check: (value: A) => readonly Fault[] = () => [],
): E.Either<InvalidInput, A> {
  const shaped = codec.decode(input);
  if (E.isLeft(shaped)) return E.left(invalidInput(faultsOf(shaped.left)));
  const faults = check(shaped.right);
  return faults.length > 0 ? E.left(invalidInput(faults)) : E.right(shaped.right);
}
