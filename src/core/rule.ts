/** References to rules, and the refusals that functions return. */

/** A clause of a rulebook, such as `R 8.3.6`, or a ruling of docs/rulings.md by its name, such as `ruling gates`. */
export type RuleRef = `R ${string}` | `ruling ${string}`;

/** The figures and names that a message mentions; plain values only. */
export type RuleParams = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Explains why an action is refused.
 *
 * @typeParam Code - the game's union of stable codes
 */
export interface RuleViolation<Code extends string = string> {
  /** A stable, documented code. Handle a refusal by its code, not by its message. */
  readonly code: Code;
  /** The clause that forbids the action. */
  readonly rule: RuleRef;
  readonly params: RuleParams;
  /** One English sentence. */
  readonly message: string;
  /**
   * The error that a rule threw, if the code is `rulesFailed`. It is not enumerable, so the JSON of a refusal does not
   * contain it.
   */
  readonly cause?: unknown;
}

/** Returns the message of anything that was thrown. */
export const textOfThrown = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The code of a refusal that comes from no rule: the rules themselves have failed. It is the same in every game. */
export const RULES_FAILED = 'rulesFailed';
export type FailureCode = typeof RULES_FAILED;

/**
 * The codes of refusals that core adds to those of every game: the rules have failed, or the match would become too
 * long to be read again.
 */
export type CoreCode = FailureCode | 'matchTooLong';

/** A refusal because the rules have failed; `params` contain the kind of the `frame` and what was `thrown`. */
export type Failure = RuleViolation<FailureCode>;

/**
 * Explains why an action of a game is refused: a rule forbids it, or the rules have failed. It is an interface so that
 * editors show its name instead of all codes.
 */
export interface GameRefusal<G extends { readonly code: string }> extends RuleViolation<G['code'] | FailureCode> {}

/** One fault of an input, with its JSON path (`$.players`, `$.spaces[3].kind`). */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** A refusal of an input that cannot be read; it lists all faults at once. */
export interface InvalidInput {
  readonly code: 'invalidInput';
  readonly faults: readonly Fault[];
  readonly message: string;
}

/** Returns the refusal of an input with these faults. */
export const invalidInput = (faults: readonly Fault[]): InvalidInput => ({
  code: 'invalidInput',
  faults,
  message: faults.map(({ path, message }) => `${path}: ${message}`).join('; '),
});
