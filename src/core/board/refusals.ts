/** Refusals of a game: a stable code, the clause that forbids the action, and a sentence. */
import type { RuleParams, RuleRef, RuleViolation } from '../rule.js';

/**
 * Returns the function that makes the refusals of a game. The message is the sentence of the code, unless the caller
 * passes a more specific one.
 *
 * @param sentences - a sentence for each code of the game, as in `{ notYourTurn: 'It is the turn of another player.' }`
 */
export const refusalsFrom =
  <Code extends string>(sentences: Readonly<Record<Code, string>>) =>
  <C extends Code>(
    code: C,
    rule: RuleRef,
    params: RuleParams = {},
    message: string = sentences[code],
  ): RuleViolation<C> => ({ code, rule, params, message });
