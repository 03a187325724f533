/**
 * The parts of fp-ts's Either that a caller needs, so that nobody has to install fp-ts. A result that may be a refusal
 * is a plain value, `{ _tag: 'Left', left }` or `{ _tag: 'Right', right }`.
 *
 * @example
 * import { applyAction, createGame, isLeft, orThrow } from 'diadochi';
 *
 * const answer = applyAction(orThrow(createGame({ players: 2 })), { type: 'pass', player: 'red' });
 * isLeft(answer) && answer.left.code; // 'notYourTurn'
 */
export { isLeft, isRight, match, type Either } from 'fp-ts/lib/Either.js';
