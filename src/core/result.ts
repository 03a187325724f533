/** Either, for those who prefer exceptions. */
import * as E from 'fp-ts/lib/Either.js';

/** What {@link orThrow} throws: a refusal, carried by an Error. */
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
 * The right value of an Either, or the refusal thrown as {@link Refused}. What is no Either, such as a value unwrapped already,
 * is a fault of the caller, who gets a `TypeError`.
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
