/**
 * The boundary between the rules and their callers: an error thrown by a rule becomes a refusal, and does not stop a
 * host.
 *
 * The rules do not throw on purpose. If one does, the rules have a bug, or a state was accepted that cannot arise in
 * play. The refusal names what was being resolved and what was thrown, and has the error itself as its `cause`.
 */
import type { Frame } from './frame.js';
import { Refused } from './result.js';
import { RULES_FAILED, textOfThrown, type Failure, type Fault, type RuleRef } from './rule.js';

/**
 * The error that is thrown if the rules fail in a function that cannot return a refusal; `cause` is what a rule threw.
 */
export class RulesFailure extends Refused<Failure> {
  constructor(failure: Failure) {
    super(failure, failure.message);
    this.name = 'RulesFailure';
    this.cause = failure.cause;
  }
}

/**
 * Returns the failure of the rules in a stack of frames. Its `cause` is what was thrown, and is not part of its JSON.
 *
 * @param clauses - the clause of each kind of frame; the first one stands for unknown frames
 */
export function failureIn(stack: readonly Frame[], clauses: ReadonlyMap<string, RuleRef>, thrown: unknown): Failure {
  const frame = stack.at(-1)?.kind ?? null;
  const [first = 'R 0'] = clauses.values();
  const failure: Failure = {
    code: RULES_FAILED,
    rule: clauses.get(frame ?? '') ?? first,
    params: { frame, thrown: textOfThrown(thrown) },
    message: `The rules failed in the frame "${frame ?? 'none'}": ${textOfThrown(thrown)}`,
  };
  return Object.defineProperty(failure, 'cause', { value: thrown });
}

/** Returns a failure of the rules as a fault of the input at a path. */
export const failedAt = (path: string, { message }: Failure): Fault => ({ path, message });

/** Returns the result of a step, or the result of `refused` if the rules fail in it. Passes on any other error. */
export function unlessFailed<A, B>(step: () => A, refused: (failure: Failure) => B): A | B {
  try {
    return step();
  } catch (thrown) {
    if (thrown instanceof RulesFailure) return refused(thrown.refusal);
    throw thrown;
  }
}
