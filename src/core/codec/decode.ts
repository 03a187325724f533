/** Codecs that may be given anything, and the decoders made of them. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { freezeJson, sameJson } from '../json.js';
import { invalidInput, textOfThrown, type Fault, type InvalidInput } from '../rule.js';
import { faultsOf, keysAfter, pathOf } from './fault.js';
import { plain, type Finding, type Limits } from './plain.js';
import { errorsOf } from './shape.js';
import { limitsOf, ofSize, sizeOf, type Check } from './value.js';

/** What a decoder is: it reads anything, and never throws. */
export type Decode<A> = (input: unknown) => E.Either<InvalidInput, A>;

/** What a check throws is a finding about the whole of what it looks at: a fault of the rules, or input that they cannot take. */
function foundBy(check: () => Iterable<Finding>): readonly Finding[] {
  try {
    return [...check()];
  } catch (thrown) {
    return [{ keys: [], message: `the rules fail on this: ${textOfThrown(thrown)}` }];
  }
}

/**
 * A codec that reads a plain copy, checks its shape, and then what a shape cannot say (`findingsOf` is asked of any copy,
 * well-formed or not). It reports all of that at once and never throws, whatever it is given. What `findingsOf` throws is reported
 * as a finding.
 *
 * @param limits - how large an input may be: what its shape allows ({@link limitsOf}), unless told
 */
export function codecOf<A>(
  name: string,
  shape: Check<A>,
  findingsOf: (copy: unknown) => Iterable<Finding> = () => [],
  limits: Limits = limitsOf(shape),
): t.Type<A> {
  const errorAt = (context: t.Context, u: unknown, { keys, message }: Finding): t.ValidationError => ({
    value: u,
    context: keys.reduce<t.Context>((inner, key) => t.appendContext(inner, String(key), t.unknown), context),
    message,
  });
  const validate: t.Validate<unknown, A> = (u, context) => {
    const { copy, findings } = plain(u, limits);
    const unreadable = new Set(findings.map(({ keys }) => pathOf(keys)));
    const misshapen = errorsOf(shape, copy, context);
    const errors = [
      ...findings.map((finding) => errorAt(context, u, finding)),
      ...misshapen.filter((error) => !unreadable.has(pathOf(keysAfter(context.length, error.context)))),
      ...foundBy(() => findingsOf(copy)).map((finding) => errorAt(context, u, finding)),
    ];
    return errors.length > 0 ? t.failures(errors) : t.success(copy as A);
  };
  const codec = new t.Type<A, A, unknown>(
    name,
    (u): u is A => E.isRight(validate(u, [{ key: '', type: shape }])),
    validate,
    t.identity,
  );
  return Object.defineProperty(ofSize(codec, sizeOf(shape)), 'form', { get: () => shape.form });
}

/** The decoder of a codec made by {@link codecOf}: a plain copy, frozen as all that is handed out, or every fault with its JSON path. */
export const decoderOf =
  <A>(codec: t.Type<A>): Decode<A> =>
  (input) => {
    const read = codec.decode(input);
    return E.isLeft(read) ? E.left(invalidInput(faultsOf(read.left))) : E.right(freezeJson(read.right));
  };

/** The same decoder, which answers what it throws as a fault of the whole input. */
export const neverThrowing =
  <A>(decode: Decode<A>): Decode<A> =>
  (input) => {
    try {
      return decode(input);
    } catch (thrown) {
      return E.left(invalidInput([{ path: '$', message: `the rules fail on this: ${textOfThrown(thrown)}` }]));
    }
  };

/**
 * Whether a value is what a decoder reads: plain data, which answers a second look as it did the first. Runs no getter; never throws.
 */
export const recognizerOf =
  <A>(decode: Decode<A>) =>
  (input: unknown): input is A => {
    const read = decode(input);
    if (E.isLeft(read)) return false;
    try {
      return sameJson(read.right, input);
    } catch {
      return false;
    }
  };

/**
 * Reads a plain copy of a value by its shape, and then by what `check` asks of a value of the right shape.
 *
 * @param limits - how large an input may be: what its shape allows ({@link limitsOf}), unless told
 */
export function decodeWith<A>(
  shape: Check<A>,
  input: unknown,
  check: (value: A) => readonly Fault[] = () => [],
  limits: Limits = limitsOf(shape),
): E.Either<InvalidInput, A> {
  const read = decoderOf(codecOf(shape.name, shape, () => [], limits))(input);
  if (E.isLeft(read)) return read;
  const faults = check(read.right);
  return faults.length > 0 ? E.left(invalidInput(faults)) : read;
}
