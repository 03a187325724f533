/** What a rules engine must be able to do for its conformance to be tried. */
import type { Json } from '../../core/index.js';

/** An action as games have it: its type, whose it is, and its particulars. */
export type ConformanceAction = Readonly<Record<string, Json>>;

/** Where a case begins: a position, or the options of a new game. */
export type Setup = { readonly position: Json } | { readonly options: Json };

/** Why an engine does not carry something out. What it does not tell is not compared. */
export interface Refused {
  readonly code?: string;
  readonly rule?: string;
}

/** What an action did. An engine that tells no events leaves them out. */
export interface Done<State> {
  readonly state: State;
  readonly events?: readonly object[];
}

/** What an engine did with an action. */
export type Acted<State> = Done<State> | { readonly refused: Refused };

/** What can be seen on the table, by the names of docs/conformance.md; `null`, or nothing: there is none. */
export type Facts = Readonly<Record<string, Json>>;

/**
 * A rules engine as cases are tried on it. Its states are its own affair; its actions, events, questions and facts are those of
 * docs/conformance.md. What it throws fails the case.
 *
 * @typeParam State - whatever it keeps of a game; never changed by what is asked of it
 */
export interface ConformanceEngine<State> {
  readonly game: string;
  open(setup: Setup): State;
  /** Whom the game waits for: players, `chance`, or nobody. */
  waitsFor(state: State): readonly string[];
  /** All that somebody may do. */
  list(state: State, actor: string): readonly object[];
  act(state: State, action: ConformanceAction): Acted<State>;
  /** Why it would refuse an action; `undefined` if it would not. `by`: who asks, if that is said. */
  why(state: State, action: ConformanceAction, by?: string): Refused | undefined;
  /** Answers a question; left out by an engine that cannot. */
  ask?(state: State, name: string, args: readonly Json[]): unknown;
  /** The facts of a state; left out by an engine that cannot tell them. */
  facts?(state: State): Facts;
}
