/** Rule references, and the two kinds of refusal. Nothing else is ever answered to bad input. */

/** A clause of a rulebook, such as `R 8.3.6`, or a ruling of docs/rulings.md by its name, such as `ruling gates`. */
export type RuleRef = `R ${string}` | `ruling ${string}`;

/** Figures and names that a message is about; plain values only. */
export type RuleParams = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Why an action may not be carried out.
 *
 * @typeParam Code - the game's union of stable codes
 */
export interface RuleViolation<Code extends string = string> {
  /** Stable and documented: match on this, not on the message. */
  readonly code: Code;
  /** The clause that forbids it. */
  readonly rule: RuleRef;
  readonly params: RuleParams;
  /** One English sentence. */
  readonly message: string;
  /** The error that a rule threw, where the rules failed (`rulesFailed`). It is not enumerable: the JSON of a refusal has none. */
  readonly cause?: unknown;
}

/** What was thrown, in words. */
export const textOfThrown = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The code of a refusal that no rule gives: the rules themselves failed. It is the same in every game. */
export const RULES_FAILED = 'rulesFailed';
export type FailureCode = typeof RULES_FAILED;

/** The codes of refusals that core gives in every game: the rules failed, or a match would grow too long to be read again. */
export type CoreCode = FailureCode | 'matchTooLong';

/** The refusal of a step on which the rules failed; `params` hold the kind of the `frame` and what was `thrown`. */
export type Failure = RuleViolation<FailureCode>;

/** Why an action of a game is refused: by its rules, or because they failed. An interface, so that editors show its name and not every code. */
export interface GameRefusal<G extends { readonly code: string }> extends RuleViolation<G['code'] | FailureCode> {}

/** One fault of an input, with its JSON path (`$.players`, `$.spaces[3].kind`). */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** An input that could not be read: every fault at once. */
export interface InvalidInput {
  readonly code: 'invalidInput';
  readonly faults: readonly Fault[];
  readonly message: string;
}

/** Gathers faults into the refusal. */
export const invalidInput = (faults: readonly Fault[]): InvalidInput => ({
  code: 'invalidInput',
  faults,
  message: faults.map(({ path, message }) => `${path}: ${message}`).join('; '),
});
