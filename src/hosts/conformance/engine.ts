/** What a rules engine must provide so that conformance cases can run on it. */
import type { Json } from '../../core/index.js';

/** An action in the form that games use: its type, its player, and its details. */
export type ConformanceAction = Readonly<Record<string, Json>>;

/** Where a case begins: with a position, or with the options of a new game. */
export type Setup = { readonly position: Json } | { readonly options: Json };

/** Why an engine refuses an action. Fields that it does not provide are not compared. */
export interface Refused {
  readonly code?: string;
  readonly rule?: string;
}

/** The result of an action. An engine without events omits them. */
export interface Done<State> {
  readonly state: State;
  readonly events?: readonly object[];
}

/** What an engine did with an action. */
export type Acted<State> = Done<State> | { readonly refused: Refused };

/** What players can see on the table, by the names in docs/conformance.md; `null` or omitted: there is none. */
export type Facts = Readonly<Record<string, Json>>;

/**
 * A rules engine on which cases run. Its states may have any form; its actions, events, queries and facts are those of
 * docs/conformance.md. If it throws, the case fails.
 *
 * @typeParam State - the engine's state of a game, which its functions never change
 */
export interface ConformanceEngine<State> {
  readonly game: string;
  open(setup: Setup): State;
  /** Returns whom the game waits for: players, `chance`, or nobody. */
  waitsFor(state: State): readonly string[];
  /** Returns all legal actions of somebody. */
  list(state: State, actor: string): readonly object[];
  act(state: State, action: ConformanceAction): Acted<State>;
  /**
   * Returns why it would refuse an action; `undefined` if it would not. `by`: the player who asks, if the case says so.
   */
  why(state: State, action: ConformanceAction, by?: string): Refused | undefined;
  /** Returns the result of a query. Omitted by an engine without queries. */
  ask?(state: State, name: string, args: readonly Json[]): unknown;
  /** Returns the facts of a state. Omitted by an engine without facts. */
  facts?(state: State): Facts;
}
