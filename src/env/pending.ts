/** An action that is being spelled: the tokens so far, and the legal actions that begin with them. */
import type { ActionIndex, AnyAction } from './action-index.js';

/** A legal action and its tokens. */
interface Candidate<Action> {
  readonly action: Action;
  readonly tokens: readonly number[];
}

/** The tokens of an action so far. */
export interface Pending<Action> {
  readonly tokens: readonly number[];
  /** The legal actions that begin with these tokens. */
  readonly candidates: readonly Candidate<Action>[];
}

/** Returns the tokens that may follow, each once, in the order of the legal actions. */
export const nextTokens = <Action>({ tokens, candidates }: Pending<Action>): readonly number[] => [
  ...new Set(candidates.flatMap((candidate) => candidate.tokens.slice(tokens.length, tokens.length + 1))),
];

/** Adds tokens as long as several actions are possible and all of them continue in the same way. */
function withoutChoices<Action>(pending: Pending<Action>): Pending<Action> {
  const { tokens, candidates } = pending;
  const [first] = candidates;
  if (first === undefined || candidates.length === 1) return pending;
  let length = tokens.length;
  const isShared = (): boolean =>
    length < first.tokens.length && candidates.every((candidate) => candidate.tokens[length] === first.tokens[length]);
  while (isShared()) length += 1;
  return { tokens: first.tokens.slice(0, length), candidates };
}

/** Returns the beginning of an action, with the tokens that all legal actions share. */
export const begun = <Action extends AnyAction>(
  actions: readonly Action[],
  index: ActionIndex<Action>,
): Pending<Action> =>
  withoutChoices({ tokens: [], candidates: actions.map((action) => ({ action, tokens: index.spell(action) })) });

/**
 * Returns what is pending after one more token. If only one action is possible then, it is chosen. Throws a
 * `RangeError` if no legal action continues with the token.
 */
export function continued<Action>({ tokens, candidates }: Pending<Action>, token: number): Pending<Action> {
  const left = candidates.filter((candidate) => candidate.tokens[tokens.length] === token);
  if (left.length === 0) throw new RangeError(`no legal action continues with token ${token}`);
  return withoutChoices({ tokens: [...tokens, token], candidates: left });
}
