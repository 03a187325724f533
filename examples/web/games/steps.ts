/** The steps of a match: each decision with the chance that followed it. */
import {
  beginningOf,
  CHANCE,
  isLeft,
  orThrow,
  platformChance,
  stateAtStart,
  type AnyMatch,
  type Either,
  type Game,
  type InvalidRecord,
  type Match,
  type matches,
  type WholeGameTypes,
} from 'diadochi/core';

export interface Step<G extends WholeGameTypes> {
  readonly before: Step<G> | null;
  /** The number of the step; the deal is step 0. */
  readonly number: number;
  /** The state after it. */
  readonly state: G['state'];
  /** Returns the match after it. It has no seed if the dice come from a record. */
  match(): AnyMatch<G>;
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
  state: match.state,
  match: () => match,
  action: null,
  events: orThrow(host.history(match))[0]?.events ?? [],
});

/** Returns the step after one more decision. A match without a seed goes on with the dice of the browser. */
export function advanced<G extends WholeGameTypes>(host: Host<G>, before: Step<G>, action: G['action']): Step<G> {
  const from = before.match();
  const { match, events } =
    from.seed === null ? orThrow(host.play(from, action, platformChance())) : orThrow(host.play(from, action));
  return { before, number: before.number + 1, state: match.state, match: () => match, action, events };
}

/** Returns all steps of a saved match, or what is wrong with it. */
export function stepsOf<G extends WholeGameTypes>(
  host: Host<G>,
  saved: unknown,
): Either<InvalidRecord<G>, readonly Step<G>[]> {
  const loaded = host.load(saved);
  if (isLeft(loaded)) return loaded;
  const { options, start, seed, actions } = loaded.right;
  const begun =
    start === undefined ? host.createMatch({ ...options, seed }) : host.createMatchAt({ position: start, seed });
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

/** Returns all steps of a record, or what is wrong with it. If chance has to act at its end, the browser rolls the dice. */
export function stepsOfRecord<G extends WholeGameTypes>(
  game: Game<G>,
  host: Host<G>,
  record: unknown,
): Either<InvalidRecord<G>, readonly Step<G>[]> {
  const resumed = host.resume(record, platformChance());
  if (isLeft(resumed)) return resumed;
  const match = resumed.right;
  const begun = stateAtStart(game, match);
  return isLeft(begun) ? begun : { _tag: 'Right', right: retold(game, match, begun.right) };
}

/** Returns the steps of a match that has been replayed, from its first state on. */
function retold<G extends WholeGameTypes>(game: Game<G>, match: AnyMatch<G>, first: G['state']): readonly Step<G>[] {
  const { actions } = match;
  const steps: Step<G>[] = [];
  let state = first;
  let events: G['event'][] = [];
  let decision: G['action'] | null = null;
  const close = (count: number): void => {
    const now = state;
    steps.push({
      before: steps.at(-1) ?? null,
      number: steps.length,
      state: now,
      match: () =>
        count === actions.length
          ? match
          : { ...beginningOf(match), state: now, actions: actions.slice(0, count), seed: null, chance: null },
      action: decision,
      events,
    });
  };
  for (const [index, action] of actions.entries()) {
    if (action.player !== CHANCE) {
      close(index);
      decision = action;
      events = [];
    }
    const applied = orThrow(game.applyAction(state, action));
    state = applied.state;
    events.push(...applied.events);
  }
  close(actions.length);
  return steps;
}

/** Returns the options and the seed of a match, or `undefined` if it began at a position or has no seed. */
export function dealOf<G extends WholeGameTypes>({
  options,
  start,
  seed,
}: AnyMatch<G>): { readonly options: G['options']; readonly seed: string } | undefined {
  return seed === null || start !== undefined ? undefined : { options, seed };
}

/** Returns the events between an earlier step, which does not count, and this one. */
export function eventsSince<G extends WholeGameTypes>(step: Step<G>, since: number): readonly G['event'][] {
  const found: (readonly G['event'][])[] = [];
  for (let each: Step<G> | null = step; each !== null && each.number > since; each = each.before)
    found.unshift(each.events);
  return found.flat();
}
