/** The result of undoing, for tests that go on from it. */
import * as E from 'fp-ts/lib/Either.js';

/** Returns the match after undoing; `undefined` if nothing was undone. */
export const matchOfUndo = <L, M>(answer: E.Either<L, M>): M | undefined =>
  E.isRight(answer) ? answer.right : undefined;
