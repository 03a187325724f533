/** Turns refusals into exceptions, for those who prefer them. */
import * as E from 'fp-ts/lib/Either.js';

/** The error that {@link orThrow} throws; it contains the refusal. */
export class Refused<R> extends Error {
  constructor(
    readonly refusal: R,
    message: string,
  ) {
    super(message);
    this.name = 'Refused';
  }
}

/**
 * Returns the right value of an Either, or throws its refusal as {@link Refused}. Throws a `TypeError` for a value that
 * is not an Either, for example one that has already been unwrapped.
 *
 * @example
 * import { createGame, orThrow } from 'diadochi';
 *
 * const state = orThrow(createGame({ players: 2 }));
 */
export function orThrow<R extends { readonly message: string }, A>(result: E.Either<R, A>): A {
  if (E.isLeft(result)) throw new Refused(result.left, result.left.message);
  if (!Object.hasOwn(result, 'right'))
    throw new TypeError('orThrow takes an Either: this is none, or unwrapped already');
  return result.right;
}
