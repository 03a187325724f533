/** The steps of a match: each decision with the chance that followed it. */
import {
  CHANCE,
  isLeft,
  orThrow,
  type Either,
  type InvalidRecord,
  type Match,
  type matches,
  type WholeGameTypes,
} from 'diadochi/core';

export interface Step<G extends WholeGameTypes> {
  readonly before: Step<G> | null;
  /** The number of the step; the deal is step 0. */
  readonly number: number;
  /** The match after it. */
  readonly match: Match<G>;
  /** The decision; `null` for the deal before the first one. */
  readonly action: G['action'] | null;
  readonly events: readonly G['event'][];
}

/** The functions on matches of a game. */
export type Host<G extends WholeGameTypes> = ReturnType<typeof matches<G>>;

/** Returns the first step of a new match. */
export const dealt = <G extends WholeGameTypes>(host: Host<G>, match: Match<G>): Step<G> => ({
  before: null,
  number: 0,
  match,
  action: null,
  events: orThrow(host.history(match))[0]?.events ?? [],
});

/** Returns the step after one more decision. */
export function advanced<G extends WholeGameTypes>(host: Host<G>, before: Step<G>, action: G['action']): Step<G> {
  const { match, events } = orThrow(host.play(before.match, action));
  return { before, number: before.number + 1, match, action, events };
}

/** Returns all steps of a saved match, or what is wrong with it. */
export function stepsOf<G extends WholeGameTypes>(
  host: Host<G>,
  saved: unknown,
): Either<InvalidRecord<G>, readonly Step<G>[]> {
  const loaded = host.load(saved);
  if (isLeft(loaded)) return loaded;
  const { options, seed, actions } = loaded.right;
  const begun = host.createMatch({ ...options, seed });
  if (isLeft(begun)) return begun;
  let step = dealt(host, begun.right);
  const steps = [step];
  for (const action of actions) {
    if (action.player === CHANCE) continue;
    step = advanced(host, step, action);
    steps.push(step);
  }
  return { _tag: 'Right', right: steps };
}

/** Returns the events between an earlier step, which does not count, and this one. */
export function eventsSince<G extends WholeGameTypes>(step: Step<G>, since: number): readonly G['event'][] {
  const found: (readonly G['event'][])[] = [];
  for (let each: Step<G> | null = step; each !== null && each.number > since; each = each.before)
    found.unshift(each.events);
  return found.flat();
}
