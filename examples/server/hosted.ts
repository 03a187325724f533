/** Any game of the library with JSON as input and output, independent of the types of the game. */
import {
  beginningOf,
  isLeft,
  matches,
  orThrow,
  stateAtStart,
  topFrame,
  type ChanceState,
  type Either,
  type Frame,
  type Game,
  type InvalidInput,
  type Match,
  type Outcome,
  type RuleViolation,
  type WholeGameTypes,
} from '../../src/core/index.js';

/**
 * One decision and the chance that followed it, or the deal at the beginning. It contains secrets and never leaves the
 * server.
 */
export interface Step {
  /** The actions: the decision, and the actions of chance after it. */
  readonly actions: readonly unknown[];
  /** All events, including hidden ones. */
  readonly events: readonly unknown[];
}

/** The requested beginning of a match: options, or a position. */
export type Wanted = { readonly options: unknown } | { readonly position: unknown };

/** The beginning of a match, as its game encodes it. */
export interface Begun {
  readonly options: unknown;
  /** The position at which it began, if any. */
  readonly start?: unknown;
}

/**
 * A checkpoint of a match: what is needed, in addition to its options, its seed and its actions, to continue from
 * there.
 */
export interface Standing {
  readonly state: unknown;
  readonly chance: ChanceState;
}

/** What the game waits for. It is public, because frames contain no secrets. */
export interface Question {
  readonly waitsFor: readonly string[];
  /** What is being resolved; left out when the game is over. */
  readonly about?: Frame;
  readonly outcome?: Outcome;
}

/** A match after an action. */
export interface Advanced {
  readonly match: HostedMatch;
  readonly step: Step;
}

/** A match in play, as an immutable value. */
export interface HostedMatch {
  readonly players: readonly string[];
  readonly question: Question;
  readonly standing: Standing;
  view(viewer: string): unknown;
  /** Returns the legal actions of a viewer; none for a spectator. */
  actions(viewer: string): readonly unknown[];
  /** Carries out an untrusted action that `viewer` has sent. */
  act(viewer: string, input: unknown): Either<InvalidInput | RuleViolation, Advanced>;
  /** The record and the save. They contain every secret, so send them only when the game is over. */
  published(): unknown;
}

/** One game of the library. */
export interface HostedGame {
  readonly name: string;
  /** The version of its rules. */
  readonly version: number;
  /** Begins a match, or returns all faults of the options or of the position. */
  begin(wanted: Wanted, seed: string): Either<InvalidInput, Advanced & { readonly begun: Begun }>;
  /** Restores a stored match after `actions`; refused if it is damaged. */
  resume(
    begun: Begun,
    seed: string,
    actions: readonly unknown[],
    standing: Standing,
  ): Either<InvalidInput, HostedMatch>;
  /** Returns events as a viewer may see them. */
  heard(viewer: string, events: readonly unknown[]): readonly unknown[];
}

/** Returns what a game waits for in a state. */
function questionOf<G extends WholeGameTypes>(game: Game<G>, state: G['state']): Question {
  const outcome = game.outcome(state);
  const about = topFrame(state);
  return {
    waitsFor: game.actors(state),
    ...(about === undefined ? {} : { about }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Returns the step in which chance deals at the beginning of a match. */
function dealing<G extends WholeGameTypes>(game: Game<G>, state: G['state'], actions: readonly G['action'][]): Step {
  const simulation = game.simulate(state);
  return { actions, events: actions.flatMap((action) => orThrow(simulation.apply(action))) };
}

/**
 * Returns a hosted game.
 *
 * @param among - default options for play among strangers
 */
export function hosted<G extends WholeGameTypes>(game: Game<G>, among: Partial<G['options']> = {}): HostedGame {
  const { createMatch, createMatchAt, play, recordOf, save } = matches(game);
  const seatOf = (state: G['state'], viewer: string) => game.players(state).find((player) => player === viewer);
  const viewOf = (state: G['state'], viewer: string): G['view'] =>
    game.viewFor(state, seatOf(state, viewer) ?? 'spectator');

  function hostedMatch(match: Match<G>): HostedMatch {
    const { state, chance } = match;
    return {
      players: game.players(state),
      question: questionOf(game, state),
      standing: { state, chance },
      view: (viewer) => viewOf(state, viewer),
      actions: (viewer) => game.legalActionsFromView(viewOf(state, viewer)),
      act: (viewer, input) => act(match, viewer, input),
      published: () => ({ record: recordOf(match), save: save(match) }),
    };
  }

  function act(match: Match<G>, viewer: string, input: unknown): ReturnType<HostedMatch['act']> {
    const action = game.decode.action(input);
    if (isLeft(action)) return action;
    // With the name of the player: a player learns nothing about the actions of others.
    const refusal = game.explainAction(match.state, action.right, seatOf(match.state, viewer) ?? 'spectator');
    if (refusal !== undefined) return { _tag: 'Left', left: refusal };
    const played = play(match, action.right);
    if (isLeft(played)) return played;
    const { match: next, events } = played.right;
    const actions = next.actions.slice(match.actions.length);
    return { _tag: 'Right', right: { match: hostedMatch(next), step: { actions, events } } };
  }

  function begin(wanted: Wanted, seed: string): ReturnType<HostedGame['begin']> {
    const begun =
      'position' in wanted ? createMatchAt({ position: wanted.position, seed }) : dealt(wanted.options, seed);
    if (isLeft(begun)) return begun;
    const match = begun.right;
    const { actions, events } = dealing(game, orThrow(stateAtStart(game, match)), match.actions);
    return {
      _tag: 'Right',
      right: { match: hostedMatch(match), step: { actions, events }, begun: beginningOf(match) },
    };
  }

  /** Begins a match at the beginning of a game. */
  function dealt(input: unknown, seed: string): Either<InvalidInput, Match<G>> {
    const read = game.decode.options(typeof input === 'object' && input !== null ? { ...among, ...input } : input);
    return isLeft(read) ? read : createMatch({ ...read.right, seed });
  }

  function resume(...[begun, seed, actions, { state, chance }]: Parameters<HostedGame['resume']>) {
    const options = game.decode.options(begun.options);
    if (isLeft(options)) return options;
    const readState = game.decode.state(state);
    if (isLeft(readState)) return readState;
    // The position was validated when the match began.
    const beginning = beginningOf<G>({ options: options.right, start: begun.start });
    const course = { ...beginning, state: readState.right, actions: actions as readonly G['action'][] };
    return { _tag: 'Right', right: hostedMatch({ ...course, seed, chance }) } as const;
  }

  return {
    name: game.name,
    version: game.version,
    begin,
    resume,
    heard: (viewer, events) => (events as readonly G['event'][]).map((event) => game.eventFor(event, viewer)),
  };
}
