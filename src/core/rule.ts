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
}

/** Why an action of a game may not be carried out. It has a name of its own, so that editors show that and not every code. */
export interface GameRefusal<G extends { readonly code: string }> extends RuleViolation<G['code']> {}

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
