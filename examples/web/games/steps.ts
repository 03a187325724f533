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

/** Returns a match as it was after a number of its actions, with the state then. */
const earlier = <G extends WholeGameTypes>(match: AnyMatch<G>, state: G['state'], count: number): AnyMatch<G> =>
  count === match.actions.length
    ? match
    : { ...beginningOf(match), state, actions: match.actions.slice(0, count), seed: null, chance: null };

/** Returns all steps of a record, or what is wrong with it. If chance has to act at its end, the browser rolls the dice. */
export function stepsOfRecord<G extends WholeGameTypes>(
  game: Game<G>,
  host: Host<G>,
  record: unknown,
): Either<InvalidRecord<G>, readonly Step<G>[]> {
  const resumed = host.resume(record, platformChance());
  if (isLeft(resumed)) return resumed;
  const match = resumed.right;
  const episodes = host.history(match);
  if (isLeft(episodes)) return episodes;
  const steps: Step<G>[] = [];
  let state = orThrow(stateAtStart(game, match));
  let count = 0;
  for (const { action, chance, events } of episodes.right) {
    const applied = action === null ? chance : [action, ...chance];
    for (const each of applied) state = orThrow(game.applyAction(state, each)).state;
    count += applied.length;
    const [now, played] = [state, count];
    const before = steps.at(-1) ?? null;
    steps.push({ before, number: steps.length, state, match: () => earlier(match, now, played), action, events });
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
