/** What undoing answers, for tests that go on from it. */
import * as E from 'fp-ts/lib/Either.js';

/** The match that was taken back; `undefined` where nothing was. */
export const taken = <L, M>(answer: E.Either<L, M>): M | undefined => (E.isRight(answer) ? answer.right : undefined);
