/**
 * An engine as the tools see it: the public face of both games, as plain JSON goes in and out of it. Two engines of different
 * commits are never of the same types, so no type of `src` is used here.
 */
import { pathToFileURL } from 'node:url';
import type { Either } from 'fp-ts/lib/Either.js';

/** The games that an engine has. */
export const GAMES = ['successors', 'alexandros'] as const;
export type GameName = (typeof GAMES)[number];

/** Plain JSON of which only the owner knows more. */
export type Plain = Readonly<Record<string, unknown>>;
export type AnyAction = Plain & { readonly type: string; readonly player: string };
export type AnyEvent = Plain & { readonly type: string };
export type AnyState = Plain & { readonly stack: readonly (Plain & { readonly kind: string })[] };
export type AnyOptions = Plain & { readonly players: number };

/** What any refusal has. */
export interface Refusal {
  readonly message: string;
}
export interface WeightedAction {
  readonly action: AnyAction;
  readonly weight: number;
}
export interface Chance {
  draw(bound: number): number;
}
export interface AnySimulation {
  actors(): readonly string[];
  legalActions(): readonly AnyAction[];
  chanceOutcomes(): readonly WeightedAction[];
  apply(action: AnyAction): Either<Refusal, readonly AnyEvent[]>;
  /** The oracle's way of showing its state without a copy. */
  peek?(): AnyState;
  clone(): AnySimulation;
  state(): AnyState;
}
/** A match: what `createMatch` and `play` answer. */
export interface AnyMatch {
  readonly state: AnyState;
}

/** One game of an engine. */
export interface GameFace {
  createGame(options: AnyOptions): Either<Refusal, AnyState>;
  actors(state: AnyState): readonly string[];
  legalActions(state: AnyState, player?: string): readonly AnyAction[];
  applyAction(
    state: AnyState,
    action: AnyAction,
  ): Either<Refusal, { readonly state: AnyState; readonly events: readonly AnyEvent[] }>;
  chanceOutcomes(state: AnyState): readonly WeightedAction[];
  settle(state: AnyState, chance: Chance): { readonly state: AnyState; readonly actions: readonly AnyAction[] };
  outcome(state: AnyState): (Plain & { readonly how: string }) | undefined;
  viewFor(state: AnyState, viewer: string): Plain;
  sampleState(view: Plain, chance: Chance): AnyState;
  simulate(state: AnyState): AnySimulation;
  toPosition(state: AnyState): Plain;
  fromPosition(position: unknown): Either<Refusal, AnyState>;
  createRecord(options: AnyOptions, actions: readonly AnyAction[], state: AnyState): Plain;
  replay(record: unknown): Either<Refusal, { readonly state: AnyState }>;
  createMatch(options: AnyOptions & { readonly seed: string }): Either<Refusal, AnyMatch>;
  play(match: AnyMatch, action: AnyAction): Either<Refusal, { readonly match: AnyMatch }>;
  /** The older engine answers the match itself, or nothing. */
  undo(match: AnyMatch): Either<Refusal, AnyMatch> | AnyMatch | undefined;
}

/** Both games, and the functions of the core that the tools themselves use. */
export type Engine = Readonly<Record<GameName, GameFace>> & {
  readonly core: {
    seededChance(seed: string): Chance;
    drawWeighted<A>(outcomes: readonly { readonly action: A; readonly weight: number }[], chance: Chance): A;
    sameJson(a: unknown, b: unknown): boolean;
    canonicalJson(value: unknown): string;
    digest(value: unknown): string;
  };
};

/** Loads a bundle made by `build.ts`. */
export const loadEngine = async (file: string): Promise<Engine> => (await import(pathToFileURL(file).href)) as Engine;

/** The value of an Either, or its refusal thrown. */
export function right<A>(result: Either<Refusal, A>): A {
  if (result._tag === 'Left') throw new Error(result.left.message);
  return result.right;
}

/** The state of a simulation, without a copy where the engine can show it so. */
export const stateOf = (simulation: AnySimulation): AnyState => simulation.peek?.() ?? simulation.state();
