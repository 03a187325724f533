/**
 * The boundary between the rules and a host: what a rule throws is answered as a refusal, and stops nobody's program.
 *
 * No rule throws on purpose. Where one does, the rules are faulty, or a state was accepted that no play leads to. The refusal names
 * what was being resolved, says what was thrown, and carries the thrown error itself as its `cause`.
 */
import type { Frame } from './frame.js';
import { Refused } from './result.js';
import { RULES_FAILED, textOfThrown, type Failure, type Fault, type RuleRef } from './rule.js';

/** What an operation without a refusal among its answers throws where the rules failed; `cause` is what a rule threw. */
export class RulesFailure extends Refused<Failure> {
  constructor(failure: Failure) {
    super(failure, failure.message);
    this.name = 'RulesFailure';
    this.cause = failure.cause;
  }
}

/**
 * The failure of the rules in a stack of frames. What was thrown is its `cause`, which is no part of its JSON.
 *
 * @param clauses - the clause of each kind of frame; that of the first stands for a frame that nobody knows
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

/** The failure of the rules as a fault of the input at a path. */
export const failedAt = (path: string, { message }: Failure): Fault => ({ path, message });

/** What a step answers, or what `refused` makes of the failure of the rules in it. Throws whatever else the step throws. */
export function unlessFailed<A, B>(step: () => A, refused: (failure: Failure) => B): A | B {
  try {
    return step();
  } catch (thrown) {
    if (thrown instanceof RulesFailure) return refused(thrown.refusal);
    throw thrown;
  }
}
