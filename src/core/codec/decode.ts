/** Codecs that accept any input, and the decoders made from them. */
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { freezeJson, sameJson } from '../json.js';
import { invalidInput, textOfThrown, type Fault, type InvalidInput } from '../rule.js';
import { faultsOf, keysAfter, pathOf } from './fault.js';
import { plain, type Finding, type Limits } from './plain.js';
import { errorsOf } from './shape.js';
import { limitsOf, ofSize, sizeOf, type Check } from './value.js';

/** A decoder: it accepts any input, and never throws. */
export type Decode<A> = (input: unknown) => E.Either<InvalidInput, A>;

/**
 * Returns the findings of a check. An error that the check throws becomes a finding about the whole value: the rules
 * have a bug, or cannot handle the input.
 */
function foundBy(check: () => Iterable<Finding>): readonly Finding[] {
  try {
    return [...check()];
  } catch (thrown) {
    return [{ keys: [], message: `the rules fail on this: ${textOfThrown(thrown)}` }];
  }
}

/**
 * Returns a codec that reads a plain copy, checks its shape, and then checks what a shape cannot express (`findingsOf`
 * is called with any copy, well-formed or not). It reports all faults at once and never throws, whatever the input. An
 * error thrown by `findingsOf` becomes a finding.
 *
 * @param limits - the maximum size of an input; by default what its shape allows ({@link limitsOf})
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

/** Returns the decoder of a codec made by {@link codecOf}: a frozen plain copy, or all faults with their JSON paths. */
export const decoderOf =
  <A>(codec: t.Type<A>): Decode<A> =>
  (input) => {
    const read = codec.decode(input);
    return E.isLeft(read) ? E.left(invalidInput(faultsOf(read.left))) : E.right(freezeJson(read.right));
  };

/** Returns a decoder that reports an error it throws as a fault of the whole input. */
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
 * Returns a function that says whether a value is what a decoder reads: plain data that gives the same result when read
 * again. It runs no getter and never throws.
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
 * Reads a plain copy of a value, checks its shape, and then calls `check` if the shape is right.
 *
 * @param limits - the maximum size of an input; by default what its shape allows ({@link limitsOf})
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
